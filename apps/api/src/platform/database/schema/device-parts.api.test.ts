import { afterAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { Migration20270329000000_device_parts } from '../../../migrations/Migration20270329000000_device_parts.js';
import { statementsOf } from './migration.checks.js';
import { closeAll } from '../../../testing/answers/close-all.js';
import { createTestDatabase } from '../../../testing/test-database.js';

const database = await createTestDatabase();
const db = new pg.Pool({ connectionString: database.url });
afterAll(() => closeAll(db, database));

test('devices of earlier releases keep their parts, and have none that is empty', async () => {
  const migration = new Migration20270329000000_device_parts(undefined as never, undefined as never);
  migration.down();
  for (const statement of migration.getQueries().map(String)) await db.query(statement);
  await db.query(`insert into app_user (id, username, email, first_name, last_name)
    values ('Us1aaaaaaaaa', 'ann', 'ann@x.test', 'Ann', 'Lee')`);
  await db.query(`insert into push_key (public_key, sealed) values ('key', 'sealed')`);
  const devices = ['Chrome on Windows', 'A browser on Linux', 'Firefox', 'Unknown device', '', ' on Mac', 'Edge on '];
  for (const [index, device] of devices.entries())
    await db.query(
      `insert into push_subscription (id, user_id, endpoint, p256dh, auth, public_key, device)
       values ($1, 'Us1aaaaaaaaa', $1, 'x', 'x', 'key', $2)`,
      [`Push${index}aaaaaaa`, device],
    );
  for (const statement of statementsOf({ name: 'device_parts', class: Migration20270329000000_device_parts }))
    await db.query(statement);
  const { rows } = await db.query<{ device: unknown }>('select device from push_subscription order by id');
  expect(rows.map(({ device }) => device)).toEqual([
    { browser: 'Chrome', system: 'Windows' },
    { browser: null, system: 'Linux' },
    { browser: 'Firefox', system: null },
    { browser: null, system: null },
    { browser: null, system: null },
    { browser: null, system: 'Mac' },
    { browser: 'Edge', system: null },
  ]);
});
