export type Position = 'F' | 'D' | 'G';
export const POSITIONS: readonly Position[] = ['F', 'D', 'G'];

/** A player's place on a team. Only active players count toward cap, roster size and minimums. */
export type Place = 'active' | 'ir' | 'rookie';

/** Singular and plural. */
export const POSITION_WORDS: Readonly<Record<Position, readonly [one: string, more: string]>> = {
  F: ['forward', 'forwards'],
  D: ['defenseman', 'defensemen'],
  G: ['goalie', 'goalies'],
};
