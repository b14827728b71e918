import type { LeaguePhase } from '../leagues/league.rules.js';
import { sumOfPoints, thousandths } from '../players/scoring.table.js';
import { seasonPlus, type Season } from '../season.js';

/** What a team earned in a season. */
export interface TeamScore {
  readonly teamId: string;
  readonly points: number;
}

/** A team's place in the table of a season. */
export interface Standing extends TeamScore {
  /** Equal points share a rank, and the next one is left out: 1, 2, 2, 4. */
  readonly rank: number;
  readonly shared: boolean;
  /** How many points the leader is ahead; 0 for the leader. */
  readonly behindLeader: number;
  /** How many points the next better rank is ahead; null on the first. */
  readonly behindAbove: number | null;
}

/** The table of a season: most points first, and among equals in the order given. */
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

/** Whether a season is over for the league: it has left it, or is in the offseason after it. */
export const seasonOver = (season: Season, { season: present, phase }: LeagueYear): boolean =>
  season < present || (season === present && phase === 'offseason');

/**
 * The season whose table comes first: the present one, and between the offseason and the next start the one that was
 * played last.
 */
export const tableSeason = ({ season, phase }: LeagueYear): Season =>
  phase === 'protection' || phase === 'annual-drafts' ? seasonPlus(season, -1) : season;

/**
 * Who won a season that is over: most points in its regular season, several where they are equal; nobody where nobody
 * earned any.
 */
export const champions = (table: readonly Standing[]): Standing[] =>
  table.filter(({ rank, points }) => rank === 1 && points > 0);

/** Where a season of a league was played: in it, on another site whose table was moved in, or unknown. */
export type SeasonPlace = 'here' | 'elsewhere' | 'nowhere';

/** What a league has on record that tells where its seasons were played. */
export interface SeasonRecords {
  /** The league's present season. */
  readonly season: Season;
  /** Seasons with dates in this league. */
  readonly dates: readonly { readonly season: string }[];
  /** Seasons in which a team earned points here. */
  readonly scored: readonly { readonly season: string }[];
  /** Final tables. `brought`: the table was moved in from another site. */
  readonly written: readonly { readonly season: string; readonly brought: boolean }[];
}

/** Finds where a season was played. A table that was moved in decides over everything else. */
export function findSeasonPlace({ season, dates, scored, written }: SeasonRecords, year: Season): SeasonPlace {
  if (written.some((row) => row.season === year && row.brought)) return 'elsewhere';
  const here = year === season || [...dates, ...scored, ...written].some((row) => row.season === year);
  return here ? 'here' : 'nowhere';
}

/** Whether a figure of a season is known: the playoffs of another site are not, nor anything before the league. */
export const isPointsKnown = (place: SeasonPlace | undefined, kind: 'regular' | 'playoffs'): boolean =>
  place === 'here' || (place === 'elsewhere' && kind === 'regular');
