import { Module } from '@nestjs/common';
import { MailModule } from '../platform/mail/mail.module.js';
import { SecurityLog } from './security.service.js';

/** The log of security on its own, for features that have something to write into it. */
@Module({ imports: [MailModule], providers: [SecurityLog], exports: [SecurityLog] })
export class SecurityModule {}
