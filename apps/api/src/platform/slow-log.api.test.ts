import { Logger } from '@nestjs/common';
import { afterAll, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import { Database } from './database/database.js';
import { startTestApp } from '../testing/test-app.js';

const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
const app = await startTestApp({ env: { SLOW_REQUEST_MS: '1', SLOW_STATEMENT_MS: '1' } });
afterAll(async () => {
  warn.mockRestore();
  await app.close();
});
const lines = () => warn.mock.calls.map(([line]) => String(line));

test('slow requests are logged by their route, never by their address or values', async () => {
  const anna = await app.signUp('anna');
  expect(lines()).toContainEqual(
    expect.stringMatching(/^request POST \/api\/create-user: took \d+ ms, status=201 request=\S+ user=none$/),
  );
  expect(lines().join('\n')).not.toContain(anna.email);
});

test('slow statements are logged by name, or by the start of their text', async () => {
  const database = app.app.get(Database);
  await database.query('select pg_sleep(0.002), $1::text', ['a secret'], 'nap');
  await database.write(({ db }) =>
    sql`select pg_sleep(0.002),
    ${'a secret'}::text`.execute(db),
  );
  expect(lines()).toContainEqual(expect.stringMatching(/^statement nap: took \d+ ms$/));
  expect(lines()).toContainEqual(
    expect.stringMatching(/^statement select pg_sleep\(0\.002\), \$1::text: took \d+ ms$/),
  );
  expect(lines().join('\n')).not.toContain('a secret');
});
