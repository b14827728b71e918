import { withoutAccents } from '@crease/core/text.rules.js';

/** The typed beginning of a name, and the index of its '@'. */
export interface Asked {
  readonly at: number;
  readonly begins: string;
}

/** The text between '@' and the caret, except in an email address. */
export function askedAt(text: string, caret: number): Asked | null {
  const at = text.lastIndexOf('@', caret - 1);
  if (at === -1 || caret - at > 40 || (at > 0 && /[\p{L}\p{N}_]/u.test(text.charAt(at - 1)))) return null;
  const begins = text.slice(at + 1, caret);
  return begins.includes('\n') || begins.startsWith(' ') ? null : { at, begins };
}

/** Names that start with the text, then names with a later word that does. */
export function namesFor(begins: string, names: readonly string[], most: number): string[] {
  const wanted = withoutAccents(begins);
  const first = names.filter((name) => withoutAccents(name).startsWith(wanted));
  const later = names.filter((name) => !first.includes(name) && withoutAccents(name).includes(` ${wanted}`));
  const found = [...first, ...later].slice(0, most);
  // The name is already complete.
  return found.length === 1 && found[0]?.toLowerCase() === begins.toLowerCase() ? [] : found;
}

/** The completed text and the new caret position. */
export function completed(text: string, { at, begins }: Asked, name: string): { text: string; caret: number } {
  const before = `${text.slice(0, at + 1)}${name} `;
  return { text: before + text.slice(at + 1 + begins.length).replace(/^ /, ''), caret: before.length };
}
