import { rfaCalls } from '@crease/core/free-agents/rfa/rfa.calls.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { OfferService } from './offers.service.js';
import { RfaQueries } from './rfa.queries.js';

@CallController(rfaCalls)
export class RfaController {
  constructor(
    private readonly offers: OfferService,
    private readonly queries: RfaQueries,
  ) {}

  readonly handlers = serve(rfaCalls, {
    'GET /:league_id/free-agents/restricted': ({ member }) => this.queries.list(member),

    'POST /:league_id/free-agents/offers': ({ member, body, idempotency }) =>
      this.offers.place(member, body, idempotency),

    'DELETE /:league_id/free-agents/offers/:offer_id': ({ member, params, idempotency }) =>
      this.offers.withdraw(member, params.offer_id, idempotency),

    'POST /:league_id/free-agents/restricted/:player_id/answer': ({ member, params, body, idempotency }) =>
      this.offers.answer(member, params.player_id, body.match, idempotency),
  });
}
