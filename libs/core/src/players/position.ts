/** Forward, defenseman, goalie. */
export type Position = 'F' | 'D' | 'G';
export const POSITIONS: readonly Position[] = ['F', 'D', 'G'];
