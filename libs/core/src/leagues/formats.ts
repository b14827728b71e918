import type { LeagueSettings } from './settings.values.js';

type Format = NonNullable<LeagueSettings['format']>;

/** Formats in which two teams meet in each period. */
export const MATCHUP_FORMATS = ['h2h_points', 'h2h_each_category', 'h2h_most_categories'] as const;
/** Formats in which two teams compare categories in each period. */
export const CATEGORY_MATCHUP_FORMATS = ['h2h_each_category', 'h2h_most_categories'] as const;
/** Formats that compare teams by categories. */
export const CATEGORY_FORMATS = [...CATEGORY_MATCHUP_FORMATS, 'roto'] as const;

const isOneOf = (formats: readonly Format[], format: Format | undefined): boolean =>
  format !== undefined && formats.includes(format);

export const isInMatchups = ({ format }: Partial<Pick<LeagueSettings, 'format'>>): boolean =>
  isOneOf(MATCHUP_FORMATS, format);

/** Two teams meet in the season: in each period, or only in play-offs after a table. */
export const hasMatches = (league: Partial<Pick<LeagueSettings, 'format' | 'table_playoff_teams'>>): boolean =>
  isInMatchups(league) || (league.table_playoff_teams ?? 0) >= 2;

/** Matchups by categories; roto compares all teams at once. */
export const isInCategories = ({ format }: Partial<Pick<LeagueSettings, 'format'>>): boolean =>
  isOneOf(CATEGORY_MATCHUP_FORMATS, format);

export const isInRoto = ({ format }: Partial<Pick<LeagueSettings, 'format'>>): boolean => format === 'roto';

/** Fantasy points decide: not categories, and not roto points. */
export const isDecidedByPoints = ({ format }: Partial<Pick<LeagueSettings, 'format'>>): boolean =>
  !isOneOf(CATEGORY_FORMATS, format);
