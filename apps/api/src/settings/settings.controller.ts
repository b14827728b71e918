import { settingsCalls } from '@crease/core/settings/settings.calls.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { SettingsPreview } from './settings.preview.js';
import { SettingsService } from './settings.service.js';

@CallController(settingsCalls)
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly previews: SettingsPreview,
  ) {}

  readonly handlers = serve(settingsCalls, {
    'GET /:league_id/settings': ({ member }) => this.settings.view(member.leagueId),

    'POST /:league_id/settings/preview': ({ member, body }) => this.previews.preview(member, body),

    'PATCH /:league_id/settings': ({ member, body, idempotency }) => this.settings.change(member, body, idempotency),

    'DELETE /:league_id/settings/coming/:change_id': ({ member, params, idempotency }) =>
      this.settings.takeBack(member, params.change_id, idempotency),
  });
}
