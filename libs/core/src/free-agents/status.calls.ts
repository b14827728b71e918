import { answersIn, calls } from '../wire/call.js';
import { statusOverrideSchema } from './free-agents.schema.js';

const answer = answersIn(() => import('./free-agents.answers.js'));
const part = answersIn(() => import('../answer.parts.js'));

export const statusCalls = calls({
  'GET /:league_id/status-overrides': { who: 'member', answer: answer('statusOverridesAnswer') },
  'PUT /:league_id/players/:player_id/status': {
    who: 'commissioner',
    body: statusOverrideSchema,
    key: true,
    answer: answer('statusSetAnswer'),
  },
  'DELETE /:league_id/players/:player_id/status': { who: 'commissioner', key: true, answer: part('done') },
});
