import { dayPlus } from '@crease/core/calendar.js';
import type { Kind } from './kind.model.js';

/* Counts seasons of all kinds without the product's rules, from the numbers of teams, players and nights. */

export const FIRST_DAY = '2025-10-06';
export const LAST_DAY = '2025-11-16';
const WEEKS = 6;
export const dayAfter = (days: number): string => dayPlus(FIRST_DAY, days);
const NIGHTS_OF_WEEK = 3;
export const NIGHTS: readonly string[] = Array.from({ length: WEEKS }, (_, week) =>
  [1, 3, 5].map((day) => dayPlus(FIRST_DAY, 7 * week + day)),
).flat();

/** Players of a team with games. The third forward is a reserve in leagues with line-ups. */
export const SLOTS = ['F', 'F', 'F', 'D', 'G'] as const;
const RESERVE = 2;
/** The team whose goalie never plays. */
export const WITHOUT_GOALIE = 3;

export interface Line {
  readonly g: number;
  readonly a: number;
  readonly hits: number;
  readonly gs: number;
  readonly w: number;
  readonly sa: number;
  readonly ga: number;
  readonly so: number;
}
const NONE: Line = { g: 0, a: 0, hits: 0, gs: 0, w: 0, sa: 0, ga: 0, so: 0 };

/** The game of a player in a night; null without one. */
export function lineOf(team: number, slot: number, night: number): Line | null {
  if (SLOTS[slot] !== 'G')
    return {
      ...NONE,
      g: (team * 5 + slot * 3 + night * (team + 2)) % 4,
      a: (team + slot + night) % 3,
      hits: (slot + 2 * night + team) % 4,
    };
  if (team === WITHOUT_GOALIE) return null;
  const ga = (team * 2 + night) % 5;
  return { ...NONE, gs: 1, w: (team + night) % 2, sa: 30 + team, ga, so: ga === 0 ? 1 : 0 };
}

const isSet = ({ form }: Kind): boolean => form.lineups !== undefined && form.lineups !== 'off';

/** Goalie games that count. Without line-ups a cap needs a goalie minimum, which these leagues lack. */
const goalieCap = (kind: Kind): number =>
  kind.form.format === 'roto' && isSet(kind)
    ? (kind.form.goalie_games_cap ?? Infinity)
    : kind.form.season_goalie_games_cap || Infinity;

/** Nights of a week and of the season in which a place of skaters counts. */
const skaterCaps = ({ form: { period_games_cap: week, season_games_cap: season } }: Kind) => ({
  week: week || Infinity,
  season: season || Infinity,
});

/** Goalie starts that count in a week; each night has one. */
const goalieStarts = ({ form: { goalie_starts_period: starts } }: Kind): number =>
  starts === undefined || starts === null || starts === 0 ? Infinity : starts;

/** The games that count for a team on days. */
function* played(kind: Kind, team: number, from: string, to: string) {
  for (const [night, day] of NIGHTS.entries()) {
    if (day < from || day > to) continue;
    for (const [slot, position] of SLOTS.entries()) {
      if (slot === RESERVE && isSet(kind)) continue;
      if (position === 'G' && (night >= goalieCap(kind) || night % NIGHTS_OF_WEEK >= goalieStarts(kind))) continue;
      const caps = skaterCaps(kind);
      if (position !== 'G' && (night >= caps.season || night % NIGHTS_OF_WEEK >= caps.week)) continue;
      const line = lineOf(team, slot, night);
      if (line !== null) yield { position, line };
    }
  }
}

/** Points of a team on days. `quebec` is the preset of this name. */
export function pointsOn(kind: Kind, team: number, from = FIRST_DAY, to = LAST_DAY): number {
  let sum = 0;
  for (const { position, line } of played(kind, team, from, to)) {
    const { g, a, w, so } = line;
    if (kind.preset !== 'quebec') sum += position === 'G' ? 2 * w + so : g + a;
    else sum += position === 'G' ? 3 * w + 5 * so : position === 'D' ? 3 * g + 2 * a : 2 * g + a;
  }
  return sum;
}

export const goalieGames = (kind: Kind, team: number): number =>
  [...played(kind, team, FIRST_DAY, LAST_DAY)].filter(({ position }) => position === 'G').length;

/** The categories that all kinds in categories play. */
export const CATEGORIES = 'G, A x0.5, HIT, W, SV%, GA';
const WEIGHTS = [1, 0.5, 1, 1, 1, 1];
const IS_OF_GOALIES = [false, false, false, true, true, true];

/** A team's category figures as fractions; null without attempts. */
function figuresOn(kind: Kind, team: number, from: string, to: string) {
  const lines = [...played(kind, team, from, to)].map(({ line }) => line);
  const sum = (of: (line: Line) => number) => lines.reduce((all, line) => all + of(line), 0);
  const shots = sum(({ sa }) => sa);
  const whole = (of: (line: Line) => number) => [sum(of), 1] as const;
  return [
    whole(({ g }) => g),
    whole(({ a }) => a),
    whole(({ hits }) => hits),
    whole(({ w }) => w),
    shots === 0 ? null : ([sum(({ sa, ga }) => sa - ga), shots] as const),
    // The lower figure wins.
    whole(({ ga }) => -ga),
  ];
}
type Figure = ReturnType<typeof figuresOn>[number];

/** Above 0 when the first is better. */
const compare = (one: Figure, other: Figure): number =>
  one === null || other === null
    ? Number(one !== null) - Number(other !== null)
    : Math.sign(one[0] * other[1] - other[0] * one[1]);

/** Weights won, lost and tied by the first of two teams. The team without a goalie loses the goalie categories. */
export function categoriesOn(kind: Kind, one: number, other: number, from: string, to: string) {
  const [own, theirs] = [figuresOn(kind, one, from, to), figuresOn(kind, other, from, to)];
  const result = { won: 0, lost: 0, tied: 0 };
  for (const [index, weight] of WEIGHTS.entries()) {
    const short = IS_OF_GOALIES[index] === true ? [one, other].indexOf(WITHOUT_GOALIE) : -1;
    const better = short === 0 ? -1 : short === 1 ? 1 : compare(own[index] ?? null, theirs[index] ?? null);
    result[better > 0 ? 'won' : better < 0 ? 'lost' : 'tied'] += weight;
  }
  return result;
}

/** Roto points of each team: level teams share the mean of their places, or all get the best. */
export function rotoPoints(kind: Kind, teams: number): number[] {
  const figures = Array.from({ length: teams }, (_, team) => figuresOn(kind, team, FIRST_DAY, LAST_DAY));
  return figures.map((own, team) =>
    WEIGHTS.reduce((sum, weight, index) => {
      const of = (at: number) => (IS_OF_GOALIES[index] === true && at === WITHOUT_GOALIE ? null : figures[at]?.[index]);
      const others = figures.flatMap((_, at) => (at === team ? [] : [compare(of(team) ?? null, of(at) ?? null)]));
      const beaten = others.filter((better) => better > 0).length;
      const level = others.filter((better) => better === 0).length;
      return sum + weight * (1 + beaten + (kind.form.roto_ties === 'best' ? level : level / 2));
    }, 0),
  );
}
