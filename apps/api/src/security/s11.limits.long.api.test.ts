import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { leagueFormDefaults } from '@crease/core/leagues/league.rules.js';
import type { InvitationView } from '@crease/core/leagues/league.schema.js';
import { bring, take } from '../archive/testing/moves.js';
import { inWords } from '../platform/platform.refusals.en.js';
import { startMailServer } from '../testing/mail-server.js';
import { eventually } from '../testing/patience.js';
import { fileApp, type Refused, type TestApp, type TestUser } from '../testing/test-app.js';
import { createLeague, invite, join, leagueOf } from '../testing/test-league.js';
import { forward, player, tradeLeague } from '../trades/testing/trade-fixture.js';
import { amount, patience } from '../testing/long-run.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

/*
 * S11: limits per account and network on leagues, invitations, mails and accounts. Each explains itself and its reset,
 * and holds across processes.
 */

const mail = await startMailServer();
const { app, query } = await fileApp({
  env: { ROLE: 'all', RATE_LIMIT: '1', SMTP_URL: mail.url, PUBLIC_URL: 'https://crease.example' },
});
const other = await app.another();
const behindProxy = await app.another({ TRUST_PROXY: '1' });
const free = await app.another({ RATE_LIMIT: '0' });
afterAll(() => mail.close());
beforeEach(() => query`delete from rate_limit`);

const prove = (user: TestUser, days = 0) =>
  query`update app_user set email_verified_at = now(), created_at = now() - make_interval(days => ${days}) where id = ${user.userId}`;
const as =
  (user: TestUser, at: TestApp) =>
  <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    at.api<T>(method, path, body, { authorization: `Bearer ${user.token}`, ...headers });
const create = (user: TestUser, at = app, headers: Record<string, string> = {}, form: object = {}) =>
  as(user, at)<Refused & { league_id: string }>(
    'POST',
    '/api/create-league',
    { ...leagueFormDefaults('redraft', 'The Pond'), num_teams: 2, ...form },
    headers,
  );
const counted = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;
let users = 0;
const somebody = () => free.signUp(`user${(users += 1)}`);

describe('leagues', () => {
  test('one account creates five in a day, counted across processes; the refusal says what, how many and when again', async () => {
    const anna = await somebody();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => create(anna, index % 2 ? app : other)));
    expect([counted(answers, 201), counted(answers, 429)]).toEqual([5, 7]);
    const refused = await create(anna);
    expectRefusal(refused, 429, 'limitReached', {
      message: 'You have created 5 leagues within a day, the most for one account.',
      figure: 6,
      limit: 5,
      retryAfter: expect.any(Number),
    });
    expect(refused.body.refusal.fix).toMatch(/You can try again in 2[34] hours\.$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect((await create(await somebody())).status).toBe(201);
  });

  test('a user with a confirmed address creates ten; refused requests do not count, and repeats get the first answer', async () => {
    const bert = await somebody();
    await prove(bert);
    for (let time = 0; time < 4; time += 1) expect((await create(bert, app, {}, { num_teams: 99 })).status).toBe(422);
    const key = { 'idempotency-key': 'the-first-league' };
    const first = await create(bert, app, key);
    for (let time = 1; time < 10; time += 1) expect((await create(bert)).status).toBe(201);
    expect((await create(bert)).status).toBe(429);
    expect(await create(bert, other, key)).toMatchObject({ status: 201, body: first.body });
  });

  test(
    'one network creates thirty in a day, for all users together',
    async () => {
      const from = { 'x-forwarded-for': '198.51.100.20' };
      let made = 0;
      for (let person = 0; person < 7; person += 1) {
        const user = await somebody();
        const answers = await Promise.all(Array.from({ length: 5 }, () => create(user, behindProxy, from)));
        made += counted(answers, 201);
      }
      expect(made).toBe(30);
      expectRefusal(await create(await somebody(), behindProxy, from), 429, {
        limit: 30,
        message: '30 leagues were created from this network within a day, the most that one network may.',
      });
      expect((await create(await somebody(), behindProxy, { 'x-forwarded-for': '198.51.100.21' })).status).toBe(201);
    },
    patience(60_000),
  );

  test(
    'one account runs thirty at a time',
    async () => {
      const carl = await somebody();
      await prove(carl);
      for (let made = 0; made < 30; made += 10) await Promise.all(Array.from({ length: 10 }, () => create(carl, free)));
      expectRefusal(await create(carl), 409, 'tooManyLeagues', {
        figure: 31,
        limit: 30,
        fix: 'Hand one over or leave it first.',
      });
    },
    patience(60_000),
  );
});

describe('invitations', () => {
  const inviting = async (user: TestUser, teams = 32) => {
    const leagueId = await createLeague(
      free === app
        ? user
        : { ...user, api: (method, path, body, headers) => as(user, free)(method, path, body, headers) },
      { num_teams: teams },
    );
    const open = (await leagueOf(user, leagueId)).teams
      .filter(({ hasManager }) => !hasManager)
      .map(({ team_id }) => team_id);
    let next = 0;
    return {
      leagueId,
      send: (email: string | null, at = app, headers: Record<string, string> = {}) =>
        as(user, at)<Refused & InvitationView>(
          'POST',
          `/api/${leagueId}/invitations`,
          { team_id: open[(next += 1) - 1], email },
          headers,
        ),
    };
  };

  test(
    'an account that proved no address sends five mails a day, in words of ours alone; links stay',
    async () => {
      const dora = await somebody();
      const { send, leagueId } = await inviting(dora);
      await as(dora, app)('PATCH', `/api/${leagueId}/settings`, {
        league_name: 'Cheap watches at http://watches.example',
      });
      const answers = [];
      for (let index = 0; index < amount(12, 133); index += 1) {
        const answer = await send(`stranger-${index}@elsewhere.test`, index % 2 ? app : other);
        answers.push(answer);
        if (index > 25) break;
      }
      expect(counted(answers, 201)).toBe(5);
      expectRefusal(answers.at(-1), 429, 'limitReached', {
        field: 'email',
        limit: 5,
        message:
          'You have sent 5 invitations by email within a day, the most for an account whose own address is not confirmed.',
      });
      expect(answers.at(-1)?.body.refusal.fix).toMatch(
        /^Confirm your address, or leave the email empty and send the link yourself\. You can try again in 2[34] hours\.$/,
      );
      const sent = await eventually(() => {
        const found = mail.received.filter(({ to }) => to[0]?.endsWith('@elsewhere.test'));
        expect(found).toHaveLength(5);
        return found;
      }, 10_000);
      for (const { subject, text } of sent) {
        expect(subject).toBe('You are invited to a fantasy hockey league');
        expect(text).not.toMatch(/watches|User\d/);
      }
      expect((await send(null)).status).toBe(201);
    },
    patience(60_000),
  );

  test(
    'a new account that proved its address invites a whole league of 32, and is told its limit after 40',
    async () => {
      const emil = await somebody();
      await prove(emil);
      const [first, second] = [await inviting(emil), await inviting(emil)];
      for (let index = 0; index < 31; index += 1) expect((await first.send(`m${index}@emil.test`)).status).toBe(201);
      const more = [];
      for (let index = 0; index < 12; index += 1) more.push(await second.send(`n${index}@emil.test`));
      expect([counted(more, 201), counted(more, 429)]).toEqual([9, 3]);
      expect(more.at(-1)?.body.refusal.message).toBe(
        'You have sent 40 invitations by email within a day, the most for a new account.',
      );
      expect((await mail.newest('m0@emil.test', /./)).subject).toMatch(/^User\d+ Tester invites you to The Pond$/);
    },
    patience(60_000),
  );

  test('those that copies and archives make count against the links of a day', async () => {
    const nora = await somebody();
    const { leagueId } = await inviting(nora, 2);
    const guest = await somebody();
    await join({ ...nora, api: as(nora, free) }, leagueId, guest);
    const copy = () =>
      as(nora, app)<Refused & { invited: number }>('POST', `/api/${leagueId}/copies`, {
        league_name: 'Next year',
        managers: true,
        rosters: false,
      });
    const archive = await take(free.url, nora.token, leagueId);
    expect(await copy()).toMatchObject({ status: 201, body: { invited: 1 } });
    expect((await bring({ ...nora, api: as(nora, app) }, archive)).status).toBe(200);
    const [used] = await query<{
      count: number;
    }>`select count from rate_limit where key = ${`invite-link:${nora.userId}`}`;
    expect(used?.count).toBe(2);
    await query`update rate_limit set count = 200 where key = ${`invite-link:${nora.userId}`}`;
    const leagues = () => query`select id from league where created_by = ${nora.userId} order by id`;
    const before = await leagues();
    for (const refused of [await copy(), await bring({ ...nora, api: as(nora, app) }, archive)])
      expect(refused).toMatchObject({ status: 429, body: { refusal: { name: 'limitReached', limit: 200 } } });
    expect(await leagues()).toEqual(before);
  });

  test('one address gets five a day from all senders together, repeats included', async () => {
    const [fred, gina] = [await somebody(), await somebody()];
    await Promise.all([prove(fred, 3), prove(gina, 3)]);
    const [one, two] = [await inviting(fred, 4), await inviting(gina, 4)];
    const { body } = await one.send('victim@elsewhere.test');
    for (let time = 0; time < 3; time += 1)
      expect((await as(fred, app)('POST', `/api/${one.leagueId}/invitations/${body.id}/resend`)).status).toBe(200);
    expect((await two.send('VICTIM@elsewhere.test')).status).toBe(201);
    expectRefusal(await two.send('victim@elsewhere.test', other), 429, {
      limit: 5,
      message: 'This address was sent 5 invitations within a day, the most for one address.',
    });
    expect(await as(fred, app)('POST', `/api/${one.leagueId}/invitations/${body.id}/resend`)).toMatchObject({
      status: 429,
    });
  });
});

test(
  'offers that are made and withdrawn repeatedly send five mails an hour; the inbox gets each',
  async () => {
    const league = await tradeLeague(free);
    const [one] = await league.hold(0, [forward(1_000_000)]);
    const [proposer, victim] = [league.manager(0), league.manager(1)];
    const { email } = (await query<{ email: string }>`select email from app_user where id = ${victim.userId}`)[0] ?? {
      email: '',
    };
    const call = as({ token: proposer.token } as TestUser, app);
    for (let time = 0; time < amount(8, 60); time += 1) {
      const made = await call<{ trade_id: string }>(
        'POST',
        `/api/${league.id}/trades`,
        league.sides({ team: 0, gives: [player(one!.id)] }, { team: 1 }),
      );
      expect(made.status).toBe(201);
      expect((await call('POST', `/api/${league.id}/trades/${made.body.trade_id}/withdraw`, {})).status).toBe(200);
    }
    const written = await query<{
      kind: string;
    }>`select kind from mail where to_address = ${email} and kind in ('trade-received', 'trade-answered')`;
    expect(written.filter(({ kind }) => kind === 'trade-received').length).toBeLessThanOrEqual(5);
    // A withdrawal notifies only those who were notified of the offer.
    expect(written.filter(({ kind }) => kind === 'trade-answered').length).toBeLessThanOrEqual(
      written.filter(({ kind }) => kind === 'trade-received').length,
    );
    const [events] = await query<{
      count: number;
    }>`select count(*)::int as count from event where type = 'inboxChanged' and league_id = ${league.id}`;
    expect(events?.count).toBe(2 * amount(8, 60));
  },
  patience(60_000),
);

describe('new accounts', () => {
  const signUp = (name: string, more: object = {}, at = app) =>
    at.api<Refused>('POST', '/api/create-user', {
      username: name,
      first_name: 'Many',
      last_name: 'More',
      email: `${name}@room.test`,
      password: 'many-many',
      ...more,
    });

  test(
    'a league of 32 signs up in one room: invited people do not count, and others do',
    async () => {
      const host = await somebody();
      const leagueId = await createLeague({ ...host, api: as(host, free) }, { num_teams: 32 });
      const tokens = [];
      const open = (await leagueOf(host, leagueId)).teams
        .filter(({ hasManager }) => !hasManager)
        .map(({ team_id }) => team_id);
      for (const teamId of open)
        tokens.push((await invite({ ...host, api: as(host, free) }, leagueId, { teamId })).token);
      const invited = [];
      for (const [index, invitation_token] of tokens.entries())
        invited.push(await signUp(`invited${index}`, { invitation_token }, index % 2 ? app : other));
      expect(counted(invited, 201)).toBe(31);
      const others = [];
      for (let index = 0; index < 22; index += 1) others.push(await signUp(`uninvited${index}`));
      expect([counted(others, 201), counted(others, 429)]).toEqual([20, 2]);
    },
    patience(90_000),
  );

  test(
    'one invitation makes three accounts at most, and one that is used, withdrawn or invented none beside the limit',
    async () => {
      const host = await somebody();
      const own = { ...host, api: as(host, free) };
      const leagueId = await createLeague(own, { num_teams: 4 });
      const { token } = await invite(own, leagueId);
      const many = [];
      for (let index = 0; index < 5; index += 1) many.push(await signUp(`greedy${index}`, { invitation_token: token }));
      expect([counted(many, 201), counted(many, 429)]).toEqual([3, 2]);
      await query`update invitation set revoked_at = now() where league_id = ${leagueId}`;
      await join(own, leagueId, { ...(await somebody()) });
      const past = [];
      for (let index = 0; index < 22; index += 1)
        past.push(await signUp(`past${index}`, { invitation_token: index % 2 ? token : 'x'.repeat(43) }));
      expect([counted(past, 201), counted(past, 429)]).toEqual([20, 2]);
    },
    patience(60_000),
  );
});

test.each([
  [1, 'in 1 second'],
  [59, 'in 59 seconds'],
  [60, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [5_400, 'in 90 minutes'],
  [5_401, 'in 2 hours'],
  [86_400, 'in 24 hours'],
])('%d seconds are over %s', (seconds, words) => expect(inWords(seconds)).toBe(words));
