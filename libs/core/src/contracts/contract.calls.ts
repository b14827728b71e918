import { playerIdParam } from '../request.parts.js';
import { answersIn, calls } from '../wire/call.js';
import { contractSchema, signSchema } from './contract.schema.js';

const answer = answersIn(() => import('./contract.answers.js'));
const part = answersIn(() => import('../answer.parts.js'));
const params = { player_id: playerIdParam };

export const contractCalls = calls({
  'GET /:league_id/contracts': { who: 'member', answer: answer('contractsAnswer') },
  'PUT /:league_id/contracts/:player_id': {
    who: 'commissioner',
    params,
    body: contractSchema,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
  'PUT /:league_id/contracts/:player_id/length': {
    who: 'ownTeam',
    params,
    body: signSchema,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
  'DELETE /:league_id/contracts/:player_id': {
    who: 'commissioner',
    params,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
});
