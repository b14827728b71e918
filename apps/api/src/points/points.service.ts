import { Injectable } from '@nestjs/common';
import { sql, type InferResult } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { scoringOf, sumOfPoints, type StoredScoring } from '@crease/core/players/scoring/scoring.table.js';
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
import type { NewEvent } from '../platform/database/event.model.js';
import { Busy } from '../platform/refusal.error.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { Watched } from '../platform/realtime/watched.js';
import { touchLeagues } from '../leagues/league.tables.js';
import { anyDue, readDue, takeDue, type DueDay, type GameDay } from '../players/points-due.tables.js';
import { noteCorrections, type Correction, type Span } from './corrections.tables.js';
import { leaguesBehind, noteMissed, takeMissed } from './missed-days.tables.js';
import { pastRules } from './points.queries.js';
import { reckonDays, type Moved } from './team-days.tables.js';
import { gamesOf, keyOfDay, type PlayerGame } from './day-games.tables.js';

type Day = DueDay;

/** Most days scored in one transaction: more than a season has. */
const AT_ONCE = 250;
/** Most league days per statement: one night of some thousand leagues, or a season of a few. */
const DAYS_OF_LEAGUES = 4_000;
/**
 * Score leagues that are open in a browser first, in their own transaction: at most this many leagues and days. The
 * days stay due until all leagues are scored; a second scoring does not change the first leagues again.
 */
const WATCHED_AT_ONCE = 200;
const WATCHED_DAYS = 4;
/** Advisory lock of scoring: two concurrent processes would each sum without the other's days. */
const POINTS_LOCK = 727_003;

/**
 * Limits for a scoring statement, in milliseconds. A league that exceeds them is found and delayed. Waiting for a lock
 * must take less.
 */
const LIMITS = { statementMs: 10_000, lockMs: 8_000 } as const;

/**
 * Computes the points of teams from their active players, day by day. Imports of games mark their days as due. Each due
 * day is scored in one pass for all leagues that play the season, because a goal changes most leagues at once. Rosters
 * and weights at noon of the day count, so repeated or late scoring gives the same result. A league that cannot be
 * scored is delayed: its due days are stored and scored later, in order.
 */
@Injectable()
export class PointsService {
  constructor(
    private readonly database: Database,
    private readonly watched: Watched,
    private readonly rounds: LeagueRounds,
  ) {}

  /** Scores every due day that has begun, and the days that single leagues missed. */
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
        // A league that fails here also fails in the pass over all leagues, which delays it.
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

  /**
   * Scores days in all leagues that play them, or in some, and publishes the changed ones. Returns the leagues that
   * were left out.
   */
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

  /** Scores the days that a league missed, earliest first; the next round continues. */
  private async makeUp(leagueId: string): Promise<void> {
    await this.database.write(async (to) => {
      await oneAtATime(to.db, POINTS_LOCK);
      const days = await takeMissed(to.db, leagueId, AT_ONCE);
      const leagues = await leaguesOf(to.db, days).where('l.id', '=', leagueId).execute();
      await score(to, leagues, await gamesOf(to.db, days));
    });
  }
}

/** A league that was not scored. Without an error it was already delayed. */
interface LeftOut {
  readonly league: PlayingLeague;
  readonly error: unknown;
}

/**
 * Scores leagues together. After a failure it scores each half alone, down to the leagues that cause it. Returns those.
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

/** Scores leagues in one statement and publishes the changed ones. */
async function score(
  { db, recordAll }: Transaction,
  leagues: readonly PlayingLeague[],
  games: ReadonlyMap<string, readonly PlayerGame[]>,
): Promise<void> {
  const moved = byLeague(await reckon(db, leagues, games));
  if (moved.size === 0) return;
  await touchLeagues(db, [...moved.keys()]);
  const corrections = await correctionsOf(db, leagues, moved);
  await noteCorrections(db, corrections);
  const lines = corrections.map(correctionLine);
  await recordAll([...lines, ...[...moved.keys()].map((id) => toLeague(id, null, { type: 'leagueChanged' }))]);
}

/**
 * Leagues in which these days count, each with its days: the league plays or played the season, and the day is not
 * before its first day.
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

/** Splits leagues into parts with no more days than one statement takes. */
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

/** Scores days of leagues and returns the changes. Leagues with equal weights share the computation. */
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

/** Leagues in which published points changed, with the changes by team. */
async function correctionsOf(
  db: Db,
  leagues: readonly PlayingLeague[],
  moved: ReadonlyMap<string, readonly Moved[]>,
): Promise<Correction[]> {
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
  return corrected.map(({ leagueId, own }) => ({
    leagueId,
    ...spanOf(own),
    teams: names
      .filter(({ league_id }) => league_id === leagueId)
      .map(({ id, name }) => {
        const days = own.filter(({ team_id }) => team_id === id);
        return {
          id,
          name,
          ...spanOf(days),
          before: sumOfPoints(days.map(({ before }) => before)),
          after: sumOfPoints(days.map(({ after }) => after)),
        };
      }),
  }));
}

function spanOf(moved: readonly Moved[]): Span {
  const on = [...new Set(moved.map(({ day }) => day))].sort();
  return { from: on[0] ?? '', to: on.at(-1) ?? '', days: on.length };
}

const correctionLine = ({ leagueId, from, to, days, teams }: Correction): NewEvent =>
  leagueLine({
    leagueId,
    actor: null,
    teamIds: teams.map(({ id }) => id),
    says: {
      key: 'season.pointsCorrected',
      figures: { from, to, days, teams: teams.map(({ name, before, after }) => ({ name, before, after })) },
    },
  });
