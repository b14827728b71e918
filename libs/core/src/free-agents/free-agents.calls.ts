import { answersIn, calls } from '../wire/call.js';
import {
  addFreeAgentSchema,
  claimOrderSchema,
  claimSchema,
  penaltySchema,
  previewFreeAgentSchema,
} from './free-agents.schema.js';

const answer = answersIn(() => import('./free-agents.answers.js'));
const team = answersIn(() => import('../teams/team.answers.js'));
const part = answersIn(() => import('../answer.parts.js'));

export const freeAgentCalls = calls({
  'POST /:league_id/free-agents/add': {
    who: 'member',
    body: addFreeAgentSchema,
    key: true,
    answer: answer('freeAgentAdded'),
    refuses: [409],
  },
  'POST /:league_id/free-agents/preview': {
    who: 'member',
    body: previewFreeAgentSchema,
    answer: team('movesPreview'),
    refuses: [409],
  },
  'GET /:league_id/free-agents/picks': { who: 'member', answer: answer('faPicksAnswer') },
  'POST /:league_id/free-agents/picks/:pick_id/penalty': {
    who: 'commissioner',
    body: penaltySchema,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
  'POST /:league_id/free-agents/picks/:pick_id/pardon': {
    who: 'commissioner',
    body: penaltySchema,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
  'GET /:league_id/free-agents/waivers': { who: 'member', answer: answer('waiversAnswer') },
  /** The caller's own claims. Claims of other teams stay private until they are decided. */
  'GET /:league_id/free-agents/claims': { who: 'member', answer: answer('claimsAnswer') },
  'POST /:league_id/free-agents/claims': {
    who: 'member',
    body: claimSchema,
    key: true,
    answer: answer('claimedAnswer'),
    refuses: [409],
  },
  'PUT /:league_id/free-agents/claims/order': {
    who: 'member',
    body: claimOrderSchema,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
  'DELETE /:league_id/free-agents/claims/:claim_id': { who: 'member', key: true, answer: part('done'), refuses: [409] },
});
