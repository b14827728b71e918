import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DraftModule } from '../draft/draft.module.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { CalendarService } from './calendar.service.js';
import { ChannelWeeks } from './due/channel-weeks.service.js';
import { DueNoticesFinder } from './due/due-notices.js';
import { NoticeService } from './notice.service.js';
import { NotificationController } from './notification.controller.js';
import { NotificationQueries } from './due/notification.queries.js';
import { NotificationService } from './notification.service.js';
import { PushController } from './push.controller.js';
import { PushDelivery } from './push.delivery.js';
import { PushKeysService } from './push-keys.service.js';
import { PushSender } from './push.sender.js';
import { PushService } from './push.service.js';
import { WebhookController } from './webhook.controller.js';
import { WebhookDelivery } from './webhook.delivery.js';
import { WebhookSender } from './webhook.sender.js';
import { WebhookService } from './webhook.service.js';

@Module({
  imports: [AuthModule, DraftModule, MailModule],
  controllers: [NotificationController, PushController, WebhookController],
  providers: [
    CalendarService,
    ChannelWeeks,
    DueNoticesFinder,
    NoticeService,
    NotificationQueries,
    NotificationService,
    PushDelivery,
    PushKeysService,
    PushSender,
    PushService,
    WebhookDelivery,
    WebhookSender,
    WebhookService,
  ],
  exports: [NotificationQueries],
})
export class NotificationsModule {}
