/** Formats points: weights have at most three decimals, and so have their sums. */
export const formatPoints = (points: number): string => points.toLocaleString('en-US', { maximumFractionDigits: 3 });

/** Points per game: '0.86'; null for players without a game. */
export const formatPerGame = (points: number, games: number): string | null =>
  games === 0 ? null : (points / games).toFixed(2);

/** '54 points in 60 games (0.90 a game)' */
export function playedWords(points: number, games: number): string {
  const counted = `${formatPoints(points)} ${points === 1 ? 'point' : 'points'}`;
  if (games === 0) return counted;
  return `${counted} in ${games} ${games === 1 ? 'game' : 'games'} (${formatPerGame(points, games)} a game)`;
}
