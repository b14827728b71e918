import { afterEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { breakPool } from '../../testing/broken-pool.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { Storage } from '../storage/storage.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

/* Exhausted resources (space, connections, memory): the client gets "try again", and the log names the cause. */

const { app, database } = await fileApp({ env: { LOG_LEVEL: 'error' } });
afterEach(() => void jest.restoreAllMocks());
const anna = await app.signUp('anna');
const coded = (code: string) => Object.assign(new Error(`of the driver: ${code}`), { code });

test.each(['53100', '53000', '53200', '53300', '53400', '58030', 'ENOSPC'])(
  'a database that says %s is answered with "try again", and the log has why',
  async (code) => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    breakPool(database, coded(code));
    expectRefusal(await anna.api<Refused>('GET', '/api/user-leagues'), 503, 'tryAgain');
    expect(logged.mock.calls.map(String).join()).toContain(`code=${code}`);
  },
);

test('a picture for which the disk has no room is not taken, with "try again"', async () => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  jest.spyOn(app.app.get(Storage), 'put').mockRejectedValue(coded('ENOSPC'));
  const form = new FormData();
  form.append(
    'file',
    new Blob(
      [
        new Uint8Array(
          Buffer.from(
            'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
            'base64',
          ),
        ),
      ],
      { type: 'image/png' },
    ),
    'me.png',
  );
  expectRefusal(await anna.api<Refused>('POST', '/api/upload', form), 503, 'tryAgain');
  expect(logged.mock.calls.map(String).join()).toContain('code=ENOSPC');
});
