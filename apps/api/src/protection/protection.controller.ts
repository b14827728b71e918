import { protectionCalls } from '@crease/core/protection/protection.calls.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { ProtectionQueries } from './protection.queries.js';
import { ProtectionService } from './protection.service.js';
import { SheetLock } from './sheet-lock.service.js';

@CallController(protectionCalls)
export class ProtectionController {
  constructor(
    private readonly protection: ProtectionService,
    private readonly lock: SheetLock,
    private readonly queries: ProtectionQueries,
  ) {}

  readonly handlers = serve(protectionCalls, {
    'GET /:league_id/protection-sheet': ({ member }) => this.queries.own(member),

    'PUT /:league_id/protection-sheet': async ({ member, body, idempotency }) => {
      await this.protection.save(member, body, idempotency);
      return this.queries.own(member);
    },

    'PUT /:league_id/protection-deadline': ({ member, body, idempotency }) =>
      this.protection.setDeadline(member, body, idempotency),

    'POST /:league_id/protection-deadline/reopen': ({ member, body, idempotency }) =>
      this.lock.reopen(member, body, idempotency),

    'GET /:league_id/protection-sheets': ({ member, query }) => this.queries.published(member.leagueId, query.season),

    'GET /:league_id/protection-sheets/saved': ({ member }) => this.queries.saved(member),
  });
}
