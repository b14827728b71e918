import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { Round } from '../platform/jobs/round.js';
import { UploadService } from './upload.service.js';

const EVERY_MS = 3_600_000;

/** What nobody asks for any more: repeating a request after two days is a new request, and an ended session has no tokens. */
const STALE = [
  `delete from rate_limit where resets_at < now()`,
  `delete from idempotency where at < now() - interval '2 days'`,
  `delete from refresh_token where expires_at < now() or session_id in (select id from session where ended_at < now() - interval '1 day')`,
  `delete from used_ticket where expires_at < now()`,
  `delete from mail_token where expires_at < now() - interval '30 days'`,
  // What a league's commissioners may still want to read stays; the log of security is kept for a year.
  `delete from mail m where user_id is not null and (created_at < now() - interval '30 days' or (sent_at is not null and exists (select 1 from app_user u where u.id = m.user_id and u.deleted_at is not null)))`,
  `delete from security_event where at < now() - interval '1 year'`,
  `delete from session s where (s.ended_at < now() - interval '90 days' or s.last_seen_at < now() - interval '90 days')
     and not exists (select 1 from refresh_token r where r.session_id = s.id)`,
];

/** Keeps the tables of sessions and requests from growing for ever. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Round('Housekeeping', () => this.cleanAll());

  constructor(
    private readonly database: Database,
    private readonly uploads: UploadService,
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
    for (const statement of STALE) await this.database.query(statement);
    await this.uploads.clean();
  }
}
