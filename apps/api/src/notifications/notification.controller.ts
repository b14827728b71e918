import { notificationCalls } from '@crease/core/notifications/notification.calls.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { PreferenceService } from '../auth/preference.service.js';
import { NoticeService } from './notice.service.js';

@CallController(notificationCalls)
export class NotificationController {
  constructor(
    private readonly preferences: PreferenceService,
    private readonly notices: NoticeService,
  ) {}

  readonly handlers = serve(notificationCalls, {
    'GET /notifications/preferences': ({ user }) => this.preferences.of(user.userId),
    'PUT /notifications/preferences': ({ user, body }) => this.preferences.change(user.userId, body),
    'GET /notices': ({ user, query }) => this.notices.list(user.userId, query),
    'POST /notices/read': ({ user, body }) => this.notices.read(user.userId, body),
  });
}
