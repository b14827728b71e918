import { beforeAll, expect, test } from '@jest/globals';
import type { Compilable } from 'kysely';
import { Database, type Db } from '../../platform/database/database.js';
import { endedMatchups, leaguesTold } from '../../notifications/due/matchup-notices.queries.js';
import { fileApp } from '../../testing/test-app.js';
import { callingUp } from '../../teams/farm.queries.js';
import { returningLeagues } from '../../teams/ir-return.queries.js';
import { dueLineups } from '../../teams/lineup/lineup.queries.js';
import { dueStops, isNear, nextStop, stopFacts } from '../../trades/clock/trade-stops.queries.js';
import { dueCupRounds, undrawnCups } from '../cup/cup.tables.js';
import { dueComparisons, duePeriods } from '../matchups/matchup.writer.js';
import { dueCalendars } from './due-calendars.writer.js';
import { duePairs, dueRounds } from '../matchups/playoff.writer.js';
import { matchupSeasons } from '../matchups/testing/matchup-season.js';

const LEAGUES = 2_000;

const { app } = await fileApp();
const { database, begun, sweep } = matchupSeasons(app, {
  num_teams: 2,
  matchup_corrections: 'always',
  lineups: 'day',
  playoffs_freeze: true,
});
const { db } = app.app.get(Database);

const copies = (table: string, key: string, league: string) =>
  database.query(
    `insert into ${table} select (jsonb_populate_record(o, jsonb_build_object('${key}', 'copy-' || n))).*
     from ${table} o, generate_series(1, ${LEAGUES}) n where o.${key} = $1`,
    [league],
  );

beforeAll(async () => {
  const league = await begun(8);
  await sweep();
  await copies('league', 'id', league.id);
  for (const table of ['team', 'membership', 'league_season', 'matchup_season', 'matchup_period', 'lineup_league'])
    await copies(table, 'league_id', league.id);
  // Managers of one league have been told of a result today, all others long ago.
  await database.query(
    `update matchup_period set told_at = now() - case when league_id = 'copy-1' then interval '0' else interval '9 days' end
     where league_id like 'copy-%' and number = 1`,
  );
  await sweep();
  await database.query('analyze');
});

const planOf = async (query: Compilable<unknown>): Promise<string> => {
  const { sql, parameters } = query.compile();
  const rows = await database.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters]);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

test.each([
  ['periods', duePeriods],
  ['comparisons', dueComparisons],
  ['rounds of play-offs', dueRounds],
  ['pairs of rounds', duePairs],
  ['cups that are not drawn', undrawnCups],
  ['rounds of cups', dueCupRounds],
  ['calendars', dueCalendars],
  ['trade deadlines', dueStops],
  ['trade deadlines that are near', (of: Db) => stopFacts(of).where(isNear(24))],
  ['line-ups', dueLineups],
  ['returns from injured reserve', returningLeagues],
  ['call-ups', callingUp],
] as const)('the sweep of %s asks an index, and reads no table of all leagues', async (_, due) => {
  const query = due(db);
  expect(await planOf(query)).not.toMatch(
    /Seq Scan on (league|matchup_season|matchup_period|league_season|lineup_league) /,
  );
  expect(await query.execute()).toEqual([]);
});

test('ended matchups to tell of are looked for in the leagues whose periods were told today', async () => {
  const today = leaguesTold(db, new Date(Date.now() - 86_400_000));
  expect(await planOf(today)).toMatch(/Scan (using|on) matchup_period_told/);
  const told = await today.execute();
  expect(told).toEqual([{ league_id: 'copy-1' }]);
  const query = endedMatchups(
    db,
    told.map(({ league_id }) => league_id),
    false,
  );
  expect(await planOf(query)).not.toMatch(/Seq Scan on (league|team|membership|matchup_season|matchup_period) /);
});

test('the next end of trading is read from an index', async () => {
  expect(await planOf(nextStop(db))).toMatch(/Index (Only )?Scan using league_trade_stop_due/);
  expect(await nextStop(db).execute()).toHaveLength(1);
});

test('seasons without an open result are passed until the next night', async () => {
  const left = await database.query(`select from matchup_season where compared_on is null and corrections = 'always'`);
  expect(left).toEqual([]);
});
