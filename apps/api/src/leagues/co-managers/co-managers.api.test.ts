import { describe, expect, test } from '@jest/globals';
import type { CoManagersAnswer } from '@crease/core/leagues/co-managers/co-manager.answers.js';
import type { InvitationPreview, MemberView } from '@crease/core/leagues/league.answers.js';
import { fileApp, type Refused, type TestUser } from '../../testing/test-app.js';
import { createLeague, join, leagueOf, tokenOf } from '../../testing/test-league.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app, query } = await fileApp({ env: { PUBLIC_URL: 'https://crease.example' } });
const [anna, bert, carl, dora, ella] = (await Promise.all(
  ['anna', 'bert', 'carl', 'dora', 'ella'].map((name) => app.signUp(name)),
)) as [TestUser, TestUser, TestUser, TestUser, TestUser];

const at = (leagueId: string, teamId: string) => `/api/${leagueId}/teams/${teamId}/co-managers`;
const inviteTo = (by: TestUser, leagueId: string, teamId: string, email: string | null = null) =>
  by.api<CoManagersAnswer & Refused>('POST', `${at(leagueId, teamId)}/invitations`, { email });
const accept = (user: TestUser, token: string) =>
  user.api<Refused>('POST', '/api/accept-invitation', { invitation_token: token });
const newest = ({ invitations }: CoManagersAnswer) => tokenOf(invitations.at(-1)?.link ?? null);
async function help(manager: TestUser, leagueId: string, teamId: string, user: TestUser): Promise<void> {
  const token = newest((await inviteTo(manager, leagueId, teamId)).body);
  const answer = await accept(user, token);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
const people = async (leagueId: string, teamId: string) =>
  (await anna.api<{ members: MemberView[] }>('GET', `/api/${leagueId}/members`)).body.members
    .filter(({ team_id }) => team_id === teamId)
    .map(({ name, co_manager }) => `${name}${co_manager ? ' (co)' : ''}`);
const log = async (leagueId: string) =>
  (await anna.api<{ activities: { message: string }[] }>('GET', `/api/${leagueId}/activity-log`)).body.activities.map(
    ({ message }) => message,
  );
const told = async (leagueId: string, { userId }: TestUser) =>
  (
    await query<{ key: string }>`select says ->> 'key' as key from notice where league_id = ${leagueId}
      and user_id = ${userId} order by id`
  ).map(({ key }) => key);
async function bertsTeam(): Promise<{ leagueId: string; teamId: string }> {
  const leagueId = await createLeague(anna);
  return { leagueId, teamId: await join(anna, leagueId, bert) };
}

describe('co-managers', () => {
  test('join by a link or an address, have the rights of the team, and are listed once with it', async () => {
    const { leagueId, teamId } = await bertsTeam();
    const invited = await inviteTo(bert, leagueId, teamId, 'carl@nowhere.test');
    expect(invited.status).toBe(201);
    const token = newest(invited.body);
    const preview = await app.api<InvitationPreview>('POST', '/api/invitation-preview', { invitation_token: token });
    expect(preview.body).toMatchObject({ team_name: 'Team 2', invited_by: 'Bert Tester', co_manager: true });
    expect((await accept(carl, token)).status).toBe(200);
    expect((await accept(carl, token)).status).toBe(200);
    expect(await people(leagueId, teamId)).toEqual(['Bert Tester', 'Carl Tester (co)']);
    const { teams, me } = await leagueOf(carl, leagueId);
    expect(me.team_id).toBe(teamId);
    expect(teams.filter(({ team_id }) => team_id === teamId)).toMatchObject([
      { hasManager: true, manager_name: 'Bert Tester', co_managers: ['Carl Tester'] },
    ]);
    const renamed = await carl.api('PATCH', `/api/${leagueId}/teams/${teamId}`, { team_name: 'Pond Kings' });
    expect(renamed.status).toBe(200);
    expect((await log(leagueId)).slice(0, 2)).toEqual([
      'Team 2 is now called Pond Kings.',
      'Carl Tester is now a co-manager of Team 2.',
    ]);
    // The commissioner cannot pass on the message or the invitation.
    for (const list of ['mail', 'invitations'])
      expect(JSON.stringify((await anna.api('GET', `/api/${leagueId}/${list}`)).body)).not.toContain('nowhere.test');
  });

  test('are invited, removed and handed the team by its manager alone', async () => {
    const { leagueId, teamId } = await bertsTeam();
    await join(anna, leagueId, dora);
    await help(bert, leagueId, teamId, carl);
    for (const user of [anna, carl, dora]) {
      expectRefusal(await inviteTo(user, leagueId, teamId), 403, 'forbidden', {
        message: expect.stringContaining('Only the manager of Team 2'),
      });
      expect((await user.api('POST', `${at(leagueId, teamId)}/${carl.userId}/hand-over`)).status).toBe(403);
    }
    for (const [user, status] of [
      [anna, 403],
      [dora, 403],
      [ella, 404],
    ] as const)
      expect((await user.api('GET', at(leagueId, teamId))).status).toBe(status);
    const seen = await carl.api<CoManagersAnswer>('GET', at(leagueId, teamId));
    expect(seen.body).toMatchObject({ can_change: false, invitations: [], people: [{ name: 'Bert Tester' }, {}] });
    expect((await dora.api('DELETE', `${at(leagueId, teamId)}/${carl.userId}`)).status).toBe(403);
    expectRefusal(await bert.api<Refused>('DELETE', `${at(leagueId, teamId)}/${bert.userId}`), 409, 'managesTeam');
    expect((await bert.api('DELETE', `${at(leagueId, teamId)}/${dora.userId}`)).status).toBe(404);
    expect((await bert.api('DELETE', `${at(leagueId, teamId)}/${carl.userId}`)).status).toBe(200);
    expect((await carl.api('GET', `/api/${leagueId}`)).status).toBe(404);
    expect((await log(leagueId))[0]).toBe('Carl Tester was removed as a co-manager of Team 2.');
  });

  test('are two at most, open invitations included, also when three links are accepted at once', async () => {
    const { leagueId, teamId } = await bertsTeam();
    const one = await inviteTo(bert, leagueId, teamId);
    const both = await inviteTo(bert, leagueId, teamId);
    expectRefusal(await inviteTo(bert, leagueId, teamId), 409, 'teamFull', {
      message: 'A team has at most 3 people, its manager included. Team 2 has 1 person and 2 open invitations.',
      figure: 4,
      limit: 3,
      fix: 'Revoke an invitation or remove a co-manager first.',
    });
    // A third open invitation, as a copied league could have had.
    const third = await query<{ id: string }>`insert into invitation (id, league_id, team_id, co_manager, nonce,
        token_hash, created_by, expires_at)
      select id || 'x', league_id, team_id, true, nonce, encode(sha256('a-third-invitation-0'), 'hex'),
        created_by, expires_at
      from invitation where id = ${one.body.invitations[0]?.id} returning id`;
    expect(third).toHaveLength(1);
    const answers = await Promise.all([
      accept(carl, newest(one.body)),
      accept(dora, newest(both.body)),
      accept(ella, 'a-third-invitation-0'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.refusal).toMatchObject({ name: 'teamFull', limit: 3 });
    expect(await people(leagueId, teamId)).toHaveLength(3);
    const { body } = await bert.api<CoManagersAnswer>('GET', at(leagueId, teamId));
    expect(body.people.map(({ co_manager }) => co_manager)).toEqual([false, true, true]);
  });

  test('are invited again after a revoked invitation, which lets nobody in', async () => {
    const { leagueId, teamId } = await bertsTeam();
    const { body } = await inviteTo(bert, leagueId, teamId);
    const path = `${at(leagueId, teamId)}/invitations/${body.invitations[0]?.id}`;
    const byOffice = `/api/${leagueId}/invitations/${body.invitations[0]?.id}`;
    expect((await anna.api('DELETE', byOffice)).status).toBe(404);
    expect((await bert.api('DELETE', path)).status).toBe(200);
    expectRefusal(await bert.api<Refused>('DELETE', path), 409, 'invitationRevoked');
    expect((await accept(carl, newest(body))).status).toBe(409);
    await help(bert, leagueId, teamId, carl);
  });

  test('have one open invitation by email at a time', async () => {
    const { leagueId, teamId } = await bertsTeam();
    const invite = (email: string) => inviteTo(bert, leagueId, teamId, email);
    const { body } = await invite('nora@example.test');
    expectRefusal(await invite('Nora@Example.test'), 409, 'invitationOpen', {
      message: 'There is an open invitation to Nora@Example.test.',
    });
    const [open] = body.invitations;
    expect((await bert.api('DELETE', `${at(leagueId, teamId)}/invitations/${open?.id}`)).status).toBe(200);
    expect((await invite('nora@example.test')).status).toBe(201);
  });
});

describe('the manager', () => {
  test('hands the team over and is a co-manager then', async () => {
    const { leagueId, teamId } = await bertsTeam();
    await help(bert, leagueId, teamId, carl);
    expect((await bert.api('POST', `${at(leagueId, teamId)}/${carl.userId}/hand-over`)).status).toBe(200);
    expect(await people(leagueId, teamId)).toEqual(['Carl Tester', 'Bert Tester (co)']);
    expect((await log(leagueId))[0]).toBe('Bert Tester handed Team 2 over: Carl Tester now manages it.');
    expect((await inviteTo(bert, leagueId, teamId)).status).toBe(403);
    expect((await inviteTo(carl, leagueId, teamId)).status).toBe(201);
    expect((await bert.api('DELETE', `${at(leagueId, teamId)}/${bert.userId}`)).status).toBe(200);
    expect((await log(leagueId))[0]).toBe('Bert Tester no longer co-manages Team 2.');
  });

  test.each(['leaves', 'is removed', 'deletes the account'])('who %s is followed by a co-manager', async (how) => {
    const leagueId = await createLeague(anna);
    const gone = await app.signUp(how.split(' ').join(''));
    const teamId = await join(anna, leagueId, gone);
    await help(gone, leagueId, teamId, carl);
    await help(gone, leagueId, teamId, dora);
    const answer =
      how === 'leaves'
        ? await gone.api('POST', `/api/${leagueId}/leave`, {})
        : how === 'is removed'
          ? await anna.api('DELETE', `/api/${leagueId}/members/${gone.userId}`)
          : await gone.api('POST', '/api/auth/delete-account', {
              current_password: gone.password,
              confirm: 'delete my account',
            });
    expect([how, answer.status]).toEqual([how, 200]);
    expect(await people(leagueId, teamId)).toEqual(['Carl Tester', 'Dora Tester (co)']);
    expect((await log(leagueId))[0]).toBe('Carl Tester now manages Team 2.');
    await help(carl, leagueId, teamId, ella);
    expect(await told(leagueId, carl)).toEqual(['takesOver']);
  });

  test('who is removed does not come back by an invitation of their own', async () => {
    const { leagueId, teamId } = await bertsTeam();
    await help(bert, leagueId, teamId, carl);
    const token = newest((await inviteTo(bert, leagueId, teamId)).body);
    expect((await anna.api('DELETE', `/api/${leagueId}/members/${bert.userId}`)).status).toBe(200);
    expectRefusal(await accept(bert, token), 409, 'invitationRevoked');
    expect(await people(leagueId, teamId)).toEqual(['Carl Tester']);
  });

  test('who leaves alone takes the open invitations of co-managers along', async () => {
    const { leagueId, teamId } = await bertsTeam();
    const token = newest((await inviteTo(bert, leagueId, teamId)).body);
    expect((await bert.api('POST', `/api/${leagueId}/leave`, {})).status).toBe(200);
    expectRefusal(await accept(carl, token), 409, 'invitationRevoked');
    await join(anna, leagueId, bert);
  });

  test('is notified of a declined invitation and a co-manager who leaves, and keeps the team', async () => {
    const { leagueId, teamId } = await bertsTeam();
    const token = newest((await inviteTo(bert, leagueId, teamId)).body);
    const declined = await carl.api('POST', '/api/decline-invitation', { invitation_token: token });
    expect(declined.status).toBe(200);
    await help(bert, leagueId, teamId, dora);
    expect((await dora.api('POST', `/api/${leagueId}/leave`, {})).status).toBe(200);
    expect(await told(leagueId, bert)).toEqual(['coDeclined', 'coLeft']);
    expect(await told(leagueId, anna)).toEqual(['left']);
    expect(await people(leagueId, teamId)).toEqual(['Bert Tester']);
  });
});

test('a commissioner who stops helping stays in the league', async () => {
  const { leagueId, teamId } = await bertsTeam();
  await help(bert, leagueId, teamId, carl);
  await anna.api('PATCH', `/api/${leagueId}/members/${carl.userId}`, { is_commissioner: true });
  expect((await carl.api('DELETE', `${at(leagueId, teamId)}/${carl.userId}`)).status).toBe(200);
  expect((await leagueOf(carl, leagueId)).me).toMatchObject({ team_id: null, is_commissioner: true });
});

test('a copy invites the people of each team: its manager, and co-managers once it has one', async () => {
  const { leagueId, teamId } = await bertsTeam();
  await help(bert, leagueId, teamId, carl);
  const own = (await leagueOf(anna, leagueId)).me.team_id ?? '';
  await help(anna, leagueId, own, dora);
  const copy = await anna.api<{ league_id: string; invited: number }>('POST', `/api/${leagueId}/copies`, {
    league_name: 'Again',
    managers: true,
    rosters: false,
  });
  expect(copy.body.invited).toBe(3);
  const mine = async (user: TestUser) =>
    (
      await user.api<{ allLeagues: { league_id: string; invitation_token: string | null }[] }>(
        'GET',
        '/api/user-leagues',
      )
    ).body.allLeagues.find(({ league_id }) => league_id === copy.body.league_id)?.invitation_token ?? '';
  expect((await accept(dora, await mine(dora))).status).toBe(200);
  expectRefusal(await accept(carl, await mine(carl)), 409, 'teamFree');
  expect((await accept(bert, await mine(bert))).status).toBe(200);
  expect((await accept(carl, await mine(carl))).status).toBe(200);
  const { teams } = await leagueOf(anna, copy.body.league_id);
  expect(teams.filter(({ hasManager }) => hasManager)).toMatchObject([
    { manager_name: 'Anna Tester', co_managers: ['Dora Tester'] },
    { manager_name: 'Bert Tester', co_managers: ['Carl Tester'] },
  ]);
});
