import type { PeriodRules } from '@crease/core/competition/matchups/period.rules.js';

/** How a season of matchups is divided into periods, as it was stored when the season began. */
export const storedPeriodRules = (season: {
  readonly short_weeks: PeriodRules['shortWeeks'];
  readonly weekday: number;
  readonly period_days: number;
  readonly split_days: number | null;
}): PeriodRules => ({
  shortWeeks: season.short_weeks,
  weekday: season.weekday,
  days: season.period_days,
  ...(season.split_days === null ? {} : { split: season.split_days }),
});
