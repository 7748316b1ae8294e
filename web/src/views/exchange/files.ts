// Files into the page.
import type { Source } from "../../params/files/source";

const mostBytes = 8 * 2 ** 20;

/** The texts of files; of one that is too large or cannot be read the reason stands in place of its text. */
export function readFiles(files: FileList | null | undefined): Promise<Source[]> {
  return Promise.all([...(files ?? [])].map(readFile));
}

async function readFile(file: File): Promise<Source> {
  const { name, size } = file;
  const refuse = (refused: string): Source => ({ name, text: "", refused, file: true });
  if (size > mostBytes)
    return refuse(
      `${(size / 2 ** 20).toFixed(1)} MiB: at most ${mostBytes / 2 ** 20} would be right`,
    );
  try {
    return { name, text: await file.text(), file: true };
  } catch {
    return refuse("it cannot be read: a file, not a folder, that is still there would be right");
  }
}
