import { createHash } from 'node:crypto';
import { randomFrom } from '@crease/core/random.js';
import { openCatalogues } from '../../../../../tools/lib/catalogue-figures.mjs';

/** Names as people type them, some of them English. */
export const TYPED_NAMES: readonly string[] = ['The Pond', 'Hughes', 'Les Loups', 'Anna of the North', 'Édouard'];

export interface DeclaredEntry {
  /** The kind and key of a mail, or the key of a line. */
  readonly path: readonly string[];
  readonly figures: unknown;
}

/** Replaces each entry of a catalogue by a function that returns the entry's path and figures. */
const echo = (part: unknown, path: readonly string[] = []): unknown =>
  typeof part === 'function'
    ? (figures: unknown): DeclaredEntry => ({ path, figures })
    : Object.fromEntries(Object.entries(part as object).map(([key, inner]) => [key, echo(inner, [...path, key])]));

/**
 * Reads catalogues' entries from their types, so that a test needs no list. Texts among the figures are `TYPED_NAMES`.
 */
export function openDeclared(files: readonly string[], seed: string) {
  let random = randomFrom(seed);
  const draw = (most: number): number => Math.floor(random() * most);
  const { entriesOf, readEntry } = openCatalogues(files, {
    draw,
    name: () => TYPED_NAMES[draw(TYPED_NAMES.length)] ?? '',
  });
  /** Each entry of a file's catalogue, `rounds` times with other figures. */
  return (file: string, name: string, catalogue: unknown, rounds: number): DeclaredEntry[] => {
    const [, type] = entriesOf(file).find(([known]) => known === name) ?? [];
    if (type === undefined) throw new Error(`${file} has no ${name}`);
    const found: DeclaredEntry[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const keep = (value: unknown) => {
        const entry = value as DeclaredEntry;
        found.push(entry);
        // A new entry changes the figures of the next one only.
        const place = [seed, round, ...entry.path].join(' ');
        random = randomFrom(createHash('sha256').update(place).digest('hex'));
      };
      readEntry(type, echo(catalogue), keep, name);
    }
    return found;
  };
}
