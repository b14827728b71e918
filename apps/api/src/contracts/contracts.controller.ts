import { contractCalls } from '@crease/core/contracts/contract.calls.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { ContractsService } from './contracts.service.js';

@CallController(contractCalls)
export class ContractsController {
  constructor(private readonly contracts: ContractsService) {}

  readonly handlers = serve(contractCalls, {
    'GET /:league_id/contracts': ({ member }) => this.contracts.list(member),

    'PUT /:league_id/contracts/:player_id': ({ member, params, body, idempotency }) =>
      this.contracts.set(member, params.player_id, body, idempotency),

    'PUT /:league_id/contracts/:player_id/length': ({ member, params, body, idempotency }) =>
      this.contracts.sign(member, params.player_id, body.years, idempotency),

    'DELETE /:league_id/contracts/:player_id': ({ member, params, idempotency }) =>
      this.contracts.remove(member, params.player_id, idempotency),
  });
}
