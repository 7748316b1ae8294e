// Files into the page and out of it.
import type { Source } from "../../store/board";

const mostBytes = 8 * 2 ** 20;

/** The texts of files; one too large is told in place of its text. */
export async function readFiles(files: FileList | null | undefined): Promise<Source[]> {
  return Promise.all(
    [...(files ?? [])].map(async (file) => ({
      name: file.name,
      text: file.size > mostBytes ? `${file.size} bytes: at most 8 MB` : await file.text(),
    })),
  );
}

export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
