export const strength = 'Strength by position';
export const position = 'Position';
export const points = 'Points';
export const median = 'Median';
export const rank = 'Rank';
export const forwards = 'Forwards';
export const defensemen = 'Defensemen';
export const goalies = 'Goalies';
export const aboveMedian = ({ points }: { points: string }) => `${points} above`;
export const belowMedian = ({ points }: { points: string }) => `${points} below`;
export const atMedian = 'at the median';
export const strengthHint = ({ season }: { season: string }) =>
  `Points in ${season} of the active players, whatever team had them. The line is the league’s median.`;
