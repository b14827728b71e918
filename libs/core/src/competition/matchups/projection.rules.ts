import type { NightGame } from '../../players/nhl/night.rules.js';

/*
 * The likely result of a matchup. Only shown: no rule uses it. Points are those of the
 * league's scoring, whatever it counts.
 */

export const FORM_GAMES = 30;
/** With fewer games than this, the mean of the player's season lines counts. */
export const LEAST_FORM_GAMES = 10;

/** The points that a player gets in a game: mean and variance. */
export interface Form {
  readonly mean: number;
  readonly variance: number;
}

/**
 * @param recent points of the player's last games, at most `FORM_GAMES`
 * @param lines points and games of this season and the one before, from season lines
 */
export function formOf(
  recent: readonly number[],
  lines: { readonly points: number; readonly games: number } | null,
): Form {
  if (recent.length < LEAST_FORM_GAMES && lines !== null && lines.games > recent.length)
    return rareEvents(lines.points / lines.games);
  const mean = recent.length === 0 ? 0 : sum(recent) / recent.length;
  if (recent.length < 2) return rareEvents(mean);
  return { mean, variance: sum(recent.map((points) => (points - mean) ** 2)) / (recent.length - 1) };
}

/** Single games are not known: the variance is that of independent events of one point each. */
const rareEvents = (mean: number): Form => ({ mean, variance: Math.abs(mean) });

/** The share of a game that is still to be played, from 0 to 1. Overtime counts as played. */
export function shareLeft({ state, period, clock }: Pick<NightGame, 'state' | 'period' | 'clock'>): number {
  if (state === 'scheduled') return 1;
  if (state !== 'live') return 0;
  if (period === null) return 1;
  const number = Number.parseInt(period, 10);
  if (!(number >= 1 && number <= PERIODS)) return 0;
  const [minutes = 0, seconds = 0] = /^\d+:\d+$/.test(clock ?? '') ? (clock ?? '').split(':').map(Number) : [];
  const left = Math.min(PERIOD_MINUTES, minutes + seconds / 60);
  return (left + (PERIODS - number) * PERIOD_MINUTES) / (PERIODS * PERIOD_MINUTES);
}
const PERIODS = 3;
const PERIOD_MINUTES = 20;

/** A game, or the rest of one, of a player who will count. */
export interface GameAhead {
  readonly form: Form;
  readonly share: number;
}

/** A side's points at the end: their mean and variance. */
export interface Outlook {
  readonly points: number;
  readonly variance: number;
}

export const outlookOf = (points: number, ahead: readonly GameAhead[]): Outlook => ({
  points: points + sum(ahead.map(({ form, share }) => form.mean * share)),
  variance: sum(ahead.map(({ form, share }) => form.variance * share)),
});

/** Points are exact to the thousandth; a smaller difference comes from adding numbers. */
export const LEVEL = 0.0005;

/** The chance that the first side wins, from 0 to 1. A tie is half a win. The chances of both sides sum to 1. */
export function winChance(own: Outlook, other: Outlook): number {
  const ahead = own.points - other.points;
  const deviation = Math.sqrt(own.variance + other.variance);
  if (deviation === 0) return Math.abs(ahead) < LEVEL ? 0.5 : ahead > 0 ? 1 : 0;
  return normal(ahead / deviation);
}

/** One side's day: its points, and what its games were expected to bring. */
export interface DayOutlook extends Form {
  readonly points: number;
}

/**
 * The first side's chance before the first day, and at the end of each of the first `ended` days. Both lists have the
 * same days in order.
 */
export function chancesByDay(own: readonly DayOutlook[], other: readonly DayOutlook[], ended: number): number[] {
  const after = (side: readonly DayOutlook[], day: number): Outlook => ({
    points: sum(side.map(({ points, mean }, index) => (index < day ? points : mean))),
    variance: sum(side.slice(day).map(({ variance }) => variance)),
  });
  return Array.from({ length: ended + 1 }, (_, day) => winChance(after(own, day), after(other, day)));
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** The normal distribution function (Abramowitz and Stegun 7.1.26, error below 0.0000002). */
export function normal(z: number): number {
  if (z === 0) return 0.5;
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (series * Math.exp(-x * x)) / 2;
  return z > 0 ? 1 - tail : tail;
}
