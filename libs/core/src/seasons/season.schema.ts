import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { LEAGUE_PHASES } from '../leagues/league.rules.js';
import { confirmSoon, deadlineTime } from '../protection/protection.schema.js';
import { seasonSchema } from '../request.parts.js';
import { overrideReasonSchema } from '../teams/team.schema.js';
import { daysBetween, isDay } from '../calendar.js';

export type * from './season.answers.js';

const daySchema = z.string().refine(isDay, messageOf('dayOfSeasonIsWrittenLike'));
export const LONGEST_SEASON_DAYS = 400;

/** Body of `POST /api/{league_id}/phase`. The dates are those of the season that begins; default: the planned ones. */
export const phaseSchema = z
  .object({
    to: z.enum(LEAGUE_PHASES, messageOf('thereIsNoSuchPhase')),
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
    if (days < 0 || days > LONGEST_SEASON_DAYS)
      issues.push({
        code: 'custom',
        input: to,
        path: ['season_ends_on'],
        message: messageOf('seasonEndsWithinDays', { days: LONGEST_SEASON_DAYS }),
      });
  });
export type PhaseBody = z.infer<typeof phaseSchema>;

/**
 * Body of `PUT /api/{league_id}/phase/dates` and its preview: the corrected dates of the season that is played or comes
 * next. Names the season, so that a concurrent change of phase cannot apply the dates to another one.
 */
export const seasonDatesSchema = z.object({
  season: seasonSchema,
  season_starts_on: daySchema,
  season_ends_on: daySchema,
});
export type SeasonDatesBody = z.infer<typeof seasonDatesSchema>;

/**
 * Body of `POST /api/{league_id}/phase/take-back`. Names the change, so that a concurrent request cannot take back
 * another one.
 */
export const takeBackSchema = z.object({
  change_id: z
    .string(messageOf('nameChangeOfPhase'))
    .min(1, messageOf('nameChangeOfPhase'))
    .max(40, messageOf('thereIsNoSuchChangeOf')),
});
