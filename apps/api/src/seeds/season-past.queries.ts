import { sql } from 'kysely';
import { IR_STATUSES } from '@crease/core/teams/team.model.js';
import { tablesIn } from '../archive/archive.catalogue.queries.js';
import { KEPT, type TableName } from '../archive/archive.model.js';
import { rowsOfLeague } from '../archive/archive.rows.queries.js';
import type { Db } from '../platform/database/database.js';

/** Days that a manager chose or a clock reached. Other days are calendar days and stay. */
const DAYS: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  lineup: ['begins_on'],
  lineup_league: ['from_day', 'settled_to'],
};

/** Times that belong to the calendar, not to an event: the weeks of free-agent picks. */
const CALENDAR: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  fa_pick: ['starts_at', 'expires_at'],
};

/** Moves a league's past back by days: log, drafts, roster stays and settings. */
export async function moveBack(db: Db, leagueId: string, days: number): Promise<void> {
  const shapes = await tablesIn(db);
  for (const [name, { columns, types }] of shapes) {
    if (KEPT[name] === undefined) continue;
    const calendar = CALENDAR[name as TableName] ?? [];
    const moments = columns.filter(
      (column, at) => types[at] === 'timestamp with time zone' && !calendar.includes(column),
    );
    const set = [
      ...moments.map(
        (column) =>
          [
            column,
            sql`(${sql.ref(column)} at time zone 'utc' - make_interval(days => ${days}::int)) at time zone 'utc'`,
          ] as const,
      ),
      ...(DAYS[name as TableName] ?? []).map((column) => [column, sql`${sql.ref(column)} - ${days}::int`] as const),
    ];
    if (set.length === 0) continue;
    const changes = set.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    const rows = rowsOfLeague(db, name, leagueId).select(sql<string>`r.ctid`.as('row'));
    // A builder whose table is one of many takes the compiler seconds.
    await sql`update ${sql.table(name)} set ${sql.join(changes)} where ctid = any(array(${rows}))`.execute(db);
  }
}

/** Each used pick moves into the week in which it was used. */
export async function useEarlierPicks(db: Db, leagueId: string): Promise<void> {
  const moved = await db
    .selectFrom('fa_pick as used')
    .innerJoin('fa_pick as open', (on) =>
      on
        .onRef('open.league_id', '=', 'used.league_id')
        .onRef('open.season', '=', 'used.season')
        .onRef('open.original_team_id', '=', 'used.original_team_id')
        .onRef('open.number', '=', 'used.number')
        .on('open.player_id', 'is', null)
        .onRef('open.starts_at', '<=', 'used.used_at')
        .on(sql<boolean>`used.used_at < open.expires_at + interval '1 second'`),
    )
    .select(['used.id', 'used.player_id', 'used.used_at', 'open.id as week_id'])
    .where('used.league_id', '=', leagueId)
    .where('used.player_id', 'is not', null)
    .execute();
  for (const { id, player_id, used_at, week_id } of moved) {
    await db
      .updateTable('fa_pick')
      .set({ player_id: null, used_at: null })
      .where('league_id', '=', leagueId)
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('fa_pick')
      .set({ player_id, used_at })
      .where('league_id', '=', leagueId)
      .where('id', '=', week_id)
      .execute();
  }
}

/** A cap hit affordable with little cap space. */
const CHEAP = 1_100_000;

export interface Swap {
  readonly from: string;
  readonly to: string;
  readonly give: number;
  readonly take: number;
}

/** Exchanges of two active players of one position, most similar cap hits first. */
export async function evenSwaps(db: Db, leagueId: string, from: string, to: string): Promise<Swap[]> {
  const held = (teamId: string) =>
    db
      .selectFrom('roster_entry as r')
      .innerJoin('player as p', 'p.id', 'r.player_id')
      .innerJoin('league as l', 'l.id', 'r.league_id')
      .innerJoin('contract as c', (on) =>
        on.onRef('c.player_id', '=', 'p.id').onRef('c.season', '=', 'l.current_season'),
      )
      .select(['p.id', 'p.position', 'c.cap_hit as hit'])
      .where('r.league_id', '=', leagueId)
      .where('r.team_id', '=', teamId)
      .where('r.place', '=', 'active')
      .orderBy('p.id')
      .execute();
  const [give, take] = await Promise.all([held(from), held(to)]);
  return give
    .flatMap((one) =>
      take
        .filter((other) => other.position === one.position && one.hit > 2_000_000)
        .map((other) => ({ from, to, give: one.id, take: other.id, apart: Math.abs(one.hit - other.hit) })),
    )
    .sort((a, b) => a.apart - b.apart)
    .slice(0, 12)
    .map(({ apart: _, ...swap }) => swap);
}

/** Active players of a league who may go to injured reserve. */
export async function hurtPlayers(db: Db, leagueId: string): Promise<{ teamId: string; playerId: number }[]> {
  const rows = await db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .select(['r.team_id as teamId', 'p.id as playerId', 'p.status'])
    .where('r.league_id', '=', leagueId)
    .where('r.place', '=', 'active')
    .orderBy('p.id')
    .execute();
  return rows.filter(({ status }) => IR_STATUSES.includes(status)).slice(0, 6);
}

/** Cheap free forwards, the season's best first. */
export async function freeForwards(db: Db, leagueId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('player as p')
    .innerJoin('league as l', (on) => on.on('l.id', '=', leagueId))
    .innerJoin('player_season as s', (on) =>
      on
        .onRef('s.player_id', '=', 'p.id')
        .on(sql<boolean>`s.season = l.current_season`)
        .on('s.playoffs', '=', false),
    )
    .innerJoin('contract as c', (on) => on.onRef('c.player_id', '=', 'p.id').onRef('c.season', '=', 'l.current_season'))
    .select('p.id')
    .where('p.is_sample', '=', true)
    .where('c.cap_hit', '<=', CHEAP)
    .where('p.position', '=', 'F')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('roster_entry as r')
            .select('r.player_id')
            .where('r.league_id', '=', leagueId)
            .whereRef('r.player_id', '=', 'p.id'),
        ),
      ),
    )
    .orderBy('s.pts', 'desc')
    .orderBy('p.id')
    .limit(40)
    .execute();
  return rows.map(({ id }) => id);
}

/** A team's active forward with the fewest points among those who cost more than a newcomer. */
export async function weakestForward(db: Db, leagueId: string, teamId: string): Promise<number | null> {
  const row = await db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .innerJoin('league as l', 'l.id', 'r.league_id')
    .innerJoin('contract as c', (on) => on.onRef('c.player_id', '=', 'p.id').onRef('c.season', '=', 'l.current_season'))
    .leftJoin('player_season as s', (on) =>
      on.onRef('s.player_id', '=', 'p.id').onRef('s.season', '=', 'l.current_season').on('s.playoffs', '=', false),
    )
    .select('p.id')
    .where('r.league_id', '=', leagueId)
    .where('r.team_id', '=', teamId)
    .where('r.place', '=', 'active')
    .where('p.position', '=', 'F')
    .where('c.cap_hit', '>', CHEAP)
    .orderBy(sql`coalesce(s.pts, 0)`)
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
