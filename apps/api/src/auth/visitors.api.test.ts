import { beforeEach, describe, expect, test } from '@jest/globals';
import type { SessionAnswer } from '@crease/core/auth/auth.schema.js';
import type { ConcernsAnswer, MyConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import type { UserLeaguesAnswer } from '@crease/core/leagues/league.answers.js';
import type { PresentUser } from '@crease/core/realtime/socket-events.js';
import { VISITED_ADDRESS } from '@crease/core/auth/visitor.rules.js';
import { ask, Sockets, type Client } from '../security/testing/sockets.js';
import { address, MANAGERS } from '../seeds/demo-people.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { createLeague, invite, join, leagueOf } from '../testing/test-league.js';

const { app, database, closing } = await fileApp({ env: { EMBEDDED: '1', SAMPLE_GAMES: '0', RATE_LIMIT: '1' } });
const production = await app.another({ EMBEDDED: '0', RATE_LIMIT: '0' });
const sockets = closing(new Sockets());
beforeEach(() => database.query('delete from rate_limit'));

const robin = await app.signUp('robin', { email: VISITED_ADDRESS });
const maya = await app.signUp('maya');
const leagueId = await createLeague(robin);
await join(robin, leagueId, maya);

type Config = { config: { look_around: string | null }[] };
const hostAt = async (at = app) => (await at.api<Config>('GET', '/api/system-config')).body.config[0]?.look_around;
const look = (at = app) => at.api<SessionAnswer & Refused>('POST', '/api/auth/look-around');
const visit = async () => {
  const { accessToken } = (await look()).body;
  return <T = object>(method: string, path: string, body?: unknown) =>
    app.api<T & Refused>(method, path, body, { authorization: `Bearer ${accessToken}` });
};

test('it is not offered while the demo is not loaded, not even by a person who has its address', async () => {
  await database.query('update league set is_sample = false');
  expect(await hostAt()).toBeNull();
  const { status, body } = await look();
  expect([status, body.refusal.name]).toEqual([409, 'noDemo']);
});

describe('with the demo', () => {
  beforeEach(() => database.query('update league set is_sample = true where id = $1', [leagueId]));

  test('the visited manager is the one that the demo creates', () => {
    expect(address(MANAGERS[0]!.username)).toBe(VISITED_ADDRESS);
  });

  test('a visitor reads the leagues as a manager of the team, without an account, cookie or session', async () => {
    const sessions = () => database.query('select id from session');
    const before = await sessions();
    const { status, body, headers } = await look();
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ uid: robin.userId, visitor: true, isAdmin: false, isSiteOwner: false });
    expect(headers.getSetCookie()).toEqual([]);
    expect(await sessions()).toEqual(before);
    const api = await visit();
    const league = await api<{ me: { team_id: string; is_commissioner: boolean } }>('GET', `/api/${leagueId}`);
    expect(league.body.me).toEqual({
      ...(await leagueOf(robin, leagueId)).me,
      is_commissioner: false,
    });
    expect((await api('GET', `/api/${leagueId}/home`)).status).toBe(200);
    expect(await hostAt()).toBe('Robin');
  });

  test('a visitor sees neither invitations to the manager nor what waits for a commissioner', async () => {
    const other = await createLeague(maya);
    await database.query('update app_user set email_verified_at = now() where id = $1', [robin.userId]);
    await invite(maya, other, { email: robin.email });
    await database.query(`update league set phase = 'in-season' where id = $1`, [leagueId]);
    const api = await visit();
    const lists = async (ask: typeof api) => {
      const list = (await ask<UserLeaguesAnswer>('GET', '/api/user-leagues')).body.allLeagues;
      const mine = (await ask<MyConcernsAnswer>('GET', '/api/my-concerns')).body.leagues;
      const here = (await ask<ConcernsAnswer>('GET', `/api/${leagueId}/concerns`)).body;
      return {
        leagues: list.map(({ league_id, pending, is_commissioner }) => [league_id, pending, is_commissioner]),
        concerns: [...mine, here].map(({ concerns }) => concerns.map(({ kind }) => kind).includes('no-manager')),
      };
    };
    expect(await lists(robin.api)).toEqual({
      leagues: [
        [leagueId, false, true],
        [other, true, false],
      ],
      concerns: [true, true],
    });
    expect(await lists(api)).toEqual({ leagues: [[leagueId, false, false]], concerns: [false, false] });
  });

  test('every change is refused with the way to sign up, and so are accounts and offices', async () => {
    const api = await visit();
    const changes: [string, string, unknown][] = [
      ['POST', `/api/${leagueId}/drafts`, { type: 'general' }],
      ['POST', '/api/create-league', {}],
      ['POST', '/api/edit-user-info', { first_name: 'Mallory' }],
      ['POST', '/api/auth/tokens', { name: 'x', scopes: ['leagues'], days: 7, current_password: robin.password }],
      ['POST', '/api/upload', {}],
    ];
    for (const [method, path, sent] of changes) {
      const { status, body } = await api(method, path, sent);
      expect({ path, status, name: body.refusal.name }).toEqual({ path, status: 403, name: 'visitorReads' });
      expect(body.refusal.message).toMatch(/^Sign up to /);
    }
    for (const path of [
      '/api/auth/account',
      '/api/auth/sessions',
      '/api/auth/export',
      `/api/${leagueId}/invitations`,
    ]) {
      const { status, body } = await api('GET', path);
      expect({ path, status, name: body.refusal.name }).toEqual({ path, status: 403, name: 'visitorReads' });
      expect(body.refusal.message).toMatch(/^Sign up to /);
    }
  });

  test('a socket of a visitor hears the room, is not seen in it, and says nothing', async () => {
    const draft = await robin.api<{ draft_id: string }>('POST', `/api/${leagueId}/drafts`, {
      type: 'general',
      mock: true,
    });
    const draftId = draft.body.draft_id;
    const { accessToken } = (await look()).body;
    const visitor = await sockets.open(app.url, accessToken);
    const present = nextPresence(visitor);
    expect(await ask(visitor, 'league:join', { leagueId })).toMatchObject({ ok: true });
    expect(await ask(visitor, 'draft:join', { draftId, since: 0 })).toMatchObject({ ok: true });
    expect(await present).toEqual([]);
    const refused = { ok: false, refusal: { name: 'visitorReads' } };
    const key = 'a key of the visitor';
    expect(await ask(visitor, 'draft:chat', { draftId, text: 'hello', key })).toMatchObject(refused);
    const reaction = { draftId, overall: 1, player: 1, reaction: 'fire', on: true };
    expect(await ask(visitor, 'draft:react', reaction)).toMatchObject({ ok: false });

    const seen = nextPresence(visitor);
    const own = await sockets.open(app.url, maya.token);
    await ask(own, 'draft:join', { draftId, since: 0 });
    expect((await seen).map(({ userId }) => userId)).toEqual([maya.userId]);
    const left = nextPresence(own);
    await ask(visitor, 'draft:leave', { draftId });
    await ask(own, 'draft:leave', { draftId });
    await ask(own, 'draft:join', { draftId, since: 0 });
    expect((await left).map(({ userId }) => userId)).toEqual([maya.userId]);
  });

  test('it is never offered by an installation of its own database, and visits from one network are limited', async () => {
    expect(await hostAt(production)).toBeNull();
    expect((await look(production)).status).toBe(409);
    for (let index = 0; index < 100; index += 1) await look();
    const { status, body } = await look();
    expect([status, body.refusal.name]).toEqual([429, 'tooManyRequests']);
  });

  test('a disabled account is not visited', async () => {
    await database.query('update app_user set disabled_at = now() where id = $1', [robin.userId]);
    expect(await hostAt()).toBeNull();
    expect((await look()).status).toBe(409);
    await database.query('update app_user set disabled_at = null where id = $1', [robin.userId]);
  });
});

const nextPresence = (socket: Client): Promise<readonly PresentUser[]> =>
  new Promise((resolve) => socket.once('presence', ({ users }) => resolve(users)));
