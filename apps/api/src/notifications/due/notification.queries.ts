import { Inject, Injectable } from '@nestjs/common';
import { expressionBuilder, sql, type Expression, type InferResult, type NotNull } from 'kysely';
import type { DraftNight } from '@crease/core/draft/draft.model.js';
import { REMIND_HOURS, type NotificationKind } from '@crease/core/notifications/notification.rules.js';
import type { PlayerStatus } from '@crease/core/players/players.values.js';
import { languageOfReader } from '../../auth/account/language.queries.js';
import { wants } from '../../auth/account/preference.service.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, type Db, type Tables } from '../../platform/database/database.js';
import { isSo, noneOf, turnOf } from '../../platform/database/sql.js';
import { notRunYet } from '../../platform/jobs/job-run.js';
import { earliest, recent } from '../../platform/jobs/league-aside.js';
import { statusApplies, statusIn } from '../../players/player-status.queries.js';
import { mayBeToldOf } from '../../seasons/season-end.queries.js';
import { namesIn } from '../../platform/database/rows.js';

const claim = namesIn('waiver_claim as c');
const correction = namesIn('points_correction as c');
const m = namesIn('membership as m');
const t = namesIn('team as t');
const f = namesIn('fa_pick as f');
const r = namesIn('protection_round as r');
const p = namesIn('player as p');
const l = namesIn('league as l');
const d = namesIn('draft as d');
const e = namesIn('event as e');
const h = namesIn('status_override as h');

/** Most reminders of a kind per run, from all leagues in turn. */
export const AT_ONCE = 500;
/** The name of this work in `league_delay`. */
export const WORK = 'notifications';
const OF_DRAFTS = 'draft-notices';
/** In days. */
const AN_HOUR = 1 / 24;
/** Older changes of status are not reported. */
const STATUS_DAYS = 3;

/**
 * End of a message's key that tells the people of team `t` apart. It names their seat, which they keep when they become
 * the manager, so that they get no message twice.
 */
const OF_PERSON = sql<string>`case ${m.seat} when 0 then '' else '-seat' || ${m.seat} end`;

/** The managers and co-managers, with `wanted` for mails of a kind. Disabled accounts are left out. */
export const managersFor = (db: Db, kind: NotificationKind) =>
  db
    .selectFrom('membership as m')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'm.league_id').onRef('t.id', '=', 'm.team_id'))
    .innerJoin('league as l', 'l.id', 'm.league_id')
    .innerJoin('app_user as u', (join) => join.onRef('u.id', '=', 'm.user_id').on('u.disabled_at', 'is', null))
    .select(({ ref }) => [
      'u.id as user_id',
      isSo(wants(ref('u.id'), kind)).as('wanted'),
      'u.email',
      'u.first_name',
      languageOfReader().as('language'),
      't.id as team_id',
      't.name as team_name',
      OF_PERSON.as('of_person'),
      'l.id as league_id',
      'l.name as league_name',
      'l.time_zone',
    ]);
export type Recipient = Readonly<InferResult<ReturnType<typeof managersFor>>[number]>;

/** Condition: the notice or the wanted mail of this key has not been written to person `m` yet. */
export const notYetNotified = (key: Expression<string>, kind: NotificationKind, mails: boolean) => {
  const { and, or, ref } = expressionBuilder<Tables & { u: Tables['app_user'] }, 'u'>();
  const own = sql<string>`${key} || ${OF_PERSON}`;
  const notice = notRunYet(sql<string>`${sql.lit(NOTICE)} || ${own}`);
  return mails ? or([notice, and([wants(ref('u.id'), kind), notRunYet(own)])]) : notice;
};
/** Prefix of a mail's key that gives the key of the notice in the product. */
export const NOTICE = 'notice-';

/** Seconds since 1970. Infinite times give 0, so that they do not fail a statement over many leagues. */
const secondsOf = (column: string) =>
  sql<number>`case when isfinite(${sql.ref(column)}) then floor(extract(epoch from ${sql.ref(column)}))::bigint else 0 end`;

// Keys under which sent messages are recorded, so that a repeated run sends nothing twice.
const FA_PICK_KEY = sql<string>`'mail-fa-' || ${t.id} || '-' || ${f.season} || '-' || ${f.week}`;
/** A moved deadline counts as a new one. */
const SHEET_KEY = sql<string>`'mail-sheet-' || ${t.id} || '-' || ${r.season} || '-' || ${secondsOf('r.deadline')}`;
const CLAIM_KEY = sql<string>`'mail-claim-' || ${claim.id}`;
/** Condition: status `h` counts in league `l`. An imported one does not where the commissioner has set another. */
const COUNTS_HERE = sql<boolean>`(${h.league_id} is not null or ${h.status} = ${statusIn(sql.ref('l.id'))})`;
/** The same status from another day counts as new. */
const STATUS_KEY = sql<string>`'mail-status-' || ${t.id} || '-' || ${p.id} || '-' || ${h.status} || '-' || ${secondsOf('h.since')}`;
const CALL_UP_KEY = sql<string>`'mail-call-up-' || ${t.id} || '-' || ${p.id} || '-' || ${l.current_season}`;
const IR_RETURN_KEY = sql<string>`'mail-ir-return-' || ${t.id} || '-' || ${p.id} || '-' || ${secondsOf('i.told_at')}`;
const CORRECTION_KEY = sql<string>`'mail-points-' || ${correction.id}`;
const GRADUATION_KEY = sql<string>`'mail-graduation-' || ${t.id} || '-' || ${l.current_season}`;
/** Prefix; the team's id is appended. */
export const draftKey = (draftId: string): string => `mail-draft-${draftId}-`;
/** A turn that is repeated after an undo counts as a new one. `undone` is the sequence number of the undo event. */
export const clockKey = (draftId: string, turn: string, undone: number | null): string =>
  `mail-clock-${draftId}-${turn}-${undone === null ? '' : `${undone}-`}`;

/** Key prefix for one change of a draft's date, or for one reminder. */
export const nightKey = (draftId: string, what: string): string => `mail-night-${draftId}-${what}-`;

const inHours = (hours: number) => sql<Date>`now() + make_interval(hours => ${sql.lit(hours)})`;

export interface TeamPlace {
  readonly league_id: string;
  readonly team_id: string;
}

export type NightChange = Awaited<ReturnType<NotificationQueries['nightChanges']>>[number];

@Injectable()
export class NotificationQueries {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The people of a league's teams (or of one team) without a message under `key` and their team. */
  managers(kind: NotificationKind, leagueId: string, key: string, teamId?: string): Promise<Recipient[]> {
    return managersFor(this.database.db, kind)
      .where('l.id', '=', leagueId)
      .$if(teamId !== undefined, (all) => all.where('t.id', '=', teamId ?? ''))
      .where(notYetNotified(sql<string>`${key} || ${t.id}`, kind, this.config.mail))
      .orderBy('t.number')
      .execute();
  }

  /**
   * Running drafts, and drafts begun within the last hour, or the hour before a delay of these notices. Without mocks.
   */
  drafts() {
    return this.database.db
      .selectFrom('draft')
      .select(({ eb, ref }) => [
        'id',
        'league_id',
        'seq',
        isSo(eb('status', '=', 'running')).as('running'),
        isSo(eb('begun_at', '>', recent(OF_DRAFTS, ref('draft.league_id'), AN_HOUR))).as('fresh'),
      ])
      .where('kind', '<>', 'mock')
      .where('status', 'in', ['running', 'paused'])
      .orderBy('id')
      .execute();
  }

  /**
   * The last change within the past hour (or the hour before a delay of these notices) of the date of each draft in the
   * lobby, or of one draft. Changes overtaken by a later one are not reported.
   */
  nightChanges(draftId?: string) {
    return this.database.db
      .selectFrom('draft as d')
      .innerJoin('event as e', (join) =>
        join
          .onRef('e.league_id', '=', 'd.league_id')
          .on('e.stream', '=', sql<string>`'draft:' || ${d.id}`)
          .on('e.type', '=', 'nightChanged'),
      )
      .distinctOn('d.id')
      .select([
        'd.id as draft_id',
        'd.league_id',
        'd.name',
        'd.built',
        'e.seq',
        sql<DraftNight | null>`nullif(${e.data} -> 'night', 'null')`.as('night'),
        sql<DraftNight | null>`nullif(${e.data} -> 'before', 'null')`.as('before'),
      ])
      .where('d.kind', '<>', 'mock')
      .where('d.status', '=', 'lobby')
      .where('e.at', '>', recent(OF_DRAFTS, sql.ref<string>('d.league_id'), AN_HOUR))
      .$if(draftId !== undefined, (all) => all.where('d.id', '=', draftId ?? ''))
      .orderBy('d.id')
      .orderBy('e.seq', 'desc')
      .execute();
  }

  /** Teams without a message whose picks of this week expire within a day, without the leagues in `without`. */
  expiringPicks(without: readonly string[]) {
    return managersFor(this.database.db, 'fa-pick-expiring')
      .where('l.id', '<>', noneOf(without))
      .innerJoin('fa_pick as f', (join) =>
        join
          .onRef('f.league_id', '=', 't.league_id')
          .onRef('f.owner_team_id', '=', 't.id')
          .onRef('f.season', '=', 'l.current_season'),
      )
      .select(({ fn }) => [
        FA_PICK_KEY.as('key'),
        'f.season',
        'f.week',
        fn.countAll<number>().as('picks'),
        fn.min('f.expires_at').as('expires_at'),
      ])
      .where('l.phase', '=', 'in-season')
      .where('f.player_id', 'is', null)
      .where('f.penalty', '=', false)
      .where('f.starts_at', '<=', sql<Date>`now()`)
      .where('f.expires_at', '>', sql<Date>`now()`)
      .where('f.expires_at', '<=', inHours(REMIND_HOURS.faPick))
      .where(notYetNotified(FA_PICK_KEY, 'fa-pick-expiring', this.config.mail))
      .groupBy(['u.id', 't.league_id', 't.id', 'm.seat', 'l.id', 'f.season', 'f.week'])
      .orderBy(turnOf('l.id', 't.number'))
      .limit(AT_ONCE)
      .execute();
  }

  /** Teams without a message whose protection sheets are due within a day. */
  dueSheets(without: readonly string[]) {
    return managersFor(this.database.db, 'protection-deadline')
      .where('l.id', '<>', noneOf(without))
      .innerJoin('protection_round as r', (join) =>
        join.onRef('r.league_id', '=', 'l.id').onRef('r.season', '=', 'l.current_season'),
      )
      .leftJoin('protection_sheet as s', (join) =>
        join
          .onRef('s.league_id', '=', 't.league_id')
          .onRef('s.team_id', '=', 't.id')
          .onRef('s.season', '=', 'r.season'),
      )
      .select(({ eb }) => [
        SHEET_KEY.as('key'),
        'r.season',
        'r.deadline',
        isSo(eb('s.team_id', 'is not', null)).as('saved'),
      ])
      .where('l.phase', '=', 'protection')
      .where('r.locked_at', 'is', null)
      .where('r.deadline', '>', sql<Date>`now()`)
      .where('r.deadline', '<=', inHours(REMIND_HOURS.protection))
      .$narrowType<{ deadline: NotNull }>()
      .where(notYetNotified(SHEET_KEY, 'protection-deadline', this.config.mail))
      .orderBy(turnOf('l.id', 't.number'))
      .limit(AT_ONCE)
      .execute();
  }

  /**
   * Teams without a message that have a rookie bank, in leagues whose season ends within two weeks; those that follow
   * `after` by league and team.
   */
  graduating(without: readonly string[], after: TeamPlace | null = null, most = AT_ONCE) {
    return managersFor(this.database.db, 'rookies-graduating')
      .where('l.id', '<>', noneOf(without))
      .$if(after !== null, (all) =>
        all.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('l.id', 't.id'), '>', tuple(after?.league_id ?? '', after?.team_id ?? '')),
        ),
      )
      .innerJoin('league_season as s', (join) =>
        join.onRef('s.league_id', '=', 'l.id').onRef('s.season', '=', 'l.current_season'),
      )
      .select([GRADUATION_KEY.as('key'), 'l.current_season as season', 's.ends_on as last_day'])
      .where('l.phase', '=', 'in-season')
      .where('s.ends_on', '<=', mayBeToldOf)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('roster_entry as e')
            .select('e.player_id')
            .whereRef('e.league_id', '=', 't.league_id')
            .whereRef('e.team_id', '=', 't.id')
            .where('e.place', '=', 'rookie'),
        ),
      )
      .where(notYetNotified(GRADUATION_KEY, 'rookies-graduating', this.config.mail))
      .orderBy('l.id')
      .orderBy('t.id')
      .limit(most)
      .execute();
  }

  /** Players in rookie banks whose call-up was announced within the last day, of managers without a message. */
  calledUp(without: readonly string[]) {
    return managersFor(this.database.db, 'farm-call-up')
      .where('l.id', '<>', noneOf(without))
      .innerJoin('roster_entry as e', (join) =>
        join.onRef('e.league_id', '=', 't.league_id').onRef('e.team_id', '=', 't.id'),
      )
      .innerJoin('player as p', 'p.id', 'e.player_id')
      .innerJoin('farm_call_up as c', (join) =>
        join
          .onRef('c.league_id', '=', 'l.id')
          .onRef('c.player_id', '=', 'p.id')
          .onRef('c.season', '=', 'l.current_season'),
      )
      .select([CALL_UP_KEY.as('key'), 'p.full_name as player', 'c.due_at', 'l.settings'])
      .where('e.place', '=', 'rookie')
      .where('c.told_at', '>', recent(WORK, sql.ref<string>('l.id'), 1))
      .where(notYetNotified(CALL_UP_KEY, 'farm-call-up', this.config.mail))
      .orderBy(turnOf('l.id', 'c.due_at', 'p.id'))
      .limit(AT_ONCE)
      .execute();
  }

  /** Healthy players whose return from injured reserve was announced within a day, of managers without a message. */
  returning(without: readonly string[]) {
    return managersFor(this.database.db, 'ir-return')
      .where('l.id', '<>', noneOf(without))
      .innerJoin('ir_return as i', (join) =>
        join.onRef('i.league_id', '=', 't.league_id').onRef('i.team_id', '=', 't.id'),
      )
      .innerJoin('player as p', 'p.id', 'i.player_id')
      .select([IR_RETURN_KEY.as('key'), 'p.full_name as player', 'i.due_at'])
      .where('i.told_at', '>', recent(WORK, sql.ref<string>('l.id'), 1))
      .where(notYetNotified(IR_RETURN_KEY, 'ir-return', this.config.mail))
      .orderBy(turnOf('l.id', 'i.due_at', 'p.id'))
      .limit(AT_ONCE)
      .execute();
  }

  /** Claims on waivers decided within the last day, of managers without a message. */
  decidedClaims(without: readonly string[]) {
    return managersFor(this.database.db, 'claim-decided')
      .where('l.id', '<>', noneOf(without))
      .innerJoin('waiver_claim as c', (join) =>
        join.onRef('c.league_id', '=', 't.league_id').onRef('c.team_id', '=', 't.id'),
      )
      .innerJoin('waiver as w', (join) =>
        join.onRef('w.league_id', '=', 'c.league_id').onRef('w.id', '=', 'c.waiver_id'),
      )
      .innerJoin('player as p', 'p.id', 'w.player_id')
      .select([CLAIM_KEY.as('key'), 'p.id as player_id', 'p.full_name as player', 'c.outcome', 'c.reason', 'c.ending'])
      .where('c.outcome', 'is not', null)
      .where('w.resolved_at', '>', recent(WORK, sql.ref<string>('l.id'), 1))
      .where(notYetNotified(CLAIM_KEY, 'claim-decided', this.config.mail))
      .orderBy(turnOf('l.id', 'w.resolved_at', 'c.id'))
      .limit(AT_ONCE)
      .execute();
  }

  /** Changes of teams' published points within the last day, of managers without a message. */
  correctedPoints(without: readonly string[]) {
    return managersFor(this.database.db, 'points-corrected')
      .where('l.id', '<>', noneOf(without))
      .innerJoin('points_correction as c', (join) =>
        join.onRef('c.league_id', '=', 't.league_id').onRef('c.team_id', '=', 't.id'),
      )
      .select([CORRECTION_KEY.as('key'), 'c.from_day', 'c.to_day', 'c.days', 'c.roto_to', 'c.before', 'c.after'])
      .where('c.at', '>', earliest(WORK, 1))
      .where('c.at', '>', recent(WORK, sql.ref<string>('l.id'), 1))
      .where(notYetNotified(CORRECTION_KEY, 'points-corrected', this.config.mail))
      .orderBy(turnOf('l.id', 'c.at', 'c.id'))
      .limit(AT_ONCE)
      .execute();
  }

  /**
   * Recent changes of players' statuses while they were on their team, of managers without a message. They come from
   * imports, the site owner or a commissioner.
   */
  changedStatuses(without: readonly string[]) {
    const { db } = this.database;
    const changes = db
      .selectFrom('player as o')
      .select(({ ref }) => [
        'o.id as player_id',
        sql<string | null>`null`.as('league_id'),
        sql<PlayerStatus>`${ref('o.status')}`.as('status'),
        sql<string | null>`${ref('o.status_note')}`.as('note'),
        sql<Date>`${ref('o.status_as_of')}`.as('since'),
      ])
      .where('o.status_as_of', '>', earliest(WORK, STATUS_DAYS))
      .unionAll(
        db
          .selectFrom('status_override as o')
          .select(({ ref }) => [
            'o.player_id',
            sql<string | null>`${ref('o.league_id')}`.as('league_id'),
            sql<PlayerStatus>`${ref('o.status')}`.as('status'),
            sql<string | null>`${ref('o.reason')}`.as('note'),
            sql<Date>`${ref('o.set_at')}`.as('since'),
          ])
          .where(statusApplies)
          .where('o.set_at', '>', earliest(WORK, STATUS_DAYS)),
      )
      .as('h');
    return managersFor(db, 'player-status')
      .innerJoin('roster_entry as r', (join) =>
        join.onRef('r.league_id', '=', 't.league_id').onRef('r.team_id', '=', 't.id'),
      )
      .innerJoin(changes, (join) =>
        join
          .onRef('h.player_id', '=', 'r.player_id')
          .on(({ eb, or, ref }) => or([eb('h.league_id', 'is', null), eb('h.league_id', '=', ref('r.league_id'))])),
      )
      .innerJoin('player as p', 'p.id', 'r.player_id')
      .select([STATUS_KEY.as('key'), 'p.id as player_id', 'p.full_name as player', 'h.status', 'h.note'])
      .where('l.id', '<>', noneOf(without))
      .where(COUNTS_HERE)
      .whereRef('h.since', '>', 'r.acquired_at')
      .where('h.since', '>', recent(WORK, sql.ref<string>('l.id'), STATUS_DAYS))
      .where(notYetNotified(STATUS_KEY, 'player-status', this.config.mail))
      .orderBy(turnOf('l.id', 'h.since', 'p.id'))
      .limit(AT_ONCE)
      .execute();
  }
}
