import { Inject, Injectable } from '@nestjs/common';
import { lineWords, type LogLine } from '@crease/core/activity/activity.words.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, type Transaction } from '../platform/database/database.js';
import { RefusalError } from '../platform/http/refusal.error.js';
import type { SessionUser } from '../platform/http/session.js';
import { MailService } from '../platform/mail/mail.service.js';
import { AccountTies } from './account-ties.service.js';
import type { Client } from './client.js';
import { ProofService, type Proof } from './proof.service.js';
import { SecurityLog } from './security.service.js';
import { SessionService, signedOut } from './session.service.js';
import { UploadService } from './upload.service.js';

type Sql = Transaction['sql'];

/** What others read where a name stood. */
const FORMER = 'Former manager';

/** Everything that is kept of a person, by the name it has in the export. `$1` is their id. */
const EXPORTED: Readonly<Record<string, string>> = {
  account: `select id, username, email, email_verified_at, first_name, last_name, picture, created_at from app_user where id = $1`,
  providers: `select provider, email, linked_at from social_identity where user_id = $1`,
  sessions: `select id, created_at, last_seen_at, user_agent, address, ended_at, ended_reason from session where user_id = $1 order by created_at`,
  logins: `select action, at from login_record where user_id = $1 order by id`,
  security: `select at, kind, address, user_agent, data from security_event where user_id = $1 order by id`,
  leagues: `select l.id, l.name, m.is_commissioner, m.joined_at, t.name as team from membership m join league l on l.id = m.league_id left join team t on t.id = m.team_id where m.user_id = $1`,
  activity: `select league_id, at, message, data -> 'says' as says from event where actor = $1 and action_type is not null order by id`,
  chat: `select stream, at, data -> 'message' ->> 'text' as text from event where actor = $1 and type = 'chatSent' order by id`,
  mails: `select kind, subject, created_at, sent_at from mail where user_id = $1 order by created_at`,
  watchLists: `select league_id, player_id, added_at from watched_player where user_id = $1 order by added_at`,
  emailsOff: `select unnest(off) as kind from notification_preference where user_id = $1`,
  rules: `select league_id, written_at, body from rules_text where written_by = $1 order by written_at`,
  settings: `select league_id, made_at, key, before, after, reason from setting_change where made_by = $1 order by made_at`,
  pictures: `select name, bytes, created_at from upload where user_id = $1 order by created_at`,
};

type Exported = Record<string, unknown> & { says?: LogLine | null };

/** Lines of the log are stored as key and figures, and read as sentences. */
const said = ({ says, ...row }: Exported): Record<string, unknown> =>
  says ? { ...row, message: lineWords(says) } : row;

/** What belongs to the person alone and goes with them. */
const DELETED = [
  'delete from social_identity where user_id = $1',
  'delete from mail_token where user_id = $1',
  'delete from watched_player where user_id = $1',
  'delete from notification_preference where user_id = $1',
  'delete from login_record where user_id = $1',
  'delete from refresh_token where session_id in (select id from session where user_id = $1)',
  'delete from idempotency where user_id = $1',
  'update session set user_agent = null, address = null where user_id = $1',
  `update security_event set user_agent = null, address = null, data = '{}' where user_id = $1`,
  'update app_user set picture = null where id = $1',
];

/** A person's right to their data: to have it, and to have it gone. */
@Injectable()
export class DataService {
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
    for (const [name, statement] of Object.entries(EXPORTED))
      data[name] = (await this.database.query<Exported>(statement, [user.userId])).map(said);
    this.security.note({ kind: 'dataExported', userId: user.userId, client });
    return data;
  }

  /**
   * Deletes an account. What leagues need to stay whole (picks, trades, the log) stays, without the name; everything else goes.
   */
  async delete(user: SessionUser, proof: Proof, client: Client): Promise<void> {
    const account = await this.proofs.prove(user.userId, proof, client);
    if (account.info.isSiteOwner) {
      throw new RefusalError({
        name: 'siteOwnerStays',
        kind: 'forbidden',
        message: 'The site owner cannot delete their account.',
        fix: 'Name another site owner in the configuration first.',
      });
    }
    const { userId } = user;
    const { untied, ended, mailId } = await this.database.write(async (transaction) => {
      const { sql } = transaction;
      // First of all: whoever opens a session or joins a league holds the row meanwhile, so what they did is seen here and goes too. Leagues
      // are locked after accounts everywhere; keys that point to the row do not wait for a lock of this kind.
      const [living] = await sql(
        'select 1 as one from app_user where id = $1 and deleted_at is null and password_hash is not distinct from $2 for no key update',
        [userId, account.passwordHash],
      );
      if (!living) throw signedOut();
      // The farewell goes to the address that is about to be forgotten.
      const farewell = await this.security.writeInside(transaction, { kind: 'accountDeleted', userId });
      const afterwards = await this.ties.deleteInside(transaction, userId);
      await forgetName(sql, userId, `${account.info.first_name} ${account.info.last_name}`);
      await forgetAddress(sql, account.info.email, farewell);
      for (const statement of DELETED) await sql(statement, [userId]);
      await sql(
        `update app_user set username = 'deleted-' || id, email = id || '@deleted.invalid', email_verified_at = null, first_name = $2, last_name = '', password_hash = null, picture = null,
           disabled_at = coalesce(disabled_at, now()), disabled_reason = 'deleted', deleted_at = now() where id = $1`,
        [userId, FORMER],
      );
      return {
        untied: afterwards,
        mailId: farewell,
        ended: await this.sessions.endInside(sql, userId, 'accountDeleted'),
      };
    });
    this.sessions.tellEnded(ended);
    await this.uploads.removeAllOf(userId);
    await untied();
    if (mailId !== null) await this.mail.queue(mailId);
  }
}

/** The text as a word of its own, for PostgreSQL, also after an escaped character of JSON: "An Li" is not the beginning of "An Lind". */
const asWord = (text: string): string =>
  String.raw`(?:(?<![[:alnum:]])|(?<=\\[bfnrt])|(?<=\\u[0-9a-f]{4}))${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![[:alnum:]])`;

/** Takes the name out of the logs of the leagues they acted in: out of sentences, and where it is a value of its own. */
async function forgetName(sql: Sql, userId: string, name: string): Promise<void> {
  await sql(
    `update event set
       message = regexp_replace(message, $4, $3, 'g'),
       data = regexp_replace(data::text, $5, $3, 'g')::jsonb
     where (position($2 in message) > 0 or position($2 in data::text) > 0)
       and league_id in (select distinct league_id from event where actor = $1)`,
    [userId, name, FORMER, asWord(name), asWord(JSON.stringify(name).slice(1, -1))],
  );
  // Whoever has one of these leagues' homes at hand, with the name in it, is not told that it is unchanged.
  await sql(
    'update league set version = version + 1 where id in (select distinct league_id from event where actor = $1)',
    [userId],
  );
}

/** Mails to them and invitations that name their address; the farewell still has to leave. */
async function forgetAddress(sql: Sql, email: string, farewell: string | null): Promise<void> {
  await sql('delete from mail where lower(to_address) = lower($1) and id is distinct from $2', [email, farewell]);
  await sql(
    'update invitation set revoked_at = now() where lower(email) = lower($1) and accepted_at is null and revoked_at is null',
    [email],
  );
  await sql('update invitation set email = null where lower(email) = lower($1)', [email]);
}
