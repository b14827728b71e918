import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { LeagueLinkAnswer, LeagueLinkPreview } from '@crease/core/leagues/league-link/league-link.answers.js';
import { AccountTies } from '../../auth/account/account-ties.service.js';
import { fileApp, type Refused, type TestUser } from '../../testing/test-app.js';
import { createLeague, invite, join, leagueOf } from '../../testing/test-league.js';
import { LeagueListeners, type TeamChange } from '../league-listeners.service.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app, query } = await fileApp({ env: { PUBLIC_URL: 'https://crease.example' } });
const other = await app.another();

const [anna, bert, carl, dora] = (await Promise.all(
  ['anna', 'bert', 'carl', 'dora'].map((name) => app.signUp(name)),
)) as [TestUser, TestUser, TestUser, TestUser];

const open = async (user: TestUser, leagueId: string) =>
  (await user.api<LeagueLinkAnswer>('PUT', `/api/${leagueId}/invitation-link`)).body;
const renew = async (user: TestUser, leagueId: string) =>
  (await user.api<LeagueLinkAnswer>('POST', `/api/${leagueId}/invitation-link/renew`)).body;
const tokenOf = ({ link }: LeagueLinkAnswer) => new URL(link ?? 'http://no.link').searchParams.get('join') ?? '';
const take = (user: TestUser, token: string, teamId: string | null = null, at = app) =>
  at.api<Refused & { success: boolean; league_id: string; team_id: string }>(
    'POST',
    '/api/join-league',
    { link_token: token, team_id: teamId },
    { authorization: `Bearer ${user.token}` },
  );
const preview = (token: string) =>
  app.api<Refused & LeagueLinkPreview>('POST', '/api/league-link-preview', { link_token: token });
const log = async (user: TestUser, leagueId: string) =>
  (await user.api<{ activities: { message: string }[] }>('GET', `/api/${leagueId}/activity-log`)).body.activities.map(
    ({ message }) => message,
  );
const free = async (leagueId: string) =>
  (await leagueOf(anna, leagueId)).teams.filter(({ hasManager }) => !hasManager).map(({ team_id }) => team_id);

describe('the link of a league', () => {
  test('gives the person who opens it the next open team, or the one that they choose, and is in the log', async () => {
    const leagueId = await createLeague(anna, { num_teams: 4 });
    const made = await open(anna, leagueId);
    expect(made).toMatchObject({ status: 'open' });
    expect(made.link).toContain(`https://crease.example/?join=${leagueId}.`);
    const token = tokenOf(made);
    expect((await preview(token)).body).toMatchObject({
      league_id: leagueId,
      league_name: 'The Pond',
      invited_by: 'Anna Tester',
      teams: 4,
      free: [{ team_name: 'Team 2' }, { team_name: 'Team 3' }, { team_name: 'Team 4' }],
      held: 0,
    });
    const changes: TeamChange[] = [];
    app.app.get(LeagueListeners).onTeamChanged((change) => void changes.push(change));
    const [second, third] = await free(leagueId);
    expect((await take(bert, token, third)).body).toMatchObject({ success: true, league_id: leagueId, team_id: third });
    expect((await take(carl, token)).body).toMatchObject({ team_id: second });
    expect(changes).toMatchObject([
      { leagueId, teamId: third, change: { manager: 'Bert Tester' } },
      { leagueId, teamId: second, change: { manager: 'Carl Tester' } },
    ]);
    expect((await leagueOf(bert, leagueId)).me).toEqual({
      team_id: third,
      is_commissioner: false,
      is_site_owner: false,
    });
    expect((await take(bert, token, second)).body).toMatchObject({ success: true, team_id: third });
    expect((await log(anna, leagueId)).filter((line) => line.includes('link'))).toEqual([
      'Carl Tester joined by the league’s link and now manages Team 2.',
      'Bert Tester joined by the league’s link and now manages Team 3.',
      'Anna Tester made an invitation link for all open teams.',
    ]);
  });

  test('gives the last team to one of several people in two processes, and tells the others why', async () => {
    for (let round = 0; round < 3; round += 1) {
      const leagueId = await createLeague(anna, { num_teams: 2 });
      const token = tokenOf(await open(anna, leagueId));
      const [last = null] = await free(leagueId);
      const answers = await Promise.all(
        [bert, carl, dora].map((user, index) => take(user, token, index === 1 ? last : null, index % 2 ? app : other)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      for (const { status, body } of answers)
        if (status === 409)
          expect(body.refusal).toMatchObject({
            name: 'leagueFull',
            message: 'All 2 teams of The Pond have a manager.',
          });
      expect(await query`select 1 from membership where league_id = ${leagueId}`).toHaveLength(2);
    }
  });

  test('refuses a team that was just taken, and says how many are left', async () => {
    const leagueId = await createLeague(anna, { num_teams: 4 });
    const token = tokenOf(await open(anna, leagueId));
    const [second = null] = await free(leagueId);
    await take(bert, token, second);
    const refused = await take(carl, token, second);
    expectRefusal(refused, 409, 'teamTaken');
    expect(refused.body.refusal).toMatchObject({
      field: 'team_id',
      message: 'Team 2 was just taken.',
      fix: 'Choose one of the 2 teams that are left.',
    });
    expect((await take(carl, token, leagueId)).status).toBe(404);
  });

  test('keeps teams for people who were invited, and gives them to nobody else', async () => {
    const leagueId = await createLeague(anna, { num_teams: 3 });
    const token = tokenOf(await open(anna, leagueId));
    const [second, third] = (await free(leagueId)) as [string, string];
    await query`update app_user set email_verified_at = now() where id = ${carl.userId}`;
    await invite(anna, leagueId, { teamId: second, email: carl.email });
    await invite(anna, leagueId, { teamId: third });
    expect((await preview(token)).body).toMatchObject({ free: [], held: 2 });
    const full = await take(bert, token);
    expectRefusal(full, 409, 'leagueFull');
    expect(full.body.refusal.message).toBe('The open 2 teams of The Pond wait for people who were invited.');
    expectRefusal(await take(bert, token, second), 409, 'leagueFull');
    expect((await take(carl, token)).body).toMatchObject({ team_id: second });
    expect(
      await query`select accepted_by from invitation where league_id = ${leagueId} and team_id = ${second}`,
    ).toEqual([{ accepted_by: carl.userId }]);
  });

  test('closes the own invitation to another team', async () => {
    const leagueId = await createLeague(anna, { num_teams: 3 });
    const token = tokenOf(await open(anna, leagueId));
    const [second, third] = (await free(leagueId)) as [string, string];
    await query`update app_user set email_verified_at = now() where id = ${carl.userId}`;
    await invite(anna, leagueId, { teamId: second, email: carl.email });
    expect((await take(carl, token, third)).body).toMatchObject({ team_id: third });
    expect((await preview(token)).body).toMatchObject({ free: [{ team_id: second }], held: 0 });
  });

  test('can be replaced, closed and made again, and ends after 14 days', async () => {
    const leagueId = await createLeague(anna);
    const first = await open(anna, leagueId);
    expect(await open(anna, leagueId)).toEqual(first);
    const second = await renew(anna, leagueId);
    expect(second.link).not.toBe(first.link);
    expectRefusal(await take(bert, tokenOf(first)), 404, 'linkInvalid');
    expectRefusal(await preview(tokenOf(first)), 404, 'linkInvalid');
    expect((await anna.api('DELETE', `/api/${leagueId}/invitation-link`)).status).toBe(200);
    expectRefusal(await take(bert, tokenOf(second)), 409, 'linkClosed');
    expectRefusal(await preview(tokenOf(second)), 409, 'linkClosed');
    const one = async () => (await anna.api<LeagueLinkAnswer>('GET', `/api/${leagueId}/invitation-link`)).body;
    expect(await one()).toMatchObject({ status: 'closed', link: null });
    const third = await open(anna, leagueId);
    expect(Date.parse(third.expires_at ?? '') - Date.now()).toBeGreaterThan(13 * 86_400_000);
    await query`update league_link set expires_at = now() - interval '1 second' where league_id = ${leagueId}`;
    expectRefusal(await take(bert, tokenOf(third)), 409, 'linkExpired');
    expect(await one()).toMatchObject({ status: 'expired', link: null });
    expect((await log(anna, leagueId)).filter((line) => line.includes('link'))).toEqual([
      'Anna Tester made an invitation link for all open teams.',
      'Anna Tester closed the league’s invitation link.',
      'Anna Tester replaced the league’s invitation link. The earlier link no longer works.',
      'Anna Tester made an invitation link for all open teams.',
    ]);
  });

  test('is renewed once by a repeated request', async () => {
    const leagueId = await createLeague(anna);
    const ask = () =>
      anna.api<LeagueLinkAnswer>('POST', `/api/${leagueId}/invitation-link/renew`, undefined, {
        'idempotency-key': `renew-${leagueId}`,
      });
    const [first, second] = [await ask(), await ask()];
    expect(second.body).toEqual(first.body);
  });

  test('is seen and changed by commissioners only, and opens no other league', async () => {
    const leagueId = await createLeague(anna);
    await join(anna, leagueId, bert);
    const token = tokenOf(await open(anna, leagueId));
    for (const [user, status] of [
      [bert, 403],
      [carl, 404],
    ] as const) {
      expect((await user.api('GET', `/api/${leagueId}/invitation-link`)).status).toBe(status);
      expect((await user.api('PUT', `/api/${leagueId}/invitation-link`)).status).toBe(status);
      expect((await user.api('POST', `/api/${leagueId}/invitation-link/renew`)).status).toBe(status);
      expect((await user.api('DELETE', `/api/${leagueId}/invitation-link`)).status).toBe(status);
    }
    const [, bits = ''] = token.split('.');
    for (const wrong of [`${await createLeague(anna)}.${bits}`, bits, `${leagueId}.${'x'.repeat(43)}`])
      expectRefusal(await take(carl, wrong), 404, 'linkInvalid');
    expect((await app.api('POST', '/api/join-league', { link_token: token })).status).toBe(401);
    const [row] = await query<{ token_hash: string }>`select token_hash from league_link where league_id = ${leagueId}`;
    expect(row?.token_hash).toBe(createHash('sha256').update(bits).digest('hex'));
  });

  test('gives a commissioner without a team a team, and a removed manager one again', async () => {
    const leagueId = await createLeague(anna, { num_teams: 3 });
    const token = tokenOf(await open(anna, leagueId));
    await query`update membership set team_id = null where league_id = ${leagueId} and user_id = ${anna.userId}`;
    const { team_id } = (await take(anna, token)).body;
    expect((await leagueOf(anna, leagueId)).me).toMatchObject({ team_id, is_commissioner: true });
    await take(bert, token);
    expect((await anna.api('DELETE', `/api/${leagueId}/members/${bert.userId}`)).status).toBe(200);
    expect((await take(bert, token)).status).toBe(200);
  });
});

test('people who sign up by a league’s link do not count for their network', async () => {
  const leagueId = await createLeague(anna, { num_teams: 4 });
  const token = tokenOf(await open(anna, leagueId));
  const found = () => app.app.get(AccountTies).openInvitation(token);
  // Those who have joined are in the count of the day, so the number does not fall with the open teams.
  for (const person of [bert, carl, null]) {
    expect(await found()).toMatchObject({ people: 4 });
    if (person !== null) expect((await take(person, token)).status).toBe(200);
  }
  await anna.api('DELETE', `/api/${leagueId}/invitation-link`);
  expect(await app.app.get(AccountTies).openInvitation(token)).toBeNull();
});
