import { tradeCalls } from '@crease/core/trades/trade.calls.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { TradeAcceptance } from './settlement/trade.acceptance.js';
import { TradeFinderQueries } from './finder/trade-finder.queries.js';
import { TradeGlanceQueries } from './trade-glance.queries.js';
import { TradeTreeViews } from './history/trade-tree.views.js';
import { TradeQueries } from './trade.queries.js';
import { TradeReversal } from './review/trade.reversal.js';
import { TradeReview } from './review/trade.review.js';
import { TradeService } from './trade.service.js';
import { TradeViews } from './trade.views.js';

@CallController(tradeCalls)
export class TradeController {
  constructor(
    private readonly trades: TradeService,
    private readonly acceptance: TradeAcceptance,
    private readonly views: TradeViews,
    private readonly queries: TradeQueries,
    private readonly review: TradeReview,
    private readonly reversal: TradeReversal,
    private readonly glance: TradeGlanceQueries,
    private readonly finder: TradeFinderQueries,
    private readonly tree: TradeTreeViews,
  ) {}

  readonly handlers = serve(tradeCalls, {
    'GET /:league_id/trade/:trade_id': ({ member, params }) => this.views.view(member, params.trade_id),

    'GET /:league_id/trade/:trade_id/tree': ({ member, params }) => this.tree.of(member, params.trade_id),

    'GET /:league_id/brought/trade': ({ member, query }) => this.tree.brought(member, query.id),

    'GET /:league_id/trades/glance': ({ member, query }) => this.glance.of(member.leagueId, query.players),

    'GET /:league_id/trades/finder': ({ member }) => this.finder.of(member),

    'GET /:league_id/trades': ({ member, query }) => this.queries.list(member, query),

    'POST /:league_id/trades': ({ member, body, idempotency }) => this.trades.propose(member, body, idempotency),

    'POST /:league_id/trades/preview': ({ member, body }) => this.trades.preview(member, body),

    'POST /:league_id/trades/on-behalf': ({ member, body, idempotency }) =>
      this.acceptance.enter(member, body, idempotency),

    'GET /:league_id/trades/assets/:team_id': ({ member, params }) => this.views.assets(member, params.team_id),

    'POST /:league_id/trades/:trade_id/withdraw': ({ member, params, idempotency }) =>
      this.trades.withdraw(member, params.trade_id, idempotency),

    'POST /:league_id/trades/:trade_id/decline': ({ member, params, body, idempotency }) =>
      this.trades.decline(member, params.trade_id, body.reason, idempotency),

    'POST /:league_id/trades/:trade_id/counter': ({ member, params, body, idempotency }) =>
      this.trades.counter(member, params.trade_id, body, idempotency),

    'POST /:league_id/trades/:trade_id/accept': ({ member, params, body, idempotency }) =>
      this.acceptance.accept(member, params.trade_id, body, idempotency),

    'POST /:league_id/trades/:trade_id/veto': ({ member, params, body, idempotency }) =>
      this.review.veto(member, params.trade_id, body.reason, idempotency),

    'PUT /:league_id/trades/:trade_id/veto-vote': ({ member, params, body, idempotency }) =>
      this.review.vote(member, params.trade_id, body.veto, idempotency),

    'GET /:league_id/trades/:trade_id/reversal': ({ member, params }) => this.reversal.preview(member, params.trade_id),

    'POST /:league_id/trades/:trade_id/reverse': ({ member, params, body, idempotency }) =>
      this.reversal.reverse(member, params.trade_id, body, idempotency),
  });
}
