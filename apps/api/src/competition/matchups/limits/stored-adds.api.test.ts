import { afterAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { Migration20270402000000_adds_of_periods } from '../../../migrations/Migration20270402000000_adds_of_periods.js';
import { closeAll } from '../../../testing/answers/close-all.js';
import { fileApp } from '../../../testing/test-app.js';
import { createTestDatabase } from '../../../testing/test-database.js';
import { matchupSeasons } from '../testing/matchup-season.js';

// Its own database, because the table changes.
const own = await createTestDatabase();
const { app, query } = await fileApp({ databaseUrl: own.url });
// Migrations use a direct connection.
const direct = new pg.Client({ connectionString: own.url });
await direct.connect();
afterAll(() => closeAll(direct, own));
const { begun } = matchupSeasons(app, { num_teams: 2, adds_period: 3 });

test('an update keeps the limits of present seasons', async () => {
  const league = await begun(4);
  const update = async () => {
    const migration = new Migration20270402000000_adds_of_periods(undefined as never, undefined as never);
    migration.up();
    await direct.query('alter table matchup_period drop column adds');
    for (const statement of migration.getQueries().map(String)) await direct.query(statement);
    const rows = await query<{
      adds: number;
    }>`select adds from matchup_period where league_id = ${league.id} order by number`;
    return rows.map(({ adds }) => adds);
  };
  expect(await update()).toEqual([3, 3, 3, 3]);
  // Days with games are unknown: the league came from an installation that had the schedule.
  await query`update matchup_season set by_games = true where league_id = ${league.id}`;
  await query`update matchup_period set ends_on = ends_on - 2 where league_id = ${league.id} and number = 4`;
  expect(await update()).toEqual([3, 3, 3, 3]);
  await query`update league set settings = settings || '{"adds_period": 7}' where id = ${league.id}`;
  expect(await update()).toEqual([7, 7, 7, 5]);
});
