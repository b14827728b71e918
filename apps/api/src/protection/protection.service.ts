import { Injectable } from '@nestjs/common';
import { finalSheet, sheetRules, type Sheet, type SheetRules } from '@crease/core/protection/sheet.rules.js';
import type { SheetBody } from '@crease/core/protection/protection.schema.js';
import { streamOf } from '@crease/core/realtime/socket-events.js';
import { seasonPlus } from '@crease/core/season.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import { Database, pgArray, type Idempotency, type Transaction } from '../platform/database/database.js';
import { leagueLine } from '../platform/events/league-line.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { forbidden, RefusalError } from '../platform/http/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { playerPoints } from '../seasons/points.queries.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import { voidPromises } from '../trades/promises.queries.js';

type Sql = Transaction['sql'];

interface Round {
  deadline: string | Date | null;
  locked_at: string | Date | null;
  over: boolean;
}

const LONGEST_DAYS = 366;

/** Sheets are private and open until the deadline; then they are locked and published, and who is on none is released (decisions §8). */
@Injectable()
export class ProtectionService {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly tasks: TimedTasks,
  ) {}

  /** Begins the protection of a season, inside the league's change of phase. */
  async open(sql: Sql, leagueId: string, season: string, deadline: string | null): Promise<void> {
    if (deadline !== null) await refuseDeadline(sql, deadline, 'protection_deadline');
    await sql('insert into protection_round (league_id, season, deadline) values ($1, $2, $3::timestamptz) on conflict (league_id, season) do update set deadline = coalesce(excluded.deadline, protection_round.deadline)', [leagueId, season, deadline]);
    if (deadline !== null) this.tasks.arm('protection', leagueId, deadline);
  }

  /** Keeps the caller's sheet as it stands, finished or not. */
  async save(member: Member, { core, bench }: SheetBody, idempotency: Idempotency | null): Promise<{ saved: true }> {
    const teamId = member.teamId;
    if (teamId === null) throw forbidden('You have no team in this league.', 'Only managers hand in sheets.');
    return this.database.write(async ({ sql, record }) => {
      const { league } = await this.openRound(sql, member.leagueId, 'share');
      const [team] = await this.books.books(sql, league.id, [teamId]);
      const owned = new Set(team?.players.map(({ id }) => id));
      for (const [field, ids] of [['core', core], ['bench', bench]] as const) {
        if (ids.some((id) => !owned.has(id))) throw new RefusalError({ name: 'sheetNotOnTeam', field, message: 'A player of this sheet is not on your team.', fix: 'Reload the page, then build the sheet again.' });
      }
      await sql(
        `insert into protection_sheet (league_id, team_id, season, core, bench) values ($1, $2, $3, $4::int[], $5::int[])
         on conflict (team_id, season) do update set core = excluded.core, bench = excluded.bench, updated_at = now()`,
        [league.id, teamId, league.season, pgArray(core), pgArray(bench)],
      );
      // That it was saved, but not what is on it: for the manager's other devices, and for commissioners. In one order for everybody, so that two who save never wait for each other.
      const listeners = await sql<{ user_id: string }>('select user_id from membership where league_id = $1 and (is_commissioner or user_id = $2) order by user_id', [league.id, member.userId]);
      for (const { user_id } of listeners) {
        const stream = streamOf('user', user_id);
        await record({ stream, leagueId: null, event: { type: 'sheetSaved', leagueId: league.id, teamId }, rooms: [stream], actor: member.userId });
      }
      return { saved: true as const };
    }, idempotency);
  }

  /** Sets or moves the deadline; sheets that are locked stay locked. */
  async setDeadline(member: Member, deadline: string, idempotency: Idempotency | null): Promise<{ success: true; deadline: string }> {
    requireCommissioner(member, 'set the deadline of the protection sheets');
    const at = new Date(deadline).toISOString();
    const answer = await this.database.write(async ({ sql, record }) => {
      const { league, round } = await this.openRound(sql, member.leagueId, 'update', false);
      await refuseDeadline(sql, at, 'deadline');
      await sql('update protection_round set deadline = $3::timestamptz where league_id = $1 and season = $2', [league.id, league.season, at]);
      await record(
        leagueLine({
          leagueId: league.id, actor: member.userId, actionType: 'others',
          message: `${round.deadline === null ? 'Protection sheets are due' : 'The deadline of the protection sheets is now'} ${at.slice(0, 16).replace('T', ' ')} UTC.`,
          data: { kind: 'protectionDeadline', deadline: at },
        }),
      );
      return { success: true as const, deadline: at };
    }, idempotency);
    this.tasks.arm('protection', member.leagueId, at);
    return answer;
  }

  /** Locks every round whose deadline has passed. Whoever comes second finds it locked. */
  async lockDue(): Promise<void> {
    const due = await this.database.query<{ league_id: string; season: string }>('select league_id, season from protection_round where locked_at is null and deadline <= clock_timestamp()');
    for (const { league_id, season } of due) await this.lock(league_id, season);
  }

  private async lock(leagueId: string, season: string): Promise<void> {
    await this.database.write(async ({ sql, record }) => {
      const teams = await sql<{ id: string }>('select id from team where league_id = $1 order by id for no key update', [leagueId]);
      // Then the league, whose version changes below, and its log last: in the order of everybody who needs both.
      await sql('select id from league where id = $1 for no key update', [leagueId]);
      const [round] = await sql('select 1 as one from protection_round where league_id = $1 and season = $2 and locked_at is null and deadline <= clock_timestamp() for update', [leagueId, season]);
      if (!round) return;
      const league = await this.books.league(sql, leagueId);
      const rules = sheetRules(league.settings);
      if (league.season !== season || !rules) {
        await sql('update protection_round set locked_at = clock_timestamp() where league_id = $1 and season = $2', [leagueId, season]);
        return;
      }
      const books = await this.books.books(sql, leagueId, teams.map(({ id }) => id));
      const own = new Map((await sql<{ team_id: string; core: number[]; bench: number[] }>('select team_id, core, bench from protection_sheet where league_id = $1 and season = $2', [leagueId, season])).map((row) => [row.team_id, row]));
      const { points } = await playerPoints(sql, leagueId, seasonPlus(season, -1), books.flatMap((team) => team.players.map(({ id }) => id)));
      for (const team of books) await this.lockTeam({ sql, record }, league, team, own.get(team.teamId) ?? null, points, rules);
      await sql('update protection_round set locked_at = clock_timestamp() where league_id = $1 and season = $2', [leagueId, season]);
      await sql('update league set version = version + 1 where id = $1', [leagueId]);
      await record(leagueLine({ leagueId, actor: null, actionType: 'others', message: 'The protection sheets are locked and published.', data: { kind: 'protectionLocked', season } }));
    });
  }

  private async lockTeam(
    { sql, record }: Pick<Transaction, 'sql' | 'record'>,
    league: PlayingLeague,
    team: TeamBooks,
    own: Sheet | null,
    points: ReadonlyMap<number, number>,
    rules: SheetRules,
  ): Promise<void> {
    const { sheet, automatic, reason, released } = finalSheet(team, own, points, rules);
    await sql(
      `insert into protection_sheet (league_id, team_id, season, core, bench, status, locked_at, automatic, reason) values ($1, $2, $3, $4::int[], $5::int[], 'locked', clock_timestamp(), $6, $7)
       on conflict (team_id, season) do update set core = excluded.core, bench = excluded.bench, status = 'locked', locked_at = clock_timestamp(), automatic = excluded.automatic, reason = excluded.reason`,
      [league.id, team.teamId, league.season, pgArray(sheet.core), pgArray(sheet.bench), automatic, automatic ? reason : null],
    );
    await sql('delete from roster_entry where league_id = $1 and team_id = $2 and player_id = any($3::int[])', [league.id, team.teamId, pgArray(released)]);
    await voidPromises({ sql, record }, league.id, released, `${team.name} has not protected him.`);
    const kept = sheet.core.length + sheet.bench.length;
    const why = automatic ? ` The sheet was made automatically: ${reason ?? ''}` : '';
    await record(
      leagueLine({
        leagueId: league.id, actor: null, actionType: 'others', teamIds: [team.teamId],
        message: `${team.name} protected ${kept} ${kept === 1 ? 'player' : 'players'} and released ${released.length}.${why}`,
        data: { kind: 'sheet', teamId: team.teamId, core: sheet.core, bench: sheet.bench, released, automatic },
      }),
    );
  }

  /** The round of the present season, locked in the given way. Refuses outside protection and, with `inTime`, after the deadline. */
  private async openRound(sql: Sql, leagueId: string, lock: 'share' | 'update', inTime = true): Promise<{ league: PlayingLeague; round: Round }> {
    const league = await this.books.league(sql, leagueId);
    const [round] = await sql<Round>(
      `select deadline, locked_at, coalesce(deadline <= clock_timestamp(), false) as over from protection_round where league_id = $1 and season = $2 for ${lock}`,
      [leagueId, league.season],
    );
    if (league.phase !== 'protection' || !round) {
      throw new RefusalError({ name: 'notInProtection', message: 'Players are protected before the annual drafts only.', fix: 'Wait until the commissioner opens the protection sheets.' });
    }
    if (round.locked_at !== null || (inTime && round.over)) {
      throw new RefusalError({ name: 'sheetsClosed', message: 'The deadline has passed; the sheets are locked.', fix: 'Ask your commissioner.' });
    }
    return { league, round };
  }
}

/** Sheets are due later than now, and within a year: at a deadline that has passed everybody would be released at once. */
async function refuseDeadline(sql: Sql, at: string, field: string): Promise<void> {
  const [when] = await sql<{ past: boolean; far: boolean }>(`select $1::timestamptz <= clock_timestamp() as past, $1::timestamptz > clock_timestamp() + interval '${LONGEST_DAYS} days' as far`, [at]);
  if (when?.past) throw new RefusalError({ name: 'deadlinePast', kind: 'invalid', field, message: 'The deadline lies in the past.', fix: 'Choose a time that is still to come.' });
  if (when?.far) throw new RefusalError({ name: 'deadlineFar', kind: 'invalid', field, message: 'The deadline is more than a year away.', fix: 'Choose an earlier one.' });
}
