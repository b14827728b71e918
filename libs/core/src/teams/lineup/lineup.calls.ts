import { z } from 'zod';
import { isDay } from '../../calendar.js';
import { LINEUP_KINDS } from '../../leagues/lineup.rules.js';
import { answersIn, calls } from '../../wire/call.js';

const answer = answersIn(() => import('./lineup.answers.js'));

const day = z.string("A day is written like '2026-11-24'.").refine(isDay, "A day is written like '2026-11-24'.");

const lineupSchema = z.object({
  /** The first day of the line-up. */
  day,
  places: z
    .array(
      z.object({
        kind: z.enum(LINEUP_KINDS, `A place is one of ${LINEUP_KINDS.join(', ')}.`),
        player_id: z.int('A player has a number.').positive('A player has a number.'),
      }),
    )
    .max(200, 'A line-up has at most 200 places.'),
  /** The `version` of the edited line-up. When omitted, concurrent changes are not detected. */
  version: z.string('A version is the one of the line-up that you loaded.').max(40).nullish(),
  /** Required when a commissioner sets the line-up of another manager's team. */
  override_reason: z
    .string()
    .trim()
    .min(1, 'Write a reason.')
    .max(500, 'A reason has at most 500 characters.')
    .optional(),
});

export const lineupCalls = calls({
  'GET /:league_id/teams/:team_id/lineup': {
    who: 'member',
    query: z.object({ day: day.optional() }),
    answer: answer('lineupAnswer'),
    refuses: [409],
  },
  'PUT /:league_id/teams/:team_id/lineup': {
    who: 'team',
    body: lineupSchema,
    key: true,
    answer: answer('lineupAnswer'),
    refuses: [409],
  },
});
