import { locale } from '@crease/core/locale.js';
import { formatDecimals } from '@crease/core/text.rules.js';
import * as t from './open-league.words.en.js';

/** Formats points: weights and their sums have at most three decimals. */
export const formatPoints = (points: number): string => locale.number(points, { maximumFractionDigits: 3 });

/** Points per game: '0.86'; null for players without a game. */
export const formatPerGame = (points: number, games: number): string | null =>
  games === 0 ? null : formatDecimals(points / games, 2);

/** '54 points in 60 games (0.90 a game)' */
export function playedWords(points: number, games: number): string {
  const shown = formatPoints(points);
  const perGame = formatPerGame(points, games);
  return perGame === null ? t.pointsCounted({ points, shown }) : t.pointsOfGames({ points, shown, games, perGame });
}
