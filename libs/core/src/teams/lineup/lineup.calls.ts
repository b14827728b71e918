import { z } from 'zod';
import { messageOf } from '../../messages/messages.js';
import { isDay } from '../../calendar.js';
import { LINEUP_KINDS } from '../../leagues/lineup.rules.js';
import { answersIn, calls } from '../../wire/call.js';

const answer = answersIn(() => import('./lineup.answers.js'));

const day = z.string(messageOf('dayOfLineupIsWrittenLike')).refine(isDay, messageOf('dayOfLineupIsWrittenLike'));

const lineupSchema = z.object({
  /** The first day of the line-up. */
  day,
  places: z
    .array(
      z.object({
        kind: z.enum(LINEUP_KINDS, messageOf('placeIsAmong', { choices: LINEUP_KINDS })),
        player_id: z.int(messageOf('playerHasNumber')).positive('A player has a number.'),
      }),
    )
    .max(200, messageOf('lineUpHasAtMostPlaces', { most: 200 })),
  /** The `version` of the edited line-up. When omitted, concurrent changes are not detected. */
  version: z.string(messageOf('versionIsOfLoadedLineup')).max(40).nullish(),
  /** Required when a commissioner sets another manager's line-up. */
  override_reason: z
    .string()
    .trim()
    .min(1, messageOf('writeReason'))
    .max(500, messageOf('reasonHasAtMostCharacters', { most: 500 }))
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
