import { afterAll, expect, test } from '@jest/globals';
import { LANGUAGES, type Language } from '@crease/core/locale.js';
import { MESSAGES_IN } from '@crease/core/messages/messages.js';
import { REFUSALS_IN } from '@crease/core/refusals.js';
import type { Catalogue } from '@crease/core/words.js';
import { startTestApp, type Refused } from './testing/test-app.js';
import { Database } from './platform/database/database.js';

/** A language of tests. Its texts are the English ones in brackets, so that a test sees text of no catalogue. */
const SECOND = 'xx' as Language;

const bracketed = (said: unknown): unknown =>
  typeof said === 'string'
    ? said && `[${said}]`
    : Array.isArray(said)
      ? said.map(bracketed)
      : said !== null && typeof said === 'object'
        ? Object.fromEntries(Object.entries(said).map(([key, part]) => [key, bracketed(part)]))
        : said;

/** A catalogue in the second language. */
const inSecond = <C extends Catalogue>(catalogue: C): C =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, words]) => [key, (figures: never) => bracketed(words(figures))]),
  ) as C;

/** Adds the second language to the product's; returns how to remove it. */
function speakSecond(...catalogues: readonly { readonly en: Catalogue }[]): () => void {
  const known: Language[] = LANGUAGES as unknown as Language[];
  known.push(SECOND);
  for (const one of catalogues) Object.assign(one, { [SECOND]: inSecond(one.en) });
  return () => {
    known.pop();
    for (const one of catalogues) Reflect.deleteProperty(one, SECOND);
  };
}

const app = await startTestApp();
const silence = speakSecond(...REFUSALS_IN.values(), MESSAGES_IN);
afterAll(async () => {
  silence();
  await app.close();
});
// One language so far: the check of the column takes no other.
await app.app.get(Database).query('alter table app_user drop constraint app_user_language_check');

const SECOND_FIRST = { 'accept-language': `${SECOND}, en;q=0.5` };
const ANSWERS = [
  [{}, (text: string) => text],
  [SECOND_FIRST, (text: string) => `[${text}]`],
] as const;

test.each(ANSWERS)('without a session, answers are in the language of the browser: %j', async (headers, worded) => {
  const { body } = await app.api<Refused>('POST', '/api/auth/sign-in', { email: 'a@b.test', password: '' }, headers);
  expect(body.refusal.message).toBe(worded('Password is required'));
  expect(body.fields).toEqual({ password: worded('Password is required') });
  expect((await app.api<Refused>('GET', '/api/nowhere', undefined, headers)).body.refusal).toMatchObject({
    message: worded('You are signed out.'),
    fix: worded('Sign in and try again.'),
  });
  const foreign = { ...headers, origin: 'https://elsewhere.test' };
  expect((await app.api<Refused>('POST', '/api/auth/sign-in', {}, foreign)).body.refusal.message).toBe(
    worded('This request came from another site.'),
  );
});

test('with a session, answers are in the language of the account', async () => {
  const { email, password, userId } = await app.signUp('anna');
  await app.app.get(Database).query('update app_user set language = $1 where id = $2', [SECOND, userId]);
  const { api } = await app.signIn(email, password);
  const asked = await api<Refused>('GET', '/api/nowhere', undefined, { 'accept-language': 'en' });
  expect(asked.body.refusal.message).toBe('[This league does not exist, or you may not see it.]');
});
