import { z } from 'zod';
import { playerIdSchema } from '../../players/players.schema.js';
import { idSchema } from '../../request.parts.js';
import { answersIn, calls } from '../../wire/call.js';

const answer = answersIn(() => import('./games-ahead.answers.js'));
const outlook = answersIn(() => import('./roster-outlook.answers.js'));

const players = z.array(playerIdSchema).max(200);
const rosterOutlook = z.object({
  sides: z
    .array(z.object({ team_id: idSchema, joins: players, leaves: players }))
    .min(1)
    .max(2),
});
export type RosterOutlookBody = z.infer<typeof rosterOutlook>;

export const gamesAheadCalls = calls({
  /** The games that NHL clubs have left in the matchup period or week, and in the season. */
  'GET /:league_id/games-ahead': { who: 'member', answer: answer('gamesAheadAnswer') },
  /** Effects of a change of active players, such as a trade, on the present matchups and the rest of the season. */
  'POST /:league_id/roster-outlook': { who: 'member', body: rosterOutlook, answer: outlook('rosterOutlookAnswer') },
});
