import { cupCalls } from '@crease/core/competition/cup/cup.calls.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { CupChoice } from './cup.choice.js';
import { CupView } from './cup.view.js';

@CallController(cupCalls)
export class CupController {
  constructor(
    private readonly view: CupView,
    private readonly choice: CupChoice,
  ) {}

  readonly handlers = serve(cupCalls, {
    'GET /:league_id/cup': ({ member, query }) => this.view.cup(member.leagueId, query.season),
    'PUT /:league_id/cup/periods': ({ member, body, idempotency }) => this.choice.choose(member, body, idempotency),
  });
}
