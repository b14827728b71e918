import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { dbOn } from '../../platform/database/connection/client.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { loadSamplePlayers } from './load-sample.js';
import { generateSamplePlayers } from './sample-players.js';

describe('loading the sample', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });

  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  const counts = async (): Promise<unknown> =>
    (
      await client.query(
        `select (select count(*)::int from nhl_club) as clubs, (select count(*)::int from player where is_sample) as players,
                (select count(*)::int from contract) as contracts, (select count(*)::int from player_season) as seasons`,
      )
    ).rows[0];

  it('writes clubs, players, contracts and lines, all marked as sample, and the same again changes nothing', async () => {
    const sample = generateSamplePlayers(undefined, '2026-27');
    expect(await loadSamplePlayers(dbOn(client), '2026-27')).toBe(sample.length);
    const expected = {
      clubs: 32,
      players: sample.length,
      contracts: sample.reduce((sum, player) => sum + player.contracts.length, 0),
      seasons: sample.reduce((sum, player) => sum + player.seasons.filter((line) => line.season < '2026-27').length, 0),
    };
    expect(await counts()).toEqual(expected);
    await loadSamplePlayers(dbOn(client), '2026-27');
    expect(await counts()).toEqual(expected);
  });

  it('begins its season without a game in it: with its contracts, and the lines of the seasons before', async () => {
    const { rows } = await client.query<{ newest: string; contracts: number; as_of: string }>(
      `select (select max(season) from player_season) as newest, (select count(*)::int from contract where season = '2026-27') as contracts, (select max(as_of)::text from player) as as_of`,
    );
    expect(rows[0]).toMatchObject({ newest: '2025-26', as_of: '2026-07-01' });
    expect(rows[0]?.contracts).toBeGreaterThan(700);
  });

  it('takes a handful of statements, however many players there are', async () => {
    let statements = 0;
    const counted: Pick<pg.ClientBase, 'query'> = {
      query: ((...given: Parameters<typeof client.query>) => {
        statements += 1;
        return client.query(...given);
      }) as typeof client.query,
    };
    await loadSamplePlayers(dbOn(counted), '2026-27');
    expect(statements).toBeLessThan(20);
  });
});
