import { sql } from 'kysely';
import { farmRules, type CallUpRules, type FarmSettings } from '@crease/core/leagues/farm.rules.js';
import type { FarmFacts } from '@crease/core/teams/team.model.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, clockNow, nameOrder } from '../platform/database/sql.js';
import { namesIn } from '../platform/database/rows.js';

const leagueRow = namesIn('league');
const s = namesIn('player_season as s');
const y = namesIn('league_season as y');
const l = namesIn('league as l');
const g = namesIn('player_game as g');
const p = namesIn('player as p');

/** Players' facts for a league's farm rules, in its present season. No query for leagues with the standard rules. */
export async function farmFacts(
  db: Db,
  leagueId: string,
  settings: FarmSettings | null | undefined,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, FarmFacts>> {
  const rules = farmRules(settings ?? {});
  if (rules === null || playerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('player as p')
    .innerJoin('league as l', (join) => join.on('l.id', '=', leagueId))
    .leftJoin('player_season as s', (join) =>
      join.onRef('s.player_id', '=', 'p.id').onRef('s.season', '=', 'l.current_season').on('s.playoffs', '=', false),
    )
    .leftJoin('farm_call_up as c', (join) =>
      join
        .onRef('c.league_id', '=', 'l.id')
        .onRef('c.player_id', '=', 'p.id')
        .onRef('c.season', '=', 'l.current_season'),
    )
    .select(({ eb, exists, fn, lit, selectFrom }) => [
      'p.id',
      fn.coalesce(gamesThatCount(rules.callUp?.counts ?? 'season'), lit(0)).as('games'),
      'c.due_at',
      eb('c.due_at', '<=', clockNow).as('over'),
      // Came from a rookie bank to the active roster without leaving the team.
      exists(
        selectFrom('roster_past as down')
          .innerJoin('roster_stay as up', (join) =>
            join
              .onRef('up.league_id', '=', 'down.league_id')
              .onRef('up.player_id', '=', 'down.player_id')
              .onRef('up.team_id', '=', 'down.team_id')
              .onRef('up.acquired_at', '=', 'down.acquired_at'),
          )
          .select('up.player_id')
          .whereRef('down.league_id', '=', 'l.id')
          .whereRef('down.player_id', '=', 'p.id')
          .where('down.place', '=', 'rookie')
          .where('up.place', '=', 'active')
          .whereRef('up.from_at', '>', 'down.from_at'),
      )
        .$castTo<boolean>()
        .as('brought_up'),
    ])
    .where('p.id', '=', anyOf(playerIds))
    .execute();
  return new Map(
    rows.map(({ id, games, due_at, over, brought_up: broughtUp }) => [
      id,
      { games, broughtUp, dueAt: due_at?.toISOString() ?? null, overdue: over === true },
    ]),
  );
}

/**
 * NHL games of player `p` that count for a call-up; `s` is the player's season. A league that begins in mid-season
 * counts games from its first day on, so that earlier games force no call-up.
 */
const gamesThatCount = (counts: CallUpRules['counts']) =>
  counts === 'season'
    ? sql<number | null>`${s.gp}`
    : sql<number | null>`(
        case when exists (
          select 1 from ${y.table} where ${y.league_id} = ${l.id} and ${y.season} < ${l.current_season}
        ) then ${s.gp} else (
          select count(*)::int from ${g.table}
          where ${g.player_id} = ${p.id} and ${g.season} = ${l.current_season} and not ${g.playoffs}
            and ${g.day} >= (
              select (min(${y.begun_at}) at time zone ${l.time_zone})::date from ${y.table} where ${y.league_id} = ${l.id}
            )
        ) end
      )`;

/** Players in rookie banks with more NHL games than the rules allow, not yet announced. */
export const toCallUp = (db: Db, leagueId: string, { games, counts }: Pick<CallUpRules, 'games' | 'counts'>) =>
  inBanks(db, leagueId)
    .innerJoin('player_season as s', (join) =>
      join.onRef('s.player_id', '=', 'p.id').onRef('s.season', '=', 'l.current_season').on('s.playoffs', '=', false),
    )
    .select([gamesThatCount(counts).as('games'), 'l.current_season as season'])
    .where(sql<boolean>`${gamesThatCount(counts)} > ${games}`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('farm_call_up as c')
            .select('c.player_id')
            .whereRef('c.league_id', '=', 'l.id')
            .whereRef('c.player_id', '=', 'p.id')
            .whereRef('c.season', '=', 'l.current_season'),
        ),
      ),
    );

/** Players in rookie banks whose deadline to come up has passed. */
export const overdueInBanks = (db: Db, leagueId: string) =>
  inBanks(db, leagueId)
    .innerJoin('farm_call_up as c', (join) =>
      join
        .onRef('c.league_id', '=', 'l.id')
        .onRef('c.player_id', '=', 'p.id')
        .onRef('c.season', '=', 'l.current_season'),
    )
    .where('c.due_at', '<=', clockNow);

/** Players who must come up from a team's bank, next deadline first. */
export const dueOfTeam = (db: Db, leagueId: string, teamId: string) =>
  db
    .selectFrom('roster_entry as r')
    .innerJoin('league as l', 'l.id', 'r.league_id')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .innerJoin('farm_call_up as c', (join) =>
      join
        .onRef('c.league_id', '=', 'r.league_id')
        .onRef('c.player_id', '=', 'r.player_id')
        .onRef('c.season', '=', 'l.current_season'),
    )
    .select(['p.full_name as name', 'c.due_at'])
    .where('r.league_id', '=', leagueId)
    .where('r.team_id', '=', teamId)
    .where('r.place', '=', 'rookie')
    .orderBy('c.due_at')
    .orderBy(({ ref }) => nameOrder(ref('p.full_name')));

const inBanks = (db: Db, leagueId: string) =>
  db
    .selectFrom('roster_entry as r')
    .innerJoin('league as l', 'l.id', 'r.league_id')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'))
    .select(['p.id as player_id', 'p.full_name as name', 't.id as team_id', 't.name as team'])
    .where('r.league_id', '=', leagueId)
    .where('r.place', '=', 'rookie')
    .orderBy('t.number')
    .orderBy(({ ref }) => nameOrder(ref('p.full_name')))
    .orderBy('p.id');

/** Leagues in season that may require call-ups; `farmRules` decides. */
export const callingUp = (db: Db) =>
  db
    .selectFrom('league')
    .select(['id as league_id', 'settings'])
    .where('phase', '=', 'in-season')
    // Compared as text, because a failing cast of one league's value would fail the statement for all.
    .where(sql<boolean>`coalesce(${leagueRow.settings} ->> 'farm_call_up_games', '0') <> '0'`)
    .orderBy('id');
