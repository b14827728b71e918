import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { SITE_OWNER, fileApp, type Refused, type TestUser } from '../testing/test-app.js';
import { createLeague, invite, join, leagueOf } from '../testing/test-league.js';
import { amount, patience } from '../testing/long-run.js';
import { endpointsOf, filled } from './testing/endpoints.js';

/*
 * S12: an invitation has 256 random bits, is stored as a hash and works once. Other users never see its secrets.
 * (leagues/invitations/invitations.api.test.ts tests the life cycle.)
 */

const { app, database, query } = await fileApp();
const other = await app.another();
const [anna, bert, carl, dora, owner] = (await Promise.all([
  ...['anna', 'bert', 'carl', 'dora'].map((name) => app.signUp(name)),
  app.signUp('owner', { email: SITE_OWNER }),
])) as [TestUser, TestUser, TestUser, TestUser, TestUser];
const accept = (user: TestUser, token: string, at = app) =>
  at.api<Refused>(
    'POST',
    '/api/accept-invitation',
    { invitation_token: token },
    { authorization: `Bearer ${user.token}` },
  );
const freeTeams = async (leagueId: string) =>
  (await leagueOf(anna, leagueId)).teams.filter(({ hasManager }) => !hasManager).map(({ team_id }) => team_id);

test(
  'two accepts raced in two processes, again and again, make one membership and one refusal',
  async () => {
    for (let round = 0; round < amount(8, 200); round += 1) {
      const leagueId = await createLeague(anna, { num_teams: 2 }, 'redraft');
      const { token, team_id } = await invite(anna, leagueId);
      const answers = await Promise.all([accept(bert, token), accept(carl, token, other)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await query`select user_id from membership where team_id = ${team_id}`).toHaveLength(1);
      expect(
        await query`select 1 from invitation where league_id = ${leagueId} and accepted_at is not null`,
      ).toHaveLength(1);
    }
  },
  patience(),
);

test(
  'a token is 256 bits, no two are alike, and the database keeps only what finds it',
  async () => {
    const leagueId = await createLeague(anna, { num_teams: 12 });
    const tables = await query<{
      name: string;
    }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like '%bull%'`;
    const tokens = new Set<string>();
    for (const teamId of (await freeTeams(leagueId)).slice(0, amount(2, 10))) {
      const { token } = await invite(anna, leagueId, { teamId });
      // Links of earlier releases have these bits alone.
      const [, bits = ''] = token.split('.');
      expect(Buffer.from(bits, 'base64url')).toHaveLength(32);
      expect(tokens.has(token)).toBe(false);
      tokens.add(token);
      const holding: string[] = [];
      for (const { name } of tables)
        if (
          (await database.query(`select 1 from "${name}" r where r::text like '%' || $1 || '%' limit 1`, [bits]))
            .length > 0
        )
          holding.push(name);
      expect(holding).toEqual([]);
      expect(
        await query`select 1 from invitation where token_hash = ${createHash('sha256').update(bits).digest('hex')}`,
      ).toHaveLength(1);
    }
  },
  patience(),
);

test('a token cannot be found by trying: neither its hash, its nonce, its id nor a part of it opens anything', async () => {
  const { id, token } = await invite(anna, await createLeague(anna));
  const [row] = await query<{
    nonce: string;
    token_hash: string;
  }>`select nonce, token_hash from invitation where id = ${id}`;
  for (const guess of [
    row?.nonce ?? '',
    row?.token_hash ?? '',
    id,
    token.slice(0, 42),
    `${token}A`,
    token.toLowerCase(),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    randomBytes(32).toString('base64url'),
    '%',
    '_'.repeat(43),
  ]) {
    const answer = await accept(bert, guess);
    expect([404, 422]).toContain(answer.status);
  }
  expect((await accept(bert, token)).status).toBe(200);
});

test('no route shows a token, its hash or its nonce to anybody but the commissioner and whom it was sent to', async () => {
  const leagueId = await createLeague(anna, { num_teams: 4 });
  await join(anna, leagueId, bert);
  const [first, second] = await freeTeams(leagueId);
  const byLink = await invite(anna, leagueId, { teamId: first });
  await query`update app_user set email_verified_at = now() where id = ${dora.userId}`;
  const byMail = await invite(anna, leagueId, { teamId: second, email: dora.email });
  const rows = await query<{
    nonce: string;
    token_hash: string;
  }>`select nonce, token_hash from invitation where league_id = ${leagueId}`;
  const secrets = [
    ...[byLink, byMail].map(({ token }) => token.split('.')[1] ?? ''),
    ...rows.flatMap(({ nonce, token_hash }) => [nonce, token_hash]),
  ];
  const hidden = rows.flatMap(({ nonce, token_hash }) => [nonce, token_hash]);
  const params = { league_id: leagueId, team_id: byLink.team_id, invitation_id: byLink.id, user_id: dora.userId };
  const reading = endpointsOf(app.app).filter(({ method, public: open }) => method === 'GET' && !open);
  expect(reading.length).toBeGreaterThan(30);
  const shown: string[] = [];
  for (const { path } of reading) {
    for (const [who, user, not] of [
      ['a manager', bert, secrets],
      ['a stranger to the league', carl, secrets],
      ['the site owner', owner, secrets],
      ['whom it was sent to', dora, [...secrets.slice(0, 1), ...hidden]],
      ['the commissioner', anna, hidden],
    ] as const) {
      const text = JSON.stringify((await user.api('GET', filled(path, params))).body);
      if (not.some((secret) => text.includes(secret))) shown.push(`${path} to ${who}`);
      if (/argon2|password_hash|token_hash|\bnonce\b/.test(text)) shown.push(`${path} to ${who}: how it is kept`);
    }
  }
  expect(shown).toEqual([]);
});

test(
  'an address that was only claimed gives no right to anything addressed to it: neither at sign-up, nor changed to it, nor after a proof of another',
  async () => {
    for (let round = 0; round < amount(2, 40); round += 1) {
      const leagueId = await createLeague(anna, { num_teams: 3 }, 'redraft');
      const [first, second] = await freeTeams(leagueId);
      const atSignUp = `signed-up-${round}@crease.test`;
      const invited = `invited-${round}@crease.test`;
      const secrets = [
        (await invite(anna, leagueId, { teamId: first, email: atSignUp })).token,
        (await invite(anna, leagueId, { teamId: second, email: invited })).token,
      ];
      const thieves = [
        await app.signUp(`claims${round}`, { email: atSignUp }),
        await app.signUp(`changes${round}`),
        await app.signUp(`proved${round}`),
      ] as const;
      // The third had confirmed their own address before they took the invited one.
      await query`update app_user set email_verified_at = now() where id = ${thieves[2].userId}`;
      const change = (thief: TestUser, email: string) =>
        thief.api('POST', '/api/auth/email', { email, current_password: thief.password });
      const nothing = async (thief: TestUser) => {
        const shown = JSON.stringify((await thief.api('GET', '/api/user-leagues')).body);
        expect(shown).toBe('{"allLeagues":[]}');
        expect(secrets.some((secret) => shown.includes(secret))).toBe(false);
      };
      await nothing(thieves[0]);
      expect(await change(thieves[1], invited)).toMatchObject({ status: 200, body: { status: 'changed' } });
      await nothing(thieves[1]);
      expect((await change(thieves[1], `given-back-${round}@crease.test`)).status).toBe(200);
      expect(await change(thieves[2], invited)).toMatchObject({ status: 200, body: { status: 'changed' } });
      await nothing(thieves[2]);
      expect(await query`select 1 from membership where league_id = ${leagueId}`).toHaveLength(1);
    }
  },
  patience(),
);

test('a claimed address can neither decline what was sent to it nor keep its mail from being written', async () => {
  const leagueId = await createLeague(anna, { num_teams: 2 }, 'redraft');
  const thief = await app.signUp('silencer', { email: 'silenced@crease.test' });
  await thief.api('PUT', '/api/notifications/preferences', { preferences: { invitation: false } });
  await invite(anna, leagueId, { email: thief.email });
  expect(await query`select 1 from mail where league_id = ${leagueId} and to_address = ${thief.email}`).toHaveLength(1);
  expect(
    await thief.api('POST', '/api/decline-invitation', { invitation_token: randomBytes(32).toString('base64url') }),
  ).toMatchObject({ status: 404 });
});
