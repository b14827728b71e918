import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { anyOf, asRows, dayArray, integerArray, textArray } from '../../platform/database/sql.js';
import { countingPlayers, daysTable, type AskedDay } from './counting-players.queries.js';
import { gamesOfAsked, type GamesByDay, type PlayerGame } from './day-games.tables.js';
import { columnsOf, namesIn } from '../../platform/database/rows.js';
import { changesOf } from './stored-changes.js';

const k = namesIn('player_game as k');
const lp = namesIn('matchup_period as lp');
const q = namesIn('points_due as q');
const pointsMissedRow = namesIn('points_missed as q');

interface LeagueDay {
  readonly league_id: string;
  readonly season: string;
  readonly day: string;
}

const changedDay = namesIn('goalie_starts as changed');
const c = columnsOf<LeagueDay>('c');
const e = columnsOf<Pick<LeagueDay, 'day'>>('e');

const CHANGES = changesOf({
  table: 'goalie_starts',
  key: ['league_id', 'team_id', 'day'],
  columns: ['league_id', 'team_id', 'season', 'day'],
  value: 'starts',
});

/** The leagues with a limit of goalie starts in a matchup period. */
async function limitedLeagues(db: Db, leagueIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('matchup_period')
    .select('league_id')
    .distinct()
    .where('league_id', '=', anyOf(leagueIds))
    .where('goalie_starts', 'is not', null)
    .execute();
  return new Set(rows.map(({ league_id }) => league_id));
}

/** Starts of goalies. A list, because PostgreSQL has no statistics of a day that is being played. */
function startsTable(games: readonly PlayerGame[]) {
  const started = games.filter(({ position, gs }) => position === 'G' && gs > 0);
  return sql<Pick<PlayerGame, 'season' | 'day' | 'player_id' | 'gs'>>`unnest(
    ${textArray(started.map(({ season }) => season))}, ${dayArray(started.map(({ day }) => day))},
    ${integerArray(started.map(({ player_id }) => player_id))}, ${integerArray(started.map(({ gs }) => gs))})`.as<'k'>(
    sql`k (season, day, player_id, gs)`,
  );
}

/**
 * Stores the starts of teams' goalies on days in periods with a limit, whether they count or not, by the same rosters
 * and line-ups as points. Returns the days on which a team's starts changed.
 */
export async function storeGoalieStarts(db: Db, asked: readonly AskedDay[], games: GamesByDay): Promise<LeagueDay[]> {
  const limited = await limitedLeagues(db, [...new Set(asked.map(({ league_id }) => league_id))]);
  const given = asked.filter(({ league_id }) => limited.has(league_id));
  if (given.length === 0) return [];
  const days = daysTable(given);
  const started = startsTable(gamesOfAsked(given, games));
  return db
    .with(
      (cte) => cte('counting').materialized(),
      (all) => countingPlayers(all, days),
    )
    .with('found', (all) =>
      all
        .selectFrom('counting as r')
        .innerJoin('matchup_period as lp', (join) =>
          join
            .onRef('lp.league_id', '=', 'r.league_id')
            .onRef('lp.season', '=', 'r.season')
            .onRef('lp.starts_on', '<=', 'r.day')
            .onRef('lp.ends_on', '>=', 'r.day')
            .on('lp.goalie_starts', 'is not', null),
        )
        .innerJoin(started, (join) =>
          join.onRef('k.player_id', '=', 'r.player_id').onRef('k.season', '=', 'r.season').onRef('k.day', '=', 'r.day'),
        )
        .select(['r.league_id', 'r.team_id', 'r.season', 'r.day'])
        .select(sql<number>`sum(${k.gs})::int`.as('starts'))
        .groupBy(['r.league_id', 'r.team_id', 'r.season', 'r.day']),
    )
    .with('was', (all) =>
      all
        .selectFrom(days)
        .innerJoin('team as t', 't.league_id', 'd.league_id')
        .innerJoin('goalie_starts as x', (join) =>
          join.onRef('x.league_id', '=', 't.league_id').onRef('x.team_id', '=', 't.id').onRef('x.day', '=', 'd.day'),
        )
        .select(['d.league_id', 'x.team_id', 'x.season', 'x.day', 'x.starts']),
    )
    .with('changed', CHANGES.changed)
    .with('gone', CHANGES.gone)
    .with('put', CHANGES.put)
    .selectFrom('changed')
    .select(['league_id', 'season', sql<string>`${changedDay.day}::text`.as('day')])
    .distinct()
    .execute();
}

/**
 * Days with games after changed ones in the same matchup period: their goalies may count now, or no longer. Days that
 * wait for scoring are left out.
 */
export const daysAfterStarts = (db: Db, changed: readonly LeagueDay[]) =>
  db
    .selectFrom(asRows('roto_day', changed, 'c'))
    .innerJoin('matchup_period as lp', (join) =>
      join
        .onRef('lp.league_id', '=', 'c.league_id')
        .onRef('lp.season', '=', 'c.season')
        .onRef('lp.starts_on', '<=', 'c.day')
        .onRef('lp.ends_on', '>=', 'c.day')
        .on('lp.goalie_starts', 'is not', null),
    )
    .innerJoin(
      sql<{ day: string }>`lateral (select s::date as day
        from generate_series((${c.day} + 1)::timestamp, ${lp.ends_on}, interval '1 day') s)`.as('e'),
      (join) => join.onTrue(),
    )
    .select(['c.league_id', 'c.season', sql<string>`${e.day}::text`.as('day')])
    .distinct()
    .where(
      sql<boolean>`exists (select from ${k.table} where ${k.season} = ${c.season} and not ${k.playoffs} and ${k.day} = ${e.day})`,
    )
    .where(sql<boolean>`not exists (select from ${q.table} where ${q.season} = ${c.season} and ${q.day} = ${e.day})`)
    .where(
      sql<boolean>`not exists (select from ${pointsMissedRow.table} where ${pointsMissedRow.league_id} = ${c.league_id} and ${pointsMissedRow.season} = ${c.season}
        and ${pointsMissedRow.day} = ${e.day})`,
    );
