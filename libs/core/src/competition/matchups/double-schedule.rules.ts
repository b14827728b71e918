import { isInCategories } from '../../leagues/formats.js';
import { SCHEDULE } from '../../leagues/settings/schedule.settings.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';

/** For an odd number of teams: a bye, a match of the idle team against the median, or one double-header. */
export const ODD_TEAMS = ['bye', 'median', 'double'] as const;
export type OddTeams = (typeof ODD_TEAMS)[number];

export interface ScheduleRules {
  /** Each team plays two opponents. */
  readonly doubles: boolean;
  readonly odd: OddTeams;
}

/** By categories there is no median. Where every team plays it, the idle team has no other match against it. */
export function scheduleRules(
  settings: Partial<Pick<LeagueSettings, 'format' | 'matchup_double' | 'matchup_odd' | 'matchup_median'>>,
): ScheduleRules {
  const odd = settings.matchup_odd ?? SCHEDULE.matchup_odd.default;
  const hasMedian = !isInCategories(settings) && settings.matchup_median !== true;
  return { doubles: settings.matchup_double ?? false, odd: odd === 'median' && !hasMedian ? 'bye' : odd };
}

/** True when each team plays twice with this number of teams; two teams alone have only each other. */
export const allPlayTwice = ({ doubles }: ScheduleRules, teams: number): boolean => doubles && teams > 2;

/** True when one team plays twice with this number of teams, so that none is idle. */
export const onePlaysTwice = (rules: ScheduleRules, teams: number): boolean =>
  rules.odd === 'double' && teams % 2 === 1 && teams > 1 && !allPlayTwice(rules, teams);

export const MEDIANS = ['none', 'all', 'idle'] as const;
export type MedianFor = (typeof MEDIANS)[number];

/** By the rules of a season. */
export const medianFor = ({ median, odd }: { readonly median: boolean; readonly odd: OddTeams }): MedianFor =>
  median ? 'all' : odd === 'median' ? 'idle' : 'none';

export const isMedianPlayed = (of: MedianFor, matchups: readonly { readonly away_team_id: string | null }[]): boolean =>
  of === 'all' || (of === 'idle' && matchups.some(({ away_team_id: away }) => away === null));
