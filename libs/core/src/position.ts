import { textsByReader } from './words.js';

export type Position = 'F' | 'D' | 'G';
export const POSITIONS: readonly Position[] = ['F', 'D', 'G'];

/** A player's place on a team. Only active players count toward cap, roster size and minimums. */
export type Place = 'active' | 'ir' | 'rookie';

/** Singular and plural. */
export const POSITION_WORDS = textsByReader<Position, readonly [one: string, more: string]>({
  en: { F: ['forward', 'forwards'], D: ['defenseman', 'defensemen'], G: ['goalie', 'goalies'] },
  fr: { F: ['attaquant', 'attaquants'], D: ['défenseur', 'défenseurs'], G: ['gardien', 'gardiens'] },
});
