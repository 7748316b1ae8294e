// Light, dark, or as the system has it; remembered where the browser lets us.
import { effect, signal } from "@preact/signals";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const key = "switchyard.theme";

export const theme = signal<Theme>(remembered());

export function setTheme(t: Theme): void {
  theme.value = t;
  try {
    localStorage.setItem(key, t);
  } catch {
    // Storage may be refused; the theme then lasts as long as the page.
  }
}

/** Keeps data-theme of the document as the theme is; none for system. */
export function showTheme(root: HTMLElement): () => void {
  return effect(() => {
    if (theme.value === "system") delete root.dataset.theme;
    else root.dataset.theme = theme.value;
  });
}

function remembered(): Theme {
  try {
    const stored = localStorage.getItem(key);
    return themes.find((t) => t === stored) ?? "system";
  } catch {
    return "system";
  }
}
