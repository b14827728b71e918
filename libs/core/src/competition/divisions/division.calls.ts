import { z } from 'zod';
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
          .string('A division has a name.')
          .overwrite(oneLine)
          .min(1, 'A division has a name.')
          .max(40, 'The name of a division has at most 40 characters.')
          .nullable(),
        team_ids: z.array(idSchema).max(100, 'A division has at most 100 teams.'),
      }),
    )
    .max(8, 'A league has at most 8 divisions.'),
});
export type DivisionsBody = z.infer<typeof divisions>;

/** The divisions of the league's season. */
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
  /** Draws the teams of all divisions from a new seed. Names stay. */
  'POST /:league_id/divisions/draw': { who: 'commissioner', key: true, answer: part('done'), refuses: [409] },
});
