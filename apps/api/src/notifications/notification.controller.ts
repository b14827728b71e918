import { notificationCalls } from '@crease/core/notifications/notification.calls.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { PreferenceService } from '../auth/preference.service.js';

@CallController(notificationCalls)
export class NotificationController {
  constructor(private readonly preferences: PreferenceService) {}

  readonly handlers = serve(notificationCalls, {
    'GET /notifications/preferences': ({ user }) => this.preferences.of(user.userId),
    'PUT /notifications/preferences': ({ user, body }) => this.preferences.change(user.userId, body),
  });
}
