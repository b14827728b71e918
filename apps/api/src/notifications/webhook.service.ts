import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { wordIn } from '@crease/core/locale.js';
import type { WebhookAnswer, WebhookTestAnswer } from '@crease/core/notifications/webhook.answers.js';
import { SERVICE_WORDS, verdictOn, webhookAddress, webhookEnding } from '@crease/core/notifications/webhook.rules.js';
import type { WebhookBody } from '@crease/core/notifications/webhook.schema.js';
import { webhookMessage } from '@crease/core/notifications/webhook-message.js';
import { outcomeWords, testWords, type WebhookOutcome } from '@crease/core/notifications/webhook.words.js';
import { languageOfLeague } from '../auth/account/language.queries.js';
import { lockLeague } from '../leagues/league-lock.tables.js';
import { nameOf } from '../leagues/league.log.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, type Idempotency, type Transaction } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { notFound, RefusalError, unwrap } from '../platform/refusal.error.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { refusal } from './notifications.refusals.js';
import { triesOf, webhookOf } from './webhook.queries.js';
import { WebhookSender } from './webhook.sender.js';
import { endAllLines, noteTry } from './webhook.writer.js';

const TESTS = { limit: 6, windowSeconds: 60 } as const;

@Injectable()
export class WebhookService {
  constructor(
    private readonly database: Database,
    private readonly sender: WebhookSender,
    private readonly clock: DbClock,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async view(member: Member): Promise<WebhookAnswer> {
    requireCommissioner(member, refusal('forbidden.seeWebhook'));
    return this.of(member.leagueId);
  }

  private async of(leagueId: string): Promise<WebhookAnswer> {
    const { db } = this.database;
    const row = await webhookOf(db, leagueId);
    if (!row) return { webhook: null, tries: [] };
    const iso = (at: Date | null) => at?.toISOString() ?? null;
    return {
      webhook: {
        service: row.service,
        ending: row.ending,
        kinds: row.kinds,
        on: row.is_on,
        set_by: row.set_by_name,
        set_at: row.set_at.toISOString(),
        succeeded_at: iso(row.succeeded_at),
        failing_since: iso(row.failing_since),
        next_at: row.failing_since ? iso(row.next_at) : null,
        stopped_at: iso(row.stopped_at),
      },
      tries: (await triesOf(db, leagueId)).map(({ at, succeeded, outcome }) => ({
        at: at.toISOString(),
        succeeded,
        words: outcomeWords(outcome),
      })),
    };
  }

  /** Sets the webhook. Lines from before it was set or switched on are not sent. */
  async set(member: Member, body: WebhookBody, idempotency: Idempotency | null): Promise<WebhookAnswer> {
    requireCommissioner(member, refusal('forbidden.setWebhook'));
    const { leagueId, userId } = member;
    const pasted =
      body.address == null || body.address.trim() === ''
        ? null
        : unwrap(webhookAddress(body.address, this.config.WEBHOOK_ORIGINS));
    await this.database.write(async (transaction) => {
      const { db, record } = transaction;
      await lockLeague(db, leagueId);
      const before = await webhookOf(db, leagueId);
      const service = pasted?.service ?? before?.service;
      if (service === undefined)
        throw new RefusalError(refusal('noWebhookAddress', { field: 'address', kind: 'invalid' }));
      const begins = body.on && (pasted !== null || before?.is_on !== true || before.stopped_at !== null);
      const change = {
        kinds: [...new Set(body.kinds)],
        is_on: body.on,
        set_by: userId,
        set_at: sql<Date>`now()`,
        ...(pasted === null
          ? {}
          : { service, sealed: this.sender.sealed(leagueId, pasted), ending: webhookEnding(pasted.url) }),
        // This also ends the lease of a process that is sending now.
        ...(begins || pasted !== null ? FRESH : {}),
      };
      if (begins || pasted !== null || !body.on) await endAllLines(db, leagueId);
      if (before) await db.updateTable('league_webhook').set(change).where('league_id', '=', leagueId).execute();
      else if (pasted)
        await db
          .insertInto('league_webhook')
          .values({
            league_id: leagueId,
            ...change,
            service,
            sealed: this.sender.sealed(leagueId, pasted),
            ending: webhookEnding(pasted.url),
          })
          .execute();
      const was = before?.is_on === true && before.stopped_at === null ? before.service : null;
      if (body.on && (was !== service || pasted !== null))
        await this.tell(transaction, member, 'league.webhookOn', service);
      else if (!body.on && was !== null) await this.tell(transaction, member, 'league.webhookOff', was);
      await record(toLeague(leagueId, userId, { type: 'leagueChanged' }));
    }, idempotency);
    return this.of(leagueId);
  }

  async remove(member: Member, idempotency: Idempotency | null): Promise<WebhookAnswer> {
    requireCommissioner(member, refusal('forbidden.setWebhook'));
    const { leagueId, userId } = member;
    await this.database.write(async (transaction) => {
      const { db, record } = transaction;
      await lockLeague(db, leagueId);
      const gone = await db
        .deleteFrom('league_webhook')
        .where('league_id', '=', leagueId)
        .returning(['service', 'is_on'])
        .executeTakeFirst();
      if (!gone) return;
      if (gone.is_on) await this.tell(transaction, member, 'league.webhookOff', gone.service);
      await record(toLeague(leagueId, userId, { type: 'leagueChanged' }));
    }, idempotency);
    return this.of(leagueId);
  }

  /** Writes a line into the log, because all members may know where it is published. */
  private async tell(
    { db, record }: Transaction,
    { leagueId, userId }: Member,
    key: 'league.webhookOn' | 'league.webhookOff',
    service: keyof typeof SERVICE_WORDS,
  ): Promise<void> {
    const figures = { who: await nameOf(db, userId), service: SERVICE_WORDS[service] };
    await record(leagueLine({ leagueId, actor: userId, says: { key, figures } }));
  }

  async test(member: Member): Promise<WebhookTestAnswer> {
    requireCommissioner(member, refusal('forbidden.setWebhook'));
    const { leagueId } = member;
    const row = await webhookOf(this.database.db, leagueId);
    if (!row) throw notFound('webhook');
    await this.limiter.take([{ key: `webhook-test:${leagueId}`, ...TESTS }], refusal('tooManyTests'));
    const { service } = row;
    const foot = await this.sender.footOf(leagueId);
    const language = await languageOfLeague(this.database.db, leagueId);
    const message = wordIn(language, () => webhookMessage(service, [{ words: testWords(), url: null }], foot));
    const sent = await this.sender.send(row, message.body);
    const verdict = 'outcome' in sent ? null : verdictOn(sent, this.clock.now());
    const succeeded = verdict?.is === 'sent';
    const outcome: WebhookOutcome =
      'outcome' in sent
        ? sent.outcome
        : succeeded
          ? { key: 'tested' }
          : verdict?.is === 'wait'
            ? { key: 'limited', figures: { service, seconds: Math.ceil(verdict.ms / 1_000) } }
            : { key: verdict?.is === 'gone' ? 'gone' : 'failed', figures: { service, status: sent.status } };
    const at = new Date(this.clock.now());
    await noteTry(this.database.db, leagueId, { at, succeeded, outcome });
    // A success ends the wait after failures.
    if (succeeded)
      await this.database.db
        .updateTable('league_webhook')
        .set({ failures: 0, failing_since: null, next_at: null, succeeded_at: at })
        .where('league_id', '=', leagueId)
        .where('stopped_at', 'is', null)
        .execute();
    return { succeeded, words: outcomeWords(outcome) };
  }
}

const FRESH = {
  failures: 0,
  failing_since: null,
  next_at: null,
  stopped_at: null,
  succeeded_at: null,
  lease: null,
  lease_until: null,
} as const;
