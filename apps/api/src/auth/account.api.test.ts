import { describe, expect, jest, test } from '@jest/globals';
import type {
  AccountAnswer,
  AccountHistoryAnswer,
  EditUserAnswer,
  SessionsAnswer,
  SessionsEndedAnswer,
} from '@crease/core/auth/auth.schema.js';
import { LeagueListeners } from '../leagues/league-listeners.service.js';
import { eventually } from '../testing/patience.js';
import { SITE_OWNER, fileApp, type Refused, type TestUser } from '../testing/test-app.js';
import { createLeague, invite, join } from '../testing/test-league.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, database, query } = await fileApp();
let people = 0;
const somebody = () => app.signUp(`member${(people += 1)}`);
const edit = (user: TestUser, body: object) => user.api<EditUserAnswer & Refused>('POST', '/api/edit-user-info', body);

describe('the profile', () => {
  test('keeps what is left blank and changes what is given', async () => {
    const user = await somebody();
    expect(
      (
        await edit(user, {
          uid: user.userId,
          old_user_id: user.userId,
          email: user.email,
          first_name: 'Nadia',
          last_name: '',
          user_name: '  ',
          picture: null,
        })
      ).body.user,
    ).toMatchObject({ first_name: 'Nadia', last_name: 'Tester', email: user.email, picture: null });
    expect((await edit(user, { user_name: 'nadia.k' })).body.user).toMatchObject({
      user_name: 'nadia.k',
      first_name: 'Nadia',
    });
  });

  test('is nobody else’s to change, and never changes the address', async () => {
    const [user, other] = [await somebody(), await somebody()];
    for (const [field, value] of [
      ['uid', other.userId],
      ['old_user_id', other.userId],
      ['email', other.email],
      ['email', 'new@crease.test'],
    ] as const) {
      expectRefusal(await edit(user, { [field]: value, first_name: 'Mine' }), 403, 'notYou', { field });
    }
    expect(
      await database.query('select first_name from app_user where id = any($1)', [[user.userId, other.userId]]),
    ).toEqual([{ first_name: expect.stringMatching(/^Member/) }, { first_name: expect.stringMatching(/^Member/) }]);
  });

  test('takes no name that is taken, too short, or of other letters', async () => {
    const [user, other] = [await somebody(), await somebody()];
    const { user: taken } = (await edit(other, {})).body;
    expectRefusal(await edit(user, { user_name: taken.user_name.toUpperCase() }), 409, 'usernameTaken');
    expect(await edit(user, { user_name: 'ab', first_name: 'X' })).toMatchObject({
      status: 422,
      body: {
        fields: {
          user_name: 'Username must be at least 3 characters',
          first_name: 'First name must be at least 2 characters',
        },
      },
    });
    expect((await edit(user, { user_name: '<b>x</b>' })).status).toBe(422);
  });
});

describe('a new name', () => {
  test('is told to everybody in their leagues, to the drafts there and to their own screens; the same name again to nobody', async () => {
    const [anna, bert] = [await somebody(), await somebody()];
    const leagueId = await createLeague(anna);
    const teamId = await join(anna, leagueId, bert);
    const told = jest.spyOn(app.app.get(LeagueListeners), 'tellTeamChanged');
    const events = () =>
      query<{ stream: string; type: string }>`select stream, type from (
          select id, stream, type, actor from event union all select id, stream, type, actor from account_event
        ) e where stream in (${`league:${leagueId}`}, ${`user:${bert.userId}`}) and actor = ${bert.userId}
          and type in ('membersChanged', 'profileChanged') order by id`;
    const before = (await events()).length;
    await edit(bert, { first_name: 'Bertrand' });
    expect((await events()).slice(before)).toEqual([
      { stream: `league:${leagueId}`, type: 'membersChanged' },
      { stream: `user:${bert.userId}`, type: 'profileChanged' },
    ]);
    expect(told.mock.calls.map(([change]) => change)).toEqual([
      { leagueId, teamId, change: { manager: 'Bertrand Tester' }, actor: bert.userId },
    ]);
    await edit(bert, { first_name: 'Bertrand' });
    expect(await events()).toHaveLength(before + 2);
    expect(told).toHaveBeenCalledTimes(1);
    told.mockRestore();
  });
});

test('what concerns an account is told to its own screens: sign-ins, ended sessions, switches; its address also to what shows the profile', async () => {
  const user = await somebody();
  const events = () =>
    query<{ type: string; rooms: string[] }>`select type, rooms from account_event
      where stream = ${`user:${user.userId}`} and type in ('accountChanged', 'profileChanged') order by seq`;
  let before = (await events()).length;
  const told = async (change: () => Promise<{ status: number }>) => {
    expect((await change()).status).toBe(200);
    let since: { type: string; rooms: string[] }[] = [];
    await eventually(async () => expect((since = (await events()).slice(before)).length).toBeGreaterThan(0), 2_000);
    before += since.length;
    expect(since.every(({ rooms }) => rooms.join() === `user:${user.userId}`)).toBe(true);
    return since.map(({ type }) => type);
  };
  expect(
    await told(() => app.api('POST', '/api/auth/sign-in', { email: user.email, password: user.password })),
  ).toEqual(['accountChanged']);
  expect(await told(() => user.api('DELETE', '/api/auth/sessions'))).toEqual(['accountChanged']);
  expect(
    await told(() => user.api('PUT', '/api/notifications/preferences', { preferences: { invitation: false } })),
  ).toEqual(['accountChanged']);
  expect(
    await told(() =>
      user.api('POST', '/api/auth/email', { email: `new-${user.email}`, current_password: user.password }),
    ),
  ).toEqual(['profileChanged']);
});

describe('sessions', () => {
  const list = async (user: TestUser) => (await user.api<SessionsAnswer>('GET', '/api/auth/sessions')).body.sessions;
  const alive = async (user: TestUser) => (await user.api('GET', '/api/auth/account')).status === 200;

  test('are listed with device and time, one’s own first, and end one by one', async () => {
    const first = await somebody();
    const agent = {
      'user-agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    };
    await app.api('POST', '/api/auth/sign-in', { email: first.email, password: first.password }, agent);
    const sessions = await list(first);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]?.current).toBe(true);
    expect(sessions[1]).toMatchObject({
      current: false,
      device: 'Chrome on Windows',
      address: expect.stringContaining('127.0.0.1'),
    });
    expect(Math.abs(Date.parse(sessions[1]?.last_seen_at ?? '') - Date.now())).toBeLessThan(60_000);
    expect(
      (await first.api<SessionsEndedAnswer>('DELETE', `/api/auth/sessions/${sessions[1]?.session_id}`)).body,
    ).toEqual({ success: true, ended: 1 });
    expect(await list(first)).toHaveLength(1);
    expect((await first.api('DELETE', `/api/auth/sessions/${sessions[1]?.session_id}`)).status).toBe(404);
  });

  test('of somebody else cannot be ended', async () => {
    const [user, other] = [await somebody(), await somebody()];
    const [theirs] = await list(other);
    expect((await user.api('DELETE', `/api/auth/sessions/${theirs?.session_id}`)).status).toBe(404);
    expect(await alive(other)).toBe(true);
  });

  test('end all together but for the one that asks', async () => {
    const first = await somebody();
    const others = [await app.signIn(first.email, first.password), await app.signIn(first.email, first.password)];
    expect((await first.api<SessionsEndedAnswer>('DELETE', '/api/auth/sessions')).body).toEqual({
      success: true,
      ended: 2,
    });
    for (const other of others) expect(await alive(other)).toBe(false);
    expect(await alive(first)).toBe(true);
  });

  test('and what concerned them stand in the account’s history, newest first', async () => {
    const user = await somebody();
    const history = async () => (await user.api<AccountHistoryAnswer>('GET', '/api/auth/history')).body.events;
    await app.api('POST', '/api/auth/sign-in', { email: user.email, password: 'wrong' });
    // It is written after the answer, so the next sign-in could come before it.
    await eventually(async () => expect((await history()).map(({ kind }) => kind)).toContain('signInFailed'));
    await app.signIn(user.email, user.password);
    await user.api('DELETE', '/api/auth/sessions');
    await eventually(async () => {
      const events = await history();
      expect(events.map(({ kind }) => kind)).toEqual([
        'sessionsEnded',
        'signedIn',
        'signInFailed',
        'signedIn',
        'signedUp',
      ]);
      expect(events.map(({ text }) => text)).toContain('A sign-in with a wrong password');
    });
  });
});

describe('a change that could hand the account over', () => {
  test('of the password needs the present one', async () => {
    const user = await somebody();
    const change = (body: object) =>
      user.api<Refused>('POST', '/api/auth/password', { password: 'a-new-one-altogether', ...body });
    expectRefusal(await change({}), 403, 'proofNeeded', { field: 'current_password' });
    expectRefusal(await change({ current_password: 'not this one' }), 403, 'wrongPassword', {
      message: 'Incorrect password.',
    });
    expectRefusal(await change({ current_password: user.password, password: 'qwerty' }), 409, 'passwordTooCommon');
    expectRefusal(await change({ current_password: user.password, password: user.password }), 409, 'samePassword');
    expect((await change({ current_password: user.password })).status).toBe(200);
    expect((await app.api('POST', '/api/auth/sign-in', user)).status).toBe(401);
    expect((await app.signIn(user.email, 'a-new-one-altogether')).userId).toBe(user.userId);
  });

  test('of the address needs it too; without a mail server it counts at once, unconfirmed, and not for the site owner’s', async () => {
    const [user, other] = [await somebody(), await somebody()];
    const change = (email: string, password = user.password) =>
      user.api<Refused & { status: string }>('POST', '/api/auth/email', { email, current_password: password });
    expect((await change('moved@crease.test', 'not this one')).status).toBe(403);
    expectRefusal(await change(user.email.toUpperCase()), 409, 'sameEmail');
    expect(await change(other.email)).toMatchObject({ status: 409, body: { refusal: { name: 'emailTaken' } } });
    expect(await change(SITE_OWNER)).toMatchObject({ status: 409, body: { refusal: { name: 'emailTaken' } } });
    expect((await change('moved@crease.test')).body).toMatchObject({ success: true, status: 'changed' });
    expect((await user.api<AccountAnswer>('GET', '/api/auth/account')).body).toMatchObject({
      email: 'moved@crease.test',
      emailVerified: false,
      hasPassword: true,
      linked: [],
      mail: false,
    });
  });
});

describe('one’s own data', () => {
  test('is handed out whole, and nobody else’s with it', async () => {
    const [user, other] = [await somebody(), await somebody()];
    const leagueId = await createLeague(user, { league_name: 'Mine to take' });
    await join(user, leagueId, other);
    const answer = await user.api<Record<string, unknown>>('GET', '/api/auth/export');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="crease-my-data.json"');
    expect(answer.body).toMatchObject({
      account: [{ id: user.userId, email: user.email }],
      leagues: [{ id: leagueId, name: 'Mine to take' }],
    });
    const text = JSON.stringify(answer.body);
    expect(text).not.toMatch(/argon2|password_hash|token/);
    expect(text).not.toContain(other.email);
  });

  test('goes when they delete the account: the name from the leagues’ logs, the address from everywhere, the league stays', async () => {
    const [commissioner, leaver] = [await somebody(), await somebody()];
    await edit(leaver, { first_name: 'Zebulon', last_name: 'Quirk' });
    const leagueId = await createLeague(commissioner);
    const teamId = await join(commissioner, leagueId, leaver);
    await query`with p as (
        insert into player (id, full_name, first_name, last_name, search_name, position, position_detail, source)
        values (990001, 'A B', 'A', 'B', 'a b', 'F', 'C', 'test') returning id)
      insert into watched_player (league_id, user_id, player_id) select ${leagueId}, ${leaver.userId}, id from p`;
    await query`insert into notification_preference (user_id, off) values (${leaver.userId}, ${['invitation']})`;
    const leave = (body: object) => leaver.api<Refused>('POST', '/api/auth/delete-account', body);
    expect((await leave({ current_password: leaver.password, confirm: 'yes' })).status).toBe(422);
    expect((await leave({ current_password: 'wrong one', confirm: 'delete my account' })).status).toBe(403);
    expect((await leave({ current_password: leaver.password, confirm: 'delete my account' })).status).toBe(200);
    const log = JSON.stringify((await commissioner.api('GET', `/api/${leagueId}/activity-log`)).body);
    expect(log).not.toContain('Zebulon');
    expect(log).toContain('Former manager');
    for (const page of ['activity-log', 'home']) {
      const french = await commissioner.api('GET', `/api/${leagueId}/${page}`, undefined, { 'accept-language': 'fr' });
      expect(JSON.stringify(french.body)).toContain('Ex-DG');
      expect(JSON.stringify(french.body)).not.toMatch(/Former manager|\u2060/);
    }
    expect(await database.query('select 1 from membership where user_id = $1', [leaver.userId])).toEqual([]);
    expect(
      (
        await commissioner.api<{ teams: { team_id: string; hasManager: boolean }[] }>('GET', `/api/${leagueId}`)
      ).body.teams.find(({ team_id }) => team_id === teamId)?.hasManager,
    ).toBe(false);
    for (const table of ['app_user', 'event', 'account_event', 'mail', 'invitation', 'security_event']) {
      expect({
        table,
        left: await database.query(`select 1 from ${table} r where r::text like '%' || $1 || '%'`, [leaver.email]),
      }).toEqual({ table, left: [] });
    }
    for (const table of [
      'watched_player',
      'notification_preference',
      'mail_token',
      'login_record',
      'idempotency',
      'league_idempotency',
    ]) {
      expect({
        table,
        left: await database.query(`select 1 from ${table} where user_id = $1`, [leaver.userId]),
      }).toEqual({ table, left: [] });
    }
    expect((await app.signUp('again', { email: leaver.email })).userId).not.toBe(leaver.userId);
  });

  test('does not go twice from a league of two commissioners at once: one of them stays', async () => {
    const [one, two, member] = [await somebody(), await somebody(), await somebody()];
    const leagueId = await createLeague(one);
    await join(one, leagueId, two);
    await join(one, leagueId, member);
    await one.api('PATCH', `/api/${leagueId}/members/${two.userId}`, { is_commissioner: true });
    const leave = (user: TestUser) =>
      user.api<Refused>('POST', '/api/auth/delete-account', {
        current_password: user.password,
        confirm: 'delete my account',
      });
    // The lock holds both deletions until both have started.
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('select 1 from league where id = $1 for update', [leagueId]);
    const both = [leave(one), leave(two)];
    await eventually(async () =>
      expect(
        await database.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ '^update "?league"? set "?version'`,
        ),
      ).toHaveLength(2),
    );
    await client.query('commit');
    client.release();
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.refusal.name).toBe('lastCommissioner');
    expect(
      await database.query('select 1 from membership where league_id = $1 and is_commissioner', [leagueId]),
    ).toHaveLength(1);
  });

  test('also leaves the home of a league that they left before, for members who have that home open', async () => {
    const [commissioner, leaver] = [await somebody(), await somebody()];
    await edit(leaver, { first_name: 'Ottokar', last_name: 'Quist' });
    const leagueId = await createLeague(commissioner);
    await join(commissioner, leagueId, leaver);
    expect((await commissioner.api('DELETE', `/api/${leagueId}/members/${leaver.userId}`)).status).toBe(200);
    const home = (headers: Record<string, string> = {}) =>
      commissioner.api('GET', `/api/${leagueId}/home`, undefined, headers);
    const before = await home();
    expect(JSON.stringify(before.body)).toContain('Ottokar');
    expect(
      await leaver.api('POST', '/api/auth/delete-account', {
        current_password: leaver.password,
        confirm: 'delete my account',
      }),
    ).toMatchObject({ status: 200 });
    const after = await home({ 'if-none-match': before.headers.get('etag') ?? '' });
    expect(after.status).toBe(200);
    expect(JSON.stringify(after.body)).not.toContain('Ottokar');
  });

  test('leaves the names of others whole that begin like theirs', async () => {
    const [commissioner, leaver, other] = [await somebody(), await somebody(), await somebody()];
    await edit(leaver, { first_name: 'An', last_name: 'Li' });
    await edit(other, { first_name: 'An', last_name: 'Lind' });
    const leagueId = await createLeague(commissioner);
    await join(commissioner, leagueId, leaver);
    await join(commissioner, leagueId, other);
    expect(
      await leaver.api('POST', '/api/auth/delete-account', {
        current_password: leaver.password,
        confirm: 'delete my account',
      }),
    ).toMatchObject({ status: 200 });
    const log = (
      await commissioner.api<{ activities: { message: string }[] }>('GET', `/api/${leagueId}/activity-log`)
    ).body.activities.map(({ message }) => message);
    expect(log).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^An Lind now manages /),
        expect.stringMatching(/^Former manager now manages /),
      ]),
    );
    expect(log.some((message) => /An Li\b/.test(message))).toBe(false);
  });

  test('takes the open invitations of a league along that nobody is left in', async () => {
    const alone = await somebody();
    const leagueId = await createLeague(alone);
    const { token } = await invite(alone, leagueId);
    expect(
      await alone.api('POST', '/api/auth/delete-account', {
        current_password: alone.password,
        confirm: 'delete my account',
      }),
    ).toMatchObject({ status: 200 });
    expectRefusal(
      await (await somebody()).api<Refused>('POST', '/api/accept-invitation', { invitation_token: token }),
      409,
      'invitationRevoked',
    );
  });
});
