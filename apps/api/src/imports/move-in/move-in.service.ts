import { setImmediate as yieldNow } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type {
  BroughtAnswer,
  BroughtRostersAnswer,
  MoveInAnswer,
  MoveInsAnswer,
} from '@crease/core/imports/move-in/move-in.answers.js';
import { canMoveIn } from '@crease/core/imports/move-in/move-in.rules.js';
import { broughtTrades } from '@crease/core/trades/history/brought-trades.rules.js';
import type { Season } from '@crease/core/season.js';
import { fullName } from '../../auth/account/full-name.queries.js';
import { lockLeague } from '../../leagues/league-lock.tables.js';
import { renameTeam, touchLeagues } from '../../leagues/league.tables.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { openSession } from '../../platform/database/connection/session.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { Database, type Idempotency } from '../../platform/database/database.js';
import { clockNow, exact } from '../../platform/database/sql.js';
import { leagueLine, toLeague } from '../../platform/events/audience.js';
import type { Member } from '../../platform/http/member.js';
import { RateLimiter } from '../../platform/http/rate-limit.js';
import { notFound, RefusalError, unwrap } from '../../platform/refusal.error.js';
import { broughtPast, broughtRosterSeasons } from '../../seasons/past.writer.js';
import { putBackContracts } from '../../contracts/contracts.tables.js';
import { putBackSince } from '../../seasons/since.writer.js';
import { backOnRosters } from '../../teams/put-back.queries.js';
import { releasePlayers } from '../../teams/roster.writer.js';
import { noteFailure } from '../../platform/failures.js';
import { changedExtras } from './extras.write.js';
import { undoExtras } from './extras.undo.js';
import { answerOf, finishMoveIn, namesOf, stateOfOpenLeague } from './move-in.bring.js';
import { firstLineAfter } from './move-in.marks.js';
import { packageOf } from './move-in.reading.js';
import { followedWords, movedInWords, refusal } from '../imports.refusals.js';
import { importRostersAnd } from '../rosters/rosters.import.js';

/** Each import queues with all imports of the site. */
const TRIES_AN_HOUR = 60;
const SLICE = 64 * 1024;

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
        'm.undone_at',
        fullName(ref('u.first_name'), ref('u.last_name')).as('by'),
      ])
      .where('m.league_id', '=', leagueId)
      .orderBy('m.at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const since = last ? await firstLineAfter(db, leagueId, last.id) : null;
    return {
      closed: league && canMoveIn(league.phase) ? null : movedInWords({ phase: league?.phase ?? null }),
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
    const run = { leagueId, userId, source, dryRun, along };
    return this.onOwnConnection(async (connection) => {
      const settings = { leagueId, source, now: new Date(this.clock.now()), dryRun, userId };
      const { report, after } = unwrap(
        await importRostersAnd(connection, slices(rosters), settings, {
          before: (db) => stateOfOpenLeague(db, leagueId),
          after: (db, joined, before) => finishMoveIn(db, run, before, joined),
        }),
      );
      return answerOf(dryRun, report, after, hasRows(rosters));
    });
  }

  /** Uses a separate connection, since an import may wait long for another one. */
  private async onOwnConnection<T>(work: (connection: pg.Client) => Promise<T>): Promise<T> {
    const connection = await openSession(this.config.DATABASE_DIRECT_URL);
    try {
      return await work(connection);
    } finally {
      await connection.end().catch(noteFailure('imports.moveIn.end'));
    }
  }

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
        .select(({ ref }) => ['id', 'before', 'undone_at', 'players', exact(ref('at')).as('at')])
        .where('id', '=', moveInId)
        .where('league_id', '=', leagueId)
        .forUpdate()
        .executeTakeFirst();
      if (!move) throw notFound('move');
      if (move.undone_at !== null) throw new RefusalError(refusal('moveInUndone'));
      const line = await firstLineAfter(db, leagueId, move.id);
      if (line !== null) throw new RefusalError(refusal('moveInFollowed', { figures: { line } }));
      await releasePlayers(db, leagueId);
      await backOnRosters(db, leagueId, move.before.rosters, move.at);
      const names = new Map((await namesOf(db, leagueId)).map(({ id, name }) => [id, name]));
      for (const { id, name } of move.before.teams) if (names.get(id) !== name) await renameTeam(db, id, name);
      const { along, since, contracts = [] } = move.before;
      await putBackContracts(db, leagueId, contracts);
      if (since !== undefined) await putBackSince(db, leagueId, since);
      if (along !== undefined) await undoExtras(db, leagueId, along);
      await db
        .updateTable('move_in')
        .set({ undone_at: clockNow })
        .where('league_id', '=', leagueId)
        .where('id', '=', moveInId)
        .execute();
      await touchLeagues(db, [leagueId]);
      await record(
        leagueLine({
          leagueId,
          actor: userId,
          says:
            along !== undefined && changedExtras(along)
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

/** False for an import of picks only, whose file has no more than a heading. */
const hasRows = (rosters: Buffer): boolean => rosters.includes(10, rosters.indexOf(10) + 1);

/** Splits the file into slices, and yields to other requests between them. */
async function* slices(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += SLICE) {
    yield bytes.subarray(from, from + SLICE);
    await yieldNow();
  }
}
