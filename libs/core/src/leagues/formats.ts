import type { LeagueSettings } from './settings.values.js';

export type FormatKind = 'points' | 'matchups' | 'categories' | 'roto';

const KINDS = {
  points: 'points',
  h2h_points: 'matchups',
  h2h_each_category: 'categories',
  h2h_most_categories: 'categories',
  roto: 'roto',
} as const satisfies Record<NonNullable<LeagueSettings['format']>, FormatKind>;

// The lists have no literal types: the settings that they belong to define the names.
const formatsOf = (...kinds: readonly FormatKind[]): readonly string[] =>
  Object.entries(KINDS).flatMap(([format, kind]) => (kinds.includes(kind) ? [format] : []));

/** Formats in which two teams meet in each period. */
export const MATCHUP_FORMATS = formatsOf('matchups', 'categories');
export const CATEGORY_MATCHUP_FORMATS = formatsOf('categories');
export const CATEGORY_FORMATS = formatsOf('categories', 'roto');
/** Formats with one table, after which the first teams may play on. */
export const TABLE_FORMATS = formatsOf('points', 'roto');

type Chosen = Partial<Pick<LeagueSettings, 'format'>>;

export const formatKind = ({ format }: Chosen): FormatKind => KINDS[format ?? 'points'];

export const isInMatchups = (league: Chosen): boolean => ['matchups', 'categories'].includes(formatKind(league));

/** Two teams meet in the season: in each period, or only in play-offs after a table. */
export const hasMatches = (league: Partial<Pick<LeagueSettings, 'format' | 'table_playoff_teams'>>): boolean =>
  isInMatchups(league) || (league.table_playoff_teams ?? 0) >= 2;

/** Matchups by categories; roto compares all teams at once. */
export const isInCategories = (league: Chosen): boolean => formatKind(league) === 'categories';

export const isInRoto = (league: Chosen): boolean => formatKind(league) === 'roto';

export const isDecidedByPoints = (league: Chosen): boolean => ['points', 'matchups'].includes(formatKind(league));
