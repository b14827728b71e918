import { notificationCalls } from '@crease/core/notifications/notification.calls.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { PreferenceService } from '../auth/account/preference.service.js';
import { CalendarService } from './calendar.service.js';
import { NoticeService } from './notice.service.js';

@CallController(notificationCalls)
export class NotificationController {
  constructor(
    private readonly preferences: PreferenceService,
    private readonly notices: NoticeService,
    private readonly calendar: CalendarService,
  ) {}

  readonly handlers = serve(notificationCalls, {
    'GET /notifications/preferences': ({ user }) => this.preferences.of(user.userId),
    'PUT /notifications/preferences': ({ user, body }) => this.preferences.change(user.userId, body),
    'GET /calendar/address': ({ user }) => this.calendar.address(user.userId),
    'POST /calendar/address': ({ user }) => this.calendar.make(user.userId),
    'DELETE /calendar/address': ({ user }) => this.calendar.end(user.userId),
    'GET /calendar/:name': async ({ params, reply }) => {
      const text = await this.calendar.file(params.name);
      void reply.header('content-type', 'text/calendar; charset=utf-8').header('cache-control', 'private, no-store');
      return text;
    },
    'GET /notices': ({ user, query }) => this.notices.list(user, query),
    'POST /notices/read': ({ user, body }) => this.notices.read(user.userId, body),
  });
}
