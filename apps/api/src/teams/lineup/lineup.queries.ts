import { sql } from 'kysely';
import { gamesByDay, type GamesByDay, type LineupSettings } from '@crease/core/leagues/lineup.rules.js';
import type { GameState } from '@crease/core/players/nhl/night.rules.js';
import type { LineupPlace, LineupPlayer } from '@crease/core/teams/lineup/lineup.rules.js';
import { comingLineups } from '../../leagues/coming/coming-lineups.queries.js';
import { playerPoints } from '../../points/points.queries.js';
import { gamesBetween } from '../../players/night.tables.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import { namesIn } from '../../platform/database/rows.js';

const l = namesIn('league as l');
const g = namesIn('nhl_game as g');

export interface ActivePlayer extends LineupPlayer {
  readonly teamId: string;
  readonly club: string | null;
}

/** Leagues in season that use line-ups or have just stopped using them. */
export const lineupLeagues = (db: Db) =>
  db
    .selectFrom('league as l')
    .leftJoin('lineup_league as m', 'm.league_id', 'l.id')
    .select(['l.id', 'l.settings', 'l.time_zone as timeZone', 'l.current_season as season', 'l.is_sample as sample'])
    .select(['m.from_day', 'm.settled_to', comingLineups.as('coming')])
    .select(sql<LineupSettings['lineups']>`${l.settings} ->> 'lineups'`.as('lineups'))
    .where(({ and, or, eb }) =>
      or([
        eb('m.league_id', 'is not', null),
        and([
          eb('l.phase', '=', 'in-season'),
          eb(sql<string>`coalesce(${l.settings} ->> 'lineups', 'off')`, '<>', 'off'),
        ]),
      ]),
    )
    .orderBy('l.id');

/**
 * Leagues whose line-ups may be due: by time, or because a game of the next day has begun. Reads the indexes
 * `league_lineups_due` and `lineup_league_next`.
 */
export const dueLineups = (db: Db) =>
  db
    .selectFrom('league as l')
    .select(['l.id as league_id', sql<boolean>`true`.as('marked')])
    .where('l.lineups_due', '<=', sql<Date>`now()`)
    .unionAll(
      db
        .selectFrom('lineup_league as m')
        .innerJoin('league as l', 'l.id', 'm.league_id')
        .select(['m.league_id', sql<boolean>`false`.as('marked')])
        .where('m.by_games', '=', true)
        .where('l.lineups_due', '>', sql<Date>`now()`)
        .where(
          ({ ref }) => sql<boolean>`coalesce(${ref('m.settled_to')} + 1, ${ref('m.from_day')}) = any(array(
          select ${g.day} from ${g.table} where ${g.day} between (now() at time zone 'utc')::date - 1 and (now() at time zone 'utc')::date + 1
            and ${g.starts_at} <= now() and ${g.state} not in ('postponed', 'cancelled')))`,
        ),
    )
    .orderBy('league_id');

/** Active players of a league or team at a time, best first. */
export async function activeAt(
  db: Db,
  { id: leagueId, season }: { readonly id: string; readonly season: string },
  at: number,
  teamId?: string,
  {
    before,
    games,
    day,
  }: {
    /** Points from this day on are ignored, so that a day gets the same result however late it is decided. */
    readonly before?: string;
    /** The day's games, to find which players play, when its schedule is known. */
    readonly games?: GamesByDay;
    readonly day?: string;
  } = {},
): Promise<ActivePlayer[]> {
  const moment = new Date(at);
  const asked = db
    .selectFrom('roster_stay as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .select(['r.team_id as teamId', 'p.id', 'p.full_name as name', 'p.position', 'p.position_detail as detail'])
    .select('p.nhl_club as club')
    .where('r.league_id', '=', leagueId)
    .where('r.place', '=', 'active')
    .where('r.from_at', '<=', moment)
    .where(({ or, eb }) => or([eb('r.to_at', 'is', null), eb('r.to_at', '>', moment)]));
  const rows = await (teamId === undefined ? asked : asked.where('r.team_id', '=', teamId)).execute();
  const { points } = await playerPoints(
    db,
    leagueId,
    season,
    rows.map(({ id }) => id),
    before,
  );
  const known = games !== undefined && day !== undefined && games.startsOn(day).length > 0;
  return rows
    .map((row) => ({
      ...row,
      worth: points.get(row.id) ?? 0,
      plays: !known || games.of(day, row.club) !== null,
    }))
    .sort((a, b) => b.worth - a.worth || a.id - b.id);
}

/** The given players who were active in a league at a time, each with their team. */
export async function activeIds(
  db: Db,
  leagueId: string,
  at: number,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const moment = new Date(at);
  const rows = await db
    .selectFrom('roster_stay as r')
    .select(['r.player_id', 'r.team_id'])
    .where('r.league_id', '=', leagueId)
    .where('r.place', '=', 'active')
    .where('r.player_id', '=', anyOf(playerIds))
    .where('r.from_at', '<=', moment)
    .where(({ or, eb }) => or([eb('r.to_at', 'is', null), eb('r.to_at', '>', moment)]))
    .execute();
  return new Map(rows.map(({ player_id, team_id }) => [player_id, team_id]));
}

export interface Plan {
  readonly begin: string;
  readonly version: number;
  readonly places: readonly LineupPlace[];
}

/** The manager's line-up that applies on a day, by team. */
export async function plansOn(db: Db, leagueId: string, day: string): Promise<ReadonlyMap<string, Plan>> {
  const rows = await db
    .selectFrom('lineup as s')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 's.league_id').onRef('t.id', '=', 's.team_id'))
    .distinctOn('s.team_id')
    .select(['s.team_id', 's.begins_on as begin', 's.version', 's.places'])
    .where('t.league_id', '=', leagueId)
    .where('s.begins_on', '<=', day)
    .orderBy('s.team_id')
    .orderBy('s.begins_on', 'desc')
    .execute();
  return new Map(rows.map(({ team_id, ...plan }) => [team_id, plan]));
}

const BEGUN: readonly GameState[] = ['live', 'over', 'final', 'suspended'];

/** The games of the days from `from` to `to`, both included, from the NHL or the sample. */
export async function clubGames(db: Db, from: string, to: string, sample: boolean): Promise<GamesByDay> {
  const games = await gamesBetween(db, from, to, sample);
  return gamesByDay(
    games.map(({ day, starts_at, away, home, state }) => ({
      day,
      startsAt: starts_at.getTime(),
      away,
      home,
      off: state === 'postponed' || state === 'cancelled',
      begun: BEGUN.includes(state),
    })),
  );
}

export const plansOf = (db: Db, leagueId: string, teamId: string, from: string, to: string) =>
  db
    .selectFrom('lineup')
    .select(['begins_on', 'places', 'moved'])
    .where('league_id', '=', leagueId)
    .where('team_id', '=', teamId)
    .where('begins_on', '>=', from)
    .where('begins_on', '<=', to)
    .orderBy('begins_on');
