// The style sheet of the views that load later, which comes with the first of them.
import { laterStyles } from "./assets";

let asked: Promise<void> | null = null;

/** Resolves when it applies. One that did not arrive is asked for again the next time. */
export function loadLaterStyles(): Promise<void> {
  asked ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = laterStyles();
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      asked = null;
      reject(new Error(`styles: ${link.href}: it did not arrive`));
    };
    document.head.append(link);
  });
  return asked;
}
