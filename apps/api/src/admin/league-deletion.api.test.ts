import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { eventfulLeague } from '../archive/testing/eventful-league.js';
import { schema } from '../schema.js';
import { Database } from '../platform/database/database.js';
import { deleteLeague } from '../leagues/league-deletion.writer.js';
import { deletePastRosters } from '../teams/put-back.queries.js';
import { createLeague } from '../testing/test-league.js';
import { SITE_OWNER, startTestApp } from '../testing/test-app.js';
import { AdminCommands } from './admin.commands.js';
import { withoutTriggers } from '../archive/testing/without-triggers.js';

const app = await startTestApp();
const client = new pg.Client({ connectionString: app.config.DATABASE_URL });
await client.connect();
const folder = await mkdtemp(path.join(os.tmpdir(), 'crease-deletion-'));
afterAll(async () => {
  await client.end();
  await app.close();
  await rm(folder, { recursive: true });
});
const owner = await app.signUp('owner', { email: SITE_OWNER });
const commands = app.app.get(AdminCommands);
const file = path.join(folder, 'league.zip');

const ofLeagues = schema.entities.filter(({ kind }) => kind === 'league').map(({ meta }) => meta.tableName);
/** The log is left out: alarms of trades write into it meanwhile. */
const counted = ofLeagues.filter((name) => !['league', 'stream', 'event'].includes(name));

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
  await withoutTriggers(client);
  const made = await eventfulLeague(app, client);
  await client.query(
    `insert into league_idempotency (league_id, user_id, key, body_hash, status) values ($1, 'u', 'k', 'h', 200)`,
    [made.leagueId],
  );
  await client.query('commit');
  return made;
}

test('a league is deleted with all its rows, and other leagues keep theirs', async () => {
  const [{ leagueId }, other] = [await addEventfulLeague(), await addEventfulLeague()];
  const [before, kept] = [await rowsOf(leagueId), await rowsOf(other.leagueId)];
  // What has no rows here is deleted with the league too.
  const covered = new Set([...Object.keys(before), ...(await deletedWithLeague())]);
  expect(counted.filter((name) => !covered.has(name))).toEqual([]);
  const streams = async () =>
    (
      await client.query(
        'select id from stream s where not exists (select from event e where e.league_id = s.league_id and e.stream = s.id)',
      )
    ).rows;
  const without = await streams();
  await client.query('insert into stream (league_id, id, seq) values ($1, $2, 1)', [leagueId, `version:${leagueId}`]);
  await app.app.get(Database).write(async (transaction) => {
    await deleteLeague(transaction, leagueId, owner.userId);
    await deletePastRosters(transaction.db, leagueId);
  });
  expect(await rowsOf(leagueId)).toEqual({});
  expect(await eventsOf(leagueId)).toBe(0);
  expect(await streams()).toEqual(without);
  expect(await rowsOf(other.leagueId)).toEqual(kept);
});

test('its name has to be repeated, and its archive is written first, from which it can be brought back', async () => {
  const leagueId = await createLeague(owner, { league_name: 'The Pond' });
  const deleting = (confirm?: string, at = file) => commands.deleteLeague({ leagueId, file: at, confirm }, SITE_OWNER);
  await expect(deleting()).rejects.toThrow('This deletes the league "The Pond" with');
  await expect(deleting('Another League')).rejects.toThrow('This deletes the league "The Pond"');

  const broken = path.join(folder, 'broken.zip');
  await client.query(`update league set time_zone = 'Mars/Phobos' where id = $1`, [leagueId]);
  await expect(deleting('The Pond', broken)).rejects.toThrow(/time_zone|time zone/);
  await expect(stat(broken)).rejects.toThrow('ENOENT');
  await client.query(`update league set time_zone = 'America/Toronto' where id = $1`, [leagueId]);

  await deleting('The Pond');
  expect((await stat(file)).size).toBeGreaterThan(1_000);
  await expect(deleting('The Pond')).rejects.toThrow(`There is no league "${leagueId}".`);
  const { rows: logged } = await client.query(`select data from security_event where kind = 'leagueDeleted'`);
  expect(logged).toEqual([{ data: { league_id: leagueId, name: 'The Pond' } }]);

  const next = await createLeague(owner, { league_name: 'The Lake' });
  const again = commands.deleteLeague({ leagueId: next, file, confirm: 'The Lake' }, SITE_OWNER);
  await expect(again).rejects.toThrow(`There is already a file ${file}.`);
  expect(await rowsOf(next)).toMatchObject({ membership: 1 });
});
