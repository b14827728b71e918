import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { deleteOldRequests } from '../platform/http/http.tables.js';
import { Round } from '../platform/round.js';
import { MailService } from '../platform/mail/mail.service.js';
import { deletedAccounts, deleteOldRows } from './account/account.tables.js';
import { deleteOldNotices } from './notices/notices.writer.js';
import { UploadService } from './uploads/upload.service.js';

const EVERY_MS = 3_600_000;

/** Deletes old rows of sessions, requests and mails every hour so that their tables do not grow without limit. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Round(
    'Housekeeping',
    () => this.cleanAll(),
    () => this.clock.standsStill,
  );

  constructor(
    private readonly database: Database,
    private readonly uploads: UploadService,
    private readonly mail: MailService,
    private readonly clock: DbClock,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.every(EVERY_MS);
  }

  onModuleDestroy(): void {
    this.rounds.end();
  }

  clean(): Promise<void> {
    return this.rounds.now();
  }

  private async cleanAll(): Promise<void> {
    const { db } = this.database;
    await this.rounds.quietly(() => deleteOldRequests(db), 'requests');
    await this.rounds.quietly(() => this.mail.deleteOld(db, deletedAccounts(db)), 'mails');
    await this.rounds.quietly(() => deleteOldRows(db), 'accounts');
    await this.rounds.quietly(() => deleteOldNotices(db), 'notices');
    await this.rounds.quietly(() => this.uploads.clean(), 'uploads');
  }
}
