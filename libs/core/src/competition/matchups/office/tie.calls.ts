import { z } from 'zod';
import { messageOf } from '../../../messages/messages.js';
import { countParam, idSchema } from '../../../request.parts.js';
import { oneLine } from '../../../text.rules.js';
import { answersIn, calls } from '../../../wire/call.js';

const part = answersIn(() => import('../../../answer.parts.js'));

const winner = z.object({
  team_id: idSchema,
  reason: z
    .string(messageOf('giveReason'))
    .overwrite(oneLine)
    .min(3, messageOf('giveReasonOfAtLeastCharacters', { least: 3 }))
    .max(300, messageOf('reasonHasAtMostCharacters', { most: 300 })),
});
export type WinnerBody = z.infer<typeof winner>;

const params = { period: countParam, number: countParam };

/** Ties in the play-offs that a commissioner decides. */
export const tieCalls = calls({
  /** Names the winner of a tie, until the next round begins. Of the final and third place until the season ends. */
  'PUT /:league_id/matchups/:period/:number/winner': {
    who: 'commissioner',
    params,
    body: winner,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
  /** The tie waits for a decision again. */
  'DELETE /:league_id/matchups/:period/:number/winner': {
    who: 'commissioner',
    params,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
});
