import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { momentWords, dayWords } from '@crease/core/calendar.js';
import { idIn } from '@crease/core/realtime/socket-events.js';
import type { DraftEvent } from '@crease/core/draft/draft.model.js';
import type { NotificationKind } from '@crease/core/notifications/notification.rules.js';
import { graduationWords, type Graduate } from '@crease/core/seasons/step.words.js';
import { DraftService } from '../draft/draft.service.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { EventRelay } from '../platform/events/event-relay.js';
import type { StoredEvent } from '../platform/events/event.model.js';
import { JobsService } from '../platform/jobs/jobs.service.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { MailService } from '../platform/mail/mail.service.js';
import { Presence } from '../platform/realtime/presence.js';
import { graduatesOf } from '../seasons/season-end.queries.js';
import {
  NotificationQueries,
  clockKey,
  draftKey,
  faPickKey,
  graduationKey,
  sheetKey,
  type Recipient,
} from './notification.queries.js';

const QUEUE = 'notifications';
/** Who picks within this time, or comes into the room, needs no e-mail. */
const CLOCK_PATIENCE_MS = 3_000;

interface Letter {
  readonly kind: NotificationKind;
  readonly subject: string;
  readonly lines: readonly string[];
  /** Where it leads, below the public address. */
  readonly path: string;
}

/**
 * What managers are told by e-mail beside trades and invitations, which write their own. A job rings when a draft moves; a sweep finds
 * what a lost job left behind, and whatever a clock makes due. Each letter is written once, with a note that it was, in one transaction:
 * a look that is late, repeated or made by two processes at once adds nothing.
 */
@Injectable()
export class NotificationService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Notifications');

  constructor(
    private readonly database: Database,
    private readonly queries: NotificationQueries,
    private readonly drafts: DraftService,
    private readonly presence: Presence,
    private readonly mail: MailService,
    private readonly jobs: JobsService,
    private readonly tasks: TimedTasks,
    private readonly relay: EventRelay,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    // Without a mail server there is nobody who could send what would be written.
    if (!this.config.mail) return;
    this.jobs.work(
      QUEUE,
      ({ name, data }) =>
        name === 'draft-starting'
          ? this.draftStarting(String(data.leagueId), String(data.draftId))
          : this.onTheClock(String(data.leagueId), String(data.draftId)),
      2,
    );
    this.tasks.register({ name: QUEUE, run: () => this.sweep() });
    this.relay.listen((event, own) => {
      if (own) this.heard(event);
    });
  }

  private heard({ stream, seq, leagueId, event }: StoredEvent): void {
    const draftId = idIn('draft', stream);
    if (leagueId === null || draftId === null) return;
    const { type, onClock } = event as DraftEvent & { onClock?: unknown };
    const ring = (job: string, delay: number) => {
      // What cannot be queued is found by the sweep.
      void this.jobs
        .add(QUEUE, job, { leagueId, draftId }, { jobId: `${job}-${draftId}-${seq}`, delay })
        .catch(() => undefined);
    };
    if (type === 'draftBegun') ring('draft-starting', 0);
    if (onClock != null) ring('on-the-clock', CLOCK_PATIENCE_MS);
  }

  /** Writes everything that is due now. */
  async sweep(): Promise<void> {
    for (const draft of await this.queries.drafts()) {
      if (draft.fresh) await this.draftStarting(draft.league_id, draft.id);
      if (draft.running) await this.onTheClock(draft.league_id, draft.id);
    }
    for (const due of await this.queries.expiringPicks()) {
      const { team_id, team_name, season, week, picks, expires_at } = due;
      const what = picks === 1 ? 'a free-agent pick' : `${picks} free-agent picks`;
      await this.say(faPickKey(team_id, season, week), due, {
        kind: 'fa-pick-expiring',
        subject: `${picks === 1 ? 'A free-agent pick' : `${picks} free-agent picks`} of ${team_name} will expire`,
        lines: [
          `${team_name} has ${what} of week ${week} left. What is not used by ${momentWords(expires_at.getTime(), due.time_zone)} expires.`,
        ],
        path: 'league/players?owner=free',
      });
    }
    for (const due of await this.queries.dueSheets()) {
      const { team_id, team_name, season, deadline, saved } = due;
      await this.say(sheetKey(team_id, season, deadline), due, {
        kind: 'protection-deadline',
        subject: `Protection sheets of ${due.league_name} are due`,
        lines: [
          `The protection sheets are locked at ${momentWords(deadline.getTime(), due.time_zone)}.`,
          saved
            ? `The sheet of ${team_name} is saved and can be changed until then.`
            : `${team_name} has no sheet yet. Without one, it is made automatically.`,
        ],
        path: 'admin/protection-sheet',
      });
    }
    await this.graduations();
  }

  /** Tells managers once, two weeks before the season's end, who leaves their rookie banks then. */
  private async graduations(): Promise<void> {
    const leagues = new Map<string, Graduate[]>();
    for (const due of await this.queries.graduating()) {
      const { league_id: id, team_id, team_name, season, last_day } = due;
      const leaving = leagues.get(id) ?? (await this.database.write(({ sql }) => graduatesOf(sql, { id, season })));
      leagues.set(id, leaving);
      const names = leaving.filter(({ teamId }) => teamId === team_id).map(({ name }) => name);
      // Somebody may outgrow the rule in the last days: the team is looked at again.
      if (names.length === 0) continue;
      await this.say(graduationKey(team_id, season), due, {
        kind: 'rookies-graduating',
        subject: `${names.length === 1 ? `${names[0]} leaves` : `${names.length} players leave`} the rookie bank of ${team_name}`,
        lines: [
          graduationWords(names, dayWords(last_day)),
          'From the next season’s start they count toward roster size; for the protection sheet they are players like all others.',
        ],
        path: `team/${team_id}`,
      });
    }
  }

  /** Tells every manager once that a draft has begun. Who sits in its room knows. */
  private async draftStarting(leagueId: string, draftId: string): Promise<void> {
    const state = await this.drafts.stateFor(serviceIn(leagueId), draftId);
    if (state.kind === 'mock' || (state.status !== 'running' && state.status !== 'paused')) return;
    const present = new Set(this.presence.in(draftId).map(({ userId }) => userId));
    const key = draftKey(draftId);
    for (const recipient of await this.queries.managers('draft-starting', leagueId, key)) {
      await this.say(
        key + recipient.team_id,
        recipient,
        present.has(recipient.user_id)
          ? null
          : {
              kind: 'draft-starting',
              subject: `${state.name} of ${recipient.league_name} has begun`,
              lines: [
                `${state.name} has begun: ${state.rounds} rounds, ${clockWords(state.clock.seconds)} for a pick.`,
              ],
              path: `draft/live/${draftId}`,
            },
      );
    }
  }

  /** Tells the manager on the clock, unless he sits in the room or has his team on Auto. Once for each pick, and once more when an undo puts it on the clock again. */
  private async onTheClock(leagueId: string, draftId: string): Promise<void> {
    const state = await this.drafts.stateFor(serviceIn(leagueId), draftId);
    const { onClock } = state;
    if (state.kind === 'mock' || state.status !== 'running' || onClock === null) return;
    if (state.teams.find(({ id }) => id === onClock.teamId)?.auto !== 'off') return;
    const slot = state.slots[onClock.overall - 1];
    const key = clockKey(draftId, onClock.overall, await this.queries.undone(draftId, onClock.overall, state.seq));
    const [recipient] = await this.queries.managers('on-the-clock', leagueId, key, onClock.teamId);
    if (!slot || !recipient) return;
    const present = this.presence.in(draftId).some(({ userId }) => userId === recipient.user_id);
    await this.say(
      key + recipient.team_id,
      recipient,
      present
        ? null
        : {
            kind: 'on-the-clock',
            subject: `${recipient.team_name} is on the clock in ${state.name}`,
            lines: [
              `Round ${slot.round}, pick ${slot.pickInRound} is yours.`,
              ...(onClock.deadline === null
                ? []
                : [
                    `Your clock runs until ${momentWords(Date.parse(onClock.deadline), recipient.time_zone)}. Then a player is picked for you, from your queue first.`,
                  ]),
            ],
            path: `draft/live/${draftId}`,
          },
    );
  }

  /** Writes a letter and that it was written; with null, only that nothing needs to be. Whoever comes second writes nothing. */
  private async say(key: string, to: Recipient, letter: Letter | null): Promise<void> {
    const mailId = await this.database.write(async (transaction) => {
      const mine = await transaction.sql('insert into once (key) values ($1) on conflict do nothing returning key', [
        key,
      ]);
      if (mine.length === 0 || letter === null) return null;
      const body = [
        `Hello ${to.first_name},`,
        '',
        ...letter.lines,
        '',
        `${this.config.publicUrl}/${to.league_id}/${letter.path}`,
        '',
        `League: ${to.league_name}. You can choose in your profile which e-mails you get.`,
        '',
      ].join('\n');
      return this.mail.write(transaction, {
        kind: letter.kind,
        leagueId: to.league_id,
        to: to.email,
        subject: letter.subject,
        body,
      });
    });
    if (mailId === null) return;
    this.logger.debug(`${key}: written`);
    await this.mail.queue(mailId);
  }
}

/** The service itself, looking into a league. */
const serviceIn = (leagueId: string) => ({ leagueId, userId: '', teamId: null, commissioner: false, siteOwner: false });

function clockWords(seconds: number): string {
  if (seconds % 3600 === 0) return seconds === 3600 ? 'an hour' : `${seconds / 3600} hours`;
  if (seconds % 60 === 0) return seconds === 60 ? 'a minute' : `${seconds / 60} minutes`;
  return `${seconds} seconds`;
}
