import { Module } from '@nestjs/common';
import { MailModule } from '../platform/mail/mail.module.js';
import { SecurityLog } from './security.service.js';

@Module({ imports: [MailModule], providers: [SecurityLog], exports: [SecurityLog] })
export class SecurityModule {}
