import { capMapCalls } from '@crease/core/teams/caps/cap-map.calls.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { CapMapQueries } from './cap-map.queries.js';

@CallController(capMapCalls)
export class CapMapController {
  constructor(private readonly caps: CapMapQueries) {}

  readonly handlers = serve(capMapCalls, {
    'GET /:league_id/caps': ({ member }) => this.caps.read(member.leagueId),
  });
}
