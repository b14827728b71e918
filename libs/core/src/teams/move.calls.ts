import { answersIn, calls } from '../wire/call.js';
import { movesSchema } from './team.schema.js';

const answer = answersIn(() => import('./team.answers.js'));

export const moveCalls = calls({
  'POST /:league_id/teams/:team_id/moves': {
    who: 'team',
    body: movesSchema,
    key: true,
    answer: answer('movesAnswer'),
    refuses: [409],
  },
  'POST /:league_id/teams/:team_id/moves/preview': { who: 'team', body: movesSchema, answer: answer('movesPreview') },
});
