import { Module } from '@nestjs/common';
import { DraftModule } from '../draft/draft.module.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { NotificationController } from './notification.controller.js';
import { NotificationQueries } from './notification.queries.js';
import { NotificationService } from './notification.service.js';
import { PreferenceService } from './preference.service.js';

@Module({
  imports: [DraftModule, MailModule],
  controllers: [NotificationController],
  providers: [NotificationQueries, NotificationService, PreferenceService],
  exports: [NotificationQueries],
})
export class NotificationsModule {}
