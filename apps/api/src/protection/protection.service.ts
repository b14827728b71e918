import { Injectable } from '@nestjs/common';
import { finalSheet, sheetRules, type Sheet, type SheetRules } from '@crease/core/protection/sheet.rules.js';
import { hindrancesToReopen, judgeDeadline } from '@crease/core/protection/deadline.rules.js';
import type { DeadlineBody, SheetBody } from '@crease/core/protection/protection.schema.js';
import { refusal } from '@crease/core/protection/protection.words.js';
import { seasonPlus } from '@crease/core/season.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import { lockLeague } from '../leagues/league-lock.tables.js';
import { Database, pgArray, type Idempotency, type Transaction } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { leagueLine, toLeague, toUser } from '../platform/events/audience.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { forbidden, RefusalError, unwrap } from '../platform/http/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { playerPoints } from '../points/points.queries.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import { backOnRosters, ROSTER_ROW, type RosterRow } from '../teams/put-back.queries.js';
import { restorePromises, voidPromises, type VoidedPromise } from '../trades/promises.queries.js';
import { sinceLocked } from './protection.queries.js';

type Sql = Transaction['sql'];

/** What the lock of a round did, as it is kept beside it so that it can be taken back. */
interface LockDone {
  /** PostgreSQL's text. */
  readonly begunAt: string;
  readonly released: RosterRow[];
  readonly promises: VoidedPromise[];
  /** As their managers had saved them; teams without one are left out. */
  readonly sheets: SavedSheet[];
}

interface SavedSheet {
  readonly team_id: string;
  readonly core: number[];
  readonly bench: number[];
}

interface Round {
  deadline: string | Date | null;
  locked_at: string | Date | null;
  over: boolean;
}

/** Sheets are private and open until the deadline; then they are locked and published, and who is on none is released (docs/rules.md, Protection sheets). */
@Injectable()
export class ProtectionService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly tasks: TimedTasks,
    private readonly clock: DbClock,
  ) {}

  /** Begins the protection of a season, inside the league's change of phase; it has a deadline from the beginning. Returns what stood of the round before. */
  async open(
    sql: Sql,
    league: Pick<PlayingLeague, 'id' | 'season'>,
    { deadline, confirmed }: { deadline: string | null; confirmed: boolean },
  ): Promise<{ deadline: string | null } | null> {
    if (deadline === null) {
      throw new RefusalError(refusal('deadlineMissing', { kind: 'invalid', field: 'protection_deadline' }));
    }
    const at = new Date(
      unwrap(judgeDeadline(Date.parse(deadline), this.clock.now(), { confirmed, field: 'protection_deadline' })),
    ).toISOString();
    const [before] = await sql<{ deadline: string | null }>(
      'select deadline::text as deadline from protection_round where league_id = $1 and season = $2',
      [league.id, league.season],
    );
    await sql(
      'insert into protection_round (league_id, season, deadline) values ($1, $2, $3::timestamptz) on conflict (league_id, season) do update set deadline = excluded.deadline',
      [league.id, league.season, at],
    );
    this.tasks.arm('protection', league.id, at);
    return before ?? null;
  }

  /** Keeps the caller's sheet as it stands, finished or not. */
  async save(member: Member, { core, bench }: SheetBody, idempotency: Idempotency | null): Promise<{ saved: true }> {
    const teamId = member.teamId;
    if (teamId === null) throw forbidden('You have no team in this league.', 'Only managers hand in sheets.');
    return this.database.write(async ({ sql, record }) => {
      const { league } = await this.openRound(sql, member.leagueId, 'share');
      const [team] = await this.books.books(sql.db, league.id, [teamId]);
      const owned = new Set(team?.players.map(({ id }) => id));
      for (const [field, ids] of [
        ['core', core],
        ['bench', bench],
      ] as const) {
        if (ids.some((id) => !owned.has(id))) throw new RefusalError(refusal('sheetNotOnTeam', { field }));
      }
      await sql(
        `insert into protection_sheet (league_id, team_id, season, core, bench) values ($1, $2, $3, $4::int[], $5::int[])
         on conflict (team_id, season) do update set core = excluded.core, bench = excluded.bench, updated_at = now()`,
        [league.id, teamId, league.season, pgArray(core), pgArray(bench)],
      );
      // That it was saved, but not what is on it: for the manager's other devices, and for commissioners. In one order for everybody, so that two who save never wait for each other.
      const listeners = await sql<{ user_id: string }>(
        'select user_id from membership where league_id = $1 and (is_commissioner or user_id = $2) order by user_id',
        [league.id, member.userId],
      );
      for (const { user_id } of listeners)
        await record(toUser(user_id, member.userId, { type: 'sheetSaved', leagueId: league.id, teamId }));
      return { saved: true as const };
    }, idempotency);
  }

  /** Sets the deadline, or moves it until it has passed; sheets that are locked stay locked. */
  async setDeadline(
    member: Member,
    { deadline, confirm_soon }: DeadlineBody,
    idempotency: Idempotency | null,
  ): Promise<{ success: true; deadline: string }> {
    requireCommissioner(member, 'set the deadline of the protection sheets');
    const at = new Date(deadline).toISOString();
    const answer = await this.database.write(async ({ sql, record }) => {
      const { league, round } = await this.openRound(sql, member.leagueId, 'update');
      unwrap(judgeDeadline(Date.parse(at), this.clock.now(), { confirmed: confirm_soon === true, field: 'deadline' }));
      const before = round.deadline === null ? null : new Date(round.deadline).toISOString();
      if (before === at) return { success: true as const, deadline: at };
      await sql('update protection_round set deadline = $3::timestamptz where league_id = $1 and season = $2', [
        league.id,
        league.season,
        at,
      ]);
      await record(
        leagueLine({
          leagueId: league.id,
          actor: member.userId,
          says:
            before === null
              ? { key: 'protection.due', figures: { at, timeZone: league.timeZone } }
              : { key: 'protection.moved', figures: { at, before, timeZone: league.timeZone } },
          data: { kind: 'protectionDeadline', deadline: at, before },
        }),
      );
      return { success: true as const, deadline: at };
    }, idempotency);
    this.tasks.arm('protection', member.leagueId, at);
    return answer;
  }

  /** Locks every round whose deadline has passed. Whoever comes second finds it locked. */
  async lockDue(): Promise<void> {
    const due = await this.database.query<{ league_id: string; season: string }>(
      'select league_id, season from protection_round where locked_at is null and deadline <= clock_timestamp()',
    );
    for (const { league_id, season } of due) await this.lock(league_id, season);
  }

  /** The next deadline that has not passed. */
  async nextDeadline(): Promise<Date | string | null> {
    const [row] = await this.database.query<{ next: Date | string | null }>(
      'select min(deadline) as next from protection_round where locked_at is null and deadline > clock_timestamp()',
    );
    return row?.next ?? null;
  }

  private async lock(leagueId: string, season: string): Promise<void> {
    await this.database.write(async ({ sql, record }) => {
      const teams = await sql<{ id: string }>(
        'select id from team where league_id = $1 order by id for no key update',
        [leagueId],
      );
      // Then the league, whose version changes below, and its log last: in the order of everybody who needs both.
      await sql('select id from league where id = $1 for no key update', [leagueId]);
      const [round] = await sql<{ now: string }>(
        'select clock_timestamp()::text as now from protection_round where league_id = $1 and season = $2 and locked_at is null and deadline <= clock_timestamp() for update',
        [leagueId, season],
      );
      if (!round) return;
      const league = await this.books.league(sql.db, leagueId);
      const rules = sheetRules(league.settings);
      if (league.season !== season || !rules) {
        await sql('update protection_round set locked_at = clock_timestamp() where league_id = $1 and season = $2', [
          leagueId,
          season,
        ]);
        return;
      }
      const books = await this.books.books(
        sql.db,
        leagueId,
        teams.map(({ id }) => id),
      );
      const own = new Map(
        (
          await sql<SavedSheet>(
            'select team_id, core, bench from protection_sheet where league_id = $1 and season = $2',
            [leagueId, season],
          )
        ).map((row) => [row.team_id, row]),
      );
      const { points } = await playerPoints(
        sql.db,
        leagueId,
        seasonPlus(season, -1),
        books.flatMap((team) => team.players.map(({ id }) => id)),
      );
      const done: LockDone = { begunAt: round.now, released: [], promises: [], sheets: [...own.values()] };
      for (const team of books)
        await this.lockTeam({ sql, record }, league, team, own.get(team.teamId) ?? null, points, rules, done);
      await sql(
        'update protection_round set locked_at = clock_timestamp(), lock_done = $3::jsonb where league_id = $1 and season = $2',
        [leagueId, season, JSON.stringify(done)],
      );
      await sql('update league set version = version + 1 where id = $1', [leagueId]);
      await record(
        leagueLine({
          leagueId,
          actor: null,
          says: { key: 'protection.locked' },
          data: { kind: 'protectionLocked', season },
        }),
      );
    });
  }

  private async lockTeam(
    { sql, record }: Pick<Transaction, 'sql' | 'record'>,
    league: PlayingLeague,
    team: TeamBooks,
    own: Sheet | null,
    points: ReadonlyMap<number, number>,
    rules: SheetRules,
    done: LockDone,
  ): Promise<void> {
    const { sheet, automatic, reason, released } = finalSheet(team, own, points, rules);
    await sql(
      `insert into protection_sheet (league_id, team_id, season, core, bench, status, locked_at, automatic, reason) values ($1, $2, $3, $4::int[], $5::int[], 'locked', clock_timestamp(), $6, $7)
       on conflict (team_id, season) do update set core = excluded.core, bench = excluded.bench, status = 'locked', locked_at = clock_timestamp(), automatic = excluded.automatic, reason = excluded.reason`,
      [
        league.id,
        team.teamId,
        league.season,
        pgArray(sheet.core),
        pgArray(sheet.bench),
        automatic,
        automatic ? reason : null,
      ],
    );
    done.released.push(
      ...(await sql<RosterRow>(
        `delete from roster_entry where league_id = $1 and team_id = $2 and player_id = any($3::int[]) returning ${ROSTER_ROW}`,
        [league.id, team.teamId, pgArray(released)],
      )),
    );
    done.promises.push(
      ...(await voidPromises(
        { db: sql.db, record },
        league.id,
        released,
        `${team.name} has not protected the player.`,
      )),
    );
    const kept = sheet.core.length + sheet.bench.length;
    await record(
      leagueLine({
        leagueId: league.id,
        actor: null,
        teamIds: [team.teamId],
        says: {
          key: 'protection.sheet',
          figures: { team: team.name, kept, released: released.length, automatic: automatic ? (reason ?? '') : null },
        },
        data: { kind: 'sheet', teamId: team.teamId, core: sheet.core, bench: sheet.bench, released, automatic },
      }),
    );
  }

  /**
   * Opens locked sheets again, with a new deadline: everybody who was released is back where they were, and saved sheets are what they
   * were. Possible until a draft has begun or somebody has taken a released player (docs/rules.md, Leagues).
   */
  async reopen(
    member: Member,
    { deadline, confirm_soon }: DeadlineBody,
    idempotency: Idempotency | null,
  ): Promise<{ success: true; deadline: string }> {
    requireCommissioner(member, 'open the protection sheets again');
    const answer = await this.database.write(async ({ sql, record }) => {
      await sql('select id from team where league_id = $1 order by id for no key update', [member.leagueId]);
      await lockLeague(sql.db, member.leagueId);
      const league = await this.books.league(sql.db, member.leagueId);
      // A draft that is about to begin waits for this, and this for one that begins.
      await sql(`select 1 as one from draft where league_id = $1 and kind <> 'mock' order by id for share`, [
        league.id,
      ]);
      const [round] = await sql<{ done: LockDone | null }>(
        'select lock_done as done from protection_round where league_id = $1 and season = $2 for update',
        [league.id, league.season],
      );
      const [hindrance] = hindrancesToReopen(await sinceLocked(sql, league));
      if (hindrance) throw new RefusalError(hindrance);
      if (!round?.done) throw new RefusalError(refusal('lockNotKept'));
      const at = new Date(
        unwrap(
          judgeDeadline(Date.parse(deadline), this.clock.now(), {
            confirmed: confirm_soon === true,
            field: 'deadline',
          }),
        ),
      ).toISOString();
      const { released, promises, sheets, begunAt } = round.done;
      await backOnRosters(sql.db, league.id, released, begunAt);
      await restorePromises({ db: sql.db, record }, league.id, promises);
      await sql('delete from protection_sheet where league_id = $1 and season = $2 and not team_id = any($3::text[])', [
        league.id,
        league.season,
        pgArray(sheets.map(({ team_id }) => team_id)),
      ]);
      for (const { team_id, core, bench } of sheets) {
        await sql(
          `update protection_sheet set core = $3::int[], bench = $4::int[], status = 'draft', locked_at = null, automatic = false, reason = null where team_id = $1 and season = $2`,
          [team_id, league.season, pgArray(core), pgArray(bench)],
        );
      }
      await sql(
        'update protection_round set locked_at = null, lock_done = null, deadline = $3::timestamptz where league_id = $1 and season = $2',
        [league.id, league.season, at],
      );
      await record(
        leagueLine({
          leagueId: league.id,
          actor: member.userId,
          says: {
            key: 'protection.reopened',
            figures: { released: released.length, at, timeZone: league.timeZone },
          },
          data: {
            kind: 'protectionReopened',
            season: league.season,
            deadline: at,
            players: released.map(({ player_id }) => player_id),
          },
        }),
      );
      await record(toLeague(league.id, member.userId, { type: 'leagueChanged' }));
      return { success: true as const, deadline: at };
    }, idempotency);
    this.tasks.arm('protection', member.leagueId, answer.deadline);
    return answer;
  }

  /** The round of the present season, locked in the given way. Refuses outside protection and after the deadline. */
  private async openRound(
    sql: Sql,
    leagueId: string,
    lock: 'share' | 'update',
  ): Promise<{ league: PlayingLeague; round: Round }> {
    const league = await this.books.league(sql.db, leagueId);
    const [round] = await sql<Round>(
      `select deadline, locked_at, coalesce(deadline <= clock_timestamp(), false) as over from protection_round where league_id = $1 and season = $2 for ${lock}`,
      [leagueId, league.season],
    );
    if (league.phase !== 'protection' || !round) {
      throw new RefusalError(refusal('notInProtection.yet'));
    }
    if (round.locked_at !== null || round.over) {
      throw new RefusalError(refusal('sheetsClosed'));
    }
    return { league, round };
  }
}
