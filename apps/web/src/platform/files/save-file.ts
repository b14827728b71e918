/** In milliseconds: the browser has read the file by then. */
export const TAKEN_OVER_MS = 10_000;

export function saveFile(content: Blob, as: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = as;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_OVER_MS);
}
