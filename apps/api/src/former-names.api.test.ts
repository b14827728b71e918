import { afterAll, expect, test } from '@jest/globals';
import { FORMER_MENTION, FORMER_NAME } from '@crease/core/auth/words/former.words.js';
import type { NoticesAnswer } from '@crease/core/notifications/notification.schema.js';
import { WEBHOOK_KIND_KEYS } from '@crease/core/notifications/webhook.kinds.js';
import { writeNotices } from './auth/notices/notices.writer.js';
import { PushDelivery } from './notifications/push.delivery.js';
import { WebhookDelivery } from './notifications/webhook.delivery.js';
import { leagueLine } from './platform/events/audience.js';
import { closeAll } from './testing/answers/close-all.js';
import { eventually } from './testing/patience.js';
import { playLeague } from './testing/play-fixture.js';
import { startPushServer } from './testing/push-server.js';
import { fileApp } from './testing/test-app.js';
import { startWebhookServer } from './testing/webhook-server.js';

const pushes = await startPushServer();
const channel = await startWebhookServer();
const { app, database } = await fileApp({
  env: { ROLE: 'all', PUSH_ORIGINS: pushes.origin, WEBHOOK_ORIGINS: channel.origin },
});
afterAll(() => closeAll(pushes, channel));

const READERS = [
  ['en', 'Former manager'],
  ['fr', 'Ex-DG'],
] as const;

test.each(READERS)('a notice and its push name a deleted account for their reader: %s', async (language, name) => {
  const { email, password, userId } = await app.signUp(`reader-${language}`);
  await database.query('update app_user set language = $2, language_chosen = true where id = $1', [userId, language]);
  const user = await app.signIn(email, password);
  const { subscription } = pushes.browser();
  expect((await user.api('POST', '/api/push/devices', subscription)).status).toBe(200);
  const says = { kind: 'talk-reply', key: 'replied', figures: { by: FORMER_NAME, thread: 'Lines' } } as const;
  await database.write((transaction) =>
    writeNotices(transaction, [{ userId: user.userId, leagueId: null, says, path: '/leagues' }]),
  );
  await app.app.get(PushDelivery).deliver();
  const { notices } = (await user.api<NoticesAnswer>('GET', '/api/notices')).body;
  const title = language === 'fr' ? `${name} répond dans «\u00A0Lines\u00A0»` : `${name} answers in “Lines”`;
  expect(notices.map((notice) => notice.title)).toEqual([title]);
  await eventually(() => expect(pushes.got.map(({ payload }) => payload.title)).toContain(title));
});

test.each([
  ['en', 'Former manager: hello @\u200ba former manager'],
  ['fr', 'Ex-DG\u00A0: hello @\u200bex-DG'],
] as const)('a post names a deleted account in the language of the league: %s', async (language, note) => {
  const league = await playLeague(app, { form: { num_teams: 2 } });
  await database.query('update league set language = $2 where id = $1', [league.id, language]);
  const address = `${channel.origin}/api/webhooks/1/secret-of-it`;
  const body = { address, kinds: [...WEBHOOK_KIND_KEYS], on: true };
  expect((await league.call(0, 'PUT', '/webhook', body)).status).toBe(200);
  const before = channel.lines().length;
  const figures = { author: FORMER_NAME, text: `hello @${FORMER_MENTION}` };
  await database.write(({ record }) =>
    record(leagueLine({ leagueId: league.id, actor: null, says: { key: 'activity.note', figures } })),
  );
  let now = Date.now() + 60_000;
  await eventually(async () => {
    await app.app.get(WebhookDelivery).deliver(new Date((now += 5_000)));
    expect(channel.lines().slice(before)).toContain(note);
  });
});

test.each(READERS)('a file of results names a deleted account for its reader: %s', async (language, name) => {
  const league = await playLeague(app, { form: { num_teams: 2 }, phase: 'annual-drafts' });
  await database.query('update team set name = $2 where id = $1', [league.teams[0], FORMER_NAME]);
  const draft = { type: 'general', clock: { seconds: 60 } };
  const made = await league.call<{ draft_id: string }>(0, 'POST', '/drafts', draft);
  const path = `/api/${league.id}/drafts/${made.body.draft_id}/export.csv`;
  const csv = await league.manager(1).api<string>('GET', path, undefined, { 'accept-language': language });
  expect(csv.body).toContain(`,${name},`);
  expect(csv.body).not.toContain('\u2060');
});
