import { z } from 'zod';
import { LEAGUE_PHASES } from '../leagues/league.rules.js';
import { confirmSoon, deadlineTime } from '../protection/protection.schema.js';
import { overrideReasonSchema } from '../teams/team.schema.js';
import { daysBetween, isDay } from './week.rules.js';

export type * from './season.answers.js';

const daySchema = z.string().refine(isDay, "A day is written like '2025-10-07'.");
export const LONGEST_SEASON_DAYS = 400;

/** Body of `POST /api/{league_id}/phase`. The dates are of the season that begins; the site's own where they are left out. */
export const phaseSchema = z
  .object({
    to: z.enum(LEAGUE_PHASES, 'There is no such phase.'),
    season_starts_on: daySchema.nullish(),
    season_ends_on: daySchema.nullish(),
    protection_deadline: deadlineTime.nullish(),
    confirm_soon: confirmSoon,
    override_reason: overrideReasonSchema.nullish(),
  })
  .check(({ value, issues }) => {
    const { season_starts_on: from, season_ends_on: to } = value;
    if (from == null || to == null) return;
    const days = daysBetween(from, to);
    if (days < 0 || days > LONGEST_SEASON_DAYS) issues.push({ code: 'custom', input: to, path: ['season_ends_on'], message: `A season ends after it begins, and within ${LONGEST_SEASON_DAYS} days.` });
  });
export type PhaseBody = z.infer<typeof phaseSchema>;

/** Body of `POST /api/{league_id}/phase/take-back`: the change that is meant, so that nobody takes back another. */
export const takeBackSchema = z.object({ change_id: z.string('Name the change of phase.').min(1, 'Name the change of phase.').max(40, 'There is no such change of phase.') });
export type TakeBackBody = z.infer<typeof takeBackSchema>;

/** Body of `PATCH /api/{league_id}/play-settings`: what a commissioner may change at any time. What is left out stays. */
export const playSettingsSchema = z
  .object({
    waiver_hours: z.number('Hours on waivers is a number.').int('Hours on waivers is a whole number.').min(0, 'Hours on waivers cannot be below 0.').max(168, 'Waivers last at most a week (168 hours).').optional(),
    scoring: z
      .object({
        goal: weight('A goal'),
        assist: weight('An assist'),
        win: weight("A goalie's win"),
        shutout: weight('A shutout'),
      })
      .optional(),
    time_zone: z.string().max(60).refine(isTimeZone, 'There is no such time zone.').optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), 'Name a setting.');
export type PlaySettingsBody = z.infer<typeof playSettingsSchema>;

function weight(what: string) {
  return z.number(`${what} counts a number of points.`).min(-100, `${what} counts at least -100.`).max(100, `${what} counts at most 100.`).multipleOf(0.01, `${what} counts at most two decimals.`);
}

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
