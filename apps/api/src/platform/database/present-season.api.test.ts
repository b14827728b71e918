import { dbOn } from './connection/client.js';
import { afterAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { migrations } from '../../migrations/index.js';
import { seedLeague, seedPlayers } from '../../testing/draft-fixture.js';
import { createTestDatabase } from '../../testing/test-database.js';
import { statementsOf } from './schema/migration.checks.js';
import { readPresentSeason } from './present-season.js';
import { closeAll } from '../../testing/answers/close-all.js';

const SEED = { urls: [], secret: 'of no use here', managed: 1, teamNames: ['Aces', 'Bears'] };

const database = await createTestDatabase();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
afterAll(() => closeAll(client, database));

async function carryOver(): Promise<void> {
  const one = migrations.find(({ name }) => name === 'Migration20261127500000_world');
  if (!one) throw new Error('there is no such migration');
  for (const statement of statementsOf(one)) await client.query(statement);
}
const season = () => readPresentSeason(dbOn(client), Date.parse('2026-11-22T12:00:00Z'));
const setSeason = () =>
  client.query(
    `insert into system_config (key, value) values ('current_season', '"2025-26"') on conflict (key) do update set value = excluded.value`,
  );

describe('a database of before', () => {
  test('follows the calendar where nobody set its season, and keeps a season that the site owner set', async () => {
    await setSeason();
    expect(await season()).toBe('2025-26');
    await carryOver();
    expect(await season()).toBe('2026-27');
    await setSeason();
    await client.query(
      `insert into security_event (kind, data) values ('configChanged', '{"current_season": "2025-26"}')`,
    );
    await carryOver();
    expect(await season()).toBe('2025-26');
  });

  test('has its leagues go on with the players that they have played on', async () => {
    const kinds = async () =>
      (
        await client.query<{ name: string; is_sample: boolean }>('select name, is_sample from league order by name')
      ).rows.map(({ name, is_sample }) => `${name}: ${is_sample ? 'sample' : 'real'}`);
    await seedPlayers(client, [{ id: 9_000_001, name: 'Sample One', position: 'F', capHit: 1 }]);
    await client.query('update player set is_sample = true');
    const onSample = await seedLeague(client, { ...SEED, name: 'A began on the sample' });
    await client.query(
      `insert into roster_entry (league_id, player_id, team_id, place, acquired_by) values ($1, 9000001, $2, 'active', 'test')`,
      [onSample.leagueId, onSample.teams[0]?.id],
    );
    await seedPlayers(client, [{ id: 8_000_001, name: 'Real One', position: 'F', capHit: 1 }]);
    await seedLeague(client, { ...SEED, name: 'B began on real players' });
    await carryOver();
    expect(await kinds()).toEqual(['A began on the sample: sample', 'B began on real players: real']);
    // Without real players, leagues played on the sample.
    await client.query('delete from contract where player_id = 8000001');
    await client.query('delete from player where id = 8000001');
    await carryOver();
    expect(await kinds()).toEqual(['A began on the sample: sample', 'B began on real players: sample']);
  });
});
