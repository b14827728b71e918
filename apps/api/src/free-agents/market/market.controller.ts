import { marketCalls } from '@crease/core/free-agents/market/market.calls.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { BidService } from './bid.service.js';
import { LotService } from './lot.service.js';
import { BidQueries } from './bids.queries.js';

@CallController(marketCalls)
export class MarketController {
  constructor(
    private readonly bids: BidService,
    private readonly lots: LotService,
    private readonly queries: BidQueries,
  ) {}

  readonly handlers = serve(marketCalls, {
    'GET /:league_id/free-agents/bids': ({ member }) => this.queries.market(member),

    'POST /:league_id/free-agents/bids': ({ member, body, idempotency }) => this.bids.place(member, body, idempotency),

    'POST /:league_id/free-agents/lots/stop': ({ member, body, idempotency }) =>
      this.lots.stop(member, body, idempotency),

    'DELETE /:league_id/free-agents/bids/:bid_id': ({ member, params, idempotency }) =>
      this.bids.withdraw(member, params.bid_id, idempotency),
  });
}
