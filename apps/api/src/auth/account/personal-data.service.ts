import { Inject, Injectable } from '@nestjs/common';
import { FORMER_NAME } from '@crease/core/auth/words/former.words.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { forgetName } from '../../platform/events/forget-name.js';
import { forgetRequestsOf } from '../../platform/http/http.tables.js';
import { RefusalError } from '../../platform/refusal.error.js';
import type { SessionUser } from '../../platform/http/session.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { AccountTies } from './account-ties.service.js';
import { anonymizeAccount, deletePersonalRows } from './account.tables.js';
import type { Client } from '../client.js';
import { personalData } from './personal-data.queries.js';
import { ProofService, type Proof } from '../proof.service.js';
import { SecurityLog } from '../security.service.js';
import { SessionService } from '../session/session.service.js';
import { signedOut } from '../account.refusals.js';
import { UploadService } from '../uploads/upload.service.js';
import { refusal } from '../auth.refusals.js';

@Injectable()
export class PersonalDataService {
  constructor(
    private readonly database: Database,
    private readonly proofs: ProofService,
    private readonly sessions: SessionService,
    private readonly ties: AccountTies,
    private readonly uploads: UploadService,
    private readonly mail: MailService,
    private readonly security: SecurityLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async export(user: SessionUser, client: Client): Promise<Record<string, unknown>> {
    const data: Record<string, unknown> = { exported_at: new Date().toISOString(), from: this.config.publicUrl };
    for (const [name, read] of Object.entries(personalData(this.database.db, user.userId))) data[name] = await read();
    this.security.record({ kind: 'dataExported', userId: user.userId, client });
    return data;
  }

  /**
   * Deletes an account. Picks, trades and the log stay without the name, because leagues need them. Everything else is
   * deleted.
   */
  async delete(user: SessionUser, proof: Proof, client: Client): Promise<void> {
    const account = await this.proofs.prove(user.userId, proof, client);
    if (account.info.isSiteOwner) {
      throw new RefusalError(refusal('siteOwnerStays', { kind: 'forbidden' }));
    }
    const { userId } = user;
    const { afterwards, ended, mailId } = await this.database.write(async (transaction) => {
      const { db } = transaction;
      // Lock the account first. Opening a session and joining a league hold the same lock, so their rows are seen and
      // deleted too. Leagues are locked after accounts everywhere. Foreign keys to the row do not wait for such a lock.
      const held = await db
        .selectFrom('app_user')
        .select('id')
        .where('id', '=', userId)
        .where('deleted_at', 'is', null)
        .where('password_hash', 'is not distinct from', account.passwordHash)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!held) throw signedOut();
      const { email, first_name, last_name } = account.info;
      // Write the farewell mail while the address is still known.
      const farewell = await this.security.writeInside(db, { kind: 'accountDeleted', userId });
      const finish = await this.ties.deleteInside(transaction, { userId, email });
      await forgetName(db, userId, `${first_name} ${last_name}`, FORMER_NAME);
      await this.mail.forgetAddress(db, email, farewell);
      await forgetRequestsOf(db, userId);
      await deletePersonalRows(db, userId);
      await anonymizeAccount(db, userId);
      return {
        afterwards: finish,
        mailId: farewell,
        ended: await this.sessions.endInside(db, userId, 'accountDeleted'),
      };
    });
    this.sessions.tellEnded(ended);
    await this.uploads.removeAllOf(userId);
    await afterwards();
    if (mailId !== null) await this.mail.queue(mailId);
  }
}
