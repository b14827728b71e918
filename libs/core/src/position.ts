/** Forward, defenseman, goalie. */
export type Position = 'F' | 'D' | 'G';
export const POSITIONS: readonly Position[] = ['F', 'D', 'G'];

/** Where on a team a player stands. Only active players count toward cap, roster size and minimums. */
export type Place = 'active' | 'ir' | 'rookie';

/** One of them, and several. */
export const POSITION_WORDS: Readonly<Record<Position, readonly [one: string, more: string]>> = {
  F: ['forward', 'forwards'],
  D: ['defenseman', 'defensemen'],
  G: ['goalie', 'goalies'],
};
