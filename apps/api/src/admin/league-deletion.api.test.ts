import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { eventfulLeague } from '../archive/testing/eventful-league.js';
import { schema } from '../schema.js';
import { SITE_OWNER, startTestApp } from '../testing/test-app.js';
import { AdminCommands } from './admin.commands.js';

const app = await startTestApp();
const client = new pg.Client({ connectionString: app.config.DATABASE_URL });
await client.connect();
const folder = await mkdtemp(path.join(os.tmpdir(), 'crease-deletion-'));
afterAll(async () => {
  await client.end();
  await app.close();
  await rm(folder, { recursive: true });
});
await app.signUp('owner', { email: SITE_OWNER });
const commands = app.app.get(AdminCommands);
const file = path.join(folder, 'league.zip');

const ofLeagues = schema.entities.filter(({ kind }) => kind === 'league').map(({ meta }) => meta.tableName);
/** The log is left out: alarms of trades write into it meanwhile. */
const counted = ofLeagues.filter((name) => !['league', 'stream', 'event'].includes(name));

/** Numbers of rows of a league, by table. */
async function rowsOf(leagueId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of counted) {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${name} where league_id = $1`, [
      leagueId,
    ]);
    if (rows[0]?.n) counts[name] = rows[0].n;
  }
  return counts;
}
const eventsOf = async (leagueId: string) =>
  (await client.query('select from event where league_id = $1', [leagueId])).rowCount;

/** Tables whose rows the database deletes with a row that names the same league. */
async function deletedWithLeague(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.conrelid::regclass::text as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.confdeltype = 'c' and a.attname = 'league_id'`,
  );
  return rows.map(({ name }) => name);
}

async function addEventfulLeague() {
  await client.query('begin');
  // Rows are inserted without triggers, which would change other tables.
  await client.query('set local session_replication_role = replica');
  const made = await eventfulLeague(app, client);
  await client.query('commit');
  return made;
}

test('a league is deleted with all its rows after its archive is written, and other leagues keep theirs', async () => {
  const [{ leagueId }, other] = [await addEventfulLeague(), await addEventfulLeague()];
  const [before, kept] = [await rowsOf(leagueId), await rowsOf(other.leagueId)];
  // What has no rows here is deleted with the league too.
  const covered = new Set([...Object.keys(before), ...(await deletedWithLeague())]);
  expect(counted.filter((name) => !covered.has(name))).toEqual([]);
  const streams = async () =>
    (await client.query('select id from stream s where not exists (select from event where stream = s.id)')).rows;
  const without = await streams();
  const { rows } = await client.query<{ name: string }>('select name from league where id = $1', [leagueId]);
  const name = rows[0]?.name;

  const deleting = (confirm?: string) => commands.deleteLeague({ leagueId, file, confirm }, SITE_OWNER);
  await expect(deleting()).rejects.toThrow(`This deletes the league "${name}" with 2 teams.`);
  await expect(deleting('Another League')).rejects.toThrow(`This deletes the league "${name}"`);
  expect(await rowsOf(leagueId)).toEqual(before);

  await deleting(name);
  expect((await stat(file)).size).toBeGreaterThan(1_000);
  expect(await rowsOf(leagueId)).toEqual({});
  expect(await eventsOf(leagueId)).toBe(0);
  expect(await streams()).toEqual(without);
  expect(await rowsOf(other.leagueId)).toEqual(kept);
  await expect(deleting(name)).rejects.toThrow(`There is no league "${leagueId}".`);
  const { rows: logged } = await client.query(`select data from security_event where kind = 'leagueDeleted'`);
  expect(logged).toEqual([{ data: { league_id: leagueId, name } }]);
});

test('a file that is there is not replaced, and the league stays', async () => {
  const { leagueId } = await addEventfulLeague();
  const { rows } = await client.query<{ name: string }>('select name from league where id = $1', [leagueId]);
  const before = await rowsOf(leagueId);
  const deleting = commands.deleteLeague({ leagueId, file, confirm: rows[0]?.name }, SITE_OWNER);
  await expect(deleting).rejects.toThrow(`There is already a file ${file}.`);
  expect(await rowsOf(leagueId)).toEqual(before);
});
