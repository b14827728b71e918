import { rotoCalls } from '@crease/core/competition/roto/roto.calls.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { RotoView } from './roto.view.js';

@CallController(rotoCalls)
export class RotoController {
  constructor(private readonly view: RotoView) {}

  readonly handlers = serve(rotoCalls, {
    'GET /:league_id/roto': ({ member, query }) => this.view.roto(member.leagueId, query.season),
  });
}
