import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { PLAYER_STATUSES } from '../players/players.values.js';
import { oneLine } from '../text.rules.js';
import { seasonSchema } from '../request.parts.js';

export const disableUserSchema = z.object({
  reason: z
    .string(messageOf('sayWhy'))
    .overwrite(oneLine)
    .min(3, messageOf('sayWhy'))
    .max(300, messageOf('reasonHasAtMostCharacters', { most: 300 })),
});

/**
 * Body of `PUT /api/admin/config`. Omitted fields keep their value. A null season makes the season follow the calendar
 * again.
 */
export const adminConfigSchema = z
  .object({
    current_season: seasonSchema.nullable().optional(),
    minimum_salary: z
      .number(messageOf('minimumSalaryMustBeNumber'))
      .int(messageOf('minimumSalaryMustBeWholeDollars'))
      .min(1, messageOf('minimumSalaryMustBeAbove0'))
      .max(100_000_000, messageOf('minimumSalaryIsAtMost', { most: 100_000_000 }))
      .optional(),
    /** First and last day of the present season; null restores the default dates. */
    season_dates: z
      .object({ starts_on: z.iso.date(messageOf('noSuchDate')), ends_on: z.iso.date(messageOf('noSuchDate')) })
      .refine((dates) => dates.starts_on < dates.ends_on, {
        message: messageOf('seasonEndsAfterItHasBegun'),
        path: ['ends_on'],
      })
      .nullable()
      .optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    message: messageOf('nameWhatIsToChange'),
    path: ['current_season'],
  });
export type AdminConfigBody = z.infer<typeof adminConfigSchema>;

export const adminPlayersSchema = z.object({
  search: z
    .string()
    .trim()
    .max(80, messageOf('searchForAtMostCharacters', { most: 80 }))
    .optional(),
});

export const playerStatusSchema = z.object({
  status: z.enum(PLAYER_STATUSES, messageOf('thereIsNoSuchStatus')),
  note: z
    .string()
    .trim()
    .max(300, messageOf('noteHasAtMostCharacters', { most: 300 }))
    .nullish()
    .transform((note) => (note == null || note === '' ? null : note)),
});
export type PlayerStatusBody = z.infer<typeof playerStatusSchema>;
