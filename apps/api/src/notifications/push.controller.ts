import { pushCalls } from '@crease/core/notifications/push.calls.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { PushService } from './push.service.js';

@CallController(pushCalls)
export class PushController {
  constructor(private readonly push: PushService) {}

  readonly handlers = serve(pushCalls, {
    'GET /push': ({ user }) => this.push.of(user.userId),
    'PUT /push': ({ user, body }) => this.push.choose(user.userId, body),
    'POST /push/devices': ({ user, body, request }) => this.push.add(user, body, request.headers['user-agent'] ?? null),
    'PUT /push/devices/:device_id': ({ user, params, body }) =>
      this.push.changeDevice(user.userId, params.device_id, body),
    'DELETE /push/devices/:device_id': ({ user, params }) => this.push.remove(user.userId, params.device_id),
  });
}
