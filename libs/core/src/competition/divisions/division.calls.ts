import { z } from 'zod';
import { messageOf } from '../../messages/messages.js';
import { idSchema } from '../../request.parts.js';
import { oneLine } from '../../text.rules.js';
import { answersIn, calls } from '../../wire/call.js';

const answer = answersIn(() => import('./division.answers.js'));
const part = answersIn(() => import('../../answer.parts.js'));

const divisions = z.object({
  divisions: z
    .array(
      z.object({
        name: z
          .string(messageOf('divisionHasName'))
          .overwrite(oneLine)
          .min(1, messageOf('divisionHasName'))
          .max(40, messageOf('divisionNameHasAtMostCharacters', { most: 40 }))
          .nullable(),
        team_ids: z.array(idSchema).max(100, messageOf('divisionHasAtMostTeams', { most: 100 })),
      }),
    )
    .max(8, messageOf('leagueHasAtMostDivisions', { most: 8 })),
});
export type DivisionsBody = z.infer<typeof divisions>;

export const divisionCalls = calls({
  'GET /:league_id/divisions': { who: 'member', answer: answer('divisionsAnswer') },
  /** Sets their names and teams, before the first matchup period begins. Its pairs are drawn again. */
  'PUT /:league_id/divisions': {
    who: 'commissioner',
    body: divisions,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
  /** Draws the teams of all divisions from a new seed. Names do not change. */
  'POST /:league_id/divisions/draw': { who: 'commissioner', key: true, answer: part('done'), refuses: [409] },
});
