import { afterAll, expect, test } from '@jest/globals';
import { LANGUAGES, type Language } from '@crease/core/locale.js';
import { MESSAGES_IN } from '@crease/core/messages/messages.js';
import { AROUND_IN, MAILS_IN } from '@crease/core/notifications/notification.words.js';
import { REFUSALS_IN } from '@crease/core/refusals.js';
import type { Catalogue } from '@crease/core/words.js';
import { writeNotices } from './auth/notices/notices.writer.js';
import { PushDelivery } from './notifications/push.delivery.js';
import { Database } from './platform/database/database.js';
import { startPushServer } from './testing/push-server.js';
import { startTestApp, type Refused, type TestUser } from './testing/test-app.js';
import { createLeague, invite } from './testing/test-league.js';

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

const server = await startPushServer();
const app = await startTestApp({ env: { PUSH_ORIGINS: server.origin } });
const silence = speakSecond(...REFUSALS_IN.values(), MESSAGES_IN, AROUND_IN);
const mails = Object.entries(MAILS_IN.en).map(([kind, catalogue]) => [kind, inSecond<Catalogue>(catalogue)]);
Object.assign(MAILS_IN, { [SECOND]: Object.fromEntries(mails) });
afterAll(async () => {
  silence();
  Reflect.deleteProperty(MAILS_IN, SECOND);
  await app.close();
  await server.close();
});
const database = app.app.get(Database);
// One language so far: the check of the column takes no other.
await database.query('alter table app_user drop constraint app_user_language_check');

async function inTheSecond(name: string): Promise<TestUser> {
  const { email, password, userId } = await app.signUp(name);
  await database.query('update app_user set language = $1, language_chosen = true where id = $2', [SECOND, userId]);
  return app.signIn(email, password);
}

const SECOND_FIRST = { 'accept-language': `${SECOND}, en;q=0.5` };
const ANSWERS = [
  [{}, (text: string) => text],
  [SECOND_FIRST, (text: string) => `[${text}]`],
] as const;

test.each(ANSWERS)('without a session, answers are in the language of the browser: %j', async (headers, worded) => {
  const { body } = await app.api<Refused>('POST', '/api/auth/sign-in', { email: 'a@b.test', password: '' }, headers);
  // The message of a field stands in that of the refusal.
  expect(body.refusal.message).toContain(worded('Password is required'));
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
  const { api } = await inTheSecond('anna');
  const asked = await api<Refused>('GET', '/api/nowhere', undefined, { 'accept-language': 'en' });
  expect(asked.body.refusal.message).toBe('[This league does not exist, or you may not see it.]');
});

test('notices and push messages are in the language of their reader', async () => {
  const says = { kind: 'talk-reply', key: 'replied', figures: { by: 'Ann', thread: 'Trades' } } as const;
  for (const [user, worded] of [
    [await app.signUp('bea'), (text: string) => text],
    [await inTheSecond('carl'), (text: string) => `[${text}]`],
  ] as const) {
    const { subscription } = server.browser();
    expect((await user.api('POST', '/api/push/devices', subscription)).status).toBe(200);
    await database.write((transaction) =>
      writeNotices(transaction, [{ userId: user.userId, leagueId: null, says, path: '/leagues' }]),
    );
    await app.app.get(PushDelivery).deliver();
    const title = worded('Ann answers in “Trades”');
    expect(server.got.map(({ payload }) => payload.title)).toContain(title);
    expect((await user.api('GET', '/api/notices')).body).toMatchObject({ notices: [{ title }] });
  }
});

test('a mail is in the language of its recipient', async () => {
  const host = await app.signUp('evan');
  const leagueId = await createLeague(host);
  const { email } = await inTheSecond('dora');
  await invite(host, leagueId, { email });
  const [sent] = await database.query<{ subject: string; body: string }>(
    'select subject, body from mail where to_address = $1',
    [email],
  );
  expect(sent?.subject).toMatch(/^\[.+\]$/);
  expect(sent?.body).toMatch(/^\[Hello,\]/);
});
