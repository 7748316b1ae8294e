// Files into the page.
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
