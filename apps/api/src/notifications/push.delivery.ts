import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import {
  isMomentary,
  stepFor,
  verdictOnPush,
  type PushVerdict,
} from '@crease/core/notifications/push-delivery.rules.js';
import { messageOf } from '@crease/core/messages/messages.js';
import { pushPayload, pushSummary } from '@crease/core/notifications/push-payload.rules.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { EventRelay } from '../platform/realtime/event-relay.js';
import { JobsService } from '../platform/jobs/jobs.service.js';
import { Round } from '../platform/round.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { heldWith, nextDue, outgoingNotice, putDeliveries, takeDue, type Outgoing } from './push.queries.js';
import { PushSender } from './push.sender.js';
import { dropDevice, holdDevice, noteTrouble } from './push.writer.js';
import { delayDelivery, endDelivery, holdDelivery } from './push-delivery.writer.js';

const QUEUE = 'push';
const AT_ONCE = 8;
/** Longer than the timeout of a push service plus the time for judging a delivery. */
const LEASE_SECONDS = 60;

type Taken = Awaited<ReturnType<typeof takeDue>>[number];
type Delivery = Omit<Taken, 'held'>;

interface Ready {
  readonly delivery: Delivery;
  readonly notice: Outgoing;
  readonly ttlSeconds: number;
}

/**
 * Delivers notices to devices. Each notice has one `push_delivery` row per device. One process at a time takes it and
 * ends it once the push service has accepted it. After a crash it is sent again under the same name, which replaces the
 * first copy at the push service and on the device.
 */
@Injectable()
export class PushDelivery implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Round('Push', () => this.deliver());

  constructor(
    private readonly database: Database,
    private readonly sender: PushSender,
    private readonly clock: DbClock,
    private readonly jobs: JobsService,
    private readonly tasks: TimedTasks,
    private readonly relay: EventRelay,
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.work(QUEUE, () => this.deliver(), 2);
    this.tasks.register({ name: QUEUE, run: () => this.rounds.now(), next: () => nextDue(this.database.db) });
    this.relay.listen(({ id, actor, event }, own) => {
      // With an actor the event only says that a user read notices.
      if (own && event.type === 'noticesChanged' && actor === null) this.jobs.addCheck(QUEUE, 'deliver', id);
    });
  }

  onModuleDestroy(): void {
    this.rounds.end();
  }

  async deliver(): Promise<void> {
    await putDeliveries(this.database.db);
    for (;;) {
      const due = await takeDue(this.database.db, AT_ONCE, LEASE_SECONDS);
      if (due.length === 0 || this.rounds.ended) return;
      await Promise.all(due.map((one) => this.rounds.quietly(() => this.deliverOne(one))));
    }
  }

  private async deliverOne(taken: Taken): Promise<void> {
    const { db } = this.database;
    const now = this.clock.now();
    const first = await this.ready(taken, now);
    if (first === null) return;
    const ready = [first];
    // Deliveries that quiet hours held back on a device are sent together with the first of them.
    if (taken.held)
      for (const other of await heldWith(db, taken.notice_id, taken.subscription_id)) {
        const one = await this.ready(other, now);
        if (one !== null) ready.push(one);
      }
    const verdict = await this.send(ready, taken.attempts);
    this.metrics.count('pushes', { outcome: verdict.is });
    if (verdict.is === 'later') return this.putOff(taken, verdict, now);
    // End the first one last: while it waits, no process takes the others.
    for (const { delivery } of ready.reverse()) await this.settle(delivery, verdict);
  }

  /** A delivery to send now, or null after it was dropped or held back. */
  private async ready(delivery: Delivery, now: number): Promise<Ready | null> {
    const { db } = this.database;
    const notice = await outgoingNotice(db, delivery.notice_id, delivery.subscription_id);
    if (notice === undefined) return null;
    if (!notice.theirs) {
      await dropDevice(db, notice.subscription_id);
      return null;
    }
    const step = notice.disabled
      ? ({ is: 'drop' } as const)
      : stepFor({
          says: notice.says,
          at: notice.at.getTime(),
          now,
          read: notice.read_at !== null,
          quiet: notice.quiet,
          urgent: notice.urgent ?? false,
        });
    if (step.is === 'send') return { delivery, notice, ttlSeconds: step.ttlSeconds };
    if (step.is === 'drop') await endDelivery(db, delivery, 'dropped');
    else await holdDelivery(db, delivery, step.until);
    return null;
  }

  private async send(ready: readonly Ready[], attempts: number): Promise<PushVerdict & Told> {
    const [first] = ready.map(({ notice }) => notice);
    if (first === undefined) return { is: 'sent' };
    const { says, id, path, league, language, endpoint, p256dh, auth } = first;
    const all = ready.map(({ notice }) => ({ says: notice.says, league: notice.league }));
    for (const brief of [false, true]) {
      const sent = await this.sender.send({
        endpoint,
        p256dh,
        auth,
        payload:
          all.length > 1
            ? pushSummary(all, id, brief, language)
            : pushPayload(says, { id, path, league }, brief, language),
        ttlSeconds: Math.max(...ready.map(({ ttlSeconds }) => ttlSeconds)),
        urgent: isMomentary(says.kind),
        topic: `notice-${id}`,
      });
      if (sent.is === 'impossible') return { is: 'gone' };
      const reply = sent.is === 'answered' ? sent : null;
      const verdict = verdictOnPush(reply, attempts, this.clock.now());
      if (verdict.is !== 'tooLarge') return { ...verdict, status: reply?.status };
    }
    return { is: 'refused', status: 413 };
  }

  /** Delays a delivery; others in its batch wait for it. */
  private async putOff(delivery: Delivery, verdict: PushVerdict & Told & { is: 'later' }, now: number): Promise<void> {
    const { db } = this.database;
    const device = delivery.subscription_id;
    if (verdict.all) await holdDevice(db, device, now + verdict.ms);
    await delayDelivery(db, delivery, now + verdict.ms);
    // Last, so that the shown text "It is tried again" is already true.
    return noteTrouble(db, device, troubleOf(verdict.status));
  }

  private async settle(delivery: Delivery, verdict: Exclude<PushVerdict, { is: 'later' }> & Told): Promise<void> {
    const { db } = this.database;
    switch (verdict.is) {
      case 'sent':
        return endDelivery(db, delivery, 'sent');
      case 'gone':
        return dropDevice(db, delivery.subscription_id);
      case 'tooLarge':
      case 'refused':
        return endDelivery(db, delivery, 'refused', troubleOf(verdict.status));
    }
  }
}

interface Told {
  readonly status?: number | undefined;
}

function troubleOf(status: number | undefined): string {
  if (status === undefined) return messageOf('pushIsSilent');
  if (status === 429) return messageOf('pushAskedToWait');
  return status >= 500 ? messageOf('pushHasTrouble', { status }) : messageOf('pushRefusedNotice', { status });
}
