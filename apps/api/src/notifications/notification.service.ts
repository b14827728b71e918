import { nameFigure } from '@crease/core/draft/draft-name.words.js';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { idIn } from '@crease/core/realtime/socket-events.js';
import { clockEnd, iso } from '@crease/core/draft/clock/draft.clock.js';
import type { DraftEvent, DraftNight, DraftState } from '@crease/core/draft/draft.model.js';
import { checkInOf } from '@crease/core/draft/clock/night.state.js';
import { mailBody, mailWords, type Mail } from '@crease/core/notifications/notification.words.js';
import { writeNotices } from '../auth/notices/notices.writer.js';
import { DraftNights, nearKey, type NearNight } from '../draft/clock/draft-nights.service.js';
import { DraftService } from '../draft/draft.service.js';
import { withLanguage } from '../platform/reader.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { EventRelay } from '../platform/realtime/event-relay.js';
import type { StoredEvent } from '../platform/database/event.model.js';
import { JobsService } from '../platform/jobs/jobs.service.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { firstRun } from '../platform/jobs/job-run.js';
import { MailService } from '../platform/mail/mail.service.js';
import { Presence } from '../platform/realtime/presence.js';
import { noteFailure } from '../platform/failures.js';
import { lastTurnChange } from './due/draft-turns.queries.js';
import { DueNoticesFinder, type DueNotices, type Message } from './due/due-notices.js';
import { serviceMember } from './service-member.js';
import {
  NOTICE,
  NotificationQueries,
  clockKey,
  draftKey,
  nightKey,
  type NightChange,
  type Recipient,
} from './due/notification.queries.js';

const QUEUE = 'notifications';
/** A manager who picks or enters the room within this time gets no email. */
const CLOCK_PATIENCE_MS = 3_000;
/** A turn is checked again after this time: a co-manager may have joined. */
const CHECK_AGAIN_MS = 600_000;

/**
 * Writes notices and emails to managers, except for trades and invitations, which have their own. A job runs when a
 * draft moves on. A sweep does the work of lost jobs and finds what is due by the clock. Each message and its key are
 * written in one transaction, so a late, repeated or parallel run writes nothing more.
 */
@Injectable()
export class NotificationService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Notifications');
  private readonly looks = new Map<string, NodeJS.Timeout>();
  /** The last event of each draft at this process's last check of its turn by a sweep, and the time of that check. */
  private readonly checked = new Map<string, { readonly seq: number; readonly at: number }>();

  constructor(
    private readonly database: Database,
    private readonly queries: NotificationQueries,
    private readonly due: DueNoticesFinder,
    private readonly leagues: LeagueRounds,
    private readonly drafts: DraftService,
    private readonly nights: DraftNights,
    private readonly presence: Presence,
    private readonly mail: MailService,
    private readonly jobs: JobsService,
    private readonly tasks: TimedTasks,
    private readonly relay: EventRelay,
    private readonly clock: DbClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.work(
      QUEUE,
      ({ name, data }) => {
        const draft = [String(data.leagueId), String(data.draftId)] as const;
        if (name === 'claims') return this.claimsDecided();
        if (name === 'draft-night') return this.nightChanges(draft[1]);
        return name === 'draft-starting' ? this.draftStarting(...draft) : this.turn(...draft);
      },
      2,
    );
    this.tasks.register({ name: QUEUE, run: () => this.sweep() });
    this.relay.listen((event, own) => {
      if (own) this.onEvent(event);
    });
  }

  onModuleDestroy(): void {
    for (const timer of this.looks.values()) clearTimeout(timer);
  }

  private onEvent({ id, stream, seq, leagueId, event }: StoredEvent): void {
    if (
      event.type === 'lotChanged' ||
      event.type === 'restrictedChanged' ||
      (event.type === 'activity' && (event.data?.kind === 'waiver' || event.data?.kind === 'sold'))
    )
      this.jobs.addCheck(QUEUE, 'claims', id);
    const draftId = idIn('draft', stream);
    if (leagueId === null || draftId === null) return;
    const { type, onClock } = event as DraftEvent & { onClock?: unknown };
    const enqueue = (job: string, delay: number) => {
      // The sweep does the work if this fails.
      void this.jobs
        .add(QUEUE, job, { leagueId, draftId }, { jobId: `${job}-${draftId}-${seq}`, delay })
        .catch(noteFailure('notices.enqueue'));
    };
    if (type === 'nightChanged') enqueue('draft-night', 0);
    if (type === 'draftBegun') enqueue('draft-starting', 0);
    if (onClock != null) this.lookIn(CLOCK_PATIENCE_MS, leagueId, draftId);
  }

  /**
   * Looks at the pick on the clock after a while, once however many picks are made until then. Only a turn that lasts
   * becomes a job, because each job costs the queue six statements. The sweep finds turns whose process has ended.
   */
  private lookIn(ms: number, leagueId: string, draftId: string): void {
    if (this.looks.has(draftId)) return;
    const timer = setTimeout(() => {
      this.looks.delete(draftId);
      void this.look(leagueId, draftId).catch(noteFailure('notices.enqueue'));
    }, ms);
    this.looks.set(draftId, timer.unref());
  }

  private async look(leagueId: string, draftId: string): Promise<void> {
    // This process's state is enough, since the job reads the draft again.
    const state = await this.drafts.stateFor(serviceMember(leagueId), draftId, false);
    const early = this.patienceLeft(state);
    if (early > 0) this.lookIn(early, leagueId, draftId);
    else if (state.onClock !== null)
      await this.jobs.add(
        QUEUE,
        'on-the-clock',
        { leagueId, draftId },
        { jobId: `on-the-clock-${draftId}-${state.seq}-${this.clock.now()}` },
      );
  }

  /** Milliseconds until the turn on the clock has lasted long enough; 0 without one. */
  private patienceLeft({ onClock }: Pick<DraftState, 'onClock'>): number {
    const left = onClock === null ? 0 : Date.parse(onClock.startedAt) + CLOCK_PATIENCE_MS - this.clock.now();
    return Math.min(Math.max(0, left), CLOCK_PATIENCE_MS);
  }

  /** Checks the manager on the clock; waits and checks again when their turn has only just begun. */
  private async turn(leagueId: string, draftId: string): Promise<void> {
    const early = this.patienceLeft(await this.drafts.stateFor(serviceMember(leagueId), draftId));
    if (early > 0) this.lookIn(early, leagueId, draftId);
    else await this.onTheClock(leagueId, draftId);
  }

  /** Writes everything that is due now. What fails of drafts does not hold up the rest, and is thrown after it. */
  async sweep(): Promise<void> {
    const ofDrafts = await this.draftsDue().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
    const { notices, failure } = await this.due.find();
    await this.leagues.each('notifications', notices, (one) => this.sendDue(one), { part: failure !== null });
    if (failure !== null) throw failure;
    if (ofDrafts !== null) throw ofDrafts;
  }

  private async sendDue({ due }: DueNotices): Promise<void> {
    for (const { key, to, message } of await due()) await this.send(key, to, message);
  }

  private async draftsDue(): Promise<void> {
    const due: { readonly league_id: string; readonly tell: () => Promise<void> }[] = [];
    const drafts = await this.queries.drafts();
    const open = new Set(drafts.map(({ id }) => id));
    for (const id of this.checked.keys()) if (!open.has(id)) this.checked.delete(id);
    for (const { id, league_id, seq, fresh, running } of drafts) {
      if (fresh) due.push({ league_id, tell: () => this.draftStarting(league_id, id) });
      const known = this.checked.get(id);
      if (!running || (known?.seq === seq && this.clock.now() - known.at < CHECK_AGAIN_MS)) continue;
      const check = async (): Promise<void> => {
        await this.onTheClock(league_id, id);
        this.checked.set(id, { seq, at: this.clock.now() });
      };
      due.push({ league_id, tell: check });
    }
    for (const change of await this.queries.nightChanges())
      due.push({ league_id: change.league_id, tell: () => this.nightChange(change) });
    for (const coming of await this.nights.coming())
      due.push({ league_id: coming.league_id, tell: () => this.nearNight(this.nights.nearOf(coming)) });
    await this.leagues.each('draft-notices', due, ({ tell }) => tell());
  }

  private async claimsDecided(): Promise<void> {
    const due = [
      ...(await this.due.decidedClaims()),
      ...(await this.due.decidedBids()),
      ...(await this.due.outbidBids()),
      ...(await this.due.offers()),
    ];
    await this.leagues.each('notifications', due, (one) => this.sendDue(one), { part: true });
  }

  /** Notifies managers of a date that was set, changed or removed; only of each draft's last change. */
  private async nightChanges(draftId: string): Promise<void> {
    for (const change of await this.queries.nightChanges(draftId)) await this.nightChange(change);
  }

  private async nightChange(change: NightChange): Promise<void> {
    const { draft_id, league_id, seq, night, before } = change;
    const draft = nameFigure(change);
    const key = nightKey(draft_id, String(seq));
    for (const to of await this.queries.managers('draft-night', league_id, key)) {
      const league = to.league_name;
      const mail: Mail | null = night
        ? { kind: 'draft-night', key: 'set', figures: { draft, league, night, before } }
        : before && { kind: 'draft-night', key: 'cleared', figures: { draft, league, before } };
      const calendar = await withLanguage(to.language, () =>
        this.calendarOf(league_id, draft_id, night ?? before, night === null),
      );
      await this.send(key + to.team_id, to, mail && { mail, path: lobby(draft_id), ...(calendar ? { calendar } : {}) });
    }
  }

  private async calendarOf(leagueId: string, draftId: string, night: DraftNight | null, cancelled: boolean) {
    return night && this.nights.fileOf(await this.drafts.stateFor(serviceMember(leagueId), draftId), night, cancelled);
  }

  private async nearNight(near: NearNight | null): Promise<void> {
    if (near === null) return;
    const { draftId, leagueId, name: draft, night, hours } = near;
    const key = nightKey(draftId, nearKey(near));
    const state = await this.drafts.stateFor(serviceMember(leagueId), draftId);
    for (const to of await this.queries.managers('draft-night', leagueId, key)) {
      const answer = checkInOf(state, to.team_id)?.answer ?? null;
      const figures = { draft, league: to.league_name, night, hours, answer };
      await this.send(key + to.team_id, to, {
        mail: { kind: 'draft-night', key: 'near', figures },
        path: lobby(draftId),
      });
    }
  }

  /** Notifies each manager once that a draft has begun, except those in its room. */
  private async draftStarting(leagueId: string, draftId: string): Promise<void> {
    const state = await this.drafts.stateFor(serviceMember(leagueId), draftId);
    if (state.kind === 'mock' || (state.status !== 'running' && state.status !== 'paused')) return;
    const present = new Set(this.presence.in(draftId).map(({ userId }) => userId));
    const key = draftKey(draftId);
    for (const recipient of await this.queries.managers('draft-starting', leagueId, key)) {
      await this.send(
        key + recipient.team_id,
        recipient,
        present.has(recipient.user_id)
          ? null
          : {
              mail: {
                kind: 'draft-starting',
                key: 'begun',
                figures: {
                  draft: nameFigure(state),
                  league: recipient.league_name,
                  rounds: state.rounds,
                  seconds: state.clock.seconds,
                  quiet: state.clock.quietHours,
                },
              },
              path: `draft/live/${draftId}`,
            },
      );
    }
  }

  /**
   * Notifies the people of the team on the clock, unless one of them is in the room or the team is on Auto. Once for
   * each pick or nomination, and again when an undo puts it back on the clock.
   */
  private async onTheClock(leagueId: string, draftId: string): Promise<void> {
    const state = await this.drafts.stateFor(serviceMember(leagueId), draftId);
    const { onClock, auction } = state;
    if (state.kind === 'mock' || state.status !== 'running' || onClock === null) return;
    // The bid clock is no turn of the leading team.
    if (auction?.lot) return;
    if (state.teams.find(({ id }) => id === onClock.teamId)?.auto !== 'off') return;
    const slot = state.slots[onClock.overall - 1];
    if (!slot) return;
    const changed = await lastTurnChange(this.database.db, state, slot, state.seq);
    // In an auction an open place is on the clock again for a later nomination.
    const turnKey = auction ? `${onClock.overall}-lot${auction.lots + 1}` : String(onClock.overall);
    const key = clockKey(draftId, turnKey, changed);
    const people = await this.queries.managers('on-the-clock', leagueId, key, onClock.teamId);
    const inRoom = new Set(this.presence.in(draftId).map(({ userId }) => userId));
    const present = people.some(({ user_id }) => inRoom.has(user_id));
    const bankFrom =
      onClock.bankMs === undefined ? null : clockEnd(onClock, state.clock.quietHours, Date.parse(onClock.startedAt));
    const turn = ({ team_name: team, time_zone: timeZone }: Recipient): Message => ({
      mail: {
        kind: 'on-the-clock',
        key: 'turn',
        figures: {
          team,
          draft: nameFigure(state),
          round: slot.round,
          pick: slot.pickInRound,
          until: onClock.deadline === null ? null : { at: onClock.deadline, timeZone },
          ...(bankFrom === null ? {} : { bankFrom: { at: iso(bankFrom), timeZone } }),
        },
      },
      // The room opens with the player of the queue's first wish.
      path: `draft/live/${draftId}?ready`,
    });
    for (const to of people) await this.send(key + to.team_id, to, present ? null : turn(to));
  }

  /**
   * Writes a notice, and an email if the person wants one, each at most once per key and person of the team. A null
   * message only marks the keys as done.
   */
  private async send(about: string, to: Recipient, message: Message | null): Promise<void> {
    const key = about + to.of_person;
    const mailId = await this.database.write(async (transaction) => {
      const { db } = transaction;
      const first = await firstRun(db, NOTICE + key);
      const posted = (message === null || (this.config.mail && to.wanted)) && (await firstRun(db, key));
      if (message === null) return null;
      const path = `/${to.league_id}/${message.path}`;
      if (first)
        await writeNotices(transaction, [{ userId: to.user_id, leagueId: to.league_id, says: message.mail, path }]);
      if (!posted) return null;
      const { subject, lines } = mailWords(message.mail, to.language);
      const body = mailBody({
        name: to.first_name,
        language: to.language,
        lines,
        url: this.config.publicUrl + path,
        league: to.league_name,
      });
      const { kind } = message.mail;
      const { calendar } = message;
      return this.mail.write(db, {
        kind,
        leagueId: to.league_id,
        to: to.email,
        subject,
        body,
        ...(calendar === undefined ? {} : { calendar }),
      });
    });
    if (mailId === null) return;
    this.logger.debug(`${key}: written`);
    await this.mail.queue(mailId);
  }
}

const lobby = (draftId: string): string => `draft/history?draft=${draftId}`;
