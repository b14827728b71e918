import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { newId } from '@crease/core/ids.js';
import type { MailView, UserLeaguesAnswer } from '@crease/core/leagues/league.answers.js';
import type { InvitationView } from '@crease/core/leagues/league.schema.js';
import type { StoredEvent } from '../../platform/database/event.model.js';
import { EventRelay } from '../../platform/realtime/event-relay.js';
import { eventually } from '../../testing/patience.js';
import { fileApp, type Refused, type TestUser } from '../../testing/test-app.js';
import { createLeague, invite, join, leagueOf, tokenOf } from '../../testing/test-league.js';
import { LeagueListeners, type TeamChange } from '../league-listeners.service.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { app, query } = await fileApp({ env: { PUBLIC_URL: 'https://crease.example' } });
const other = await app.another();

const events: StoredEvent[] = [];
app.app.get(EventRelay).listen((event) => events.push(event));
const [anna, bert, carl, dora] = (await Promise.all(
  ['anna', 'bert', 'carl', 'dora'].map((name) => app.signUp(name)),
)) as [TestUser, TestUser, TestUser, TestUser];
const accept = (user: TestUser, token: string, at = app) =>
  at.api<Refused & { success: boolean; league_id: string; team_id: string }>(
    'POST',
    '/api/accept-invitation',
    { invitation_token: token, user_uid: user.userId },
    { authorization: `Bearer ${user.token}` },
  );
const list = async (user: TestUser, leagueId: string) =>
  (await user.api<{ invitations: InvitationView[] }>('GET', `/api/${leagueId}/invitations`)).body.invitations;
const leagues = async (user: TestUser) =>
  (await user.api<UserLeaguesAnswer>('GET', `/api/user-leagues?uid=${user.userId}`)).body.allLeagues;
/** Confirms the address, like a mailed link or another provider. */
const prove = (user: TestUser) => query`update app_user set email_verified_at = now() where id = ${user.userId}`;
const verified = async (user: TestUser) =>
  (await user.api<{ userInfo: { emailVerified: boolean }[] }>('GET', `/api/login?email=${user.email}`)).body.userInfo[0]
    ?.emailVerified;

describe('an invitation by link', () => {
  test('makes the person who opens it the manager of its team, once', async () => {
    const leagueId = await createLeague(anna);
    const { token, team_id, link } = await invite(anna, leagueId);
    expect(link).toBe(`https://crease.example/?invitation=${token}`);
    const changes: TeamChange[] = [];
    app.app.get(LeagueListeners).onTeamChanged((change) => void changes.push(change));
    expect(await accept(bert, token)).toMatchObject({
      status: 200,
      body: { success: true, league_id: leagueId, team_id },
    });
    expect(changes).toEqual([{ leagueId, teamId: team_id, change: { manager: 'Bert Tester' }, actor: bert.userId }]);
    expect((await leagueOf(bert, leagueId)).me).toEqual({ team_id, is_commissioner: false, is_site_owner: false });
    expectRefusal(await accept(carl, token), 409, 'invitationUsed');
    expect((await leagueOf(carl, leagueId)) as unknown).toMatchObject({ refusal: { name: 'notFound' } });
    const again = await accept(bert, token);
    expect(again).toMatchObject({ status: 200, body: { team_id } });
  });

  test('raced by two people in two processes has one winner', async () => {
    for (let round = 0; round < 5; round += 1) {
      const leagueId = await createLeague(anna, { num_teams: 2 });
      const { token, team_id } = await invite(anna, leagueId);
      const answers = await Promise.all(
        [bert, carl, dora, bert, carl, dora].map((user, index) => accept(user, token, index % 2 ? app : other)),
      );
      const winners = new Set(answers.flatMap(({ status }, index) => (status === 200 ? [index % 3] : [])));
      expect(winners.size).toBe(1);
      expect(
        answers
          .filter(({ status }) => status !== 200)
          .every(({ status, body }) => status === 409 && body.refusal.name === 'invitationUsed'),
      ).toBe(true);
      expect(await query`select 1 from membership where team_id = ${team_id}`).toHaveLength(1);
    }
  });

  test('raced with another one by the same person gives them one team', async () => {
    const leagueId = await createLeague(anna, { num_teams: 3 });
    const [first, second] = (await leagueOf(anna, leagueId)).teams
      .filter(({ hasManager }) => !hasManager)
      .map(({ team_id }) => team_id);
    const tokens = [
      (await invite(anna, leagueId, { teamId: first })).token,
      (await invite(anna, leagueId, { teamId: second })).token,
    ];
    const answers = await Promise.all(tokens.map((token, index) => accept(bert, token, index % 2 ? app : other)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.refusal.name).toBe('alreadyManager');
  });

  test('gives a commissioner without a team their team', async () => {
    const leagueId = await createLeague(anna);
    await join(anna, leagueId, bert);
    await anna.api('PATCH', `/api/${leagueId}/members/${bert.userId}`, { is_commissioner: true });
    await query`update membership set team_id = null where league_id = ${leagueId} and user_id = ${bert.userId}`;
    const { token, team_id } = await invite(anna, leagueId);
    expect((await accept(bert, token)).status).toBe(200);
    expect((await leagueOf(bert, leagueId)).me).toMatchObject({ team_id, is_commissioner: true });
  });

  test('cannot be guessed, and is accepted for nobody else', async () => {
    const leagueId = await createLeague(anna);
    const { token } = await invite(anna, leagueId);
    const [league = '', bits = ''] = token.split('.');
    expect([league, Buffer.from(bits, 'base64url').length]).toEqual([leagueId, 32]);
    for (const other of [randomBytes(32).toString('base64url'), `${await createLeague(anna)}.${bits}`])
      expectRefusal(await accept(bert, other), 404, 'invitationInvalid');
    expect((await accept(bert, 'short')).status).toBe(422);
    expectRefusal(
      await bert.api<Refused>('POST', '/api/accept-invitation', { invitation_token: token, user_uid: carl.userId }),
      403,
      'notYou',
    );
    expect((await app.api('POST', '/api/accept-invitation', { invitation_token: token })).status).toBe(401);
    const [row] = await query<{
      token_hash: string;
      nonce: string;
    }>`select token_hash, nonce from invitation where league_id = ${leagueId}`;
    expect(row?.token_hash).toBe(createHash('sha256').update(bits).digest('hex'));
    expect(row?.nonce).not.toBe(token);
  });

  test('opens with a link of a release whose tokens did not name the league', async () => {
    const leagueId = await createLeague(anna);
    const { token, team_id } = await invite(anna, leagueId);
    expect(await accept(bert, token.split('.')[1] ?? '')).toMatchObject({
      status: 200,
      body: { success: true, league_id: leagueId, team_id },
    });
  });

  test('ends after 14 days, and can be given 14 more', async () => {
    const leagueId = await createLeague(anna);
    const invitation = await invite(anna, leagueId);
    expect(Date.parse(invitation.expires_at) - Date.parse(invitation.created_at)).toBe(14 * 86_400_000);
    await query`update invitation set expires_at = now() - interval '1 second' where id = ${invitation.id}`;
    expectRefusal(await accept(bert, invitation.token), 409, 'invitationExpired');
    expect(await list(anna, leagueId)).toMatchObject([{ status: 'expired', link: null }]);
    const renewed = await anna.api<InvitationView>('POST', `/api/${leagueId}/invitations/${invitation.id}/resend`);
    expect(renewed).toMatchObject({ status: 200, body: { status: 'pending', link: invitation.link } });
    expect((await accept(bert, invitation.token)).status).toBe(200);
  });

  test('can be withdrawn, also while it is accepted', async () => {
    const leagueId = await createLeague(anna);
    const first = await invite(anna, leagueId);
    expect((await anna.api('DELETE', `/api/${leagueId}/invitations/${first.id}`)).status).toBe(200);
    expectRefusal(await accept(bert, first.token), 409, 'invitationRevoked');
    expectRefusal(
      await anna.api<Refused>('DELETE', `/api/${leagueId}/invitations/${first.id}`),
      409,
      'invitationRevoked',
    );

    const second = await invite(anna, leagueId);
    const [revoked, accepted] = await Promise.all([
      anna.api('DELETE', `/api/${leagueId}/invitations/${second.id}`),
      accept(bert, second.token),
    ]);
    expect([revoked.status, accepted.status].sort()).toEqual([200, 409]);
  });

  test('is one per team, for a team without a manager', async () => {
    const leagueId = await createLeague(anna);
    const { team_id, id } = await invite(anna, leagueId);
    const ask = (teamId: unknown) => anna.api<Refused>('POST', `/api/${leagueId}/invitations`, { team_id: teamId });
    expectRefusal(await ask(team_id), 409, 'invitationOpen');
    const mine = (await leagueOf(anna, leagueId)).me.team_id;
    expectRefusal(await ask(mine), 409, 'teamTaken');
    expect((await ask(newId(randomBytes))).status).toBe(404);
    expect((await ask('team')).status).toBe(422);
    await query`update invitation set expires_at = now() - interval '1 second' where id = ${id}`;
    expect((await ask(team_id)).status).toBe(201);
  });

  test('is open to commissioners only, who see its link again', async () => {
    const leagueId = await createLeague(anna);
    await join(anna, leagueId, bert);
    const { id, link, team_id } = await invite(anna, leagueId);
    expect((await list(anna, leagueId))[0]).toMatchObject({ id, link, status: 'pending' });
    for (const [user, status] of [
      [bert, 403],
      [carl, 404],
    ] as const) {
      expect((await user.api('GET', `/api/${leagueId}/invitations`)).status).toBe(status);
      expect((await user.api('POST', `/api/${leagueId}/invitations`, { team_id })).status).toBe(status);
      expect((await user.api('POST', `/api/${leagueId}/invitations/${id}/resend`)).status).toBe(status);
      expect((await user.api('DELETE', `/api/${leagueId}/invitations/${id}`)).status).toBe(status);
      expect((await user.api('GET', `/api/${leagueId}/mail`)).status).toBe(status);
    }
    const theirs = await createLeague(carl);
    expect((await carl.api('DELETE', `/api/${theirs}/invitations/${id}`)).status).toBe(404);
    expect((await list(anna, leagueId))[0]?.status).toBe('pending');
  });
});

describe('an invitation by email', () => {
  test('stands in the list of who proved that address, and is accepted from there', async () => {
    await prove(carl);
    const leagueId = await createLeague(anna, { league_name: 'By mail' });
    const { token, team_id } = await invite(anna, leagueId, { email: 'CARL@crease.test' });
    const entry = (await leagues(carl)).find(({ league_id }) => league_id === leagueId);
    expect(entry).toMatchObject({
      league_name: 'By mail',
      user_team_id: team_id,
      pending: true,
      invitation_token: token,
      is_commissioner: false,
    });
    expect((await leagues(bert)).some(({ league_id }) => league_id === leagueId)).toBe(false);
    expect((await carl.api('GET', `/api/${leagueId}`)).status).toBe(404);
    expect((await accept(carl, entry?.invitation_token ?? '')).status).toBe(200);
    expect((await leagues(carl)).filter(({ league_id }) => league_id === leagueId)).toMatchObject([
      { pending: false, invitation_token: null, user_team_id: team_id },
    ]);
  });

  test('is shown to nobody who only claims the address; without a mail server the link itself is the proof, and proves nothing more', async () => {
    const leagueId = await createLeague(anna);
    const { token, team_id } = await invite(anna, leagueId, { email: 'claimed@crease.test' });
    const claimant = await app.signUp('claimant', { email: 'claimed@crease.test' });
    expect(await leagues(claimant)).toEqual([]);
    expect(await accept(dora, token)).toMatchObject({ status: 200, body: { team_id } });
    expect(await verified(dora)).toBe(false);
  });

  test('waits for somebody who has no account yet, and shows when they have proved their address', async () => {
    const leagueId = await createLeague(anna);
    await invite(anna, leagueId, { email: 'later@crease.test' });
    const later = await app.signUp('later');
    expect(await leagues(later)).toEqual([]);
    await prove(later);
    expect(await leagues(later)).toMatchObject([{ league_id: leagueId, pending: true }]);
  });

  test('is not sent to who manages a team already', async () => {
    const leagueId = await createLeague(anna);
    await join(anna, leagueId, bert);
    const team = (await leagueOf(anna, leagueId)).teams.find(({ hasManager }) => !hasManager)?.team_id;
    expectRefusal(
      await anna.api<Refused>('POST', `/api/${leagueId}/invitations`, { team_id: team, email: bert.email }),
      409,
      'alreadyManager',
      { field: 'email' },
    );
    expect((await anna.api('POST', `/api/${leagueId}/invitations`, { team_id: team, email: 'bert' })).status).toBe(422);
  });

  test('without a mail server is kept for the commissioner to pass on', async () => {
    const leagueId = await createLeague(anna, { league_name: 'Kept\r\nBcc: everybody@crease.test' });
    const { link, id } = await invite(anna, leagueId, { email: carl.email });
    const kept = async () => (await anna.api<{ mail: MailView[] }>('GET', `/api/${leagueId}/mail`)).body.mail;
    const [message] = await kept();
    expect(message).toMatchObject({ kind: 'invitation', to: carl.email, status: 'kept', sent_at: null, link });
    expect(message?.subject).toBe('Anna Tester invites you to Kept Bcc: everybody@crease.test');
    expect(message?.body).toContain(link);
    await anna.api('POST', `/api/${leagueId}/invitations/${id}/resend`);
    expect(await kept()).toHaveLength(2);
    await accept(carl, tokenOf(link));
    expect((await kept()).map((mail) => mail.link)).toEqual([null, null]);
  });

  test('sent twice with one key is one invitation and one message', async () => {
    const leagueId = await createLeague(anna);
    const team = (await leagueOf(anna, leagueId)).teams.find(({ hasManager }) => !hasManager)?.team_id;
    const ask = () =>
      anna.api<InvitationView>(
        'POST',
        `/api/${leagueId}/invitations`,
        { team_id: team, email: carl.email },
        { 'idempotency-key': `invite-${leagueId}` },
      );
    const [first, second] = [await ask(), await ask()];
    expect(second.body).toEqual(first.body);
    expect(await query`select 1 from mail where league_id = ${leagueId}`).toHaveLength(1);
  });
});

describe('declining an invitation', () => {
  const decline = (user: TestUser, token: string) =>
    user.api<Refused & { success: true }>('POST', '/api/decline-invitation', { invitation_token: token });
  const log = async (leagueId: string) =>
    (await anna.api<{ activities: { message: string }[] }>('GET', `/api/${leagueId}/activity-log`)).body.activities.map(
      ({ message }) => message,
    );

  test('ends it, frees its team, stands in the log and is told to the commissioners', async () => {
    await prove(carl);
    const leagueId = await createLeague(anna);
    const { token, team_id, id } = await invite(anna, leagueId, { email: carl.email });
    const before = events.length;
    expect(await decline(carl, token)).toMatchObject({ status: 200, body: { success: true } });
    expect(await decline(carl, token)).toMatchObject({ status: 200, body: { success: true } });
    expect((await leagues(carl)).some(({ league_id }) => league_id === leagueId)).toBe(false);
    expectRefusal(await accept(carl, token), 409, 'invitationDeclined');
    expect((await list(anna, leagueId)).find((one) => one.id === id)).toMatchObject({ status: 'declined', link: null });
    expect((await log(leagueId)).filter((line) => line.includes('declined'))).toEqual([
      'Carl Tester declined the invitation to manage Team 2.',
    ]);
    await eventually(
      () =>
        expect(
          events
            .slice(before)
            .some(({ stream, event }) => stream === `user:${anna.userId}` && event.type === 'invitationsChanged'),
        ).toBe(true),
      1_000,
    );
    const [mail] = await query<{
      to_address: string;
      subject: string;
      body: string;
    }>`select to_address, subject, body from mail where league_id = ${leagueId} and kind = 'member-left'`;
    expect(mail).toMatchObject({
      to_address: anna.email,
      subject: 'Carl Tester declined the invitation to manage Team 2.',
    });
    expect(mail?.body).toContain(`https://crease.example/${leagueId}/admin/commissioner-hub/people`);
    expect((await anna.api('POST', `/api/${leagueId}/invitations`, { team_id })).status).toBe(201);
  });

  test('is refused for one that is used, withdrawn, out of date or invented, and raced with accepting it has one winner', async () => {
    const leagueId = await createLeague(anna);
    const [used, gone, old, raced] = [
      await invite(anna, leagueId),
      await invite(anna, await createLeague(anna)),
      await invite(anna, await createLeague(anna)),
      await invite(anna, await createLeague(anna)),
    ];
    await accept(dora, used.token);
    await query`update invitation set revoked_at = now() where id = ${gone.id}`;
    await query`update invitation set expires_at = now() - interval '1 second' where id = ${old.id}`;
    expectRefusal(await decline(carl, used.token), 409, 'invitationUsed');
    expectRefusal(await decline(carl, gone.token), 409, 'invitationRevoked');
    expectRefusal(await decline(carl, old.token), 409, 'invitationExpired');
    expectRefusal(await decline(carl, randomBytes(32).toString('base64url')), 404, 'invitationInvalid');
    const [declined, accepted] = await Promise.all([decline(carl, raced.token), accept(carl, raced.token, other)]);
    expect([declined.status, accepted.status].sort()).toEqual([200, 409]);
  });
});

describe('that an invitation came, was renewed or went', () => {
  test('is told to the commissioners and to whom it is for, and to nobody else', async () => {
    await prove(carl);
    const leagueId = await createLeague(anna);
    await join(anna, leagueId, bert);
    await join(anna, leagueId, dora);
    expect(
      (await anna.api('PATCH', `/api/${leagueId}/members/${bert.userId}`, { is_commissioner: true })).status,
    ).toBeLessThan(300);
    const told = async (change: () => Promise<unknown>) => {
      const before = events.length;
      await change();
      const since = () =>
        events
          .slice(before)
          .filter(({ event }) => event.type === 'invitationsChanged' || event.type === 'leaguesChanged');
      await eventually(() => expect(since().length).toBeGreaterThanOrEqual(3), 1_000);
      expect(since().every(({ rooms, stream }) => rooms.length === 1 && rooms[0] === stream)).toBe(true);
      return since()
        .map(({ stream, event }) => `${event.type} ${stream}`)
        .sort();
    };
    const expected = [
      `invitationsChanged user:${anna.userId}`,
      `invitationsChanged user:${bert.userId}`,
      `leaguesChanged user:${carl.userId}`,
    ].sort();
    let id = '';
    expect(await told(async () => (id = (await invite(anna, leagueId, { email: carl.email })).id))).toEqual(expected);
    expect(await told(() => anna.api('POST', `/api/${leagueId}/invitations/${id}/resend`))).toEqual(expected);
    expect(await told(() => bert.api('DELETE', `/api/${leagueId}/invitations/${id}`))).toEqual(expected);
  });
});
