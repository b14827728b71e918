import { webhookCalls } from '@crease/core/notifications/webhook.calls.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { WebhookService } from './webhook.service.js';

@CallController(webhookCalls)
export class WebhookController {
  constructor(private readonly webhooks: WebhookService) {}

  readonly handlers = serve(webhookCalls, {
    'GET /:league_id/webhook': ({ member }) => this.webhooks.view(member),
    'PUT /:league_id/webhook': ({ member, body, idempotency }) => this.webhooks.set(member, body, idempotency),
    'DELETE /:league_id/webhook': ({ member, idempotency }) => this.webhooks.remove(member, idempotency),
    'POST /:league_id/webhook/test': ({ member }) => this.webhooks.test(member),
  });
}
