import { Module } from '@nestjs/common';
import { MailModule } from '../platform/mail/mail.module.js';
import { SecurityLog } from './security.service.js';

/** Provides the security log to features that write into it. */
@Module({ imports: [MailModule], providers: [SecurityLog], exports: [SecurityLog] })
export class SecurityModule {}
