import { ledgerCalls } from '@crease/core/leagues/ledger/ledger.calls.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { LedgerService } from './ledger.service.js';

@CallController(ledgerCalls)
export class LedgerController {
  constructor(private readonly ledger: LedgerService) {}

  readonly handlers = serve(ledgerCalls, {
    'GET /:league_id/ledger': ({ member }) => this.ledger.lines(member),

    'POST /:league_id/ledger': ({ member, body, idempotency }) => this.ledger.addNote(member, body, idempotency),

    'PUT /:league_id/ledger/:line_id': ({ member, params, body, idempotency }) =>
      this.ledger.settle(member, params.line_id, body.paid, idempotency),

    'DELETE /:league_id/ledger/:line_id': ({ member, params, idempotency }) =>
      this.ledger.remove(member, params.line_id, idempotency),
  });
}
