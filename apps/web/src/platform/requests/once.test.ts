import { beforeEach, describe, expect, test } from '@jest/globals';
import { ApiRefusal, NetworkFailure } from './api-client.js';
import { once, type Once } from './once.js';

const refused = (status: number) => new ApiRefusal(status, { name: 'no', message: 'No.' }, {});
let keys: string[];
let carry: Once;
const send = (words: unknown, fails?: Error) =>
  carry(words, (key) => {
    keys.push(key);
    return fails === undefined ? Promise.resolve('done') : Promise.reject(fails);
  });
const distinct = () => new Set(keys).size;

beforeEach(() => {
  keys = [];
  carry = once();
});

describe('a command', () => {
  test.each([new NetworkFailure(), refused(503), refused(429), refused(401)])(
    'whose answer is lost (%s) carries its key again',
    async (lost) => {
      await expect(send({ name: 'Pond Kings' }, lost)).rejects.toBe(lost);
      await expect(send({ name: 'Pond Kings' })).resolves.toBe('done');
      expect(distinct()).toBe(1);
    },
  );

  test('in other words is another one', async () => {
    await send({ name: 'Pond Kings' }, new NetworkFailure()).catch(() => undefined);
    await send({ name: 'Pond Queens' });
    expect(distinct()).toBe(2);
  });

  test.each([409, 422, 403, 404])('that was refused with %i gets a new key', async (status) => {
    await send('draw', refused(status)).catch(() => undefined);
    await send('draw');
    expect(distinct()).toBe(2);
  });

  test('that was executed gets a new key', async () => {
    await send('draw');
    await send('draw');
    expect(distinct()).toBe(2);
  });

  test('pressed twice at once is one', async () => {
    await Promise.all([send('draw'), send('draw')]);
    expect(distinct()).toBe(1);
  });
});
