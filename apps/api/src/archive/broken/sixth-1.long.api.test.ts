import { expect, test } from '@jest/globals';
import { Migration20261202010100_unreadable_rows } from '../../migrations/Migration20261202010100_unreadable_rows.js';
import { statementsOf } from '../../platform/database/schema/migration.checks.js';
import { keptNames } from '../archive.model.js';
import { eventfulLeague } from '../testing/eventful-league.js';
import { columnsOf, sixthOf } from '../testing/broken-leagues.js';
import { openSweep, playWithGarbage } from '../testing/broken-leagues.sweep.js';
import { withoutTriggers } from '../testing/without-triggers.js';

const world = await openSweep();
const { app, client, shapes } = world;

test('rows that an earlier release accepted are repaired by a migration, or ended', async () => {
  await client.query('begin');
  await withoutTriggers(client);
  const { leagueId } = await eventfulLeague(app, client);
  const zones = ['Mars/Phobos', 'FOO+5', 'posixrules', 'america/vancouver'];
  const found = [];
  for (const zone of zones) {
    await client.query('savepoint zone');
    await client.query('update league set time_zone = $2 where id = $1', [leagueId, zone]);
    await client.query('update scoring_past set time_zone = $2 where league_id = $1', [leagueId, zone]);
    await client.query(`update poll set choices = $2 where league_id = $1`, [leagueId, zone === 'FOO+5' ? '[1]' : '5']);
    await client.query(`update lineup_league set from_day = '2000-01-01', settled_to = null where league_id = $1`, [
      leagueId,
    ]);
    for (const statement of statementsOf({ name: 'repair', class: Migration20261202010100_unreadable_rows }))
      await client.query(statement);
    const { rows } = await client.query(
      `select l.time_zone as zone, s.time_zone as past, p.state, y.starts_on = m.from_day as from_its_season
       from league l join scoring_past s on s.league_id = l.id join poll p on p.league_id = l.id
       join lineup_league m on m.league_id = l.id
       join league_season y on y.league_id = l.id and y.season = l.current_season where l.id = $1`,
      [leagueId],
    );
    found.push(...rows);
    await client.query('rollback to savepoint zone');
  }
  await client.query('rollback');
  const repaired = { zone: 'America/Toronto', past: 'America/Toronto', state: 'cancelled', from_its_season: true };
  const kept = { ...repaired, zone: 'america/vancouver', past: 'america/vancouver' };
  expect(found).toEqual([repaired, repaired, repaired, kept]);
});

test('garbage in any column of sixth 1 of the tables stops no work of another league', async () => {
  const columns = columnsOf(shapes);
  expect(new Set(columns.map(({ table }) => table)).size).toBe(keptNames().length);
  await playWithGarbage(world, sixthOf(columns, 1));
}, 600_000);
