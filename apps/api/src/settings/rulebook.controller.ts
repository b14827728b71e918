import { rulebookCalls } from '@crease/core/settings/rulebook.calls.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { RulebookService } from './rulebook.service.js';

@CallController(rulebookCalls)
export class RulebookController {
  constructor(private readonly rulebook: RulebookService) {}

  readonly handlers = serve(rulebookCalls, {
    'GET /:league_id/rules': ({ member }) => this.rulebook.rules(member),
    'GET /:league_id/rules/text/history': ({ member }) => this.rulebook.history(member.leagueId),
    'PUT /:league_id/rules/text': ({ member, body, idempotency }) => this.rulebook.write(member, body, idempotency),
  });
}
