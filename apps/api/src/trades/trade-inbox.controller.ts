import { inboxCalls } from '@crease/core/trades/inbox.calls.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { TradeInboxQueries } from './trade-inbox.queries.js';

@CallController(inboxCalls)
export class TradeInboxController {
  constructor(private readonly queries: TradeInboxQueries) {}

  readonly handlers = serve(inboxCalls, {
    'GET /inbox': async ({ user }) => ({ requests: await this.queries.everywhere(user.userId) }),
  });
}
