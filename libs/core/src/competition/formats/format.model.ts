import type { LeagueSettings } from '../../leagues/settings.values.js';
import { PLAYOFFS } from '../../leagues/settings/playoff.settings.js';
import type { GoaliesBelow, SeasonKind } from '../categories/category.rules.js';
import type { FinalRow, WinRecord } from '../champion.rules.js';
import type { TeamMatchups } from '../matchups/matchup-table.rules.js';
import type { PeriodRules } from '../matchups/period.rules.js';
import type { PlayoffRules } from '../playoffs/playoff.rules.js';
import type { GamesCaps } from '../roto/games-caps.rules.js';
import type { RotoTies, TeamRoto } from '../roto/roto.rules.js';

/** The stored record of a team's regular season. Each format reads its part. */
export interface TeamRecord {
  readonly teamId: string;
  readonly name: string;
  /** Points before deductions. */
  readonly earned: number;
  /** The team's matchups that count so far; null where the season is not played in matchups. */
  readonly matchups: TeamMatchups | null;
  /** The team's sums of a season of roto; null in other formats. */
  readonly roto?: TeamRoto | null;
  /** The team's row of the final table; null while there is none. */
  readonly final: {
    readonly rank: number;
    readonly points: number;
    /** Points lost for missing goalie games; already subtracted from `points`. */
    readonly less: number;
    /** The table was imported. */
    readonly brought: boolean;
    /** Results of matchups; null where the season was not played in matchups. */
    readonly record: WinRecord | null;
    /** Table place where play-offs decided `rank`; null without them. */
    readonly tableRank: number | null;
  } | null;
}

/** The rules stored when the season begins. */
interface CategoryResults {
  readonly kind: SeasonKind;
  /** As in the setting: 'G, A, PIM low'. */
  readonly categories: string;
  readonly below: GoaliesBelow;
  /** Goalie games required in a week, or in a season with one table. */
  readonly goalies: number;
  /** The goalie games of which a round of play-offs after a table needs its share. */
  readonly roundGoalies?: number;
  readonly ties?: RotoTies;
  readonly caps?: GamesCaps;
}

/** The parts of a format that depend on a league's settings. */
interface FormatSettings {
  /** The division of a season into periods in which teams meet; null where one table is the regular season. */
  readonly periods: (settings: Partial<LeagueSettings>) => PeriodRules | null;
  /** The categories that give the results; null where points give them. */
  readonly results: (settings: LeagueSettings) => CategoryResults | null;
  /** The bracket after the regular season: its teams, fewer than two without one, and if rounds are seeded again. */
  readonly bracket: (settings: Partial<LeagueSettings>, numTeams: number) => Pick<PlayoffRules, 'teams' | 'reseed'>;
}

/**
 * A module of a format: how a season is won.
 * @template Row a team's row: points, results of matchups, or sums of categories
 * @template Team a team's record, with what the format stores of it
 */
interface FormatModule<Row extends { readonly teamId: string }, Team extends TeamRecord> extends FormatSettings {
  /** A team's row; null where its season is played in another format. */
  readonly row: (team: Team) => Row | null;
  readonly hasResult: (row: Row) => boolean;
  /** The table, best first: the order of the rows, and how ties are broken. */
  readonly order: (rows: readonly Row[]) => FinalRow[];
  /** A row at the season's end, which costs a team points for missing goalie games; unchanged where left out. */
  readonly end?: (row: Row, less: number) => Row;
}

/** A format for callers; only its module has access to the rows. */
export interface Format<Team extends TeamRecord = TeamRecord> extends FormatSettings {
  readonly isPlayed: (records: readonly Team[]) => boolean;
  readonly hasResults: (records: readonly Team[]) => boolean;
  /**
   * Best first.
   * @param less points that each team loses at the season's end
   */
  readonly table: (records: readonly Team[], less: ReadonlyMap<string, number>) => FinalRow[];
}

export function defineFormat<Row extends { readonly teamId: string }, Team extends TeamRecord = TeamRecord>({
  row: rowOf,
  hasResult,
  order,
  end = (row) => row,
  ...bySettings
}: FormatModule<Row, Team>): Format<Team> {
  const rowsOf = (records: readonly Team[]) => records.flatMap((team) => rowOf(team) ?? []);
  return {
    ...bySettings,
    isPlayed: (records) => rowsOf(records).length > 0,
    hasResults: (records) => rowsOf(records).some(hasResult),
    table: (records, less) => order(rowsOf(records).map((row) => end(row, less.get(row.teamId) ?? 0))),
  };
}

/** The parts of formats with one table, after which the first teams may play on. */
export const ONE_TABLE = {
  periods: () => null,
  bracket: (settings) => ({
    teams: settings.table_playoff_teams ?? PLAYOFFS.table_playoff_teams.default,
    reseed: !(settings.table_playoff_fixed ?? PLAYOFFS.table_playoff_fixed.default),
  }),
} as const satisfies Partial<FormatSettings>;
