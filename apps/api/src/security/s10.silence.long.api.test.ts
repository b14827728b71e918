import { randomBytes } from 'node:crypto';
import { expect, jest, test } from '@jest/globals';
import { Passwords } from '../auth/passwords.js';
import { fileApp } from '../testing/test-app.js';
import { amount, patience } from '../testing/long-run.js';

/*
 * S10: password resets and sign-ups do not reveal an account, neither by answer nor by duration. (Sign-in does, with
 * fixed wording and a rate limit.)
 */

const { app } = await fileApp();
const hash = jest.spyOn(app.app.get(Passwords), 'hash');
const known = await Promise.all(Array.from({ length: 10 }, (_, index) => app.signUp(`known${index}`)));

/**
 * Allowed difference in milliseconds. The long form alone compares durations; the short form counts password hashes,
 * which are the longest step.
 */
const WITHIN = amount(Number.POSITIVE_INFINITY, 1);

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

interface Seen {
  /** Median of the extra time for known addresses over unknown ones, requested in pairs. */
  readonly differ: number;
  readonly answers: ReadonlySet<string>;
}

async function compare(pairs: number, send: (email: string) => ReturnType<typeof app.api>): Promise<Seen> {
  const differences: number[] = [];
  const answers = new Set<string>();
  const ask = async (email: string): Promise<number> => {
    const hashed = hash.mock.calls.length;
    const began = performance.now();
    const answer = await send(email);
    const took = performance.now() - began;
    answers.add(
      `${answer.status} ${JSON.stringify(answer.body).replace(email, '')} ${[...answer.headers.keys()].sort().join()} ${hash.mock.calls.length - hashed} hashes`,
    );
    return took;
  };
  for (let pair = 0; pair < pairs; pair += 1) {
    const email = known[pair % known.length]?.email ?? '';
    // Same length, so that the answers cannot differ in length.
    const nobodys = `${randomBytes(9).toString('hex').slice(0, email.indexOf('@'))}${email.slice(email.indexOf('@'))}`;
    const knownFirst = (randomBytes(1)[0] ?? 0) < 128;
    const first = await ask(knownFirst ? email : nobodys);
    const second = await ask(knownFirst ? nobodys : email);
    differences.push(knownFirst ? first - second : second - first);
  }
  return { differ: Math.abs(median(differences)), answers };
}

/** Measures up to four times, since other load can disturb one. A real difference shows every time. */
async function expectSilence(pairs: number, send: (email: string) => ReturnType<typeof app.api>): Promise<void> {
  let seen = await compare(pairs, send);
  for (let again = 0; again < 3 && seen.differ > WITHIN; again += 1) seen = await compare(pairs, send);
  expect([...seen.answers]).toHaveLength(1);
  expect(seen.differ).toBeLessThanOrEqual(WITHIN);
}

test(
  'a reset is asked for of known and unknown addresses with the same answer in the same time',
  async () => {
    await expectSilence(amount(10, 1_000), (email) => app.api('POST', '/api/auth/reset-request', { email }));
  },
  patience(),
);

test(
  'signing up with a known and an unknown address gets the same answer in the same time',
  async () => {
    await expectSilence(amount(10, 1_000), (email) =>
      app.api('POST', '/api/create-user', {
        username: randomBytes(6).toString('hex'),
        first_name: 'New',
        last_name: 'User',
        email,
        password: 'quite-new-here',
      }),
    );
  },
  patience(),
);
