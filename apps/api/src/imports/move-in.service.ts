import { randomBytes } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import pg from 'pg';
import { lineWords, type LogLine } from '@crease/core/activity/activity.words.js';
import { newId } from '@crease/core/ids.js';
import type {
  BroughtAnswer,
  BroughtRostersAnswer,
  MoveInAnswer,
  MoveInsAnswer,
} from '@crease/core/imports/move-in.answers.js';
import { ok } from '@crease/core/result.js';
import { broughtTrades } from '@crease/core/trades/brought-trades.rules.js';
import type { Season } from '@crease/core/season.js';
import { fullName } from '../auth/full-name.queries.js';
import { lockLeague } from '../leagues/league-lock.tables.js';
import { renameTeam, touchLeagues } from '../leagues/league.tables.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { DbClock } from '../platform/database/db-clock.js';
import { Database, type Db, type Idempotency } from '../platform/database/database.js';
import { clockNow, exact, json } from '../platform/database/sql.js';
import { appendEvent } from '../platform/database/append-event.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import type { Member } from '../platform/http/member.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { notFound, RefusalError, unwrap } from '../platform/refusal.error.js';
import { broughtPast, broughtRosterSeasons } from '../seasons/past.writer.js';
import { broughtSince, putBackSince } from '../seasons/since.writer.js';
import { backOnRosters } from '../teams/put-back.queries.js';
import { releasePlayers } from '../teams/roster.writer.js';
import { noteFailure } from '../platform/failures.js';
import { bringAlong, changedAlong, type AlongDone } from './along.write.js';
import { undoAlong } from './along.undo.js';
import type { BeforeMoveIn } from './move-in.entity.js';
import { packageOf, picksOf, standingsOf, teamsOf } from './move-in.reading.js';
import { followedWords, movedInWords, refusal, refuse } from './imports.refusals.js';
import { importRosters } from './rosters.import.js';

/** Phases in which a league accepts imported rosters: no games count. */
const OPEN: readonly string[] = ['setup', 'offseason', 'protection', 'annual-drafts'];
/** Each import queues with all imports of the site. */
const TRIES_AN_HOUR = 60;
const SLICE = 64 * 1024;

/** Imports a league from another site for its commissioner, with the roster importer. */
@Injectable()
export class MoveInService {
  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async standing({ leagueId }: Member): Promise<MoveInsAnswer> {
    const { db } = this.database;
    const league = await db.selectFrom('league').select('phase').where('id', '=', leagueId).executeTakeFirst();
    const last = await db
      .selectFrom('move_in as m')
      .leftJoin('app_user as u', 'u.id', 'm.by_user')
      .select(({ ref }) => [
        'm.id',
        'm.at',
        'm.source',
        'm.players',
        'm.event_id',
        'm.undone_at',
        fullName(ref('u.first_name'), ref('u.last_name')).as('by'),
      ])
      .where('m.league_id', '=', leagueId)
      .orderBy('m.at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const since = last ? await followed(db, leagueId, last.event_id) : null;
    return {
      closed: league && OPEN.includes(league.phase) ? null : movedInWords({ phase: league?.phase ?? null }),
      last: last
        ? {
            id: last.id,
            at: last.at.toISOString(),
            by: last.by,
            source: last.source,
            players: last.players,
            undone_at: last.undone_at?.toISOString() ?? null,
            stays: since === null ? null : followedWords({ line: since }),
          }
        : null,
    };
  }

  async bring(member: Member, file: { name: string; bytes: Buffer }, dryRun: boolean): Promise<MoveInAnswer> {
    const { leagueId, userId } = member;
    const source = file.name.slice(-120);
    const { rosters, along } = await packageOf(file.bytes);
    await this.limiter.take(
      [{ key: `move-in:${userId}`, limit: TRIES_AN_HOUR, windowSeconds: 3_600 }],
      refusal('tooManyMoveIns', { figures: { most: TRIES_AN_HOUR } }),
    );
    // Use a separate connection, since an import may wait long for another one.
    const connection = new pg.Client({ connectionString: this.config.DATABASE_URL, connectionTimeoutMillis: 10_000 });
    connection.on('error', noteFailure('imports.moveIn.connection'));
    let before: BeforeMoveIn = { rosters: [], teams: [] };
    let joined: ReadonlyMap<number, number> = new Map();
    let teams: MoveInAnswer['teams'] = [];
    let moveInId: string | null = null;
    let lines: MoveInAnswer['along'] = [];
    let picks: MoveInAnswer['picks'] = [];
    let standings: MoveInAnswer['standings'] = [];
    let farmOnCap = false;
    try {
      await connection.connect();
      const report = unwrap(
        await importRosters(connection, slices(rosters), {
          leagueId,
          source,
          now: new Date(this.clock.now()),
          dryRun,
          userId,
          around: {
            before: async (db) => {
              const league = await db
                .selectFrom('league')
                .select('phase')
                .where('id', '=', leagueId)
                .executeTakeFirst();
              if (!league || !OPEN.includes(league.phase))
                return refuse('moveInClosed', { figures: { phase: league?.phase ?? null } });
              before = await standingOf(db, leagueId);
              return ok(undefined);
            },
            after: async (db, found) => {
              joined = found;
              const league = await leagueOf(db, leagueId);
              farmOnCap = league.settings.farmOnCap === true;
              const came = await bringAlong(db, league, along, userId);
              lines = came.lines;
              before = { ...before, along: came.done };
              teams = await teamsOf(db, leagueId);
              picks = await picksOf(db, leagueId);
              standings = await standingsOf(db, leagueId, along.standings);
              const more = changedAlong(came.done);
              if (dryRun || !(more || (await differs(db, leagueId, before)))) return;
              if (more) await tellAlong(db, leagueId, userId, came.done);
              moveInId = newId((length) => randomBytes(length));
              await db
                .insertInto('move_in')
                .values({
                  id: moveInId,
                  league_id: leagueId,
                  by_user: userId,
                  source,
                  players: found.size,
                  event_id: await newestLine(db, leagueId),
                  before: json(before),
                })
                .execute();
            },
          },
        }),
      );
      const told = new Map(report.rows.map((row) => [row.row, row]));
      return {
        dry_run: dryRun,
        move_in_id: moveInId,
        counts: report.counts,
        // An import of picks only has no rosters; skip the note about the empty file.
        notes: rosters.includes(10, rosters.indexOf(10) + 1) ? report.notes : [],
        along: lines,
        picks,
        standings,
        farm_on_cap: farmOnCap,
        rows: [...new Set([...joined.keys(), ...told.keys()])]
          .sort((one, two) => one - two)
          .map((row) => {
            const said = told.get(row);
            return {
              row,
              action: said?.action ?? 'unchanged',
              player_id: joined.get(row) ?? null,
              name: said?.name ?? null,
              why: said?.why ?? null,
              candidates: [...(said?.candidates ?? [])],
            };
          }),
        teams,
      };
    } finally {
      await connection.end().catch(noteFailure('imports.moveIn.end'));
    }
  }

  /** Imported trades and drafts from before the league came here. */
  async brought({ leagueId }: Member): Promise<BroughtAnswer> {
    const { db } = this.database;
    const rows = await broughtPast(db, leagueId, ['trade', 'draft']);
    const trades = new Map(
      broughtTrades(rows.filter(({ kind }) => kind === 'trade')).flatMap(({ id, season, numbers }) =>
        numbers.map((number) => [`${season}.${number}`, id] as const),
      ),
    );
    return {
      rows: rows.flatMap(({ kind, number, season, day, team_id, from_team_id, round, overall, what, player_id }) => {
        const row = { season, day, team_id, from_team_id, round, overall, what, player_id };
        const trade = kind === 'trade' ? (trades.get(`${season}.${number}`) ?? null) : null;
        return kind === 'roster' || kind === 'since' ? [] : [{ kind, ...row, trade_id: trade }];
      }),
      rosters: await broughtRosterSeasons(db, leagueId),
    };
  }

  async broughtRosters({ leagueId }: Member, season: Season): Promise<BroughtRostersAnswer> {
    const rows = await broughtPast(this.database.db, leagueId, ['roster'], season);
    return {
      season,
      players: rows.map(({ team_id, what: name, player_id, place }) => ({ team_id, name, player_id, place })),
    };
  }

  /** Restores the rosters from before the import, if nothing has happened in the league since. */
  async undo(member: Member, moveInId: string, idempotency: Idempotency | null): Promise<{ success: true }> {
    const { leagueId, userId } = member;
    return this.database.write(async ({ db, record }) => {
      await db
        .selectFrom('team')
        .select('id')
        .where('league_id', '=', leagueId)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
      await lockLeague(db, leagueId);
      const move = await db
        .selectFrom('move_in')
        .select(({ ref }) => ['id', 'before', 'event_id', 'undone_at', 'players', exact(ref('at')).as('at')])
        .where('id', '=', moveInId)
        .where('league_id', '=', leagueId)
        .forUpdate()
        .executeTakeFirst();
      if (!move) throw notFound('move');
      if (move.undone_at !== null) throw new RefusalError(refusal('moveInUndone'));
      const line = await followed(db, leagueId, move.event_id);
      if (line !== null) throw new RefusalError(refusal('moveInFollowed', { figures: { line } }));
      await releasePlayers(db, leagueId);
      await backOnRosters(db, leagueId, move.before.rosters, move.at);
      const names = new Map((await namesOf(db, leagueId)).map(({ id, name }) => [id, name]));
      for (const { id, name } of move.before.teams) if (names.get(id) !== name) await renameTeam(db, id, name);
      const { along, since } = move.before;
      if (since !== undefined) await putBackSince(db, leagueId, since);
      if (along !== undefined) await undoAlong(db, leagueId, along);
      await db.updateTable('move_in').set({ undone_at: clockNow }).where('id', '=', moveInId).execute();
      await touchLeagues(db, [leagueId]);
      await record(
        leagueLine({
          leagueId,
          actor: userId,
          says:
            along !== undefined && changedAlong(along)
              ? { key: 'player.moveTakenBack', figures: {} }
              : { key: 'player.moveUndone', figures: { players: move.players } },
          teamIds: [],
          data: { kind: 'import' },
        }),
      );
      await record(toLeague(leagueId, userId, { type: 'leagueChanged' }));
      return { success: true as const };
    }, idempotency);
  }
}

const namesOf = (db: Db, leagueId: string) =>
  db.selectFrom('team').select(['id', 'name']).where('league_id', '=', leagueId).orderBy('number').execute();

async function standingOf(db: Db, leagueId: string): Promise<BeforeMoveIn> {
  const rosters = await db
    .selectFrom('roster_entry')
    .select(({ ref }) => [
      'player_id',
      'team_id',
      'place',
      exact(ref('acquired_at')).as('acquired_at'),
      'acquired_by',
      exact(ref('since')).as('since'),
    ])
    .where('league_id', '=', leagueId)
    .orderBy('player_id')
    .execute();
  return { rosters, teams: await namesOf(db, leagueId), since: await broughtSince(db, leagueId) };
}

async function differs(db: Db, leagueId: string, { rosters, teams, since }: BeforeMoveIn): Promise<boolean> {
  return JSON.stringify(await standingOf(db, leagueId)) !== JSON.stringify({ rosters, teams, since });
}

async function leagueOf(db: Db, leagueId: string) {
  return db
    .selectFrom('league')
    .select([
      'id',
      'type',
      'phase',
      'current_season as season',
      'settings',
      'rules_text as rules',
      'is_sample as sample',
    ])
    .where('id', '=', leagueId)
    .executeTakeFirstOrThrow();
}

async function tellAlong(db: Db, leagueId: string, userId: string, done: AlongDone): Promise<void> {
  await touchLeagues(db, [leagueId]);
  const seasons = new Set([...done.tables, ...done.past, ...(done.sheets ?? [])].map(({ season }) => season));
  const figures = {
    picks: done.picks.length,
    retained: done.retentions.length,
    seasons: seasons.size,
    rules: done.rules !== null,
  };
  await appendEvent(
    db,
    leagueLine({
      leagueId,
      actor: userId,
      says: { key: 'player.broughtAlong', figures },
      teamIds: [],
      data: { kind: 'import' },
    }),
  );
  await appendEvent(db, toLeague(leagueId, userId, { type: 'leagueChanged' }));
}

/** Event id of the league's newest log line. */
async function newestLine(db: Db, leagueId: string): Promise<number> {
  const row = await db
    .selectFrom('event')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .where('league_id', '=', leagueId)
    .where('action_type', 'is not', null)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** The league's first log line after an event; null without one. */
async function followed(db: Db, leagueId: string, eventId: number): Promise<string | null> {
  const row = await db
    .selectFrom('event')
    .select(({ ref }) => ['message', sql<{ says?: LogLine }>`${ref('data')}`.as('data')])
    .where('league_id', '=', leagueId)
    .where('action_type', 'is not', null)
    .where('id', '>', eventId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return row.data.says === undefined ? (row.message ?? '') : lineWords(row.data.says);
}

/** Splits the file into slices, and yields to other requests between them. */
async function* slices(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += SLICE) {
    yield bytes.subarray(from, from + SLICE);
    await breathe();
  }
}
