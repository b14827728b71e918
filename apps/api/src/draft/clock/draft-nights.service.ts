import { draftName, nameFigure, type BuiltName, type NameFigure } from '@crease/core/draft/draft-name.words.js';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { sql, type NotNull } from 'kysely';
import { calendarFile, type CalendarEvent } from '@crease/core/notifications/calendar-file.js';
import { nightDetail } from '@crease/core/notifications/calendar.words.js';
import type { CheckInAnswer, DraftNight, DraftState } from '@crease/core/draft/draft.model.js';
import type { NightBody } from '@crease/core/draft/draft.schema.js';
import {
  dueReminder,
  firstNight,
  nextReminder,
  nightFrom,
  nightLength,
  REMINDER_HOURS,
} from '@crease/core/draft/clock/night.rules.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, type Idempotency } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { leagueLine } from '../../platform/events/audience.js';
import type { Member } from '../../platform/http/member.js';
import { notFound, RefusalError, unwrap } from '../../platform/refusal.error.js';
import { firstRun } from '../../platform/jobs/job-run.js';
import { LeagueRounds } from '../../platform/jobs/league-rounds.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import { fileName, type CommandAnswer } from '../draft.parts.js';
import { DraftService } from '../draft.service.js';
import { refusal } from '../draft.refusals.js';
import { namesIn } from '../../platform/database/rows.js';

const d = namesIn('draft as d');

const TASK = 'draft-nights';
const MOST_HOURS = REMINDER_HOURS[0];

/** A night that is near. `hours`: how many hours before it the reminder that is due now is meant for. */
export interface NearNight {
  readonly draftId: string;
  readonly leagueId: string;
  readonly name: NameFigure;
  readonly night: DraftNight;
  readonly hours: number;
}

interface ComingNight {
  readonly draftId: string;
  readonly league_id: string;
  readonly name: string | null;
  readonly built: BuiltName | null;
  readonly night_at: Date;
  readonly time_zone: string;
  readonly set_at: Date;
}

/** Key of a sent reminder. A new date gives a new key, so its reminders are sent again. */
export const nearKey = ({ draftId, night, hours }: NearNight): string => `${draftId}-${night.at}-${hours}`;

/** The night that a league agrees on for its draft, and who will be there. A draft never begins by it. */
@Injectable()
export class DraftNights implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly drafts: DraftService,
    private readonly clock: DbClock,
    private readonly tasks: TimedTasks,
    private readonly rounds: LeagueRounds,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.register({ name: TASK, run: () => this.tellNear(), next: () => this.next() });
  }

  /** Sets the date, or removes it when `body` is null. */
  async set(
    member: Member,
    draftId: string,
    body: NightBody | null,
    idempotency: Idempotency | null,
  ): Promise<CommandAnswer> {
    const state = await this.drafts.stateFor(member, draftId, false);
    if (!this.drafts.actorOf(member, state).commissioner)
      throw new RefusalError(refusal('forbidden.night', { kind: 'forbidden' }));
    const night = body && unwrap(nightFrom(body, await this.zoneOf(member.leagueId)));
    return this.drafts.execute(
      member,
      draftId,
      { type: 'setNight', night },
      idempotency,
      undefined,
      undefined,
      async (db, after) => {
        const at = after.night ? new Date(after.night.at) : null;
        await db
          .updateTable('draft')
          .set({ night_at: at })
          .where('league_id', '=', member.leagueId)
          .where('id', '=', draftId)
          .execute();
      },
    );
  }

  async checkIn(
    member: Member,
    draftId: string,
    answer: CheckInAnswer,
    idempotency: Idempotency | null,
  ): Promise<CommandAnswer> {
    await this.drafts.stateFor(member, draftId, false);
    const { teamId } = member;
    if (teamId === null) throw new RefusalError(refusal('forbidden.checkIn', { kind: 'forbidden' }));
    return this.drafts.execute(member, draftId, { type: 'checkIn', teamId, answer }, idempotency);
  }

  async calendar(member: Member, draftId: string): Promise<{ name: string; text: string }> {
    const state = await this.drafts.stateFor(member, draftId);
    if (!state.night)
      throw new RefusalError(refusal('noNight', { figures: { draft: draftName(state) }, kind: 'missing' }));
    return { name: fileName(draftName(state)), text: await this.fileOf(state, state.night, false) };
  }

  /** The night's .ics file; `cancelled` makes it a cancellation. */
  async fileOf(state: DraftState, night: DraftNight, cancelled: boolean): Promise<string> {
    return calendarFile(await this.eventOf(state, night, cancelled));
  }

  async eventOf(state: DraftState, night: DraftNight, cancelled: boolean): Promise<CalendarEvent> {
    const league = await this.leagueOf(state.leagueId);
    const { publicUrl } = this.config;
    const start = Date.parse(night.at);
    const url = `${publicUrl}/${state.leagueId}/draft/history?draft=${state.id}`;
    return {
      uid: `draft-${state.id}@${new URL(publicUrl).hostname}`,
      sequence: state.seq,
      stamp: this.clock.now(),
      start,
      end: start + nightLength(state),
      summary: `${draftName(state)} (${league.name})`,
      description: `${nightDetail({ rounds: state.rounds, picks: state.slots.length })}\n${url}`,
      url,
      cancelled,
    };
  }

  /** Checks the night of a new draft; throws a refusal when not valid. */
  async wished(leagueId: string, body: NightBody): Promise<DraftNight> {
    return unwrap(firstNight(body, await this.zoneOf(leagueId), this.clock.now()));
  }

  nearOf({ set_at, night_at, time_zone, league_id: leagueId, name, built, ...draft }: ComingNight): NearNight | null {
    const night = { at: night_at.toISOString(), timeZone: time_zone };
    const hours = dueReminder(night, set_at.getTime(), this.clock.now());
    return hours === null ? null : { ...draft, name: nameFigure({ name, built }), leagueId, night, hours };
  }

  /** Logs each due reminder once. */
  private async tellNear(): Promise<void> {
    await this.rounds.each('draft-nights', await this.coming(), async (coming) => {
      const due = this.nearOf(coming);
      if (due === null) return;
      await this.database.write(async ({ db, record }) => {
        if (!(await firstRun(db, `night-${nearKey(due)}`))) return;
        const { leagueId, name: draft, night, hours } = due;
        await record(
          leagueLine({ leagueId, actor: null, says: { key: 'draft.night-near', figures: { draft, night, hours } } }),
        );
      });
    });
  }

  private async next(): Promise<Date | null> {
    const now = this.clock.now();
    const times = (await this.coming(2 * MOST_HOURS)).flatMap(
      ({ night_at, time_zone: timeZone }) => nextReminder({ at: night_at.toISOString(), timeZone }, now) ?? [],
    );
    return times.length === 0 ? null : new Date(Math.min(...times));
  }

  /** The drafts whose night is within `hours` from now, and when it was set. Mocks are left out. */
  async coming(hours: number = MOST_HOURS): Promise<ComingNight[]> {
    return this.database.db
      .selectFrom('draft as d')
      .innerJoin('league as l', 'l.id', 'd.league_id')
      .innerJoin('event as e', (join) =>
        join
          .onRef('e.league_id', '=', 'd.league_id')
          .on('e.stream', '=', sql<string>`'draft:' || ${d.id}`)
          .on('e.type', '=', 'nightChanged'),
      )
      .select(({ fn }) => [
        'd.id as draftId',
        'd.league_id',
        'd.name',
        'd.built',
        'd.night_at',
        'l.time_zone',
        fn.max('e.at').as('set_at'),
      ])
      .where('d.kind', '<>', 'mock')
      .where('d.status', '=', 'lobby')
      .where('d.night_at', '>', sql<Date>`now()`)
      .where('d.night_at', '<=', sql<Date>`now() + make_interval(hours => ${hours})`)
      .groupBy(['d.league_id', 'd.id', 'l.time_zone'])
      .orderBy('d.id')
      .$narrowType<{ night_at: NotNull }>()
      .execute();
  }

  private async zoneOf(leagueId: string): Promise<string> {
    return (await this.leagueOf(leagueId)).time_zone;
  }

  private async leagueOf(leagueId: string): Promise<{ name: string; time_zone: string }> {
    const league = await this.database.db
      .selectFrom('league')
      .select(['name', 'time_zone'])
      .where('id', '=', leagueId)
      .executeTakeFirst();
    if (!league) throw notFound('league');
    return league;
  }
}
