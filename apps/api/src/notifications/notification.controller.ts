import { Body, Controller, Get, Put } from '@nestjs/common';
import {
  preferencesSchema,
  type PreferencesAnswer,
  type PreferencesBody,
} from '@crease/core/notifications/notification.schema.js';
import { CurrentUser, type SessionUser } from '../platform/http/session.js';
import { PreferenceService } from '../auth/preference.service.js';

/** The caller's own e-mails. */
@Controller('notifications')
export class NotificationController {
  constructor(private readonly preferences: PreferenceService) {}

  @Get('preferences')
  read(@CurrentUser() user: SessionUser): Promise<PreferencesAnswer> {
    return this.preferences.of(user.userId);
  }

  @Put('preferences')
  change(
    @CurrentUser() user: SessionUser,
    @Body({ schema: preferencesSchema }) body: PreferencesBody,
  ): Promise<PreferencesAnswer> {
    return this.preferences.change(user.userId, body);
  }
}
