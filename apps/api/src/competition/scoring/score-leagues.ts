import { sql, type InferResult } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { isDecidedByPoints } from '@crease/core/leagues/formats.js';
import { scoringOf, sumOfPoints, type StoredScoring } from '@crease/core/players/scoring/scoring.table.js';
import { pointsOfPlayers, rulesOfDay, type DayRules } from '@crease/core/seasons/scoring.rules.js';
import {
  asUnavailable,
  codeOf,
  RETRYABLE,
  StatementTimeout,
  type Db,
  type Transaction,
} from '../../platform/database/database.js';
import { anyOf, asRows, nameOrder } from '../../platform/database/sql.js';
import { leagueLine, toLeague } from '../../platform/events/audience.js';
import type { NewEvent } from '../../platform/database/event.model.js';
import { Busy } from '../../platform/refusal.error.js';
import { dayKey, type GameDay } from '../../players/points-due.tables.js';
import { noteCorrections, type Correction } from './corrections.tables.js';
import { spanOf } from './day-span.js';
import { correctedRoto, publishedRoto, rotoCorrections } from './roto-corrections.queries.js';
import { storeRotoDays } from '../roto/roto.writer.js';
import { markPairsAfter } from '../sweeps/due-pairs.writer.js';
import { pastRules } from '../../points/points.queries.js';
import { computeTeamDays, type Moved } from './team-days.tables.js';
import { categorySeasonsOf, daysWithOtherCaps, computeTeamFigures, type MovedFigures } from './team-figures.tables.js';
import { gamesOf, type PlayerGame } from './day-games.tables.js';
import { daysAfterStarts, storeGoalieStarts } from './goalie-starts.tables.js';
import { capSpans, storePlaceGames } from './place-games.tables.js';
import type { Day } from './scoring.service.js';

/** Most league days per statement: one night of some thousand leagues, or a season of a few. */
const DAYS_OF_LEAGUES = 4_000;

/** A league that was not scored. Without an error it was already delayed. */
export interface LeftOut {
  readonly league: PlayingLeague;
  readonly error: unknown;
}

/**
 * Scores leagues together. After a failure it scores each half alone, down to the leagues that cause it. Returns those.
 */
export async function scoreApart(
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
export async function score(
  { db, recordAll }: Transaction,
  asked: readonly PlayingLeague[],
  gamesAsked: ReadonlyMap<string, readonly PlayerGame[]>,
): Promise<void> {
  const { leagues, games, limited } = await withLimits(db, asked, gamesAsked);
  const moved = byLeague(await reckon(db, leagues, games, limited));
  const figures = await sumFigures(db, leagues, limited);
  const roto = await publishedRoto(db, correctedRoto(leagues, figures));
  await storeRotoDays(db, figures);
  const changed = [...new Set([...moved.keys(), ...figures.map(({ league_id }) => league_id)])];
  if (changed.length === 0) return;
  const corrections = [...(await correctionsOf(db, leagues, moved)), ...(await rotoCorrections(db, roto))];
  await noteCorrections(db, corrections);
  const lines = corrections.map(correctionLine);
  const byId = new Map(leagues.map((league) => [league.id, league]));
  await recordAll([
    ...lines,
    ...changed.map((id) => toLeague(id, null, { type: 'leagueChanged', ...scoredDays(byId.get(id)) })),
  ]);
  await markPairsAfter(db, [...[...moved.values()].flat(), ...figures]);
}

/**
 * Stores the goalie starts and the games by place of the days, and adds the later days on which other players may count
 * now. Both are stored whether they count or not, so one pass is enough.
 */
async function withLimits(
  db: Db,
  leagues: readonly PlayingLeague[],
  games: ReadonlyMap<string, readonly PlayerGame[]>,
) {
  const asked = leagues.flatMap((league) =>
    league.days
      .filter(({ playoffs }) => !playoffs)
      .map(({ season, playoffs, day }) => ({
        league_id: league.id,
        season,
        playoffs,
        day,
        noon: noonOf(league, day),
      })),
  );
  const spans = await capSpans(
    db,
    leagues.map(({ id }) => id),
  ).execute();
  const limited = new Set(spans.map(({ league_id }) => league_id));
  const changed = await storeGoalieStarts(db, asked, games);
  const later = [
    ...(changed.length === 0 ? [] : await daysAfterStarts(db, changed).execute()),
    ...(spans.length === 0 ? [] : await storePlaceGames(db, spans, asked, games)),
  ];
  if (later.length === 0) return { leagues, games, limited };
  const added = new Map(later.map((day) => [dayKey({ ...day, playoffs: false }), { ...day, playoffs: false }]));
  return {
    limited,
    leagues: leagues.map((league) => {
      const known = new Set(league.days.map(dayKey));
      const corrected = league.days.some((day) => day.corrected);
      const own = later
        .filter(({ league_id }) => league_id === league.id)
        .map(({ season, day }) => ({ season, day, playoffs: false, corrected }))
        .filter((day) => !known.has(dayKey(day)));
      return own.length === 0 ? league : { ...league, days: [...league.days, ...own] };
    }),
    games: new Map([
      ...games,
      ...(await gamesOf(
        db,
        [...added.values()].filter((day) => !games.has(dayKey(day))),
      )),
    ]),
  };
}

/** Days that were scored for the first time or during their games. Corrections can change more than their own day. */
const scoredDays = (league: PlayingLeague | undefined): { readonly days?: readonly string[] } =>
  league === undefined || league.days.some(({ corrected }) => corrected)
    ? {}
    : { days: [...new Set(league.days.map(({ day }) => day))] };

/**
 * Leagues in which these days count, each with its days: the league plays or played the season, and the day is not
 * before its first day.
 */
export const leaguesOf = (db: Db, days: readonly Day[]) =>
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
    .groupBy(['l.id', 'l.settings', 'l.time_zone'])
    .orderBy('l.id');

type PlayingLeague = InferResult<ReturnType<typeof leaguesOf>>[number];

/** Splits leagues into parts with no more days than one statement takes. */
export function* partsOf(leagues: readonly PlayingLeague[]): Generator<PlayingLeague[]> {
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
  limited: ReadonlySet<string>,
): Promise<Moved[]> {
  const lists = new Map<string, { readonly by: number; readonly points: ReadonlyMap<number, number> }>();
  const listOf = (day: GameDay, scoring: StoredScoring): number => {
    const key = `${dayKey(day)} ${JSON.stringify(scoring)}`;
    const known = lists.get(key);
    if (known !== undefined) return known.by;
    const by = lists.size;
    lists.set(key, { by, points: pointsOfPlayers(games.get(dayKey(day)) ?? [], scoring) });
    return by;
  };
  const asked = leagues.flatMap(({ id, settings, time_zone, past, days }) => {
    const now: DayRules = { scoring: scoringOf(settings), timeZone: time_zone };
    return days.map((day) => {
      const { noon, scoring } = rulesOfDay(day.day, past, now);
      return { ...day, league_id: id, noon, by: listOf(day, scoring), limited: limited.has(id) };
    });
  });
  return computeTeamDays(
    db,
    asked,
    [...lists.values()].map(({ points }) => points),
  );
}

/** Writes the sums of teams in the leagues whose season is decided by categories. Returns the changed seasons. */
async function sumFigures(
  db: Db,
  leagues: readonly PlayingLeague[],
  limited: ReadonlySet<string>,
): Promise<MovedFigures[]> {
  const seasons = await categorySeasonsOf(
    db,
    leagues.map(({ id }) => id),
  );
  const rules = new Map(seasons.map((one) => [`${one.league_id} ${one.season}`, one]));
  const byId = new Map(leagues.map((league) => [league.id, league]));
  const asked = (days: readonly MovedFigures[]) =>
    days.flatMap(({ league_id, season, day }) => {
      const [league, rule] = [byId.get(league_id), rules.get(`${league_id} ${season}`)];
      if (league === undefined || rule === undefined) return [];
      return [
        {
          league_id,
          season,
          playoffs: false,
          day,
          noon: noonOf(league, day),
          capped: rule.capped && (rule.rounds_on === null || day < rule.rounds_on),
          limited: limited.has(league_id),
        },
      ];
    });
  const played = leagues.flatMap(({ id, days }) =>
    days.filter(({ playoffs }) => !playoffs).map(({ season, day }) => ({ league_id: id, season, day })),
  );
  const moved = await computeTeamFigures(db, asked(played));
  if (moved.some(({ league_id, season }) => rules.get(`${league_id} ${season}`)?.capped))
    await computeTeamFigures(db, asked(await daysWithOtherCaps(db, moved).execute()));
  return moved;
}

const noonOf = ({ settings, time_zone: timeZone, past }: PlayingLeague, day: string): number =>
  rulesOfDay(day, past, { scoring: scoringOf(settings), timeZone }).noon;

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
  const corrected = leagues.flatMap(({ id, settings, days }) => {
    // Points decide nothing there; corrected results and roto points are announced.
    if (!isDecidedByPoints(settings)) return [];
    const told = new Set(days.filter((day) => day.corrected).map(dayKey));
    const own = (moved.get(id) ?? []).filter((one) => told.has(dayKey(one)));
    return own.length > 0 ? [{ leagueId: id, own }] : [];
  });
  if (corrected.length === 0) return [];
  const names = await db
    .selectFrom('team')
    .select(['id', 'name', 'league_id'])
    .where('id', '=', anyOf([...new Set(corrected.flatMap(({ own }) => own.map(({ team_id }) => team_id)))]))
    .orderBy(({ ref }) => nameOrder(ref('name')))
    .execute();
  return corrected.map(({ leagueId, own }) => ({
    leagueId,
    ...daysOf(own),
    teams: names
      .filter(({ league_id }) => league_id === leagueId)
      .map(({ id, name }) => {
        const days = own.filter(({ team_id }) => team_id === id);
        return {
          id,
          name,
          ...daysOf(days),
          before: sumOfPoints(days.map(({ before }) => before)),
          after: sumOfPoints(days.map(({ after }) => after)),
        };
      }),
  }));
}

const daysOf = (moved: readonly Moved[]) => spanOf(moved.map(({ day }) => day));

const correctionLine = ({ leagueId, rotoTo, from, to, days, teams }: Correction): NewEvent =>
  leagueLine({
    leagueId,
    actor: null,
    teamIds: teams.map(({ id }) => id),
    says: {
      key: 'season.pointsCorrected',
      figures: {
        from,
        to,
        days,
        ...(rotoTo === undefined ? {} : { rotoTo }),
        teams: teams.map(({ name, before, after }) => ({ name, before, after })),
      },
    },
  });
