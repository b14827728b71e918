/** Approximate letter width of the small type in pixels, rounded up. */
function widthOf(letter: string): number {
  if (/[MW@—]/.test(letter)) return 10.7;
  if (/[mw]/.test(letter)) return 9.8;
  if (/[iljI.,'’ |]/.test(letter)) return 3.4;
  if (/[frt()-]/.test(letter)) return 4.7;
  return /[A-Z0-9&]/.test(letter) ? 7.9 : 6.7;
}

export const fits = (text: string, pixels: number): boolean => truncateToWidth(text, pixels) === text;

/**
 * A player's name in at most two lines: with the initial, else the surname, else the surname in two parts, else
 * truncated.
 */
export function nameLines(initial: string, surname: string, pixels: number): readonly string[] {
  const short = `${initial}${surname}`;
  if (fits(short, pixels)) return [short];
  if (fits(surname, pixels)) return [surname];
  const [, first = '', last = ''] = /^(.+?[ -])(.+)$/.exec(surname) ?? [];
  if (first !== '' && fits(first.trim(), pixels) && fits(last, pixels)) return [first.trim(), last];
  return hyphenated(surname, pixels) ?? [truncateToWidth(surname, pixels)];
}

/** A surname of one word in two lines, broken before a syllable near its middle; null where they do not fit. */
function hyphenated(surname: string, pixels: number): readonly string[] | null {
  if (/[ -]/.test(surname)) return null;
  const breaks = [...surname.matchAll(/(?<=..)[^\Waeiouy_\d](?=[aeiouyáäéíóöúåüý].)/gu)].map(({ index }) => index);
  const middle = surname.length / 2;
  const lines = breaks
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .map((at) => [`${surname.slice(0, at)}-`, surname.slice(at)]);
  return lines.find((parts) => parts.every((part) => fits(part, pixels))) ?? null;
}

/**
 * Truncates a text to a width. CSS is more exact, but gives each of hundreds of texts its own compositing layer,
 * composited again for every pick.
 */
export function truncateToWidth(text: string, pixels: number): string {
  let used = 0;
  // Index at which the text must end so that an ellipsis still fits.
  let end = 0;
  for (const [index, letter] of [...text].entries()) {
    used += widthOf(letter);
    if (used > pixels) return `${[...text].slice(0, Math.max(1, end)).join('').trimEnd()}…`;
    if (used <= pixels - 10) end = index + 1;
  }
  return text;
}
