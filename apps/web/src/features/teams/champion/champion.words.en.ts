export const championOf = ({ season, count }: { season: string; count: number }) =>
  `${count === 1 ? 'Champion' : 'Champions'} ${season}`;
export const pointsOf = ({ points, shown }: { points: number; shown: string }) =>
  `${shown} ${points === 1 ? 'point' : 'points'}`;
/** A row of the table in words: '1. Owls, 812 points'. */
export const rowOf = ({ rank, team, points }: { rank: number; team: string; points: string }) =>
  `${rank}. ${team}, ${points}`;
