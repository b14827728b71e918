import { isDecidedByPoints } from '@crease/core/leagues/formats.js';
import type { LeagueSettings } from '@crease/core/leagues/settings.values.js';
import { categoriesOf, figuresOfGame, figureText } from '@crease/core/players/scoring/category-set.js';
import { figuresOf } from '@crease/core/players/scoring/scoring.table.js';
import type { Position } from '@crease/core/position.js';
import type { PlayerGamesAnswer } from '@crease/core/seasons/race/race.answers.js';
import { formatPoints } from '../../../open-league/points.js';
import * as t from './games.words.en.js';

export type Game = PlayerGamesAnswer['games'][number];

/** A figure that a league counts: its fantasy points, or one of its categories. */
export interface GameFigure {
  readonly key: string;
  readonly short: string;
  readonly title: string;
  /** Null without attempts, for a ratio. */
  readonly of: (game: Game) => number | null;
  /** A ratio divides `over` by `under`. For other figures `over` is the figure, and `under` is null. */
  readonly over: (game: Game) => number;
  readonly under: ((game: Game) => number) | null;
  readonly text: (value: number) => string;
}

const POINTS: GameFigure = {
  key: 'points',
  short: t.points,
  title: t.points,
  of: ({ points }) => points,
  over: ({ points }) => points,
  under: null,
  text: formatPoints,
};

/** Figures that decide in the league: points, or the categories of skaters or goalies. */
export function figuresFor(
  league: Partial<Pick<LeagueSettings, 'format' | 'categories'>>,
  position: Position,
): readonly GameFigure[] {
  if (isDecidedByPoints(league)) return [POINTS];
  return categoriesOf(league.categories ?? '')
    .filter(({ goalies }) => goalies === (position === 'G'))
    .map((category): GameFigure => {
      const { key, short, title, share } = category;
      const sum = (factors: Readonly<Record<string, number>>) => (game: Game) => {
        const figures = figuresOfGame(
          figuresOf(({ column }) => game.figures[column]),
          position,
        );
        return Object.entries(factors).reduce((total, [column, times]) => total + times * (figures[column] ?? 0), 0);
      };
      const over = sum(category.over);
      const under = category.under === null ? null : sum(category.under);
      return {
        key,
        short,
        title,
        of: (game) => meanOf([game], { over, under }),
        over,
        under,
        text: (value) => figureText({ ratio: under !== null, share }, value),
      };
    });
}

/** The games whose mean is compared with the season's. */
export const RECENT = 10;

const sumOf = (games: readonly Game[], of: (game: Game) => number) => games.reduce((sum, game) => sum + of(game), 0);

/** A figure per game, or a ratio of the games' sums, so that each attempt counts once. Null without attempts. */
function meanOf(games: readonly Game[], { over, under }: Pick<GameFigure, 'over' | 'under'>): number | null {
  const attempts = under === null ? games.length : sumOf(games, under);
  return attempts > 0 ? sumOf(games, over) / attempts : null;
}

/** Means have two decimals at most; ratios keep theirs. */
export const meanText = ({ under, text }: GameFigure, mean: number): string =>
  text(under === null ? Math.round(mean * 100) / 100 : mean);

export interface GameBars {
  readonly values: readonly (number | null)[];
  /** Places of the bars and the zero line, as shares of the chart's height from its top. */
  readonly bars: readonly { readonly top: number; readonly height: number }[];
  readonly zero: number;
  readonly mean: number | null;
  /** The mean of the last `RECENT` games; null with no more games than that. */
  readonly recent: { readonly mean: number; readonly top: number } | null;
}

/** Bars on one scale, from zero or the lowest value to the highest. */
export function gameBars(games: readonly Game[], figure: GameFigure): GameBars {
  const values = games.map(figure.of);
  const known = values.map((value) => value ?? 0);
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  const range = high - low || 1;
  const top = (value: number) => (high - value) / range;
  const recent = games.length > RECENT ? meanOf(games.slice(-RECENT), figure) : null;
  return {
    values,
    bars: known.map((value) => ({ top: top(Math.max(0, value)), height: Math.abs(value) / range })),
    zero: top(0),
    mean: meanOf(games, figure),
    recent: recent === null ? null : { mean: recent, top: top(recent) },
  };
}

/** 'vs BOS', 'at NYR'; both clubs where the player's own is unknown, null where the game is. */
export function opponentWords({ away, home }: Game, clubs: readonly string[]): string | null {
  if (away === null || home === null) return null;
  const [isAway, isHome] = [clubs.includes(away), clubs.includes(home)];
  if (isAway === isHome) return t.clubs({ away, home });
  return isHome ? t.against({ club: away }) : t.at({ club: home });
}
