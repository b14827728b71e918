import { io } from 'socket.io-client';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { ConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import { readersLanguage, wordIn, type Language } from '@crease/core/locale.js';
import { MESSAGES_IN } from '@crease/core/messages/messages.js';
import type { CalendarAddress, NoticesAnswer } from '@crease/core/notifications/notification.schema.js';
import { AROUND_IN, MAILS_IN } from '@crease/core/notifications/notification.words.js';
import { REFUSALS_IN } from '@crease/core/refusals.js';
import type { RulesAnswer } from '@crease/core/settings/rulebook.answers.js';
import { WEBHOOK_KIND_KEYS } from '@crease/core/notifications/webhook.kinds.js';
import { writeNotices } from './auth/notices/notices.writer.js';
import { PushDelivery } from './notifications/push.delivery.js';
import { WebhookDelivery } from './notifications/webhook.delivery.js';
import { addTeams } from './leagues/league-growth.writer.js';
import { lockLeague } from './leagues/league-lock.tables.js';
import { withLanguage, withoutReader } from './platform/reader.js';
import { englishIn, textsIn } from './testing/language/english.js';
import { inFrench } from './testing/language/in-french.js';
import { startMailServer } from './testing/mail-server.js';
import { eventually, PATIENCE_MS } from './testing/patience.js';
import { playLeague } from './testing/play-fixture.js';
import { startPushServer } from './testing/push-server.js';
import { fileApp, type Refused, type TestUser } from './testing/test-app.js';
import { createLeague, invite, join, leagueOf } from './testing/test-league.js';
import { startWebhookServer } from './testing/webhook-server.js';
import { closeAll } from './testing/answers/close-all.js';

/** Expects French, apart from what people typed. */
const expectFrench = (texts: readonly string[], ...typed: readonly string[]): void =>
  expect(englishIn(texts, ...typed)).toEqual([]);

const pushes = await startPushServer();
const channel = await startWebhookServer();
const mail = await startMailServer();
const { app, database, query } = await fileApp({
  env: { ROLE: 'all', SMTP_URL: mail.url, PUSH_ORIGINS: pushes.origin, WEBHOOK_ORIGINS: channel.origin },
});
afterAll(() => closeAll(pushes, channel, mail));

const speakFrench = (leagueId: string) => database.query(`update league set language = 'fr' where id = $1`, [leagueId]);
const mailTo = async (email: string) => {
  const [sent] = await query<{ subject: string; body: string }>`select subject, body from mail
    where to_address = ${email} and kind = 'invitation' order by created_at desc limit 1`;
  return textsIn(sent);
};

const FRENCH_FIRST = { 'accept-language': 'fr-CA, en;q=0.5' };
const english = await app.signUp('anna');
const french = await inFrench(app, 'marie');
const leagueId = await createLeague(english);
await join(english, leagueId, french);
const NAMES = ['Anna Tester', 'Marie Tester', 'The Pond'];

describe('catalogues', () => {
  test('of refusals have each entry in French', () => {
    const missing = [...REFUSALS_IN].flatMap(([name, { en, fr }]) =>
      Object.keys(en).flatMap((key) => (key in fr ? [] : [`${name} ${key}`])),
    );
    expect(missing).toEqual([]);
  });

  test.each(Object.entries({ messages: MESSAGES_IN, 'what is around mails': AROUND_IN, mails: MAILS_IN }))(
    'of %s have each entry in French',
    (name, { en, fr }) => {
      expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    },
  );
});

describe('the reader', () => {
  test('is that of the work which runs, and none outside of it', async () => {
    const words = readersLanguage;
    expect(await withLanguage('fr', async () => Promise.resolve().then(words))).toBe('fr');
    expect(withLanguage('fr', () => withoutReader(words))).toBe('en');
    expect(withLanguage('fr', () => wordIn('en', words))).toBe('en');
    expect(words()).toBe('en');
  });
});

describe('answers', () => {
  test.each([
    [{}, 'en'],
    [FRENCH_FIRST, 'fr'],
    [{ ...FRENCH_FIRST, cookie: 'crease_language=en' }, 'en'],
    [{ 'accept-language': 'en', cookie: 'crease_language=fr' }, 'fr'],
  ])('without a session are in the language of the browser: %j', async (headers, language) => {
    const foreign = { ...headers, origin: 'https://elsewhere.test' };
    const answers = [
      await app.api<Refused>('POST', '/api/auth/sign-in', { email: 'a@b.test', password: '' }, headers),
      await app.api<Refused>('GET', '/api/nowhere', undefined, headers),
      await app.api<Refused>('POST', '/api/auth/sign-in', {}, foreign),
    ];
    const texts = answers.flatMap(({ body: { refusal, fields } }) => [
      refusal.message,
      ...textsIn(fields),
      ...textsIn(refusal.fix),
    ]);
    if (language === 'fr') expectFrench(texts);
    else expect(texts).toContain('Password is required');
  });

  test('with a session are in the language that the account has chosen, or else in that of the browser', async () => {
    const asked = await french.api<Refused>('GET', '/api/nowhere', undefined, { 'accept-language': 'en' });
    expectFrench([asked.body.refusal.message]);
    const [unchosen, again] = await Promise.all([
      english.api<Refused>('GET', '/api/nowhere', undefined, FRENCH_FIRST),
      english.api<Refused>('GET', '/api/nowhere'),
    ]);
    expect(unchosen.body.refusal.message).toBe(asked.body.refusal.message);
    expect(again.body.refusal.message).toBe('This league does not exist, or you may not see it.');
  });

  test('of one league are in the language of each reader, also those that a client may keep', async () => {
    const log = (user: TestUser) => user.api<ActivityLogAnswer>('GET', `/api/${leagueId}/activity-log`);
    const said = async (user: TestUser) => (await log(user)).body.activities.map(({ message }) => message);
    expect(await said(english)).toContain('Anna Tester created the league The Pond.');
    const lines = await said(french);
    expect(lines.length).toBeGreaterThan(1);
    expectFrench(lines, ...NAMES);
    for (const path of ['home', 'concerns']) {
      const tag = (await english.api('GET', `/api/${leagueId}/${path}`)).headers.get('etag') ?? '';
      const kept = (headers: Record<string, string>) =>
        english.api('GET', `/api/${leagueId}/${path}`, undefined, { 'if-none-match': tag, ...headers });
      expect((await kept({})).status).toBe(304);
      expect((await kept(FRENCH_FIRST)).status).toBe(200);
    }
  });

  test('about rules are French in every sentence', async () => {
    const { body } = await french.api<RulesAnswer>('GET', `/api/${leagueId}/rules`);
    const texts = [...textsIn(body.sections), ...body.settings.flatMap(({ label, value }) => [label, value])];
    expect(texts.length).toBeGreaterThan(100);
    expectFrench(texts.filter((text) => text.includes(' ')));
  });

  test('of a draft have its built name in the language of each reader', async () => {
    const league = await playLeague(app, { form: { num_teams: 2 }, phase: 'annual-drafts' });
    const { status, body } = await league.call<{ draft_id: string }>(0, 'POST', '/drafts', {
      type: 'general',
      clock: { seconds: 60 },
    });
    expect({ status, body }).toMatchObject({ status: 201 });
    const nameFor = async (headers: Record<string, string>) => {
      const path = `/api/${league.id}/drafts/${body.draft_id}`;
      return (await league.manager(1).api<{ state: { name: string } }>('GET', path, undefined, headers)).body.state
        .name;
    };
    expect(await nameFor({})).toMatch(/general draft$/);
    const name = await nameFor(FRENCH_FIRST);
    expect(name).toMatch(/repêchage général/i);
    expect(await nameFor({})).toMatch(/general draft$/);
    const linesFor = async (headers: Record<string, string>) => {
      const path = `/api/${league.id}/drafts/${body.draft_id}/export.csv`;
      return (await league.manager(1).api<string>('GET', path, undefined, headers)).body.trim().split(/\r?\n/);
    };
    const headsFor = async (headers: Record<string, string>) => (await linesFor(headers))[0];
    const rowFor = async (headers: Record<string, string>) => (await linesFor(headers))[1];
    expect(await headsFor({})).toMatch(/overall,round,pick_in_round,team,original_team/);
    expect(await headsFor(FRENCH_FIRST)).toMatch(/Numéro du choix,Ronde,Choix dans la ronde,Équipe,Équipe d’origine/);
    expect(await rowFor({})).toMatch(/,open,/);
    expect(await rowFor(FRENCH_FIRST)).toMatch(/,À faire,/);
  });
});

describe('messages', () => {
  test('notices and pushes are in the language of their reader', async () => {
    const says = { kind: 'talk-reply', key: 'replied', figures: { by: 'Ann', thread: 'Trades' } } as const;
    const titles: string[] = [];
    const payloads: unknown[] = [];
    for (const user of [english, french]) {
      const { subscription } = pushes.browser();
      expect((await user.api('POST', '/api/push/devices', subscription)).status).toBe(200);
      await database.write((transaction) =>
        writeNotices(transaction, [{ userId: user.userId, leagueId: null, says, path: '/leagues' }]),
      );
      await app.app.get(PushDelivery).deliver();
      const { notices } = (await user.api<NoticesAnswer>('GET', '/api/notices')).body;
      const title = notices[0]?.title ?? '';
      await eventually(() => expect(pushes.got.map(({ payload }) => payload.title)).toContain(title));
      titles.push(title);
      payloads.push(pushes.got.find(({ payload }) => payload.title === title)?.payload);
    }
    expect(titles[0]).toBe('Ann answers in “Trades”');
    expectFrench(titles.slice(1), 'Ann', 'Trades');
    expectFrench(textsIn(payloads[1]), 'Ann', 'Trades');
  });

  test('mails about a league are in the language that was chosen, or else in the league’s', async () => {
    const other = await createLeague(english);
    const unchosen = await app.signUp('evan');
    const chosen = await inFrench(app, 'dora');
    await invite(english, other, { email: chosen.email });
    expectFrench(await mailTo(chosen.email), ...NAMES);
    const [, , third, fourth] = (await leagueOf(english, other)).teams;
    await invite(english, other, { email: unchosen.email, teamId: third?.team_id ?? '' });
    expect(englishIn(await mailTo(unchosen.email))).toHaveLength(2);
    await speakFrench(other);
    await invite(english, other, { email: unchosen.email, teamId: fourth?.team_id ?? '' });
    expectFrench(await mailTo(unchosen.email), ...NAMES);
  });

  test('a member without a choice gets mails, pushes and posts in the league’s language, with names as typed', async () => {
    const of = await createLeague(english);
    await speakFrench(of);
    const [unchosen, chosen] = [await app.signUp('will'), await app.signUp('gina')];
    await chosen.api('PUT', '/api/account/language', { language: 'en' });
    for (const member of [unchosen, chosen]) {
      await join(english, of, member);
      const { subscription } = pushes.browser();
      expect((await member.api('POST', '/api/push/devices', subscription)).status).toBe(200);
    }
    const body = { address: `${channel.origin}/api/webhooks/1/secret-of-it`, kinds: ['polls'], on: true };
    expect((await english.api('PUT', `/api/${of}/webhook`, body)).status).toBe(200);
    const [before, pushed] = [channel.lines().length, pushes.got.length];

    const title = 'The Trade of the Week';
    const question = 'Which of the teams wins?';
    const deadline = new Date(Date.now() + 86_400_000).toISOString();
    const poll = { question, choices: ['The first', 'The other'], voters: 'member', deadline };
    expect((await english.api('POST', `/api/${of}/talk`, { title, body: 'Vote!', poll })).status).toBe(201);

    const typed = [title, question, ...NAMES, 'Will', 'Gina'];
    const sentTo = async ({ email }: TestUser) =>
      textsIn(await database.query(`select subject, body from mail where to_address = $1 and kind = 'poll'`, [email]));
    const [mails, englishMails] = [await sentTo(unchosen), await sentTo(chosen)];
    expect(mails).toHaveLength(2);
    expect(mails.join()).toContain(question);
    expectFrench(mails, ...typed);
    expect(englishMails).toHaveLength(2);
    expect(englishIn(englishMails, ...typed)).not.toEqual([]);

    await eventually(async () => {
      await app.app.get(PushDelivery).deliver();
      expect(pushes.got.length).toBeGreaterThanOrEqual(pushed + 2);
    });
    const texts = pushes.got.slice(pushed).map(({ payload }) => textsIn([payload.title, payload.body]));
    expect(texts.filter((one) => one.join().includes(question))).toHaveLength(2);
    expect(texts.filter((one) => englishIn(one, ...typed).length === 0)).toHaveLength(1);

    let now = Date.now() + 60_000;
    await eventually(async () => {
      await app.app.get(WebhookDelivery).deliver(new Date((now += 5_000)));
      expect(channel.lines().length).toBeGreaterThan(before);
    });
    const posts = channel.lines().slice(before);
    expect(posts.join()).toContain(question);
    expectFrench(posts, ...typed);
  });

  test('mails about an account are in its language', async () => {
    const { email } = french;
    await app.api('POST', '/api/auth/reset-request', { email });
    const mails = () =>
      database.query(`select subject, body from mail where to_address = $1 and kind = 'reset'`, [email]);
    await eventually(async () => expect((await mails()).length).toBeGreaterThan(0));
    expectFrench(textsIn(await mails()), ...NAMES);
  });

  test('mails about an account without a choice are in the language in which it was used last', async () => {
    const languageAfter = async ({ cookie, userId }: TestUser) => {
      const answer = await app.api('POST', '/api/auth/refresh', undefined, { cookie, ...FRENCH_FIRST });
      expect(answer.status).toBe(200);
      const [row] = await query<{ language: string; language_chosen: boolean }>`select language, language_chosen
        from app_user where id = ${userId}`;
      return row;
    };
    const unchosen = await app.signUp('olaf');
    expect(await languageAfter(unchosen)).toEqual({ language: 'fr', language_chosen: false });
    await app.api('POST', '/api/auth/reset-request', { email: unchosen.email });
    const mails = () =>
      query<{ subject: string; body: string }>`select subject, body from mail where to_address = ${unchosen.email}`;
    await eventually(async () =>
      expectFrench(textsIn((await mails()).filter(({ subject }) => /mot de passe/i.test(subject))), 'Olaf Tester'),
    );
    const chosen = await app.signUp('gus');
    await chosen.api('PUT', '/api/account/language', { language: 'en' });
    expect(await languageAfter(chosen)).toEqual({ language: 'en', language_chosen: true });
  });

  test('posts to a channel are in the language of the league', async () => {
    const lines = async (of: string) => {
      const body = {
        address: `${channel.origin}/api/webhooks/1/secret-of-it`,
        kinds: [...WEBHOOK_KIND_KEYS],
        on: true,
      };
      expect((await english.api('PUT', `/api/${of}/webhook`, body)).status).toBe(200);
      await english.api('PATCH', `/api/${of}/settings`, { league_name: 'Étang' });
      const before = channel.lines().length;
      let now = Date.now() + 60_000;
      await eventually(async () => {
        await app.app.get(WebhookDelivery).deliver(new Date((now += 5_000)));
        expect(channel.lines().length).toBeGreaterThan(before);
      });
      return channel.lines().slice(before);
    };
    expect(await lines(await createLeague(english))).toContain('Anna Tester renamed the league to Étang.');
    const other = await createLeague(english);
    await speakFrench(other);
    expectFrench(await lines(other), ...NAMES, 'Étang');
    const tested = (await english.api('POST', `/api/${other}/webhook/test`)).status;
    expect(tested).toBe(200);
    expectFrench(channel.lines().slice(-1));
  });

  test('a calendar is in the language of its owner', async () => {
    const league = await playLeague(app, { form: { num_teams: 2 }, phase: 'protection' });
    await league.weekPicks(2);
    await query`insert into protection_round (league_id, season, deadline)
      select id, current_season, '2099-03-01T20:00:00Z' from league where id = ${league.id}`;
    const draft = await league.call<{ draft_id: string }>(0, 'POST', '/drafts', {
      type: 'general',
      clock: { seconds: 60 },
    });
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await league.call(0, 'PUT', `/drafts/${draft.body.draft_id}/night`, { day, time: '20:00' });
    const owner = league.manager(1);
    await database.query(`update app_user set language = 'fr', language_chosen = true where id = $1`, [owner.userId]);
    const { address } = (await owner.api<CalendarAddress>('POST', '/api/calendar/address')).body;
    const text = await (await fetch(`${app.url}${new URL(address ?? '').pathname}`)).text();
    const said = text
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .flatMap((line) => /^(?:SUMMARY|DESCRIPTION|NAME|X-WR-CALNAME):(.*)$/.exec(line)?.[1] ?? []);
    expect(said).toHaveLength(8);
    const [{ name } = { name: '' }] = await query<{ name: string }>`select name from league where id = ${league.id}`;
    expectFrench(said, name);
  });
});

test('a choice is stored, and taken back', async () => {
  const user = await app.signUp('luc');
  const choose = (language: unknown) =>
    user.api<{ user: { language: Language | null } }>('PUT', '/api/account/language', { language });
  expect((await choose('en')).body.user.language).toBe('en');
  expect((await choose(null)).body.user.language).toBeNull();
  expect((await choose('xx')).status).toBe(422);
});

test('an open socket answers in the language that its account chooses', async () => {
  const user = await app.signUp('nils');
  const socket = io(app.url, { transports: ['websocket'], auth: { token: user.token }, forceNew: true });
  try {
    const refused = async () =>
      (
        (await socket.timeout(PATIENCE_MS).emitWithAck('league:join', { leagueId, age: 0 })) as {
          refusal: { message: string };
        }
      ).refusal.message;
    expect(await refused()).toBe('This league does not exist, or you may not see it.');
    await user.api('PUT', '/api/account/language', { language: 'fr' });
    await eventually(async () => expectFrench([await refused()]));
    await user.api('PUT', '/api/account/language', { language: 'en' });
    await eventually(async () => expect(englishIn([await refused()])).toHaveLength(1));
  } finally {
    socket.disconnect();
  }
});

test('teams of a French league begin with French names, and their managers are asked for better ones', async () => {
  const own = await createLeague(french, { num_teams: 2 });
  const names = async () => (await leagueOf(french, own)).teams.map(({ team_name: name }) => name);
  const named = async () =>
    (await french.api<ConcernsAnswer>('GET', `/api/${own}/concerns`)).body.concerns.filter(
      ({ kind }) => kind === 'name-team',
    );
  expect(await names()).toEqual(['Équipe 1', 'Équipe 2']);
  expect(await named()).toMatchObject([{ names: ['Équipe 1'] }]);
  const [first] = (await leagueOf(french, own)).teams;
  expect(await french.api('PATCH', `/api/${own}/teams/${first?.team_id}`, { team_name: 'Équipe 3' })).toMatchObject({
    status: 200,
  });
  await database.write(async (hand) => addTeams(hand, await lockLeague(hand.db, own), { added: 1, by: french.userId }));
  expect(await names()).toEqual(['Équipe 2', 'Équipe 3', 'Nouvelle équipe 3']);
});

test('a commissioner changes the language of the league, and no one else', async () => {
  const language = async () =>
    (await french.api<{ league: { language: string } }>('GET', `/api/${leagueId}`)).body.league;
  await speakFrench(leagueId);
  expect(await language()).toMatchObject({ language: 'fr' });
  expect((await french.api('PATCH', `/api/${leagueId}/settings`, { language: 'en' })).status).toBe(403);
  expect((await english.api('PATCH', `/api/${leagueId}/settings`, { language: 'en' })).status).toBe(200);
  expect(await language()).toMatchObject({ language: 'en' });
  const lines = async () => {
    const { activities } = (await english.api<ActivityLogAnswer>('GET', `/api/${leagueId}/activity-log`)).body;
    return activities.filter(({ message }) => message.includes('set the language of the league'));
  };
  expect((await lines()).map(({ message }) => message)).toEqual([
    'Anna Tester set the language of the league’s channel and mails to English.',
  ]);
  expect((await english.api('PATCH', `/api/${leagueId}/settings`, { language: 'en' })).status).toBe(200);
  expect(await lines()).toHaveLength(1);
});
