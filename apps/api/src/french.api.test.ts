import { afterAll, describe, expect, test } from '@jest/globals';
import { LINES, type LogLine } from '@crease/core/activity/activity.words.js';
import { UNREADABLE_LINE } from '@crease/core/activity/activity.words.fr.js';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import { CSV_CODES, CSV_FILES } from '@crease/core/french/csv-codes.words.js';
import { CSV_HEADS } from '@crease/core/french/csv-heads.words.js';
import { SETTINGS } from '@crease/core/leagues/settings.table.js';
import { SETTING_KEYS } from '@crease/core/leagues/settings.values.js';
import { wordIn } from '@crease/core/locale.js';
import { calendarEvent, nightDetail, type CalendarDate } from '@crease/core/notifications/calendar.words.js';
import * as calendar from '@crease/core/notifications/calendar.words.en.js';
import { NOTIFICATION_KINDS } from '@crease/core/notifications/notification.rules.js';
import type { NoticesAnswer } from '@crease/core/notifications/notification.schema.js';
import { mailBody, MAILS_IN, mailWords, type Mail } from '@crease/core/notifications/notification.words.js';
import { stepFor } from '@crease/core/notifications/push-delivery.rules.js';
import { pushPayload, pushSummary } from '@crease/core/notifications/push-payload.rules.js';
import { WEBHOOK_KIND_KEYS, webhookKindOf } from '@crease/core/notifications/webhook.kinds.js';
import { testWords } from '@crease/core/notifications/webhook.words.js';
import { wire } from '@crease/core/wire.js';
import * as account from './auth/mail/account-mail.words.en.js';
import { accountMailsIn } from './auth/mail/account-mail.words.js';
import { writeNotices } from './auth/notices/notices.writer.js';
import { SecurityLog } from './auth/security.service.js';
import { NOTICES } from './auth/words/security.words.en.js';
import type { NoticeKind } from './auth/words/security.words.js';
import { PushDelivery } from './notifications/push.delivery.js';
import { WebhookDelivery } from './notifications/webhook.delivery.js';
import { leagueLine } from './platform/events/audience.js';
import { closeAll } from './testing/answers/close-all.js';
import { openDeclared, TYPED_NAMES, type DeclaredEntry } from './testing/language/declared.js';
import { englishIn, textsIn } from './testing/language/english.js';
import { inFrench } from './testing/language/in-french.js';
import { startMailServer } from './testing/mail-server.js';
import { eventually } from './testing/patience.js';
import { playLeague } from './testing/play-fixture.js';
import { startPushServer } from './testing/push-server.js';
import { SITE_OWNER, fileApp, type Refused, type TestUser } from './testing/test-app.js';
import { createLeague } from './testing/test-league.js';
import { startWebhookServer } from './testing/webhook-server.js';

const MAIL_FILE = 'libs/core/src/notifications/mails/mails.words.en.ts';
const LINE_FILE = 'libs/core/src/activity/activity.words.ts';
const CALENDAR_FILE = 'libs/core/src/notifications/calendar.words.en.ts';
const ACCOUNT_FILE = 'apps/api/src/auth/mail/account-mail.words.en.ts';
const declared = openDeclared([MAIL_FILE, LINE_FILE, CALENDAR_FILE, ACCOUNT_FILE], 'c0ffee00'.repeat(4));

const asMail = ({ path: [kind, key], figures }: DeclaredEntry): Mail => ({ kind, key, figures }) as unknown as Mail;
/** Each setting from nothing to its default. The types allow any value for any setting. */
const CHANGES = SETTING_KEYS.map((key) => ({ key, before: null, after: SETTINGS[key].default, effect: 'now' }));
const asLine = ({ path: [key = ''], figures }: DeclaredEntry): LogLine =>
  ({
    key,
    figures: key.startsWith('settings.') ? { ...(figures as object), changes: CHANGES } : figures,
  }) as unknown as LogLine;
/** One mail of each entry, which a device gets, and more with other figures. */
const mails = declared(MAIL_FILE, 'MAILS', MAILS_IN.en, 1).map(asMail);
const moreMails = declared(MAIL_FILE, 'MAILS', MAILS_IN.en, 3).map(asMail);
const lines = declared(LINE_FILE, 'LINES', LINES, 2).map(asLine);

/** Expects French, apart from the names that people typed. */
const expectFrench = (texts: readonly string[]): void => {
  expect(texts.length).toBeGreaterThan(0);
  expect(englishIn(texts, ...TYPED_NAMES, 'Marie Tester')).toEqual([]);
};

const pushes = await startPushServer();
const channel = await startWebhookServer();
const mailServer = await startMailServer();
const { app, database } = await fileApp({
  env: { ROLE: 'all', SMTP_URL: mailServer.url, PUSH_ORIGINS: pushes.origin, WEBHOOK_ORIGINS: channel.origin },
});
afterAll(() => closeAll(pushes, channel, mailServer));
const marie = await inFrench(app, 'marie');
const { password: ownersPassword } = await app.signUp('owner', { email: SITE_OWNER });
await database.query('update app_user set email_verified_at = now() where email = $1', [SITE_OWNER]);
const owner = await app.signIn(SITE_OWNER, ownersPassword);
const leagueId = await createLeague(marie);

const tell = ({ userId }: TestUser, all: readonly Mail[]) =>
  database.write((transaction) =>
    writeNotices(
      transaction,
      all.map((says) => ({ userId, leagueId, says, path: '/leagues' })),
    ),
  );

async function allPages<Item extends { readonly id: string }>(
  read: (query: string) => Promise<readonly Item[]>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const last = items.at(-1);
    const page = await read(`limit=100${last === undefined ? '' : `&before=${last.id}`}`);
    if (page.length === 0) return items;
    items.push(...page);
  }
}

describe('every kind of notice', () => {
  test('is French under the bell', async () => {
    expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(NOTIFICATION_KINDS));
    const reader = await inFrench(app, 'louise');
    await tell(reader, moreMails);
    const notices = await allPages(
      async (query) => (await reader.api<NoticesAnswer>('GET', `/api/notices?${query}`)).body.notices,
    );
    expect(notices).toHaveLength(moreMails.length);
    expectFrench(notices.flatMap(({ title, detail }) => textsIn([title, detail])));
  });

  test('is French on a device, also in a summary', async () => {
    const { subscription } = pushes.browser();
    expect((await marie.api('POST', '/api/push/devices', subscription)).status).toBe(200);
    await tell(marie, mails);
    // News that are over are not pushed.
    const now = Date.now();
    const isNews = (says: Mail) =>
      stepFor({ says, at: now, now, read: false, quiet: null, urgent: false }).is === 'send';
    const expected = mails.filter(isNews).length;
    expect(expected).toBeGreaterThan(30);
    await eventually(async () => {
      await app.app.get(PushDelivery).deliver();
      expect(pushes.got.length).toBeGreaterThanOrEqual(expected);
    });
    expectFrench(pushes.got.flatMap(({ payload: { title, body } }) => [title, body]));
    const about = { id: 1, path: null, league: 'The Pond' };
    expectFrench(mails.flatMap((says) => textsIn(JSON.parse(pushPayload(says, about, false, 'fr')))));
    const waiting = mails.map((says) => ({ says, league: 'The Pond' }));
    expectFrench(textsIn(JSON.parse(pushSummary(waiting, 1, false, 'fr'))));
  });

  test('is French as a mail', () => {
    expectFrench(
      [...mails, ...moreMails].flatMap((says) => {
        const { subject, lines: text } = mailWords(says, 'fr');
        const around = {
          name: 'Hughes',
          language: 'fr',
          url: 'https://crease.test/leagues',
          league: 'The Pond',
        } as const;
        return [subject, mailBody({ ...around, lines: text })];
      }),
    );
  });
});

describe('mails about an account', () => {
  test('are French with each link', () => {
    const inFrenchOnly = accountMailsIn('fr') as Readonly<Record<string, (figures: unknown) => unknown>>;
    const entries = declared(ACCOUNT_FILE, 'ACCOUNT_MAILS', account.ACCOUNT_MAILS, 2);
    expectFrench(entries.flatMap(({ path: [key = ''], figures }) => textsIn(inFrenchOnly[key]?.(figures))));
  });

  test('are French for each event of its security', async () => {
    const kinds = Object.keys(NOTICES) as NoticeKind[];
    for (const kind of kinds) await app.app.get(SecurityLog).write({ kind, userId: marie.userId });
    const written = await database.query<{ subject: string; body: string }>(
      `select subject, body from mail where user_id = $1 and kind = 'security'`,
      [marie.userId],
    );
    expect(written).toHaveLength(kinds.length);
    expectFrench(textsIn(written));
  });
});

test('every line of the log is French for its reader and in the channel of a French league', async () => {
  await database.query(`update league set language = 'fr' where id = $1`, [leagueId]);
  expect(new Set(lines.map(({ key }) => webhookKindOf(key)))).toEqual(new Set(WEBHOOK_KIND_KEYS));
  const address = `${channel.origin}/api/webhooks/1/secret-of-it`;
  const webhook = { address, kinds: WEBHOOK_KIND_KEYS, on: true };
  expect((await marie.api('PUT', `/api/${leagueId}/webhook`, webhook)).status).toBe(200);
  await database.write(async ({ record }) => {
    for (const says of lines) await record(leagueLine({ leagueId, actor: marie.userId, says }));
  });

  const activities = await allPages(
    async (query) =>
      (await marie.api<ActivityLogAnswer>('GET', `/api/${leagueId}/activity-log?${query}`)).body.activities,
  );
  expect(activities.length).toBeGreaterThan(lines.length);
  expectFrench(activities.map(({ message }) => message));
  expect(activities.map(({ message }) => message)).not.toContain(UNREADABLE_LINE.entry);

  let now = Date.now() + 60_000;
  await eventually(async () => {
    await app.app.get(WebhookDelivery).deliver(new Date((now += 5_000)));
    expect(channel.lines().length).toBeGreaterThanOrEqual(lines.length);
  });
  expectFrench(channel.got.flatMap(({ body }) => textsIn(body)).flatMap((text) => text.split('\n')));
  expectFrench([wordIn('fr', testWords)]);
});

test('every date of a calendar is French', () => {
  const dates = declared(CALENDAR_FILE, 'dateWords', calendar.dateWords, 80).map(
    ({ figures }) => figures as CalendarDate,
  );
  const events = wordIn('fr', () => dates.map((date) => calendarEvent(date, 'crease.test', 0)));
  expectFrench(events.flatMap(({ summary, description }) => [summary, description]));
  expectFrench([wordIn('fr', () => nightDetail({ rounds: 5, picks: 60 }))]);
});

describe('files', () => {
  const csvCalls = Object.entries(wire).filter(([, { answer }]) => 'media' in answer && answer.media === 'text/csv');

  async function pathOf(call: string): Promise<{ user: Pick<TestUser, 'api'>; path: string }> {
    if (call === 'GET /admin/contracts-template.csv') return { user: owner, path: '/api/admin/contracts-template.csv' };
    if (call !== 'GET /:league_id/drafts/:draft_id/export.csv') throw new Error(`No test downloads ${call}.`);
    const league = await playLeague(app, { form: { num_teams: 2 }, phase: 'annual-drafts' });
    const user = league.manager(0);
    const draft = { type: 'general', clock: { seconds: 60 } };
    const { body } = await user.api<{ draft_id: string }>('POST', `/api/${league.id}/drafts`, draft);
    return { user, path: `/api/${league.id}/drafts/${body.draft_id}/export.csv` };
  }

  test.each(csvCalls.map(([call]) => call))('of %s have French headings and cells', async (call) => {
    const { user, path } = await pathOf(call);
    const answer = await user.api<string>('GET', path, undefined, { 'accept-language': 'fr' });
    expect(answer.status).toBe(200);
    const cells = answer.body.split(/[\r\n,]+/).filter((cell) => /\p{L}/u.test(cell) && !/^Team \d$/.test(cell));
    expectFrench(cells);
    // A name in code is no heading in French.
    expect(cells.filter((cell) => /^[a-z]+(?:_[a-z]+)+$/.test(cell))).toEqual([]);
  });

  test('have French words for every heading, code and name', () => {
    const words = [CSV_HEADS, CSV_FILES, ...Object.values(CSV_CODES)].flatMap((list) => Object.values(list));
    expect(words.length).toBeGreaterThan(200);
    // A record is one in both languages.
    expectFrench(words.filter((word) => word !== 'Record'));
  });
});

test('a refused body is answered with its unknown fields', async () => {
  const body = { league_id: leagueId, task: 'points', more: 1 };
  const retry = (headers: Record<string, string>) =>
    owner.api<Refused>('POST', '/api/admin/league-delays/retry', body, headers);
  const answers = [await retry({}), await retry({ 'accept-language': 'fr' })];
  expect(answers.map(({ status }) => status)).toEqual([422, 422]);
  expect(answers.map((answer) => answer.body.refusal.message)).toEqual([
    'Remove what is not known here: more.',
    'Retirez ce que Crease ne connaît pas\u00A0: more.',
  ]);
});

test('the names of these figures are English, and only an untyped text counts', () => {
  expect(englishIn(TYPED_NAMES)).toEqual(['The Pond', 'Anna of the North']);
  expect(englishIn(['Offre de The Pond', 'Offer of The Pond', 'undefined points'], ...TYPED_NAMES)).toEqual([
    'Offer of The Pond',
    'undefined points',
  ]);
  expect(englishIn(['No du joueur', 'no 5', 'Les nos 3 et 4'])).toEqual([]);
});
