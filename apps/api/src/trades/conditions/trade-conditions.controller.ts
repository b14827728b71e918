import { conditionCalls } from '@crease/core/trades/conditions/condition.calls.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { ledgerOf } from './condition.queries.js';
import { TradeBlockService } from '../trade-block.service.js';
import { TradeConditionsService } from './trade-conditions.service.js';
import { TradeQueries } from '../trade.queries.js';

@CallController(conditionCalls)
export class TradeConditionsController {
  constructor(
    private readonly conditions: TradeConditionsService,
    private readonly blocks: TradeBlockService,
    private readonly queries: TradeQueries,
  ) {}

  readonly handlers = serve(conditionCalls, {
    'GET /:league_id/trades/conditions': ({ member }) => ledgerOf(this.queries.db, member),

    'POST /:league_id/trades/conditions/:condition_id/propose': ({ member, params, body, idempotency }) =>
      this.conditions.propose(member, params.condition_id, body, idempotency),

    'POST /:league_id/trades/conditions/:condition_id/confirm': ({ member, params, body, idempotency }) =>
      this.conditions.confirm(member, params.condition_id, body, idempotency),

    'PUT /:league_id/trades/conditions/:condition_id/vote': ({ member, params, body, idempotency }) =>
      this.conditions.vote(member, params.condition_id, body.outcome, idempotency),

    'GET /:league_id/trades/block': ({ member }) => this.blocks.all(member.leagueId),

    'PUT /:league_id/trades/block/:team_id': ({ member, params, body, idempotency }) =>
      this.blocks.write(member, params.team_id, body, idempotency),
  });
}
