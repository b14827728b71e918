const TELLTALE = /change.?me|secret|password|example|default|crease|12345|qwerty|abcdef/i;
const LONG_RUN = /(.)\1{5}/;
/** Minimum entropy per character for a secret of 32 characters: half that of random hexadecimal digits. */
const MIN_BITS_PER_CHARACTER = 2.8;

/**
 * Describes why a secret is guessable, as the end of a sentence that starts with the setting's name. Null when it looks
 * random.
 */
export function weakness(secret: string): string | null {
  const telltale = TELLTALE.exec(secret)?.[0];
  if (telltale !== undefined) return `contains "${telltale}", as examples do`;
  if (LONG_RUN.test(secret)) return 'repeats one character';
  if (/^(.{1,16}?)\1+$/.test(secret)) return 'repeats itself';
  return bitsPerCharacter(secret) < MIN_BITS_PER_CHARACTER ? 'has too few different characters' : null;
}

function bitsPerCharacter(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  const length = [...text].length;
  return [...counts.values()].reduce((bits, count) => bits - (count / length) * Math.log2(count / length), 0);
}
