import { Injectable } from '@nestjs/common';
import { sql, type InferResult } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { scoringOf, sumOfPoints, type StoredScoring } from '@crease/core/players/scoring.table.js';
import { pointsOfPlayers, rulesOfDay, type DayRules } from '@crease/core/seasons/scoring.rules.js';
import {
  asUnavailable,
  codeOf,
  Database,
  RETRYABLE,
  StatementTimeout,
  type Db,
  type Transaction,
} from '../platform/database/database.js';
import { anyOf, asRows, oneAtATime, workIn } from '../platform/database/sql.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import type { NewEvent } from '../platform/events/event.model.js';
import { Busy } from '../platform/http/refusal.error.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { Watched } from '../platform/realtime/watched.js';
import { touchLeagues } from '../leagues/league.tables.js';
import { anyDue, readDue, takeDue, type DueDay, type GameDay } from '../players/points-due.tables.js';
import { leaguesBehind, noteMissed, takeMissed } from './missed-days.tables.js';
import { pastRules } from './points.queries.js';
import { gamesOf, keyOfDay, reckonDays, type Moved, type PlayerGame } from './team-days.tables.js';

type Day = DueDay;

/** Days reckoned in one transaction: a whole season at most. */
const AT_ONCE = 250;
/** Days that one round makes up in a league that was set aside. */
const MISSED_AT_ONCE = 40;
/** Days of leagues reckoned in one statement: a night of some thousand leagues, or a season of a few. */
const DAYS_OF_LEAGUES = 4_000;
/**
 * Leagues that somebody has open are reckoned and told first, in a transaction of their own: so many, on so few days.
 * The days stay due until all leagues are reckoned, and whoever was first does not move again.
 */
const WATCHED_AT_ONCE = 200;
const WATCHED_DAYS = 4;
/** The advisory lock of reckoning: two processes at once would each add up without the days of the other. */
const POINTS_LOCK = 727_003;

/** A statement of scoring; one league that makes it slower is found and set aside. A lock may take less. */
const LIMITS = { statementMs: 10_000, lockMs: 8_000 } as const;

/**
 * What teams earn: the points of their active players, day by day. An import of games notes their days as due; here
 * each is reckoned in every league that plays the season, all of them in one pass: a goal moves most leagues at once. What counts is where players stood at noon of the day, and
 * the weights of that moment: so a day has the same result however often and however late it is reckoned. A league that
 * cannot be scored is set aside: its due days are kept for it and made up in their order.
 */
@Injectable()
export class PointsService {
  constructor(
    private readonly database: Database,
    private readonly watched: Watched,
    private readonly rounds: LeagueRounds,
  ) {}

  /** Reckons every day that is due and has begun, and what leagues that were set aside have missed. */
  async accrueDue(): Promise<void> {
    while ((await this.database.limited(LIMITS, () => this.accrueSome())) === AT_ONCE);
    await this.rounds.each('points', await leaguesBehind(this.database.db), ({ league_id }) => this.makeUp(league_id));
  }

  private async accrueSome(): Promise<number> {
    if (!(await anyDue(this.database.db))) return 0;
    const watched = this.watched.leagues().slice(0, WATCHED_AT_ONCE);
    if (watched.length > 0)
      await this.database.write(async (to) => {
        await oneAtATime(to.db, POINTS_LOCK);
        const days = await readDue(to.db, WATCHED_DAYS);
        // Leagues that fail here fail in the pass over all leagues, too, which sets them aside.
        if (days.length > 0 && days.length <= WATCHED_DAYS) await this.accrue(to, days, watched);
      });
    return this.database.write(async (to) => {
      await oneAtATime(to.db, POINTS_LOCK);
      await workIn(to.db, 64);
      const days = await takeDue(to.db, AT_ONCE);
      if (days.length > 0)
        for (const { league, error } of await this.accrue(to, days)) {
          await noteMissed(to.db, league.id, league.days);
          if (error !== null) await this.rounds.setAside('points', league.id, error, to.db);
        }
      return days.length;
    });
  }

  /** Reckons days in all leagues that play them, or in some, and tells those that moved. Returns who was left out. */
  private async accrue(to: Transaction, days: readonly Day[], only?: readonly string[]): Promise<LeftOut[]> {
    const { db } = to;
    const aside = new Set(await this.rounds.aside('points', db));
    const games = await gamesOf(db, days);
    const playing = leaguesOf(db, days);
    const found = await (only === undefined ? playing : playing.where('l.id', '=', anyOf(only))).execute();
    const out: LeftOut[] = found.filter(({ id }) => aside.has(id)).map((league) => ({ league, error: null }));
    for (const leagues of partsOf(found.filter(({ id }) => !aside.has(id))))
      out.push(...(await scoreApart(to, leagues, games)));
    return out;
  }

  /** Reckons days that a league missed while it was set aside, the earliest first; the next round goes on. */
  private async makeUp(leagueId: string): Promise<void> {
    await this.database.write(async (to) => {
      await oneAtATime(to.db, POINTS_LOCK);
      const days = await takeMissed(to.db, leagueId, MISSED_AT_ONCE);
      const leagues = await leaguesOf(to.db, days).where('l.id', '=', leagueId).execute();
      await score(to, leagues, await gamesOf(to.db, days));
    });
  }
}

/** A league that was not scored; without an error it was set aside before. */
interface LeftOut {
  readonly league: PlayingLeague;
  readonly error: unknown;
}

/**
 * Scores leagues together. If that fails, the halves are tried by themselves, down to the leagues that are to blame.
 * Returns those.
 */
async function scoreApart(
  to: Transaction,
  leagues: readonly PlayingLeague[],
  games: ReadonlyMap<string, readonly PlayerGame[]>,
): Promise<LeftOut[]> {
  await sql`savepoint scoring`.execute(to.db);
  try {
    await score(to, leagues, games);
    await sql`release savepoint scoring`.execute(to.db);
    return [];
  } catch (error) {
    const code = codeOf(error);
    const trouble = asUnavailable(error);
    if (trouble instanceof Busy && !(trouble instanceof StatementTimeout)) throw error;
    if (code !== null && RETRYABLE.has(code)) throw error;
    await sql`rollback to savepoint scoring`.execute(to.db);
    const [first] = leagues;
    if (first === undefined) throw error;
    if (leagues.length === 1) return [{ league: first, error }];
    const half = Math.ceil(leagues.length / 2);
    return [
      ...(await scoreApart(to, leagues.slice(0, half), games)),
      ...(await scoreApart(to, leagues.slice(half), games)),
    ];
  }
}

/** Reckons leagues in one statement, and tells those that moved. */
async function score(
  { db, recordAll }: Transaction,
  leagues: readonly PlayingLeague[],
  games: ReadonlyMap<string, readonly PlayerGame[]>,
): Promise<void> {
  const moved = byLeague(await reckon(db, leagues, games));
  if (moved.size === 0) return;
  await touchLeagues(db, [...moved.keys()]);
  const lines = await correctionLines(db, leagues, moved);
  await recordAll([...lines, ...[...moved.keys()].map((id) => toLeague(id, null, { type: 'leagueChanged' }))]);
}

/**
 * Leagues in which these days count: those that play, or played, the season, from its first day on. Each with its days.
 */
const leaguesOf = (db: Db, days: readonly Day[]) =>
  db
    .selectFrom('league as l')
    .innerJoin('league_season as s', 's.league_id', 'l.id')
    .innerJoin(asRows('points_due', days, 'd'), (join) =>
      join.onRef('d.season', '=', 's.season').onRef('d.day', '>=', 's.starts_on'),
    )
    .select(({ fn, ref }) => [
      'l.id',
      'l.settings',
      'l.time_zone',
      pastRules(db).as('past'),
      fn
        .agg<Day[]>('json_agg', [
          jsonBuildObject({
            season: ref('d.season'),
            playoffs: ref('d.playoffs'),
            day: ref('d.day'),
            corrected: ref('d.corrected'),
          }),
        ])
        .as('days'),
    ])
    .groupBy('l.id')
    .orderBy('l.id');
type PlayingLeague = InferResult<ReturnType<typeof leaguesOf>>[number];

/** Leagues in parts of no more days than one statement takes. */
function* partsOf(leagues: readonly PlayingLeague[]): Generator<PlayingLeague[]> {
  let part: PlayingLeague[] = [];
  let days = 0;
  for (const league of leagues) {
    if (days > 0 && days + league.days.length > DAYS_OF_LEAGUES) {
      yield part;
      part = [];
      days = 0;
    }
    part.push(league);
    days += league.days.length;
  }
  if (part.length > 0) yield part;
}

/** Reckons days of leagues. Returns what changed. Who is weighed by the same weights is weighed once. */
async function reckon(
  db: Db,
  leagues: readonly PlayingLeague[],
  games: ReadonlyMap<string, readonly PlayerGame[]>,
): Promise<Moved[]> {
  const lists = new Map<string, { readonly by: number; readonly points: ReadonlyMap<number, number> }>();
  const listOf = (day: GameDay, scoring: StoredScoring): number => {
    const key = `${keyOfDay(day)} ${JSON.stringify(scoring)}`;
    const known = lists.get(key);
    if (known !== undefined) return known.by;
    const by = lists.size;
    lists.set(key, { by, points: pointsOfPlayers(games.get(keyOfDay(day)) ?? [], scoring) });
    return by;
  };
  const asked = leagues.flatMap(({ id, settings, time_zone, past, days }) => {
    const now: DayRules = { scoring: scoringOf(settings), timeZone: time_zone };
    return days.map((day) => {
      const { noon, scoring } = rulesOfDay(day.day, past, now);
      return { ...day, league_id: id, noon, by: listOf(day, scoring) };
    });
  });
  return reckonDays(
    db,
    asked,
    [...lists.values()].map(({ points }) => points),
  );
}

function byLeague(moved: readonly Moved[]): Map<string, Moved[]> {
  const found = new Map<string, Moved[]>();
  for (const one of moved) {
    const own = found.get(one.league_id);
    if (own === undefined) found.set(one.league_id, [one]);
    else own.push(one);
  }
  return found;
}

/** What the logs of leagues say of days that were told before and have other points now. */
async function correctionLines(
  db: Db,
  leagues: readonly PlayingLeague[],
  moved: ReadonlyMap<string, readonly Moved[]>,
): Promise<NewEvent[]> {
  const corrected = leagues.flatMap(({ id, days }) => {
    const told = new Set(days.filter((day) => day.corrected).map(keyOfDay));
    const own = (moved.get(id) ?? []).filter((one) => told.has(keyOfDay(one)));
    return own.length > 0 ? [{ leagueId: id, own }] : [];
  });
  if (corrected.length === 0) return [];
  const names = await db
    .selectFrom('team')
    .select(['id', 'name', 'league_id'])
    .where('id', '=', anyOf([...new Set(corrected.flatMap(({ own }) => own.map(({ team_id }) => team_id)))]))
    .orderBy('name')
    .execute();
  return corrected.map(({ leagueId, own }) => {
    const on = [...new Set(own.map(({ day }) => day))].sort();
    const teams = names.filter(({ league_id }) => league_id === leagueId);
    return leagueLine({
      leagueId,
      actor: null,
      teamIds: teams.map(({ id }) => id),
      says: {
        key: 'season.pointsCorrected',
        figures: {
          from: on[0] ?? '',
          to: on.at(-1) ?? '',
          days: on.length,
          teams: teams.map(({ id, name }) => {
            const days = own.filter(({ team_id }) => team_id === id);
            return {
              name,
              before: sumOfPoints(days.map(({ before }) => before)),
              after: sumOfPoints(days.map(({ after }) => after)),
            };
          }),
        },
      },
    });
  });
}
