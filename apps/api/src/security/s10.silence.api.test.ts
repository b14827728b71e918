import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { startTestApp } from '../testing/test-app.js';
import { amount, LONG, patience } from './testing/amount.js';

/*
 * S10: asking for a reset, and signing up, tell nobody whether an address has an account: not by what is answered, and not by how long
 * it takes. (Signing in does tell, in words that are fixed; it is rate-limited.)
 */

const app = await startTestApp();
afterAll(() => app.close());
const known = await Promise.all(Array.from({ length: 10 }, (_, index) => app.signUp(`known${index}`)));

/** Milliseconds by which known and unknown may differ. The long form asks often enough to see one; the short one sees a password that was not hashed. */
const WITHIN = LONG ? 1 : 5;

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

interface Seen {
  /** Median of how much longer known addresses took than unknown ones, asked about one after the other. */
  readonly differ: number;
  readonly answers: ReadonlySet<string>;
}

/** Asks about known and unknown addresses in pairs, either first in turns that nobody could foresee. */
async function compare(pairs: number, send: (email: string) => ReturnType<typeof app.api>): Promise<Seen> {
  const differences: number[] = [];
  const answers = new Set<string>();
  const ask = async (email: string): Promise<number> => {
    const began = performance.now();
    const answer = await send(email);
    const took = performance.now() - began;
    answers.add(
      `${answer.status} ${JSON.stringify(answer.body).replace(email, '')} ${[...answer.headers.keys()].sort().join()}`,
    );
    return took;
  };
  for (let pair = 0; pair < pairs; pair += 1) {
    const email = known[pair % known.length]?.email ?? '';
    // As long as the others, so that the answer's length cannot differ by the question's.
    const nobodys = `${randomBytes(9).toString('hex').slice(0, email.indexOf('@'))}${email.slice(email.indexOf('@'))}`;
    const knownFirst = (randomBytes(1)[0] ?? 0) < 128;
    const first = await ask(knownFirst ? email : nobodys);
    const second = await ask(knownFirst ? nobodys : email);
    differences.push(knownFirst ? first - second : second - first);
  }
  return { differ: Math.abs(median(differences)), answers };
}

/** Looks up to four times: one look could meet whatever else the machine does. A difference that is there, is there every time. */
async function expectSilence(pairs: number, send: (email: string) => ReturnType<typeof app.api>): Promise<void> {
  let seen = await compare(pairs, send);
  for (let again = 0; again < 3 && seen.differ > WITHIN; again += 1) seen = await compare(pairs, send);
  expect([...seen.answers]).toHaveLength(1);
  expect(seen.differ).toBeLessThanOrEqual(WITHIN);
}

test(
  'a reset is asked for of known and unknown addresses with the same answer in the same time',
  async () => {
    await expectSilence(amount(80, 1_000), (email) => app.api('POST', '/api/auth/reset-request', { email }));
  },
  patience(),
);

test(
  'signing up with a known and an unknown address gets the same answer in the same time',
  async () => {
    await expectSilence(amount(25, 1_000), (email) =>
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
