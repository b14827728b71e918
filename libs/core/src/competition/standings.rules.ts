import type { LeaguePhase } from '../leagues/league.rules.js';
import { sumOfPoints, thousandths } from '../players/scoring/scoring.table.js';
import { seasonPlus, type Season } from '../season.js';

export interface TeamScore {
  readonly teamId: string;
  readonly points: number;
}

export interface Standing extends TeamScore {
  /** Teams with equal points share a rank, and the next rank is skipped: 1, 2, 2, 4. */
  readonly rank: number;
  readonly shared: boolean;
  readonly behindLeader: number;
  /** Points behind the next better rank; null for the first. */
  readonly behindAbove: number | null;
}

/** A season's table, most points first. Ties keep the given order. */
export function standings(scores: readonly TeamScore[]): Standing[] {
  const ordered = [...scores].sort((a, b) => thousandths(b.points) - thousandths(a.points));
  const table: Standing[] = [];
  for (const [index, { teamId, points }] of ordered.entries()) {
    const own = thousandths(points);
    const before = table[index - 1];
    const above = [...table].reverse().find((row) => thousandths(row.points) > own);
    table.push({
      teamId,
      points,
      rank: before !== undefined && thousandths(before.points) === own ? before.rank : index + 1,
      shared: ordered.some((other) => other.teamId !== teamId && thousandths(other.points) === own),
      behindLeader: sumOfPoints([ordered[0]?.points ?? 0, -points]),
      behindAbove: above === undefined ? null : sumOfPoints([above.points, -points]),
    });
  }
  return table;
}

export interface LeagueYear {
  readonly season: Season;
  readonly phase: LeaguePhase;
}

/** True when the league has left the season or is in the offseason after it. */
export const seasonOver = (season: Season, { season: present, phase }: LeagueYear): boolean =>
  season < present || (season === present && phase === 'offseason');

/**
 * The season whose table is shown by default: the current one. Between the offseason and the next start it is the last
 * one played.
 */
export const tableSeason = ({ season, phase }: LeagueYear): Season =>
  phase === 'free-agency' || phase === 'protection' || phase === 'annual-drafts' ? seasonPlus(season, -1) : season;

/** The champions of a finished season: most points in the regular season. Several on a tie, none without points. */
export const champions = (table: readonly Standing[]): Standing[] =>
  table.filter(({ rank, points }) => rank === 1 && points > 0);

/** Where a season was played: in this league, on another site whose table was imported, or unknown. */
export type SeasonPlace = 'here' | 'elsewhere' | 'nowhere';

export interface SeasonRecords {
  readonly season: Season;
  /** Seasons with dates in this league. */
  readonly dates: readonly { readonly season: string }[];
  /** Seasons in which a team earned points here. */
  readonly scored: readonly { readonly season: string }[];
  /** Final tables. `brought`: the table was imported from another site. */
  readonly written: readonly { readonly season: string; readonly brought: boolean }[];
}

/** Finds where a season was played. An imported table takes precedence. */
export function findSeasonPlace({ season, dates, scored, written }: SeasonRecords, year: Season): SeasonPlace {
  if (written.some((row) => row.season === year && row.brought)) return 'elsewhere';
  const here = year === season || [...dates, ...scored, ...written].some((row) => row.season === year);
  return here ? 'here' : 'nowhere';
}

/**
 * A team's points of a regular season, the same on every screen: those of an imported table, or those earned here
 * without what was lost at the season's end.
 */
export const regularPoints = (
  place: SeasonPlace | undefined,
  { earned, imported, less }: { readonly earned: number; readonly imported: number; readonly less: number },
): number => (place === 'elsewhere' ? imported : sumOfPoints([earned, -less]));

/** Points of the regular season, or of the NHL's playoffs. They are not those of a league's own play-offs. */
export type PointsKind = 'regular' | 'nhlPlayoffs';

/**
 * True when points are known. Unknown are points of the NHL's playoffs on another site, and points from before the
 * league.
 */
export const isPointsKnown = (place: SeasonPlace | undefined, kind: PointsKind): boolean =>
  place === 'here' || (place === 'elsewhere' && kind === 'regular');
