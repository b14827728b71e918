import { z } from 'zod';
import { PLAYER_STATUSES } from '../players/players.values.js';
import { oneLine } from '../text.rules.js';
import { seasonSchema } from '../request.parts.js';

/** Body of `POST /api/admin/users/{user_id}/disable`. */
export const disableUserSchema = z.object({
  reason: z.string('Say why.').overwrite(oneLine).min(3, 'Say why.').max(300, 'A reason has at most 300 characters.'),
});

/**
 * Body of `PUT /api/admin/config`. Omitted fields keep their value. A null season makes the season follow the calendar
 * again.
 */
export const adminConfigSchema = z
  .object({
    current_season: seasonSchema.nullable().optional(),
    minimum_salary: z
      .number('The minimum salary must be a number.')
      .int('The minimum salary must be whole US dollars.')
      .min(1, 'The minimum salary must be above $0.')
      .max(100_000_000, 'The minimum salary is at most $100,000,000.')
      .optional(),
    /** First and last day of the present season; null restores the default dates. */
    season_dates: z
      .object({ starts_on: z.iso.date('This is no day.'), ends_on: z.iso.date('This is no day.') })
      .refine((dates) => dates.starts_on < dates.ends_on, {
        message: 'The season ends after it has begun.',
        path: ['ends_on'],
      })
      .nullable()
      .optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    message: 'Name what is to change.',
    path: ['current_season'],
  });
export type AdminConfigBody = z.infer<typeof adminConfigSchema>;

/** Query of `GET /api/admin/players`. */
export const adminPlayersSchema = z.object({
  search: z.string().trim().max(80, 'Search for at most 80 characters.').optional(),
});

/** Body of `PUT /api/admin/players/{player_id}/status`. */
export const playerStatusSchema = z.object({
  status: z.enum(PLAYER_STATUSES, 'There is no such status.'),
  note: z
    .string()
    .trim()
    .max(300, 'A note has at most 300 characters.')
    .nullish()
    .transform((note) => (note == null || note === '' ? null : note)),
});
export type PlayerStatusBody = z.infer<typeof playerStatusSchema>;
