import { answersIn, calls } from '../../wire/call.js';
import {
  conditionOutcomeSchema,
  conditionVoteSchema,
  confirmConditionSchema,
  tradeBlockSchema,
} from '../trade.schema.js';

const answer = answersIn(() => import('../trade.answers.js'));

const DECISION = { key: true, answer: answer('conditionView'), refuses: [409] } as const;

export const conditionCalls = calls({
  'GET /:league_id/trades/conditions': { who: 'member', answer: answer('conditionLedgerAnswer') },
  /**
   * Proposes how a condition ended, for the commissioner to confirm. Allowed for the managers of both teams and
   * commissioners.
   */
  'POST /:league_id/trades/conditions/:condition_id/propose': {
    ...DECISION,
    who: 'team',
    body: conditionOutcomeSchema,
  },
  'POST /:league_id/trades/conditions/:condition_id/confirm': {
    ...DECISION,
    who: 'commissioner',
    body: confirmConditionSchema,
  },
  /** Votes of a third of the uninvolved managers settle a condition of a commissioner's own trade. */
  'PUT /:league_id/trades/conditions/:condition_id/vote': { ...DECISION, who: 'uninvolved', body: conditionVoteSchema },
  'GET /:league_id/trades/block': { who: 'member', answer: answer('tradeBlockAnswer') },
  'PUT /:league_id/trades/block/:team_id': {
    who: 'manager',
    body: tradeBlockSchema,
    key: true,
    answer: answer('tradeBlockView'),
  },
});
