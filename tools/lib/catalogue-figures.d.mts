import type { Type } from 'typescript';

export interface Catalogues {
  /** The exported constants of a file: name and type. */
  entriesOf(file: string): [name: string, type: Type][];
  /** Calls `found` with every text of an entry, built from random figures. `at` names the entry. */
  readEntry(type: Type, value: unknown, found: (value: unknown, at: string) => void, at: string): void;
}

/**
 * Reads the types of these catalogues. `draw(most)` returns a random integer from 0 to below `most`, `name()` a random
 * name.
 */
export function openCatalogues(
  files: readonly string[],
  draws: { draw(this: void, most: number): number; name(this: void): string },
): Catalogues;

/** The catalogues of a language, by the ending of their names. */
export function cataloguesIn(ending: string): string[];

/** The English file that a catalogue of another language translates. */
export function englishFileOf(file: string): string | undefined;
