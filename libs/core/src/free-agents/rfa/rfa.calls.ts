import { playerIdParam } from '../../request.parts.js';
import { answersIn, calls } from '../../wire/call.js';
import { answerOfferSchema, offerSchema } from './rfa.schema.js';

const answer = answersIn(() => import('./rfa.answers.js'));
const part = answersIn(() => import('../../answer.parts.js'));

export const rfaCalls = calls({
  /** Restricted free agents with the caller's own offers. No call shows another team's offer before it is decided. */
  'GET /:league_id/free-agents/restricted': { who: 'member', answer: answer('restrictedAnswer') },
  'POST /:league_id/free-agents/offers': {
    who: 'member',
    body: offerSchema,
    key: true,
    answer: answer('offerPlaced'),
    refuses: [409],
  },
  'DELETE /:league_id/free-agents/offers/:offer_id': { who: 'member', key: true, answer: part('done'), refuses: [409] },
  /** The player's former team matches the best offer, or lets the player go. */
  'POST /:league_id/free-agents/restricted/:player_id/answer': {
    who: 'member',
    params: { player_id: playerIdParam },
    body: answerOfferSchema,
    key: true,
    answer: part('done'),
    refuses: [409],
  },
});
