import { textsByReader } from './words.js';

export type Position = 'F' | 'D' | 'G';
export const POSITIONS: readonly Position[] = ['F', 'D', 'G'];

/** A player's place on a team. Only active players count toward cap, roster size and minimums. */
export type Place = 'active' | 'ir' | 'rookie';

const CODES: Readonly<Record<string, string>> = textsByReader({
  en: { F: 'F', C: 'C', LW: 'LW', RW: 'RW', D: 'D', G: 'G' },
  fr: { F: 'A', C: 'C', LW: 'AG', RW: 'AD', D: 'D', G: 'G' },
});

/** The code of a position for a reader. Files, filters and calls keep the English one. */
export const positionCode = <Code extends string | null | undefined>(code: Code): string | Exclude<Code, string> =>
  typeof code === 'string' ? (CODES[code] ?? code) : (code as Exclude<Code, string>);

/** Singular and plural. */
export const POSITION_WORDS = textsByReader<Position, readonly [one: string, more: string]>({
  en: { F: ['forward', 'forwards'], D: ['defenseman', 'defensemen'], G: ['goalie', 'goalies'] },
  fr: { F: ['attaquant', 'attaquants'], D: ['défenseur', 'défenseurs'], G: ['gardien', 'gardiens'] },
});
