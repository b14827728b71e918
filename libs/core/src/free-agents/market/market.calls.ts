import { answersIn, calls } from '../../wire/call.js';
import { bidSchema, stopLotSchema } from './market.schema.js';

const answer = answersIn(() => import('./market.answers.js'));
const part = answersIn(() => import('../../answer.parts.js'));

export const marketCalls = calls({
  /** Budgets, results and the caller's own bids. No call shows a bid of another team before it is decided. */
  'GET /:league_id/free-agents/bids': { who: 'member', answer: answer('marketAnswer'), refuses: [409] },
  'POST /:league_id/free-agents/bids': {
    who: 'member',
    body: bidSchema,
    key: true,
    answer: answer('bidPlaced'),
    refuses: [409],
  },
  /** Ends an auction without a winner. */
  'POST /:league_id/free-agents/lots/stop': {
    who: 'commissioner',
    body: stopLotSchema,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
  'DELETE /:league_id/free-agents/bids/:bid_id': { who: 'member', key: true, answer: part('done'), refuses: [409] },
});
