import { sql, type InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { FORM_GAMES } from '@crease/core/competition/matchups/projection.rules.js';
import { SCORED_COLUMNS } from '@crease/core/players/scoring/scoring.table.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf, dayArray, integerArray, isSo, momentArray } from '../../platform/database/sql.js';
import { comingLineups } from '../../leagues/coming/coming-lineups.queries.js';
import { statusIn } from '../../players/player-status.queries.js';
import { hasClosedPlaces, withinLimits } from '../../points/counting-limits.queries.js';
import { inLineup } from '../../points/lineup-days.queries.js';
import { pastRules } from '../../points/points.queries.js';
import { nhlDay } from './matchup.queries.js';
import { namesIn } from '../../platform/database/rows.js';

const matchupSeason = namesIn('matchup_season as s');
const lineup = namesIn('lineup as s');
const teamDay = namesIn('team_day as d');
const p = namesIn('matchup_period as p');
const l = namesIn('league as l');
const g = namesIn('nhl_game as g');
const c = namesIn('nhl_schedule as c');
const x = namesIn('stream as x');
const o = namesIn('lineup as o');

/** The days of a matchup, and when each day's rosters are decided (milliseconds since 1970). */
interface Days {
  readonly from: string;
  readonly to: string;
  readonly decided: readonly { readonly day: string; readonly noon: number }[];
}

/** The settings that decide a league's points and line-ups; `season` is the league's when omitted. */
export const matchupLeague = (
  db: Db,
  leagueId: string,
  { season, period, number }: { season?: Season | undefined; period: number; number: number },
) =>
  db
    .selectFrom('league as l')
    .leftJoin('matchup_season as s', (join) =>
      join
        .onRef('s.league_id', '=', 'l.id')
        .on('s.season', '=', season === undefined ? sql.ref('l.current_season') : season)
        // An imported matchup has no days and no players.
        .on('s.brought', 'is', null),
    )
    .select(['l.settings', 'l.time_zone as timeZone', 'l.is_sample as sample', 's.season', 's.median', 's.odd'])
    .select(['l.phase', 'l.current_season as current'])
    .select([
      sql<string>`${nhlDay}::text`.as('today'),
      sql<number>`coalesce((select max(${p.round}) from ${p.table}
        where ${p.league_id} = ${l.id} and ${p.season} = ${matchupSeason.season}), 0)`.as('rounds'),
      // The last day of the NHL's imported schedule.
      sql<string | null>`(select max(${g.day})::text from ${g.table}
        where ${g.season} = ${matchupSeason.season} and not ${g.playoffs} and not ${g.sample}
          and exists (select from ${c.table} where ${c.season} = ${g.season}))`.as('importedTo'),
      pastRules(db).as('past'),
      comingLineups.as('comingLineups'),
      // Read before everything else: later events are applied to the answer again.
      sql<number>`coalesce((select ${x.seq} from ${x.table}
        where ${x.league_id} = ${l.id} and ${x.id} = 'matchup:' || ${l.id} || '.' || ${matchupSeason.season} || '.' || ${`${period}.${number}`}::text), 0)`.as(
        'seq',
      ),
    ])
    .where('l.id', '=', leagueId);

/**
 * The teams of a matchup: points and goalie starts by day, line-ups, and rosters.
 * @param at the moment of the rosters (milliseconds since 1970); null for now
 */
export const teamsOf = (
  db: Db,
  {
    leagueId,
    season,
    teamIds,
    days,
    at,
  }: { leagueId: string; season: Season; teamIds: readonly string[]; days: Days; at: number | null },
) =>
  db
    .selectFrom('team as t')
    .select('t.id')
    .select(({ selectFrom, ref }) => {
      const team = ref('t.id');
      const roster = selectFrom('roster_stay as r')
        .innerJoin('player as p', 'p.id', 'r.player_id')
        .select(['p.id', 'p.full_name as name', 'p.position', 'p.position_detail as detail', 'p.nhl_club as club'])
        .select(['r.place', statusIn(sql.val(leagueId)).as('status')])
        .where('r.team_id', '=', team)
        .where('r.league_id', '=', leagueId);
      const moment = at === null ? null : new Date(at);
      const plans = selectFrom('lineup as s')
        .select(['s.begins_on as begin', 's.places'])
        .where('s.league_id', '=', leagueId)
        .where('s.team_id', '=', team)
        .where('s.begins_on', '<=', days.to)
        .where(
          sql<boolean>`${lineup.begins_on} >= coalesce((select max(${o.begins_on}) from ${o.table}
            where ${o.league_id} = ${lineup.league_id} and ${o.team_id} = ${lineup.team_id} and ${o.begins_on} <= ${days.from}::date), ${lineup.begins_on})`,
        )
        .orderBy('s.begins_on', 'desc');
      return [
        jsonArrayFrom(
          moment === null
            ? roster.where('r.to_at', 'is', null)
            : roster
                .where('r.from_at', '<=', moment)
                .where(({ or, eb }) => or([eb('r.to_at', 'is', null), eb('r.to_at', '>', moment)])),
        ).as('roster'),
        jsonArrayFrom(
          selectFrom('team_day as d')
            .select(['d.day', sql<number>`${teamDay.points}::float8`.as('points')])
            .where('d.league_id', '=', leagueId)
            .where('d.team_id', '=', team)
            .where('d.season', '=', season)
            .where('d.playoffs', '=', false)
            .where('d.day', '>=', days.from)
            .where('d.day', '<=', days.to)
            .orderBy('d.day'),
        ).as('days'),
        jsonArrayFrom(plans).as('plans'),
        jsonArrayFrom(
          selectFrom('lineup_day as x')
            .select(['x.day', 'x.places'])
            .where('x.league_id', '=', leagueId)
            .where('x.team_id', '=', team)
            .where('x.day', '>=', days.from)
            .where('x.day', '<=', days.to),
        ).as('lineups'),
        jsonArrayFrom(
          selectFrom('goalie_starts as gs')
            .select(['gs.day', 'gs.starts'])
            .where('gs.league_id', '=', leagueId)
            .where('gs.team_id', '=', team)
            .where('gs.day', '>=', days.from)
            .where('gs.day', '<=', days.to)
            .orderBy('gs.day'),
        ).as('starts'),
        jsonArrayFrom(
          selectFrom('place_games as pg')
            .select(['pg.kind', 'pg.day', 'pg.games'])
            .where('pg.league_id', '=', leagueId)
            .where('pg.team_id', '=', team)
            .where('pg.day', '>=', days.from)
            .where('pg.day', '<=', days.to),
        ).as('places'),
      ];
    })
    .where('t.league_id', '=', leagueId)
    .where('t.id', '=', anyOf(teamIds));
export type TeamRow = InferResult<ReturnType<typeof teamsOf>>[number];

const FIGURES = SCORED_COLUMNS.map((column) => `k.${column}` as const);

/**
 * The games of a team's players on the days of a matchup. `dressed` is true for players in the line-up, `counts` when a
 * game counts for the team: games of goalies over the limit of starts do not.
 */
export const gamesIn = (
  db: Db,
  { leagueId, season, teamIds, days }: { leagueId: string; season: Season; teamIds: readonly string[]; days: Days },
) =>
  db
    .selectFrom('roster_stay as r')
    .innerJoin('player_game as k', (join) =>
      join.onRef('k.player_id', '=', 'r.player_id').on('k.season', '=', season).on('k.playoffs', '=', false),
    )
    .innerJoin(
      sql<{ day: string; noon: Date }>`unnest(${dayArray(days.decided.map(({ day }) => day))},
        ${momentArray(days.decided.map(({ noon }) => noon))})`.as<'d'>(sql`d (day, noon)`),
      (join) =>
        join
          .onRef('d.day', '=', 'k.day')
          .onRef('r.from_at', '<=', 'd.noon')
          .on(({ or, eb, ref }) => or([eb('r.to_at', 'is', null), eb('r.to_at', '>', ref('d.noon'))])),
    )
    .innerJoin('player as p', 'p.id', 'k.player_id')
    .leftJoin('lineup_day as x', (join) =>
      join.onRef('x.league_id', '=', 'r.league_id').onRef('x.team_id', '=', 'r.team_id').onRef('x.day', '=', 'k.day'),
    )
    .select(['r.team_id as teamId', 'r.place', 'k.day', 'p.id', 'p.full_name as name', 'p.position'])
    .select(['p.position_detail as detail', 'p.nhl_club as club', statusIn(sql.val(leagueId)).as('status')])
    .select(({ and, or, eb, ref }) => {
      const dressed = and([
        eb('r.place', '=', 'active'),
        or([eb('x.team_id', 'is', null), inLineup(ref('k.player_id'), ref('x.player_ids'))]),
      ]);
      return [
        isSo(dressed).as('dressed'),
        isSo(
          and([
            dressed,
            withinLimits(
              { id: ref('k.player_id'), position: ref('p.position'), places: ref('x.places') },
              {
                leagueId: ref('r.league_id'),
                teamId: ref('r.team_id'),
                day: ref('k.day'),
              },
              hasClosedPlaces(leagueId),
            ),
          ]),
        ).as('counts'),
      ];
    })
    .select(FIGURES)
    .where('r.league_id', '=', leagueId)
    .where('r.team_id', '=', anyOf(teamIds))
    .where('k.day', '>=', days.from)
    .where('k.day', '<=', days.to);
export type GameRow = InferResult<ReturnType<typeof gamesIn>>[number];

/** The last games of players before a day, of the season and the one before. */
export const recentGames = (db: Db, playerIds: readonly number[], season: Season, before: string) =>
  db
    .selectFrom(sql<{ id: number }>`unnest(${integerArray(playerIds)})`.as<'i'>(sql`i (id)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('player_game as k')
          .select(['k.player_id', ...FIGURES])
          .whereRef('k.player_id', '=', 'i.id')
          .where('k.season', 'in', [season, seasonPlus(season, -1)])
          .where('k.playoffs', '=', false)
          .where('k.day', '<', before)
          .orderBy('k.day', 'desc')
          .orderBy('k.game_id')
          .limit(sql.lit(FORM_GAMES))
          .as('g'),
      (on) => on.onTrue(),
    )
    .selectAll('g');
export type RecentGame = InferResult<ReturnType<typeof recentGames>>[number];

/** Players' lines of the season and the one before. */
export const seasonLines = (db: Db, playerIds: readonly number[], season: Season) =>
  db
    .selectFrom('player_season as s')
    .select(['s.player_id', 's.gp', ...SCORED_COLUMNS.map((column) => `s.${column}` as const)])
    .where('s.player_id', '=', anyOf(playerIds))
    .where('s.season', 'in', [season, seasonPlus(season, -1)])
    .where('s.playoffs', '=', false);
export type SeasonLine = InferResult<ReturnType<typeof seasonLines>>[number];
