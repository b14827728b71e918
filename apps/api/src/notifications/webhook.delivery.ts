import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import {
  verdictOn,
  waitAfterFailures,
  WEBHOOK_GAP_MS,
  WEBHOOK_GATHER_MS,
  WEBHOOK_PATIENCE_MS,
  type WebhookVerdict,
} from '@crease/core/notifications/webhook.rules.js';
import { webhookMessage } from '@crease/core/notifications/webhook-message.js';
import type { WebhookOutcome } from '@crease/core/notifications/webhook.words.js';
import { streamOf } from '@crease/core/realtime/socket-events.js';
import { languageOfLeague } from '../auth/account/language.queries.js';
import { writeToCommissioners } from '../leagues/member-news.writer.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { EventRelay } from '../platform/realtime/event-relay.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { withLanguage } from '../platform/reader.js';
import { Round } from '../platform/round.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { MailService } from '../platform/mail/mail.service.js';
import { LINES_AT_ONCE, waitingLeagues, waitingLines, type PublicLine } from './webhook.queries.js';
import { WebhookSender } from './webhook.sender.js';
import {
  endAllLines,
  endLines,
  endLostLines,
  giveBack,
  noteTry,
  takeWebhook,
  type GivenBack,
} from './webhook.writer.js';

const TASK = 'webhooks';
const AT_ONCE = 8;
/** Length of a lease: longer than sending one message can take. */
const LEASE_MS = 45_000;
/** Shorter pauses are not reported. */
const LONG_PAUSE_MS = 60_000;
const LONGEST_SLEEP_MS = 20_000;
const SOON_MS = 1_000;

type Taken = NonNullable<Awaited<ReturnType<typeof takeWebhook>>>;
interface Fared {
  readonly verdict: WebhookVerdict | { readonly is: 'failed' };
  readonly outcome: WebhookOutcome;
  /** The lines of the message, and those in between that the channel does not want. */
  readonly done: readonly PublicLine[];
}

/**
 * Posts leagues' logs to their channels, in order and each line once. Lines wait in a table, and are deleted once they
 * were sent. A process leases the webhook's row for one message, so that two never send the same. A message is repeated
 * only when it is unknown whether it arrived, e.g. after a process that was killed in between.
 */
@Injectable()
export class WebhookDelivery implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Round('Webhooks', () => this.deliver(new Date(this.clock.now())));
  private timer: { readonly at: number; readonly of: NodeJS.Timeout } | null = null;

  constructor(
    private readonly database: Database,
    private readonly sender: WebhookSender,
    private readonly clock: DbClock,
    private readonly relay: EventRelay,
    private readonly tasks: TimedTasks,
    private readonly leagues: LeagueRounds,
    private readonly mail: MailService,
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.ROLE === 'web') return;
    this.tasks.register({ name: TASK, run: () => this.look(), ended: () => this.rounds.idle() });
    this.relay.listen(({ actionType, leagueId, rooms }) => {
      if (actionType !== null && leagueId !== null && rooms.includes(streamOf('league', leagueId)))
        this.lookIn(WEBHOOK_GATHER_MS);
    });
  }

  onModuleDestroy(): void {
    this.rounds.end();
    clearTimeout(this.timer?.of);
  }

  /** Schedules the next run in `ms` milliseconds, unless one is due earlier. */
  private lookIn(ms: number): void {
    const at = Date.now() + ms;
    if (this.tasks.ended || (this.timer !== null && this.timer.at <= at)) return;
    clearTimeout(this.timer?.of);
    const of = setTimeout(() => {
      this.timer = null;
      void this.look();
    }, ms).unref();
    this.timer = { at, of };
  }

  /** Sends what is due and schedules the next run; the sweep covers anything later. */
  private async look(): Promise<void> {
    await this.rounds.now();
    await this.rounds.quietly(async () => {
      const [next] = await waitingLeagues(this.database.db, await this.leagues.resting(TASK));
      const wait = next ? Math.max(SOON_MS / 4, next.due_at.getTime() - this.clock.now()) : Infinity;
      if (wait <= LONGEST_SLEEP_MS) this.lookIn(wait);
    });
  }

  async deliver(now: Date): Promise<void> {
    if (this.tasks.ended) return;
    const resting = await this.leagues.resting(TASK);
    const due = (await waitingLeagues(this.database.db, resting)).filter(({ due_at }) => due_at <= now);
    await this.leagues.each(
      TASK,
      due,
      async ({ league_id }) => {
        if (!this.tasks.ended) await this.deliverOne(league_id, now);
      },
      { atOnce: AT_ONCE },
    );
  }

  private async deliverOne(leagueId: string, now: Date): Promise<void> {
    const lease = randomBytes(12).toString('base64url');
    const until = new Date(now.getTime() + LEASE_MS);
    const taken = await takeWebhook(this.database.db, leagueId, { lease, now, until });
    if (!taken) return;
    const language = await languageOfLeague(this.database.db, leagueId);
    await withLanguage(language, () => this.post(taken, lease, now));
  }

  private async post(taken: Taken, lease: string, now: Date): Promise<void> {
    const { league_id: leagueId } = taken;
    const gathered = new Date(now.getTime() - WEBHOOK_GATHER_MS);
    const lines = await waitingLines(this.database.db, leagueId, gathered);
    const chosen = lines.filter(({ entry: { topic } }) => topic !== null && taken.kinds.includes(topic));
    if (chosen.length === 0) {
      const more = lines.length === 0 || lines.length === LINES_AT_ONCE;
      const next_at = more ? new Date(now.getTime() + SOON_MS) : taken.next_at;
      await this.database.write(async ({ db }) => {
        if (!(await giveBack(db, leagueId, lease, { next_at }))) return;
        await endLines(db, leagueId, lines);
        if (lines.length === 0) await endLostLines(db, leagueId);
      });
      return;
    }
    const message = webhookMessage(
      taken.service,
      chosen.map(({ entry }) => this.sender.lineOf(leagueId, entry)),
      await this.sender.footOf(leagueId),
    );
    const next = chosen[message.lines];
    const done = next === undefined ? lines : lines.slice(0, lines.indexOf(next));
    const sent = await this.sender.send(taken, message.body);
    await this.settle(taken, lease, now, this.faredOf(taken, sent, { lines: message.lines, done }));
  }

  private faredOf(
    { service }: Taken,
    sent: Awaited<ReturnType<WebhookSender['send']>>,
    { lines, done }: { readonly lines: number; readonly done: readonly PublicLine[] },
  ): Fared {
    if ('outcome' in sent)
      return { verdict: { is: sent.outcome.key === 'unreadable' ? 'gone' : 'failed' }, outcome: sent.outcome, done };
    const verdict = verdictOn(sent, this.clock.now());
    const { status } = sent;
    switch (verdict.is) {
      case 'sent':
        return { verdict, outcome: { key: 'said', figures: { lines } }, done };
      case 'wait':
        return {
          verdict,
          outcome: { key: 'limited', figures: { service, seconds: Math.ceil(verdict.ms / 1_000) } },
          done,
        };
      case 'refused':
        return { verdict, outcome: { key: 'refused', figures: { service, status, lines } }, done };
      case 'gone':
        return { verdict, outcome: { key: 'gone', figures: { service, status } }, done };
      case 'failed':
        return {
          verdict,
          outcome: { key: status >= 300 && status < 400 ? 'redirected' : 'failed', figures: { service, status } },
          done,
        };
    }
  }

  private async settle(taken: Taken, lease: string, now: Date, { verdict, outcome, done }: Fared): Promise<void> {
    const { league_id: leagueId } = taken;
    this.metrics.count('webhooks', { outcome: verdict.is });
    const succeeded = verdict.is === 'sent';
    const since = taken.failing_since ?? now;
    const patient = now.getTime() - since.getTime() < WEBHOOK_PATIENCE_MS;
    const stops = verdict.is === 'gone' || (!succeeded && !patient);
    const failures = taken.failures + 1;
    const next = (ms: number) => new Date(now.getTime() + ms);
    const change: GivenBack = succeeded
      ? {
          next_at: next(WEBHOOK_GAP_MS),
          failures: 0,
          failing_since: null,
          succeeded_at: now,
        }
      : {
          next_at: next(verdict.is === 'wait' ? verdict.ms : waitAfterFailures(failures)),
          failing_since: since,
          ...(verdict.is === 'wait' ? {} : { failures }),
          ...(stops ? { stopped_at: now } : {}),
        };
    const told = verdict.is !== 'wait' || verdict.ms >= LONG_PAUSE_MS || stops;
    let mailIds: string[] = [];
    await this.database.write(async (transaction) => {
      if (!(await giveBack(transaction.db, leagueId, lease, change))) return;
      if (succeeded || verdict.is === 'refused') await endLines(transaction.db, leagueId, done);
      if (stops) await endAllLines(transaction.db, leagueId);
      if (told) await noteTry(transaction.db, leagueId, { at: now, succeeded, outcome });
      if (!stops) return;
      const { league } = await this.sender.footOf(leagueId);
      mailIds = await writeToCommissioners(transaction, this.mail, {
        leagueId,
        leagueName: league,
        actor: null,
        says: { kind: 'webhook-stopped', key: 'stopped', figures: { league, service: taken.service, why: outcome } },
        url: `${this.config.publicUrl}/${leagueId}/admin/commissioner-hub/channels`,
      });
    });
    for (const id of mailIds) await this.mail.queue(id);
  }
}
