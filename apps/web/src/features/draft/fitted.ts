/** About how wide a letter of the small type is, in pixels: rather too wide than too narrow. */
function widthOf(letter: string): number {
  if (/[MW@—]/.test(letter)) return 10.7;
  if (/[mw]/.test(letter)) return 9.8;
  if (/[iljI.,'’ |]/.test(letter)) return 3.4;
  if (/[frt()-]/.test(letter)) return 4.7;
  return /[A-Z0-9&]/.test(letter) ? 7.9 : 6.7;
}

/**
 * A text cut to a width. A browser can do it more exactly, but each text that it cuts is a surface of its own, and a board of hundreds of
 * them is put together again for every pick.
 */
export function fitted(text: string, pixels: number): string {
  let used = 0;
  // Where the text has to end so that an ellipsis still fits.
  let end = 0;
  for (const [index, letter] of [...text].entries()) {
    used += widthOf(letter);
    if (used > pixels) return `${[...text].slice(0, Math.max(1, end)).join('').trimEnd()}…`;
    if (used <= pixels - 10) end = index + 1;
  }
  return text;
}
