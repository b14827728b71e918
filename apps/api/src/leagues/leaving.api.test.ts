import { expect, test } from '@jest/globals';
import type { MemberView, UserLeaguesAnswer } from '@crease/core/leagues/league.answers.js';
import { SITE_OWNER, fileApp, type Refused, type TestUser } from '../testing/test-app.js';
import { createLeague, invite, join, leagueOf } from '../testing/test-league.js';
import { LeagueListeners, type TeamChange } from './league-listeners.service.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, database, query } = await fileApp({ env: { PUBLIC_URL: 'https://crease.example' } });
const other = await app.another();
const [anna, bert, carl, owner] = (await Promise.all([
  ...['anna', 'bert', 'carl'].map((name) => app.signUp(name)),
  app.signUp('owner', { email: SITE_OWNER }),
])) as [TestUser, TestUser, TestUser, TestUser];
const leave = (user: TestUser, leagueId: string, body: object = {}, headers: Record<string, string> = {}, at = app) =>
  at.api<Refused & { success: true }>('POST', `/api/${leagueId}/leave`, body, {
    authorization: `Bearer ${user.token}`,
    ...headers,
  });
const members = async (user: TestUser, leagueId: string) =>
  (await user.api<{ members: MemberView[] }>('GET', `/api/${leagueId}/members`)).body.members;
const log = async (user: TestUser, leagueId: string) =>
  (await user.api<{ activities: { message: string }[] }>('GET', `/api/${leagueId}/activity-log`)).body.activities.map(
    ({ message }) => message,
  );

test('a manager leaves: the team stays without a manager, the log says so, and the commissioner is written to', async () => {
  const leagueId = await createLeague(anna);
  const teamId = await join(anna, leagueId, bert);
  const changes: TeamChange[] = [];
  app.app.get(LeagueListeners).onTeamChanged((change) => void changes.push(change));
  expect(await leave(bert, leagueId)).toMatchObject({ status: 200, body: { success: true } });
  expect((await bert.api('GET', `/api/${leagueId}`)).status).toBe(404);
  expect(
    (await bert.api<UserLeaguesAnswer>('GET', '/api/user-leagues')).body.allLeagues.some(
      ({ league_id }) => league_id === leagueId,
    ),
  ).toBe(false);
  const team = (await leagueOf(anna, leagueId)).teams.find(({ team_id }) => team_id === teamId);
  expect(team).toMatchObject({ hasManager: false });
  expect((await log(anna, leagueId))[0]).toBe(`Bert Tester left ${team?.team_name} and the league.`);
  expect(changes).toEqual([{ leagueId, teamId, change: { manager: null }, actor: bert.userId }]);
  expect(
    await query`select to_address, subject from mail where league_id = ${leagueId} and kind = 'member-left'`,
  ).toEqual([{ to_address: anna.email, subject: `Bert Tester left ${team?.team_name} and the league.` }]);
  expect((await leave(bert, leagueId)).status).toBe(404);
  await join(anna, leagueId, bert);
});

test('leaving, repeated with the same key, is answered again and happens once', async () => {
  const leagueId = await createLeague(anna);
  await join(anna, leagueId, bert);
  const key = { 'idempotency-key': `leave-${leagueId}` };
  expect((await leave(bert, leagueId, {}, key)).status).toBe(200);
  expect((await leave(bert, leagueId, {}, key, other)).status).toBe(200);
  expect((await log(anna, leagueId)).filter((line) => line.includes(' left '))).toHaveLength(1);
});

test('the last commissioner names a successor first, and is told so', async () => {
  const leagueId = await createLeague(anna);
  await join(anna, leagueId, bert);
  expectRefusal(await leave(anna, leagueId), 409, 'lastCommissioner', {
    field: 'successor_id',
    fix: 'Choose who takes over, then leave.',
  });
  expectRefusal(await leave(anna, leagueId, { successor_id: carl.userId }), 409, 'notAMember');
  expect(await leave(bert, leagueId, { successor_id: anna.userId })).toMatchObject({ status: 403 });
  expect(await leave(anna, leagueId, { successor_id: bert.userId })).toMatchObject({ status: 200 });
  expect(await members(bert, leagueId)).toMatchObject([{ user_id: bert.userId, is_commissioner: true }]);
  expect((await log(bert, leagueId)).slice(0, 2)).toEqual([
    'Bert Tester is now a commissioner.',
    'Anna Tester left Team 1 and the league.',
  ]);
  expect(
    await database.query(`select to_address from mail where league_id = $1 and kind = 'member-left'`, [leagueId]),
  ).toEqual([{ to_address: bert.email }]);
  expect(
    await bert.api('POST', `/api/${leagueId}/invitations`, {
      team_id: (await leagueOf(bert, leagueId)).teams.find(({ hasManager }) => !hasManager)?.team_id,
    }),
  ).toMatchObject({ status: 201 });
});

test('two commissioners who leave at once leave one behind', async () => {
  for (let round = 0; round < 4; round += 1) {
    const leagueId = await createLeague(anna, { num_teams: 3 });
    await join(anna, leagueId, bert);
    await join(anna, leagueId, carl);
    await anna.api('PATCH', `/api/${leagueId}/members/${bert.userId}`, { is_commissioner: true });
    const answers = await Promise.all([leave(anna, leagueId), leave(bert, leagueId, {}, {}, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await members(carl, leagueId)).filter(({ is_commissioner }) => is_commissioner)).toHaveLength(1);
  }
});

test('the only member may leave, and their invitations end; a visiting site owner has nothing to leave', async () => {
  const leagueId = await createLeague(anna);
  const { token } = await invite(anna, leagueId);
  expect((await leave(owner, leagueId)).status).toBe(403);
  expect((await leave(anna, leagueId)).status).toBe(200);
  expectRefusal(
    await bert.api<Refused>('POST', '/api/accept-invitation', { invitation_token: token }),
    409,
    'invitationRevoked',
  );
});

test('a member who turned these mails off gets none', async () => {
  const leagueId = await createLeague(carl);
  await join(carl, leagueId, bert);
  await carl.api('PUT', '/api/notifications/preferences', { preferences: { 'member-left': false } });
  await leave(bert, leagueId);
  expect(await database.query(`select 1 from mail where league_id = $1 and kind = 'member-left'`, [leagueId])).toEqual(
    [],
  );
});
