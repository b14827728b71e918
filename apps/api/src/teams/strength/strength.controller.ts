import { strengthCalls } from '@crease/core/teams/strength/strength.calls.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { StrengthQueries } from './strength.queries.js';

@CallController(strengthCalls)
export class StrengthController {
  constructor(private readonly strength: StrengthQueries) {}

  readonly handlers = serve(strengthCalls, {
    'GET /:league_id/strength': ({ member }) => this.strength.read(member.leagueId),
  });
}
