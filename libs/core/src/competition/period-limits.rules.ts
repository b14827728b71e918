import { LINEUP_KEYS } from '../leagues/lineup.rules.js';
import type { LeagueSettings } from '../leagues/settings.values.js';
import { RESULTS } from '../leagues/settings/results.settings.js';

/** Settings that begin with a matchup period. Each period keeps those with which it began. */
export const PERIOD_SETTINGS = [
  'goalie_starts_period',
  'period_games_cap',
  'period_limits',
  'adds_period',
  ...LINEUP_KEYS,
  'category_goalies',
  'categories',
  'category_goalies_below',
] as const;

export type PeriodSettings = Partial<
  Pick<LeagueSettings, (typeof PERIOD_SETTINGS)[number] | 'format' | 'min_forwards' | 'min_defense' | 'min_goalies'>
>;
type PeriodLimitSettings = Pick<PeriodSettings, 'goalie_starts_period' | 'period_limits'>;

/** True where limits are the same in each period, however long it is. */
export const areLimitsFixed = ({ period_limits: limits }: PeriodLimitSettings): boolean =>
  (limits ?? RESULTS.period_limits.default) === 'fixed';

/** A week's limit times the days with games, divided by seven, rounded up. */
export const limitIn = (perWeek: number, gameDays: number, fixed = false): number =>
  fixed ? perWeek : Math.ceil((perWeek * gameDays) / 7);

/** Goalie starts of a team that count in a period; null without a limit. */
export function goalieStartsIn(settings: PeriodLimitSettings, gameDays: number): number | null {
  const perWeek = settings.goalie_starts_period ?? RESULTS.goalie_starts_period.default;
  return perWeek === 0 ? null : limitIn(perWeek, gameDays, areLimitsFixed(settings));
}

/**
 * The days on which the games of a team's goalies do not count: those after the day on which its starts reached the
 * limit. That day counts whole.
 */
export function closedGoalieDays(
  limit: number,
  days: readonly { readonly day: string; readonly starts: number }[],
): ReadonlySet<string> {
  const closed = new Set<string>();
  let used = 0;
  for (const { day, starts } of [...days].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    if (used >= limit) closed.add(day);
    used += starts;
  }
  return closed;
}
