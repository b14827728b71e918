import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { dayPlus } from '@crease/core/calendar.js';
import { leagueFormDefaults } from '@crease/core/leagues/league.rules.js';
import { newId } from '@crease/core/ids.js';
import type { Call, Who } from '@crease/core/wire/call.js';
import { leagueScope, tokenNeed } from '@crease/core/auth/tokens/token.rules.js';
import { visitorReads } from '@crease/core/auth/visitor.rules.js';
import { wire } from '@crease/core/wire.js';
import { MailLinks } from './auth/mail/mail-links.service.js';
import { SessionService, type SessionTokens } from './auth/session/session.service.js';
import { TicketService } from './auth/ticket.service.js';
import { json, startFantrax } from './imports/testing/fantrax-server.js';
import { routesOf } from './platform/http/http.setup.js';
import { Described } from './testing/described.js';
import { accessToken } from './testing/answers/access-token.js';
import { englishIn, textsIn } from './testing/language/english.js';
import { seedPlayers, somePlayers } from './testing/draft-fixture.js';
import { SITE_OWNER, fileApp, type Answer, type Refused, type TestUser } from './testing/test-app.js';
import { createLeague, invite, join, leagueOf } from './testing/test-league.js';
import { NO_MINIMUMS } from './testing/play-fixture.js';

/*
 * Authorization of every route. Each role calls each route and must get the answer of one of the policies below; the
 * call declares which (`who`). The table defines the requests. Every answer is also checked against the API
 * description. Its readers read French, and no sentence of an answer may be English.
 */

/** Order of the calls: roles that must not change anything go first. */
const ROLES = [
  'stranger',
  'outsider',
  'invited',
  'former',
  'siteOwner',
  'other',
  'manager',
  'coCommissioner',
  'commissioner',
] as const;
type Role = (typeof ROLES)[number];

/**
 * `yes`: not refused because of the role. `signIn` 401, `no` 403, `absent` 404 with the same body as for an absent
 * league.
 */
type Verdict = 'yes' | 'signIn' | 'no' | 'absent' | 'noMethod';

const everybody = (verdict: Verdict): Record<Role, Verdict> =>
  Object.fromEntries(ROLES.map((role) => [role, verdict])) as Record<Role, Verdict>;
const signedIn: Record<Role, Verdict> = { ...everybody('yes'), stranger: 'signIn' };
const reading: Record<Role, Verdict> = { ...signedIn, outsider: 'absent', invited: 'absent', former: 'absent' };
const POLICIES = {
  public: everybody('yes'),
  /** Programs with an access token. */
  tokenOnly: everybody('signIn'),
  noMethod: everybody('noMethod'),
  /** Registered by a library, but without content. */
  nothing: everybody('absent'),
  signedIn,
  reading,
  acting: { ...reading, siteOwner: 'no' },
  team: { ...reading, siteOwner: 'no', other: 'no' },
  manager: { ...reading, siteOwner: 'no', other: 'no', coCommissioner: 'no', commissioner: 'no' },
  commissioner: { ...reading, siteOwner: 'no', other: 'no', manager: 'no' },
  /** The two teams of an offer; it does not exist for others, including commissioners and the site owner. */
  twoTeams: { ...everybody('absent'), stranger: 'signIn', manager: 'yes', other: 'yes' },
  /** The team of an offer whose turn it is. */
  ownOffer: { ...everybody('absent'), stranger: 'signIn', siteOwner: 'no', manager: 'yes', other: 'no' },
  /** Managers whose team has no part in a commissioner's trade. */
  uninvolved: { ...reading, siteOwner: 'no', commissioner: 'no' },
  siteOwner: { ...everybody('no'), stranger: 'signIn', siteOwner: 'yes' },
} satisfies Record<string, Record<Role, Verdict>>;

const POLICY_OF: Record<Who, keyof typeof POLICIES> = {
  anyone: 'public',
  ticket: 'public',
  userOrTicket: 'signedIn',
  user: 'signedIn',
  member: 'acting',
  ownTeam: 'acting',
  team: 'team',
  manager: 'manager',
  commissioner: 'commissioner',
  bothSides: 'twoTeams',
  sideToMove: 'ownOffer',
  uninvolved: 'uninvolved',
  siteOwner: 'siteOwner',
};
const CALLS = new Map<string, Call>(Object.entries(wire));
/** The policy of a declared call; undefined for a library's route. */
function policyOf(route: string): keyof typeof POLICIES | undefined {
  const key = route.replace(' /api', ' ');
  const call = CALLS.get(key);
  if (!call) return undefined;
  return call.who === 'member' && key.startsWith('GET ') ? 'reading' : POLICY_OF[call.who];
}

const fantrax = await startFantrax(() => ({
  getTeamRosters: json({ rosters: { t1: { teamName: 'One', rosterItems: [] } } }),
  getPlayerIds: json({}),
}));
// An unreachable provider; its pop-up shows the error to every role.
const { app, database, query } = await fileApp({
  env: {
    GOOGLE_CLIENT_ID: 'crease',
    GOOGLE_CLIENT_SECRET: 'shared',
    GOOGLE_ISSUER: 'http://127.0.0.1:1',
    WEBHOOK_ORIGINS: 'http://127.0.0.1:1',
    FANTRAX_API_URL: fantrax.url,
  },
});
afterAll(() => fantrax.close());
const described = await Described.by(app.api);

/** A change of the settings that waits for the next season. */
async function aComingChange(
  leagueId = world.leagueId,
  userId = world.commissioner.userId,
): Promise<{ change_id: string }> {
  const id = newId(randomBytes);
  await query`update setting_change set state = 'replaced' where league_id = ${leagueId} and state = 'coming'`;
  await query`insert into setting_change (id, league_id, key, before, after, effect, state, season, made_by)
    values (${id}, ${leagueId}, 'ir_slots', '3', '2', 'next-season', 'coming', '2026-27', ${userId})`;
  return { change_id: id };
}

let playedIn = '';

/** An imported trade from before the league came here. */
async function aBroughtTrade(): Promise<Record<string, string>> {
  await query`insert into brought_past (league_id, kind, season, number, team_id, from_team_id, what)
    select ${world.leagueId}, 'trade', '2024-25', 1, min(id), max(id), 'A first' from team
      where league_id = ${world.leagueId}
    on conflict do nothing`;
  return {};
}

async function makeWorld() {
  const names = [
    'outsider',
    'invited',
    'former',
    'other',
    'manager',
    'coCommissioner',
    'commissioner',
    'host',
  ] as const;
  const users = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await app.signUp(name)] as const)),
  ) as Record<(typeof names)[number], TestUser>;
  const siteOwner = await app.signUp('siteowner', { email: SITE_OWNER });
  await seedPlayers(database.pool, somePlayers(200));

  const form = {
    num_teams: 8,
    general_draft_length: 20,
    ...NO_MINIMUMS,
    max_roster_size: 40,
  };
  const build = async (commissioner: TestUser, members: readonly TestUser[]) => {
    const leagueId = await createLeague(commissioner, form, 'redraft');
    const teams = new Map<TestUser, string>([
      [commissioner, (await leagueOf(commissioner, leagueId)).me.team_id as string],
    ]);
    for (const member of members) teams.set(member, await join(commissioner, leagueId, member));
    return { leagueId, teams };
  };
  const { leagueId, teams } = await build(users.commissioner, [
    users.manager,
    users.other,
    users.coCommissioner,
    users.former,
  ]);
  await users.commissioner.api('PATCH', `/api/${leagueId}/members/${users.coCommissioner.userId}`, {
    is_commissioner: true,
  });
  await users.commissioner.api('DELETE', `/api/${leagueId}/members/${users.former.userId}`);
  await invite(users.commissioner, leagueId, { email: users.invited.email });
  const foreign = await build(users.outsider, [users.host]);

  const startDraft = async (commissioner: TestUser, inLeague: string, first: readonly string[], mock: boolean) => {
    const created = await commissioner.api<{ draft_id: string }>('POST', `/api/${inLeague}/drafts`, {
      type: 'general',
      mock,
      clock: { seconds: 86_400 },
    });
    const all = (await leagueOf(commissioner, inLeague)).teams.map(({ team_id }) => team_id);
    const path = `/api/${inLeague}/drafts/${created.body.draft_id}`;
    const ordered = await commissioner.api('PUT', `${path}/order`, {
      source: 'commissioner',
      kind: 'linear',
      team_ids: [...first, ...all.filter((id) => !first.includes(id))],
    });
    const begun = await commissioner.api('POST', `${path}/begin`);
    if (ordered.status !== 200 || begun.status !== 200)
      throw new Error(`the draft did not begin: ${JSON.stringify([ordered.body, begun.body])}`);
    return created.body.draft_id;
  };
  const own = [users.manager, users.other, users.coCommissioner, users.commissioner].map(
    (user) => teams.get(user) as string,
  );
  return {
    ...users,
    siteOwner,
    leagueId,
    foreignLeague: foreign.leagueId,
    teamId: teams.get(users.manager) as string,
    foreignTeam: foreign.teams.get(users.host) as string,
    draftId: await startDraft(users.commissioner, leagueId, own, false),
    foreignDraft: await startDraft(users.outsider, foreign.leagueId, [], false),
    async lobby() {
      const created = await users.commissioner.api<{ draft_id: string }>('POST', `/api/${leagueId}/drafts`, {
        type: 'general',
        mock: true,
        clock: { seconds: 86_400 },
      });
      return created.body.draft_id;
    },
    running: () => startDraft(users.commissioner, leagueId, own, true),
  };
}
const world = await makeWorld();
const userOf = (role: Role): TestUser | null => (role === 'stranger' ? null : world[role]);

interface Row {
  /** Policy when no call declares one, or when this request differs from the first row's policy. */
  readonly as?: keyof typeof POLICIES;
  /** Path parameters except `league_id`. Data that a role changes is created for each role. */
  readonly params?: (role: Role) => Promise<Record<string, string>> | Record<string, string>;
  readonly query?: (role: Role) => string;
  readonly body?: (role: Role) => unknown;
  readonly headers?: (role: Role) => Promise<Record<string, string>>;
  /** The league id is in the body, so the path cannot name an absent league. */
  readonly leagueInBody?: true;
  /** Even an allowed role gets a conflict in this league's state. */
  readonly conflicts?: true;
  /** Parameters of another league. The answer must equal that for ids that do not exist. */
  readonly foreign?: () => Record<string, string> | Promise<Record<string, string>>;
  /** A body that refers to another league's data; the answer must equal that for ids that do not exist. */
  readonly foreignBody?: (id: (theirs: string) => string) => unknown;
}

/**
 * Parameters that do not belong to a league. Players and providers are global, the name of a picture or calendar is its
 * key, and users and imports belong to the site owner. The numbers of a matchup exist in every league.
 */
const EVERYBODYS =
  /:player_id|:provider|\/(?:uploads|calendar)\/:name|\/admin\/(?:users\/:user_id|imports\/:import_id)|matchups\/:period\//;

const POLL = {
  question: 'More rookies?',
  choices: ['Yes', 'No'],
  voters: 'member',
};
const inAnHourAndMore = () => new Date(Date.now() + 7_200_000).toISOString();
async function aThread(by: TestUser, leagueId = world.leagueId, poll: object | null = null) {
  const begun = await by.api<{ thread_id: string }>('POST', `/api/${leagueId}/talk`, {
    title: 'Rules',
    body: 'What do you think?',
    poll,
  });
  const path = `/api/${leagueId}/talk/${begun.body.thread_id}`;
  const { posts } = (await by.api<{ posts: { id: string; poll: { id: string } | null }[] }>('GET', path)).body;
  return { thread_id: begun.body.thread_id, post_id: posts[0]?.id ?? '', poll_id: posts[0]?.poll?.id ?? '' };
}
const MEMBERS: readonly Role[] = ['other', 'manager', 'coCommissioner', 'commissioner'];
/** A post of the role itself, if it can have one. */
const ownPost = async (role: Role) => {
  const { thread_id, post_id } = await aThread(MEMBERS.includes(role) ? (userOf(role) ?? world.host) : world.manager);
  return { thread_id, post_id };
};
const othersPost = async () => {
  const { thread_id, post_id } = await aThread(world.manager);
  return { thread_id, post_id };
};
const talkThread = async () => ({ thread_id: (await othersPost()).thread_id });
const foreignPost = async () => {
  const { thread_id, post_id } = await aThread(world.outsider, world.foreignLeague);
  return { thread_id, post_id };
};
const foreignThread = async () => ({ thread_id: (await foreignPost()).thread_id });
const aPoll = async () => ({
  poll_id: (await aThread(world.manager, world.leagueId, { ...POLL, deadline: inAnHourAndMore() })).poll_id,
});
const foreignPoll = async () => ({
  poll_id: (await aThread(world.outsider, world.foreignLeague, { ...POLL, deadline: inAnHourAndMore() })).poll_id,
});

const theDraft = () => ({ draft_id: world.draftId });
const foreignDraft = () => ({ draft_id: world.foreignDraft });
const lobby = async () => ({ draft_id: await world.lobby() });
const nextWeek = () => ({ day: dayPlus(new Date().toISOString().slice(0, 10), 7), time: '20:00' });
const datedLobby = async () => {
  const params = await lobby();
  await world.commissioner.api('PUT', `/api/${world.leagueId}/drafts/${params.draft_id}/night`, nextWeek());
  return params;
};
const running = async () => ({ draft_id: await world.running() });
const ownQueue = () => ({ draft_id: world.draftId, team_id: world.teamId });
const snapshot = async (draftId: string) =>
  (
    await world.commissioner.api<{
      state: { onClock: { overall: number } | null; slots: { status: string; overall: number; ownerTeamId: string }[] };
    }>('GET', `/api/${world.leagueId}/drafts/${draftId}`)
  ).body.state;
let players = 8_000_001;
async function nextPick() {
  return { overall: (await snapshot(world.draftId)).onClock?.overall, player_id: (players += 1) };
}
async function ownPick() {
  const slots = (await snapshot(world.draftId)).slots.filter(
    (slot) => slot.status === 'open' && slot.ownerTeamId === world.teamId,
  );
  return slots.at(-1)?.overall;
}
const aMember = async () => {
  const { userId } = await quickUser();
  await database.query('insert into membership (league_id, user_id) values ($1, $2)', [world.leagueId, userId]);
  return { user_id: userId };
};
const freeTeam = async (leagueId = world.leagueId) => {
  const open = await query<{ id: string }>`select t.id from team t where t.league_id = ${leagueId}
      and not exists (select 1 from membership m where m.team_id = t.id)
    and not exists (select 1 from invitation i where i.team_id = t.id and i.accepted_at is null
      and i.revoked_at is null) limit 1`;
  return { team_id: open[0]?.id };
};
const anInvitation = async (commissioner = world.commissioner, leagueId = world.leagueId) => {
  await query`update invitation set revoked_at = now() where league_id = ${leagueId} and email is null
    and accepted_at is null and revoked_at is null`;
  return {
    invitation_id: (await invite(commissioner, leagueId, { teamId: (await freeTeam(leagueId)).team_id ?? '' })).id,
  };
};
/** An open invitation of a team's co-manager, written directly into the database. */
async function aCoManagersInvitation(leagueId = world.leagueId, team_id = world.teamId) {
  const invitation_id = newId(randomBytes);
  await query`update invitation set revoked_at = now() where team_id = ${team_id} and accepted_at is null`;
  await query`insert into invitation (id, league_id, team_id, co_manager, nonce, token_hash, created_by, expires_at)
    select ${invitation_id}, ${leagueId}, ${team_id}, true, ${invitation_id}, ${invitation_id}, user_id,
    now() + interval '1 day' from membership where team_id = ${team_id} limit 1`;
  return { team_id, invitation_id };
}
async function aCoManager(leagueId = world.leagueId, team_id = world.teamId) {
  const { userId: user_id } = await quickUser();
  // An earlier role may have been handed the team: its first person manages it again.
  await database.query('delete from membership where team_id = $1 and seat > 0', [team_id]);
  await database.query('update membership set co_manager = false where team_id = $1', [team_id]);
  await query`insert into membership (league_id, user_id, team_id, co_manager, seat)
    values (${leagueId}, ${user_id}, ${team_id}, true, 1)`;
  return { team_id, user_id };
}
const aWebhook = { address: 'http://127.0.0.1:1/services/a', kinds: ['trades'], on: false };
const aDevice = async ({ userId }: { readonly userId: string }) => {
  const device_id = newId(randomBytes);
  await query`insert into push_subscription (id, user_id, endpoint, p256dh, auth, public_key, device)
    select ${device_id}, ${userId}, 'https://push.example.com/' || ${device_id}, 'x', 'x', public_key, '{}'
    from push_key`;
  return { device_id };
};
const aCalendar = async () => {
  const { address } = (await world.manager.api<{ address: string }>('POST', '/api/calendar/address')).body;
  return { name: address.slice(address.lastIndexOf('/') + 1) };
};
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};
const hostsLeague = () => createLeague(world.host, { num_teams: 12 }, 'redraft');
async function aLeagueLink() {
  const leagueId = await hostsLeague();
  const { link } = (await world.host.api<{ link: string }>('PUT', `/api/${leagueId}/invitation-link`)).body;
  return { link_token: new URL(link).searchParams.get('join') };
}
const hostsInvitations = () => {
  const league = once(hostsLeague);
  return async () => ({ invitation_token: (await invite(world.host, await league())).token });
};
const foreignInvitation = () => anInvitation(world.outsider, world.foreignLeague);

const aToken = (...of: [userId: string, scopes?: readonly string[], ends?: string]) => accessToken(query, ...of);

interface FreshUser {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  readonly open: () => Promise<SessionTokens>;
}

/** Creates a user directly in the database with the host's password, because hashing takes long. */
const quickUser = async (): Promise<FreshUser> => {
  const userId = newId(randomBytes);
  const email = `${userId}@crease.test`;
  const [made] = await query<{ password_hash: string }>`insert into app_user
    (id, username, email, first_name, last_name, password_hash)
    select ${userId}, ${`fresh-${userId}`}, ${email}, 'Fresh', 'User', password_hash from app_user
    where id = ${world.host.userId} returning password_hash`;
  const open = async () => {
    const tokens = await app.app
      .get(SessionService)
      .start(
        { id: userId, email, emailVerified: false, language: 'fr' },
        made?.password_hash ?? null,
        { address: '127.0.0.1', userAgent: null },
        { by: 'password', kept: false },
      );
    if (!tokens) throw new Error('no session was opened');
    return tokens;
  };
  return { userId, email, token: (await open()).accessToken, open };
};
/** One user per role, so that changes do not affect the role's own user. */
const fresh = new Map<Role, FreshUser>();
/** Calls the route as the role's separate user; strangers stay strangers. */
const asFresh = (more: Partial<Row> & { prepare?: (user: FreshUser) => Promise<Record<string, string>> }): Row => ({
  params: async (role) => {
    const user = await quickUser();
    fresh.set(role, user);
    return more.prepare ? more.prepare(user) : {};
  },
  headers: async (role): Promise<Record<string, string>> =>
    role === 'stranger' ? {} : { authorization: `Bearer ${fresh.get(role)?.token}` },
  ...more,
});
let tickets = 0;
const aTicket = () =>
  app.app.get(TicketService).issue({
    provider: 'google',
    subject: `subject-${(tickets += 1)}`,
    email: `social-${tickets}@crease.test`,
    emailVerified: true,
    firstName: 'So',
    lastName: 'Cial',
    picture: null,
  });
const mailLink = async (purpose: 'reset' | 'verify') => {
  const { userId, email } = await quickUser();
  const links = app.app.get(MailLinks);
  return links.token(await database.write(({ db }) => links.issue(db, { purpose, userId, email, minutes: 30 })));
};
const aPicture = async () => {
  const form = new FormData();
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png');
  return form;
};
const aStatusFile = () => {
  const form = new FormData();
  form.append('file', new Blob(['nhl_id,status\n8000001,IR\n'], { type: 'text/csv' }), 'statuses.csv');
  return form;
};
const aRecordChange = async (league = world.leagueId, team = world.teamId) => {
  const change_id = absentId();
  await query`with season as (
      insert into matchup_season (league_id, season, seed) select id, current_season, '0' from league
        where id = ${league}
      on conflict (league_id, season) do update set seed = excluded.seed returning league_id, season)
    insert into record_change (league_id, id, season, team_id, wins, losses, ties, reason)
    select league_id, ${change_id}, season, ${team}, 1, 0, 0, 'For the table' from season`;
  return { change_id };
};
const aMatchup = async () => {
  await query`with season as (
      insert into matchup_season (league_id, season, seed) select id, current_season, '0' from league
        where id = ${world.leagueId}
      on conflict (league_id, season) do update set seed = excluded.seed returning league_id, season),
    period as (
      insert into matchup_period (league_id, season, number, starts_on, ends_on)
      select league_id, season, 1, '2025-10-06', '2025-10-12' from season
      on conflict do nothing returning league_id, season)
    insert into matchup (league_id, season, period, number, home_team_id, away_team_id)
    select league_id, season, 1, 1, ${world.teamId}, null from period`;
  return { period: '1', number: '1' };
};
const aScoreChange = async (league = world.leagueId, team = world.teamId) => {
  const change_id = absentId();
  await query`with season as (
      insert into matchup_season (league_id, season, seed) select id, current_season, '0' from league
        where id = ${league}
      on conflict (league_id, season) do update set seed = excluded.seed returning league_id, season),
    period as (
      insert into matchup_period (league_id, season, number, starts_on, ends_on)
      select league_id, season, 1, '2025-10-06', '2025-10-12' from season
      on conflict (league_id, season, number) do update set moved = false returning league_id, season)
    insert into score_change (league_id, id, season, period, team_id, amount, reason)
    select league_id, ${change_id}, season, 1, ${team}, 1, 'For the table' from period`;
  return { change_id };
};
const anImport = async () => {
  await database.query(
    `insert into import_run (id, kind, source, started_at, finished_at, status, counts) values ('imported1234', 'players', 'players.csv', now(), now(), 'done', '{"rows": 0, "created": 0, "updated": 0, "unchanged": 0, "refused": 0}') on conflict do nothing`,
  );
  return { import_id: 'imported1234' };
};
/** An import from the NHL is already running; the NHL itself is unreachable here. */
const aReading = async () => {
  await database.query(
    `insert into import_job (id, kind, source, dry_run) values ('reading', 'nhl', 'NHL', false) on conflict do nothing`,
  );
  return {};
};
const anUpload = async () => ({
  name:
    (await world.host.api<{ fileUrl: string }>('POST', '/api/upload', await aPicture())).body.fileUrl
      .split('/')
      .at(-1) ?? '',
});
const somebody = async () => ({ user_id: (await quickUser()).userId });

const draftPath = '/api/:league_id/drafts/:draft_id';
const ofCommissioner = (role: Role) => role === 'commissioner' || role === 'coCommissioner';
/** Commissioners must give a reason for moving another manager's players. */
const aMove = (role: Role) => ({
  moves: [{ type: 'drop', player_id: 8_000_150 }],
  ...(ofCommissioner(role) ? { override_reason: 'For the table' } : {}),
});

const anFaPick = async (leagueId = world.leagueId, teamId = world.teamId) => {
  const id = absentId();
  await query`insert into fa_pick (id, league_id, season, week, number, original_team_id, owner_team_id, starts_at,
      expires_at)
    values (${id}, ${leagueId}, '2025-26', 1, (select count(*) + 1 from fa_pick),
      ${teamId}, ${teamId}, now() - interval '1 day', now() + interval '1 day')`;
  return { pick_id: id };
};
/** A waiver claim of the role's team; the manager's for roles without a team. */
const aClaim = async (role: Role, leagueId = world.leagueId, teamId?: string) => {
  const { userId } = userOf(role) ?? world.manager;
  const [own] = await query<{ team_id: string }>`select team_id from membership where league_id = ${leagueId}
    and user_id = ${userId} and team_id is not null`;
  const [waiver, claim, team] = [absentId(), absentId(), teamId ?? own?.team_id ?? world.teamId];
  await query`insert into waiver (id, league_id, player_id, dropped_by, clears_at)
    values (${waiver}, ${leagueId}, (select 8000001 + count(*) from waiver where league_id = ${leagueId}),
    ${team}, now() + interval '1 day')`;
  await query`insert into waiver_claim (id, waiver_id, league_id, team_id, priority)
    values (${claim}, ${waiver}, ${leagueId}, ${team}, 1)`;
  return { claim_id: claim };
};
/** An open bid of the role's team, like `aClaim`. */
const aBid = async (role: Role, leagueId = world.leagueId, teamId?: string) => {
  const { userId } = userOf(role) ?? world.manager;
  const [own] = await query<{ team_id: string }>`select team_id from membership where league_id = ${leagueId}
    and user_id = ${userId} and team_id is not null`;
  const id = absentId();
  await query`insert into bid (id, league_id, season, team_id, player_id, sealed, run_at)
    values (${id}, ${leagueId}, '2025-26', ${teamId ?? own?.team_id ?? world.teamId}, (select 8000001 + count(*)
      from bid where league_id = ${leagueId}), 'x', now() + interval '1 day')`;
  return { bid_id: id };
};
const anOffer = async (role: Role, leagueId = world.leagueId, teamId?: string) => {
  const { userId } = userOf(role) ?? world.manager;
  const [own] = await query<{ team_id: string }>`select team_id from membership where league_id = ${leagueId}
    and user_id = ${userId} and team_id is not null`;
  const id = absentId();
  const [agent] = await query<{ player_id: number }>`insert into restricted_agent
      (league_id, season, player_id, team_id, salary, offers_until)
    values (${leagueId}, '2025-26', (select 8000001 + count(*) from restricted_agent where league_id = ${leagueId}),
      ${teamId ?? world.teamId}, 1, now() + interval '1 day')
    returning player_id`;
  await query`insert into rfa_offer (id, league_id, season, player_id, team_id, sealed)
    values (${id}, ${leagueId}, '2025-26', ${agent?.player_id}, ${teamId ?? own?.team_id ?? world.teamId}, 'x')`;
  return { offer_id: id };
};
const aLedgerLine = async (leagueId = world.leagueId, teamId = world.teamId) => {
  const id = absentId();
  await query`insert into league_ledger (league_id, id, season, team_id, kind, label, amount, currency)
    values (${leagueId}, ${id}, '2026-27', ${teamId}, 'fee', 'Entry fee', 50, 'CAD')`;
  return { line_id: id };
};
const aStatus = async () => {
  await query`insert into status_override (id, league_id, player_id, status, reason, set_by, ends_at)
    values (${absentId()}, ${world.leagueId}, 8000199, 'IR', 'For the table', ${world.commissioner.userId},
    now() + interval '1 day') on conflict do nothing`;
  return { player_id: '8000199' };
};

const teamOf = async (user: TestUser): Promise<string> => {
  const [row] = await query<{ team_id: string }>`select team_id from membership where league_id = ${world.leagueId}
    and user_id = ${user.userId}`;
  return row?.team_id ?? world.teamId;
};
async function aPlayer(teamId: string) {
  const id = (traded += 1);
  await seedPlayers(database.pool, [{ id, name: `Traded ${id}`, position: 'F', capHit: 1_000 }]);
  await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by)
    values (${world.leagueId}, ${id}, ${teamId}, 'active', 'test')`;
  return { kind: 'player', player_id: id };
}
let traded = 8_900_000;
/** The two sides of a trade in which the first team gives a new player. */
const sides = async (from: TestUser, to: TestUser) => {
  const [first, second] = [await teamOf(from), await teamOf(to)];
  return {
    sides: [
      { team_id: first, assets: [await aPlayer(first)] },
      { team_id: second, assets: [] },
    ],
  };
};
let trade = '';
/** Withdraws earlier offers and clears their players, so that no roster gets full. */
async function clearTrades() {
  await query`update trade set state = 'withdrawn', due_at = null where league_id = ${world.leagueId}
    and due_at is not null`;
  await database.query('delete from frozen_asset where league_id = $1', [world.leagueId]);
  await query`delete from roster_entry where league_id = ${world.leagueId} and player_id > 8900000
    and player_id <= ${traded}`;
}
async function offer(from: TestUser, to: TestUser) {
  await clearTrades();
  const made = await from.api<{ trade_id: string }>('POST', `/api/${world.leagueId}/trades`, await sides(from, to));
  if (made.status !== 201) throw new Error(`the offer was refused: ${JSON.stringify(made.body)}`);
  trade = made.body.trade_id;
  return { trade_id: trade };
}
/** The recipient's version and hash of the last offer, required to accept it. */
const seen = async (by: TestUser) => {
  const { version, hash } = (
    await by.api<{ version: number; hash: string }>('GET', `/api/${world.leagueId}/trade/${trade}`)
  ).body;
  return { version, hash };
};
async function accepted(from: TestUser, to: TestUser) {
  const params = await offer(from, to);
  await to.api('POST', `/api/${world.leagueId}/trades/${trade}/accept`, await seen(to));
  return params;
}
/** A stored trade without assets, for display. */
const shownOf = (...teams: (string | undefined)[]): string =>
  JSON.stringify(teams.map((team_id) => ({ team_id, team_name: 'A team', assets: [], moves: [] })));

/** A trade of the commissioner's own team under review that involves none of the other roles. */
async function votable() {
  const id = newId(randomBytes);
  const { team_id: other } = await freeTeam();
  const own = await teamOf(world.commissioner);
  await query`insert into trade (id, league_id, season, state, thread_id, proposer_team_id, recipient_team_id, terms,
      shown, accepted_at, review_until, due_at)
    values (${id}, ${world.leagueId}, '2025-26', 'in-review', ${id}, ${own}, ${other}, '{}',
      ${shownOf(own, other)}::jsonb, now(), now() + interval '1 day', now() + interval '1 day')`;
  return { trade_id: id };
}
const executed = async () => {
  await clearTrades();
  const made = await world.commissioner.api<{ trade_id: string }>('POST', `/api/${world.leagueId}/trades/on-behalf`, {
    ...(await sides(world.manager, world.other)),
    reason: 'Agreed by telephone',
  });
  return { trade_id: made.body.trade_id };
};
/** A condition between the manager and a team without a manager. */
async function aCondition() {
  return {
    condition_id: await conditionOf(
      world.leagueId,
      world.teamId,
      (await freeTeam()).team_id ?? '',
      await aPlayer(world.teamId),
    ),
  };
}
/** A condition of the commissioner's own trade, in which none of the other roles has a part. */
async function ownCondition() {
  const own = await teamOf(world.commissioner);
  return {
    condition_id: await conditionOf(world.leagueId, own, (await freeTeam()).team_id ?? '', await aPlayer(own)),
  };
}
const foreignCondition = async () => ({
  condition_id: await conditionOf(
    world.foreignLeague,
    world.foreignTeam,
    (await freeTeam(world.foreignLeague)).team_id ?? '',
    { kind: 'player', player_id: 8_000_001 },
  ),
});
const SHOWN_ASSET = {
  kind: 'retention',
  player_id: 8_000_001,
  name: 'A player',
  percent: 10,
  amount: 100_000,
  through_season: '2025-26',
  condition: null,
  condition_text: null,
  label: '10 % of A player',
};
async function conditionOf(leagueId: string, from: string, to: string, asset: object) {
  const [tradeId, id] = [newId(randomBytes), newId(randomBytes)];
  await query`insert into trade (id, league_id, season, state, thread_id, proposer_team_id, recipient_team_id, terms,
    shown, accepted_at) values (${tradeId}, ${leagueId}, '2025-26', 'executed', ${tradeId}, ${from}, ${to}, '{}',
    ${shownOf(from, to)}::jsonb, now())`;
  await query`insert into trade_condition (id, league_id, trade_id, number, from_team_id, to_team_id, asset, condition,
      shown, resolve_by)
    values (${id}, ${leagueId}, ${tradeId}, 0, ${from}, ${to}, ${JSON.stringify({ ...asset, condition: null })}::jsonb,
      '{"type": "free-text", "text": "If it snows", "resolve_by": "2027-01-01"}',
      ${JSON.stringify({ asset: SHOWN_ASSET, instead: null, text: 'If it snows' })}::jsonb,
      now() + interval '9 days')`;
  return id;
}
const foreignTrade = async () => {
  const teams = await query<{ id: string }>`select id from team where league_id = ${world.foreignLeague} limit 2`;
  const id = newId(randomBytes);
  await query`insert into trade (id, league_id, season, state, thread_id, proposer_team_id, recipient_team_id, terms,
    shown, accepted_at) values (${id}, ${world.foreignLeague}, '2025-26', 'executed', ${id}, ${teams[0]?.id},
    ${teams[1]?.id}, '{}', '[]', now())`;
  return { trade_id: id };
};

function aRoster(): FormData {
  const form = new FormData();
  form.append('file', new Blob(['fantasy_team,player\nWolves,Anybody']), 'rosters.csv');
  return form;
}
/** An archive as the commissioner downloads it. */
async function anArchive(): Promise<FormData> {
  const answer = await fetch(`${app.url}/api/${world.leagueId}/archive`, {
    headers: { authorization: `Bearer ${userOf('commissioner')?.token ?? ''}` },
  });
  const form = new FormData();
  form.append('file', await answer.blob(), 'league.zip');
  return form;
}
/** An import of rosters that was undone. */
async function aMoveIn(leagueId: string) {
  const id = newId(randomBytes);
  await query`insert into move_in (id, league_id, source, players, before, undone_at)
    values (${id}, ${leagueId}, 'rosters.csv', 0, '{"rosters": [], "teams": []}', now())`;
  return { move_in_id: id };
}

const tradePath = '/api/:league_id/trades/:trade_id';
const TABLE: Record<string, Row | Row[]> = {
  'GET /api/docs': { as: 'public' },
  'GET /api/docs/*': { as: 'public' },
  // Sessions do not open it; `mcp/mcp.api.test.ts` calls each tool with tokens.
  'POST /mcp': { as: 'tokenOnly', body: () => ({ jsonrpc: '2.0', id: 1, method: 'ping' }) },
  'GET /mcp': { as: 'noMethod' },
  'DELETE /mcp': { as: 'noMethod' },

  'POST /api/auth/sign-in': { body: () => ({ email: world.host.email, password: world.host.password }) },
  'POST /api/auth/refresh': {
    headers: async () => ({ cookie: (await app.signIn(world.host.email, world.host.password)).cookie }),
  },
  // Signing out with a token would end the role's own session; the session tests cover that.
  'POST /api/auth/sign-out': { headers: async () => ({ authorization: '' }) },
  'POST /api/create-user': {
    body: () => {
      const name = `new${randomBytes(4).toString('hex')}`;
      return {
        username: name,
        first_name: 'New',
        last_name: 'User',
        email: `${name}@crease.test`,
        password: 'quite-new',
      };
    },
  },
  'GET /api/login': [
    { query: (role) => `?email=${userOf(role)?.email ?? 'nobody@crease.test'}` },
    { as: 'reading', query: () => `?team=${world.teamId}&league=${world.leagueId}`, leagueInBody: true },
    // A provider's ticket gives access only to its own user, who does not exist yet.
    {
      as: 'nothing',
      headers: async () => ({ authorization: `Social ${aTicket()}` }),
      query: () => `?email=social-${tickets}@crease.test`,
    },
  ],
  'POST /api/create-user-social': {
    headers: async () => ({ authorization: `Social ${aTicket()}` }),
    body: () => ({ provider: 'google' }),
  },
  'GET /api/auth/social/:provider/start': { params: () => ({ provider: 'google' }) },
  'GET /api/auth/social/:provider/callback': [
    { params: () => ({ provider: 'google' }) },
    { as: 'nothing', params: () => ({ provider: 'facebook' }) },
  ],
  'POST /api/auth/reset-request': { body: () => ({ email: 'nobody@crease.test' }) },
  'POST /api/auth/reset': {
    body: async () => ({ token: await mailLink('reset'), password: 'another-one' }),
  },
  // Without the demo there are no visits.
  'POST /api/auth/look-around': { conflicts: true },
  'POST /api/auth/verify': { body: async () => ({ token: await mailLink('verify') }) },
  'DELETE /api/auth/sessions/:session_id': asFresh({
    prepare: async (user) => ({ session_id: (await user.open()).sessionId }),
    foreign: async () => {
      for (const role of ['manager', 'commissioner'] as const) fresh.set(role, await quickUser());
      return { session_id: (await (await quickUser()).open()).sessionId };
    },
  }),
  'POST /api/auth/password': asFresh({
    body: () => ({ current_password: world.host.password, password: 'another-one' }),
  }),
  'POST /api/auth/email': asFresh({
    body: () => ({
      current_password: world.host.password,
      email: `moved-${randomBytes(4).toString('hex')}@crease.test`,
    }),
  }),
  'POST /api/auth/tokens': asFresh({
    body: () => ({ name: 'A sheet', scopes: ['leagues'], days: 30, current_password: world.host.password }),
  }),
  'DELETE /api/auth/tokens/:token_id': asFresh({
    prepare: async (user) => ({ token_id: (await aToken(user.userId)).token_id }),
    foreign: async () => {
      for (const role of ['manager', 'commissioner'] as const) fresh.set(role, await quickUser());
      return { token_id: (await aToken(world.host.userId)).token_id };
    },
  }),
  // Without a mail server no mail can be sent.
  'POST /api/auth/site-owner': { body: () => ({ code: 'no code' }), conflicts: true },
  'POST /api/auth/verify-request': { conflicts: true },
  'POST /api/auth/providers': asFresh({
    body: () => ({ current_password: world.host.password, link_ticket: aTicket() }),
  }),
  'DELETE /api/auth/providers/:provider': asFresh({
    prepare: async (user) => {
      await query`insert into social_identity (provider, subject, user_id)
        values ('google', ${user.userId}, ${user.userId})`;
      return { provider: 'google' };
    },
  }),
  'POST /api/auth/delete-account': asFresh({
    body: () => ({ current_password: world.host.password, confirm: 'delete my account' }),
  }),
  'PUT /api/account/language': { body: () => ({ language: 'en' }) },
  'POST /api/edit-user-info': { body: (role) => ({ uid: userOf(role)?.userId, first_name: 'Named' }) },
  'POST /api/upload': { body: aPicture },
  'GET /api/uploads/:name': [
    { params: anUpload },
    { as: 'nothing', params: () => ({ name: '..%2f..%2fsecrets.json' }) },
  ],

  'POST /api/admin/users/:user_id/disable': { params: somebody, body: () => ({ reason: 'Spam' }) },
  'POST /api/admin/users/:user_id/enable': { params: somebody },
  'POST /api/admin/users/:user_id/reset-link': { params: somebody },
  'POST /api/admin/league-delays/retry': { body: () => ({ league_id: world.leagueId, task: 'points' }) },
  'POST /api/admin/imports': { query: () => '?kind=statuses&dry_run=true', body: aStatusFile },
  'GET /api/admin/imports/:import_id': { params: anImport },
  'POST /api/admin/world': { params: aReading, conflicts: true },
  'POST /api/admin/player-twins': { body: () => ({ prospect_id: 1, player_id: 8_000_001 }), conflicts: true },
  'POST /api/admin/contract-conflicts': { body: () => ({ take: 'stored' }) },
  'PUT /api/admin/players/:player_id/status': {
    params: () => ({ player_id: '8000001' }),
    body: () => ({ status: 'IR', note: 'For the table' }),
  },
  'DELETE /api/admin/players/:player_id/status': { params: () => ({ player_id: '8000001' }) },
  'PUT /api/admin/config': { body: () => ({ current_season: '2025-26' }), conflicts: true },

  'POST /api/record-session': { body: (role) => ({ user_id: userOf(role)?.userId, action: 'login' }) },
  'POST /api/record-action': {
    body: (role) => ({
      league_id: world.leagueId,
      user_id: userOf(role)?.userId,
      message: 'Hello',
      action_type: 'others',
    }),
    leagueInBody: true,
  },
  'POST /api/create-league': { body: () => leagueFormDefaults('redraft', 'One more') },
  'POST /api/invitation-preview': { body: once(hostsInvitations()) },
  'POST /api/accept-invitation': { body: hostsInvitations() },
  'POST /api/league-link-preview': { body: once(aLeagueLink) },
  'POST /api/join-league': { body: once(aLeagueLink) },
  'POST /api/decline-invitation': { body: hostsInvitations() },

  'GET /api/calendar/:name': [
    { params: aCalendar },
    { as: 'nothing', params: () => ({ name: `${'x'.repeat(43)}.ics` }) },
  ],
  'POST /api/notices/read': { body: () => ({ up_to: '1' }) },
  'PUT /api/push': { body: () => ({ urgent: true }) },
  'POST /api/push/devices': {
    body: (role) => ({
      endpoint: `https://push.example.com/${role}`,
      keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
    }),
  },
  'PUT /api/push/devices/:device_id': asFresh({
    prepare: aDevice,
    body: () => ({ preferences: { invitation: false } }),
    foreign: async () => {
      for (const role of ['manager', 'commissioner'] as const) fresh.set(role, await quickUser());
      return aDevice(await quickUser());
    },
  }),
  'DELETE /api/push/devices/:device_id': asFresh({
    prepare: aDevice,
    foreign: async () => {
      for (const role of ['manager', 'commissioner'] as const) fresh.set(role, await quickUser());
      return aDevice(await quickUser());
    },
  }),
  'PUT /api/notifications/preferences': { body: () => ({ preferences: { invitation: true } }) },

  'GET /api/:league_id/players/:player_id': { params: () => ({ player_id: '8000001' }) },
  'GET /api/:league_id/player-points/:player_id': { params: () => ({ player_id: '8000001' }) },
  'GET /api/:league_id/players/:player_id/transactions': { params: () => ({ player_id: '8000001' }) },
  'PUT /api/:league_id/watch-list/:player_id': { params: () => ({ player_id: '8000001' }) },
  'DELETE /api/:league_id/watch-list/:player_id': { params: () => ({ player_id: '8000001' }) },
  'GET /api/:league_id/teams/:team_id': {
    params: () => ({ team_id: world.teamId }),
    foreign: () => ({ team_id: world.foreignTeam }),
  },
  'PATCH /api/:league_id/teams/:team_id': {
    params: () => ({ team_id: world.teamId }),
    body: (role) => ({ team_name: `Named by ${role}` }),
    foreign: () => ({ team_id: world.foreignTeam }),
  },
  'POST /api/:league_id/teams/:team_id/moves': {
    params: () => ({ team_id: world.teamId }),
    body: aMove,
    foreign: () => ({ team_id: world.foreignTeam }),
    conflicts: true,
  },
  'POST /api/:league_id/teams/:team_id/moves/preview': {
    params: () => ({ team_id: world.teamId }),
    body: aMove,
    foreign: () => ({ team_id: world.foreignTeam }),
  },
  'GET /api/:league_id/teams/:team_id/lineup': {
    params: () => ({ team_id: world.teamId }),
    foreign: () => ({ team_id: world.foreignTeam }),
    conflicts: true,
  },
  'PUT /api/:league_id/teams/:team_id/lineup': {
    params: () => ({ team_id: world.teamId }),
    body: (role: Role) => ({
      day: '2099-01-01',
      places: [],
      ...(ofCommissioner(role) ? { override_reason: 'For the table' } : {}),
    }),
    foreign: () => ({ team_id: world.foreignTeam }),
    conflicts: true,
  },
  'POST /api/:league_id/free-agents/add': { body: () => ({ player_id: 8_000_150 }), conflicts: true },
  'POST /api/:league_id/free-agents/preview': { body: () => ({ player_id: 8_000_150 }), conflicts: true },
  'POST /api/:league_id/free-agents/picks/:pick_id/penalty': {
    params: () => anFaPick(),
    body: () => ({ reason: 'For the table' }),
    foreign: () => anFaPick(world.foreignLeague, world.foreignTeam),
  },
  'POST /api/:league_id/free-agents/picks/:pick_id/pardon': {
    params: () => anFaPick(),
    body: () => ({ reason: 'For the table' }),
    foreign: () => anFaPick(world.foreignLeague, world.foreignTeam),
  },
  'GET /api/:league_id/free-agents/bids': {},
  'POST /api/:league_id/free-agents/bids': { body: () => ({ player_id: 8_000_150, amount: 1 }), conflicts: true },
  'POST /api/:league_id/free-agents/lots/stop': {
    body: () => ({ player_id: 8_000_150, reason: 'For the table' }),
    conflicts: true,
  },
  'DELETE /api/:league_id/free-agents/bids/:bid_id': {
    params: (role) => aBid(role),
    foreign: () => aBid('manager', world.foreignLeague, world.foreignTeam),
  },
  'GET /api/:league_id/free-agents/restricted': {},
  'POST /api/:league_id/free-agents/offers': {
    body: () => ({ player_id: 8_000_150, salary: 1_000_000, years: 1 }),
    conflicts: true,
  },
  'DELETE /api/:league_id/free-agents/offers/:offer_id': {
    params: (role) => anOffer(role),
    foreign: () => anOffer('manager', world.foreignLeague, world.foreignTeam),
  },
  'POST /api/:league_id/free-agents/restricted/:player_id/answer': {
    params: () => ({ player_id: '8000199' }),
    body: () => ({ match: false }),
    conflicts: true,
  },
  'POST /api/:league_id/free-agents/claims': { body: () => ({ player_id: 8_000_150 }), conflicts: true },
  'PUT /api/:league_id/free-agents/claims/order': {
    body: () => ({ claim_ids: [absentId()] }),
    conflicts: true,
  },
  'DELETE /api/:league_id/free-agents/claims/:claim_id': {
    params: (role) => aClaim(role),
    foreign: () => aClaim('manager', world.foreignLeague, world.foreignTeam),
  },
  'PUT /api/:league_id/players/:player_id/status': {
    params: () => ({ player_id: '8000199' }),
    body: () => ({ status: 'IR', reason: 'For the table' }),
  },
  'DELETE /api/:league_id/players/:player_id/status': { params: aStatus },
  // Each change needs the newest version, so later roles conflict.
  'PUT /api/:league_id/rules/text': { body: () => ({ body: 'Be kind.', version: null }) },
  'GET /api/:league_id/archive': {},
  'POST /api/archives': { query: () => '?dry_run=true', body: anArchive, conflicts: true },
  'POST /api/:league_id/copies': {
    body: () => ({ league_name: 'A copy', managers: false, rosters: false }),
  },
  'GET /api/:league_id/move-in': {},
  'GET /api/:league_id/brought': {},
  'GET /api/:league_id/brought/trade': { params: aBroughtTrade, query: () => '?id=brought.2024-25.1' },
  'GET /api/:league_id/brought/rosters': { query: () => '?season=2024-25' },
  'GET /api/:league_id/history/rosters': { query: () => '?season=2024-25' },
  'GET /api/:league_id/move-in/fantrax': { query: () => '?id=abcdef1234' },
  // A league in season accepts no imports.
  'POST /api/:league_id/move-in': { query: () => '?dry_run=true', body: aRoster, conflicts: true },
  'POST /api/:league_id/move-in/:move_in_id/undo': {
    params: () => aMoveIn(world.leagueId),
    foreign: () => aMoveIn(world.foreignLeague),
    conflicts: true,
  },
  'POST /api/:league_id/tonight/replay': { body: () => ({}), conflicts: true },
  'POST /api/:league_id/phase': { body: () => ({ to: 'in-season' }), conflicts: true },
  'POST /api/:league_id/phase/dates/preview': {
    body: () => ({ season: '2099-00', season_starts_on: '2099-10-07', season_ends_on: '2100-04-16' }),
  },
  'PUT /api/:league_id/phase/dates': {
    body: () => ({ season: '2099-00', season_starts_on: '2099-10-07', season_ends_on: '2100-04-16' }),
    conflicts: true,
  },
  'POST /api/:league_id/phase/take-back': {
    body: () => ({ change_id: absentId() }),
    conflicts: true,
  },
  'GET /api/:league_id/ledger': {},
  'POST /api/:league_id/ledger': {
    body: () => ({
      season: '2026-27',
      kind: 'fee',
      label: 'Entry fee',
      amount: 50,
      currency: 'CAD',
      team_ids: [world.teamId],
    }),
  },
  'PUT /api/:league_id/ledger/:line_id': {
    params: () => aLedgerLine(),
    body: () => ({ paid: true }),
    foreign: () => aLedgerLine(world.foreignLeague, world.foreignTeam),
  },
  'DELETE /api/:league_id/ledger/:line_id': {
    params: () => aLedgerLine(),
    foreign: () => aLedgerLine(world.foreignLeague, world.foreignTeam),
  },
  'GET /api/:league_id/contracts': {},
  'GET /api/:league_id/teams/:team_id/cap-ledger': {
    params: () => ({ team_id: world.teamId }),
    foreign: () => ({ team_id: world.foreignTeam }),
  },
  'PUT /api/:league_id/contracts/:player_id': {
    params: () => ({ player_id: '8000199' }),
    body: () => ({ salary: 1_000_000, last_season: '2027-28' }),
    conflicts: true,
  },
  'PUT /api/:league_id/contracts/:player_id/length': {
    params: () => ({ player_id: '8000199' }),
    body: () => ({ years: 2 }),
    conflicts: true,
  },
  'DELETE /api/:league_id/contracts/:player_id': { params: () => ({ player_id: '8000199' }), conflicts: true },
  'POST /api/:league_id/record-changes': {
    body: () => ({ team_id: world.teamId, wins: 1, losses: 0, ties: 0, reason: 'For the table' }),
    foreignBody: (id) => ({ team_id: id(world.foreignTeam), wins: 1, losses: 0, ties: 0, reason: 'For the table' }),
    conflicts: true,
  },
  'DELETE /api/:league_id/record-changes/:change_id': {
    params: () => aRecordChange(),
    foreign: () => aRecordChange(world.foreignLeague, world.foreignTeam),
    conflicts: true,
  },
  'POST /api/:league_id/matchups/:period/:number/score-changes': {
    params: aMatchup,
    body: () => ({ team_id: world.teamId, figure: null, amount: 1, reason: 'For the table' }),
    foreignBody: (id) => ({ team_id: id(world.foreignTeam), figure: null, amount: 1, reason: 'For the table' }),
    conflicts: true,
  },
  'DELETE /api/:league_id/score-changes/:change_id': {
    params: () => aScoreChange(),
    foreign: () => aScoreChange(world.foreignLeague, world.foreignTeam),
    conflicts: true,
  },
  'PUT /api/:league_id/matchups/:period/:number/result': {
    params: aMatchup,
    body: () => ({ home_points: 12.5, away_points: 8, reason: 'For the table' }),
    conflicts: true,
  },
  'DELETE /api/:league_id/matchups/:period/:number/result': { params: aMatchup, conflicts: true },
  'PUT /api/:league_id/matchups/:period/:number/winner': {
    params: aMatchup,
    body: () => ({ team_id: world.teamId, reason: 'For the table' }),
    foreignBody: (id) => ({ team_id: id(world.foreignTeam), reason: 'For the table' }),
    conflicts: true,
  },
  'DELETE /api/:league_id/matchups/:period/:number/winner': { params: aMatchup, conflicts: true },
  'PUT /api/:league_id/matchups/:period/pairs': {
    params: aMatchup,
    body: () => ({ pairs: [{ home_team_id: world.teamId, away_team_id: null }] }),
    foreignBody: (id) => ({ pairs: [{ home_team_id: id(world.foreignTeam), away_team_id: null }] }),
    conflicts: true,
  },
  'PUT /api/:league_id/matchups/:period/days': {
    params: aMatchup,
    body: () => ({ ends_on: '2026-11-24' }),
    conflicts: true,
  },
  'POST /api/:league_id/matchups/redraw': { conflicts: true },
  'PUT /api/:league_id/cup/periods': { body: () => ({ starts_on: [] }), conflicts: true },
  'PUT /api/:league_id/divisions': {
    body: () => ({ divisions: [{ name: null, team_ids: [world.teamId] }] }),
    foreignBody: (id) => ({ divisions: [{ name: null, team_ids: [id(world.foreignTeam)] }] }),
    conflicts: true,
  },
  'POST /api/:league_id/divisions/draw': { conflicts: true },
  'POST /api/:league_id/playoff-openings': {
    body: () => ({ team_id: world.teamId, open: true, reason: 'For the table' }),
    conflicts: true,
  },
  // Sheets are private; roles without a team have none.
  'GET /api/:league_id/protection-sheet': { conflicts: true },
  'PUT /api/:league_id/protection-sheet': { body: () => ({ core: [], bench: [] }), conflicts: true },
  'PUT /api/:league_id/protection-deadline': {
    body: () => ({ deadline: '2099-01-01T00:00:00Z' }),
    conflicts: true,
  },
  'POST /api/:league_id/protection-deadline/reopen': {
    body: () => ({ deadline: '2099-01-01T00:00:00Z' }),
    conflicts: true,
  },
  'GET /api/pick-history/:pick_id': {
    params: () => anFaPick(),
    foreign: () => anFaPick(world.foreignLeague, world.foreignTeam),
  },
  'POST /api/:league_id/activity-log/seen': { body: () => ({}) },
  'POST /api/:league_id/settings/preview': {
    body: () => ({ salary_cap: 70_000_000, waiver_hours: 12 }),
  },
  'DELETE /api/:league_id/settings/coming/:change_id': {
    params: () => aComingChange(),
    foreign: () => aComingChange(world.foreignLeague, world.outsider.userId),
  },
  'PATCH /api/:league_id/settings': { body: (role) => ({ league_name: `Named by ${role}` }) },
  'PATCH /api/:league_id/members/:user_id': {
    params: aMember,
    body: () => ({ is_commissioner: true }),
    foreign: () => ({ user_id: world.host.userId }),
  },
  'DELETE /api/:league_id/members/:user_id': {
    params: aMember,
    foreign: () => ({ user_id: world.host.userId }),
  },
  // The named successor is not in the league, so no role leaves it.
  'POST /api/:league_id/leave': {
    body: () => ({ successor_id: absentId() }),
    foreignBody: (id) => ({ successor_id: id(world.host.userId) }),
    conflicts: true,
  },
  'POST /api/:league_id/invitations': {
    body: () => freeTeam(),
    foreignBody: (id) => ({ team_id: id(world.foreignTeam) }),
  },
  'POST /api/:league_id/invitations/:invitation_id/resend': {
    params: () => anInvitation(),
    foreign: foreignInvitation,
  },
  'DELETE /api/:league_id/invitations/:invitation_id': {
    params: () => anInvitation(),
    foreign: foreignInvitation,
  },
  'GET /api/:league_id/teams/:team_id/co-managers': {
    params: () => ({ team_id: world.teamId }),
    foreign: () => ({ team_id: world.foreignTeam }),
  },
  'POST /api/:league_id/teams/:team_id/co-managers/invitations': {
    params: () => ({ team_id: world.teamId }),
    body: () => ({}),
    foreign: () => ({ team_id: world.foreignTeam }),
  },
  'DELETE /api/:league_id/teams/:team_id/co-managers/invitations/:invitation_id': {
    params: () => aCoManagersInvitation(),
    foreign: () => aCoManagersInvitation(world.foreignLeague, world.foreignTeam),
  },
  'DELETE /api/:league_id/teams/:team_id/co-managers/:user_id': {
    params: () => aCoManager(),
    foreign: () => aCoManager(world.foreignLeague, world.foreignTeam),
  },
  'POST /api/:league_id/teams/:team_id/co-managers/:user_id/hand-over': {
    params: () => aCoManager(),
    foreign: () => aCoManager(world.foreignLeague, world.foreignTeam),
  },
  'PUT /api/:league_id/webhook': { body: () => aWebhook },
  // The webhook is unreachable, and the answer shows it.
  'POST /api/:league_id/webhook/test': {
    params: async () => {
      await world.commissioner.api('PUT', `/api/${world.leagueId}/webhook`, aWebhook);
      return {};
    },
  },

  'GET /api/:league_id/trade/:trade_id': [
    { params: () => offer(world.manager, world.other), foreign: foreignTrade },
    { as: 'reading', params: () => accepted(world.manager, world.other) },
  ],
  'GET /api/:league_id/trade/:trade_id/tree': [
    { params: () => offer(world.manager, world.other), foreign: foreignTrade },
    { as: 'reading', params: () => accepted(world.manager, world.other) },
  ],
  'GET /api/:league_id/matchups/:period/:number': { params: aMatchup },
  'POST /api/:league_id/roster-outlook': {
    body: () => ({ sides: [{ team_id: world.teamId, joins: [], leaves: [] }] }),
    foreignBody: (id) => ({ sides: [{ team_id: id(world.foreignTeam), joins: [], leaves: [] }] }),
  },
  'GET /api/:league_id/trades/finder': {},
  'GET /api/:league_id/trades/glance': { query: () => '?players=9000001,9000002' },
  // Called before later rows create incomplete trades in the league.
  'GET /api/:league_id/trades': {},
  'POST /api/:league_id/trades': {
    body: (role) => sides(userOf(role) ?? world.manager, role === 'other' ? world.manager : world.other),
  },
  'POST /api/:league_id/trades/preview': {
    body: (role) => sides(userOf(role) ?? world.manager, role === 'other' ? world.manager : world.other),
    foreignBody: (id) => ({
      sides: [
        { team_id: world.teamId, assets: [] },
        { team_id: id(world.foreignTeam), assets: [] },
      ],
    }),
  },
  'POST /api/:league_id/trades/on-behalf': {
    body: async () => ({ ...(await sides(world.manager, world.other)), reason: 'Agreed by telephone' }),
  },
  'GET /api/:league_id/trades/assets/:team_id': {
    params: () => ({ team_id: world.teamId }),
    foreign: () => ({ team_id: world.foreignTeam }),
  },
  'PUT /api/:league_id/trades/block/:team_id': {
    params: () => ({ team_id: world.teamId }),
    body: () => ({ player_ids: [], pick_ids: [], looking_for: 'Defence' }),
    foreign: () => ({ team_id: world.foreignTeam }),
  },
  'POST /api/:league_id/trades/conditions/:condition_id/propose': {
    params: aCondition,
    body: () => ({ outcome: 'met', note: 'It snowed' }),
    foreign: foreignCondition,
  },
  'POST /api/:league_id/trades/conditions/:condition_id/confirm': {
    params: aCondition,
    body: () => ({ outcome: 'not-met' }),
    foreign: foreignCondition,
  },
  'PUT /api/:league_id/trades/conditions/:condition_id/vote': {
    params: ownCondition,
    body: () => ({ outcome: null }),
    foreign: foreignCondition,
  },
  [`POST ${tradePath}/withdraw`]: {
    params: () => offer(world.manager, world.other),
    foreign: foreignTrade,
  },
  [`POST ${tradePath}/decline`]: {
    params: () => offer(world.other, world.manager),
    body: () => ({ reason: 'No' }),
    foreign: foreignTrade,
  },
  [`POST ${tradePath}/counter`]: {
    params: () => offer(world.other, world.manager),
    body: (role) =>
      sides(
        role === 'other' ? world.other : role === 'manager' ? world.manager : (userOf(role) ?? world.manager),
        role === 'other' ? world.manager : world.other,
      ),
    foreign: foreignTrade,
  },
  [`POST ${tradePath}/accept`]: {
    params: () => offer(world.other, world.manager),
    body: () => seen(world.manager),
    foreign: foreignTrade,
  },
  [`POST ${tradePath}/veto`]: {
    params: () => accepted(world.manager, world.other),
    body: () => ({ reason: 'Not in this league' }),
    foreign: foreignTrade,
  },
  [`PUT ${tradePath}/veto-vote`]: {
    params: votable,
    body: () => ({ veto: false }),
    foreign: foreignTrade,
  },
  [`GET ${tradePath}/reversal`]: { params: executed, foreign: foreignTrade },
  [`POST ${tradePath}/reverse`]: {
    params: executed,
    body: () => ({ reason: 'Entered by mistake' }),
    foreign: foreignTrade,
  },

  'GET /api/:league_id/talk/:thread_id': { params: talkThread, foreign: foreignThread },
  'POST /api/:league_id/talk': { body: () => ({ title: 'Trade deadline', body: 'Too early, **I think**.' }) },
  'PATCH /api/:league_id/talk/:thread_id': {
    params: talkThread,
    body: () => ({ closed: true }),
    foreign: foreignThread,
  },
  'POST /api/:league_id/talk/:thread_id/read': {
    params: talkThread,
    body: () => ({ number: 1 }),
    foreign: foreignThread,
  },
  'POST /api/:league_id/talk/:thread_id/posts': {
    params: talkThread,
    body: () => ({ body: 'Agreed.' }),
    foreign: foreignThread,
  },
  'PATCH /api/:league_id/talk/:thread_id/posts/:post_id': {
    params: ownPost,
    body: () => ({ body: 'What I meant.' }),
    foreign: foreignPost,
  },
  'DELETE /api/:league_id/talk/:thread_id/posts/:post_id': { params: ownPost, foreign: foreignPost },
  'POST /api/:league_id/talk/:thread_id/posts/:post_id/moderate': {
    params: othersPost,
    body: () => ({ action: 'hide', reason: 'Not here' }),
    foreign: foreignPost,
  },
  'PUT /api/:league_id/talk/:thread_id/posts/:post_id/reaction': {
    params: othersPost,
    body: () => ({ reaction: 'agree', on: true }),
    foreign: foreignPost,
  },
  'PUT /api/:league_id/polls/:poll_id/vote': {
    params: aPoll,
    body: () => ({ choices: [1] }),
    foreign: foreignPoll,
  },
  'POST /api/:league_id/polls/:poll_id/end': {
    params: aPoll,
    body: () => ({ reason: 'All have voted' }),
    foreign: foreignPoll,
  },
  'POST /api/:league_id/polls/:poll_id/cancel': {
    params: aPoll,
    body: () => ({ reason: 'Asked twice' }),
    foreign: foreignPoll,
  },

  'POST /api/:league_id/drafts': [
    { body: () => ({ type: 'general', mock: true }) },
    { as: 'commissioner', body: () => ({ type: 'general' }), conflicts: true },
  ],
  [`GET ${draftPath}`]: { params: theDraft, foreign: foreignDraft },
  [`GET ${draftPath}/pool`]: { params: theDraft, foreign: foreignDraft },
  [`GET ${draftPath}/kept`]: { params: theDraft, foreign: foreignDraft },
  [`GET ${draftPath}/seasons/:team_id`]: {
    params: ownQueue,
    query: () => '?player_id=8000001',
    foreign: () => ({ draft_id: world.foreignDraft, team_id: world.foreignTeam }),
  },
  [`GET ${draftPath}/events`]: { params: theDraft, query: () => '?since=1', foreign: foreignDraft },
  [`GET ${draftPath}/chat`]: { params: theDraft, foreign: foreignDraft },
  [`GET ${draftPath}/export.csv`]: { params: theDraft, foreign: foreignDraft },
  [`GET ${draftPath}/queue/:team_id`]: {
    params: ownQueue,
    foreign: () => ({ draft_id: world.foreignDraft, team_id: world.foreignTeam }),
  },
  [`PUT ${draftPath}/queue/:team_id`]: {
    params: ownQueue,
    body: () => ({ player_ids: [8_000_001] }),
    foreign: () => ({ draft_id: world.foreignDraft, team_id: world.foreignTeam }),
  },
  // The draft of this test is one of players without a team.
  [`GET ${draftPath}/protected/:team_id`]: {
    params: ownQueue,
    foreign: () => ({ draft_id: world.foreignDraft, team_id: world.foreignTeam }),
    conflicts: true,
  },
  [`PUT ${draftPath}/protected/:team_id`]: {
    params: ownQueue,
    body: () => ({ player_ids: [] }),
    foreign: () => ({ draft_id: world.foreignDraft, team_id: world.foreignTeam }),
    conflicts: true,
  },
  [`PUT ${draftPath}/auto`]: {
    params: theDraft,
    body: () => ({ team_id: world.teamId, on: false }),
    foreign: foreignDraft,
    foreignBody: (id) => ({ team_id: id(world.foreignTeam), on: true }),
  },
  [`POST ${draftPath}/picks`]: { params: theDraft, body: nextPick, foreign: foreignDraft },
  // The draft of this test is no auction; allowed roles get that answer.
  [`POST ${draftPath}/nominations`]: {
    params: theDraft,
    body: () => ({ lot: 1, team_id: world.teamId, player_id: 8_000_001 }),
    foreign: foreignDraft,
    conflicts: true,
  },
  [`POST ${draftPath}/bids`]: {
    params: theDraft,
    body: () => ({ lot: 1, team_id: world.teamId, amount: 2 }),
    foreign: foreignDraft,
    conflicts: true,
  },
  // Picks of a redraft league cannot be traded; allowed roles get that answer.
  [`PUT ${draftPath}/shop`]: {
    params: theDraft,
    body: async () => ({ overall: await ownPick(), open: true }),
    foreign: foreignDraft,
    conflicts: true,
  },
  [`PUT ${draftPath}/order`]: {
    params: lobby,
    body: () => ({ source: 'random', kind: 'snake' }),
    foreign: foreignDraft,
  },
  [`PUT ${draftPath}/settings`]: {
    params: lobby,
    body: () => ({ name: 'A mock', clock: { seconds: 60 } }),
    foreign: foreignDraft,
  },
  [`PUT ${draftPath}/rookies`]: {
    params: lobby,
    body: () => ({ player_id: 8_000_001, rookie: true, reason: 'He is one' }),
    foreign: foreignDraft,
  },
  [`POST ${draftPath}/begin`]: { params: lobby, foreign: foreignDraft },
  [`POST ${draftPath}/pause`]: { params: running, foreign: foreignDraft },
  [`POST ${draftPath}/resume`]: {
    params: async () => {
      const params = await running();
      await world.commissioner.api('POST', `/api/${world.leagueId}/drafts/${params.draft_id}/pause`);
      return params;
    },
    foreign: foreignDraft,
  },
  [`POST ${draftPath}/reopen`]: {
    params: async () => {
      const draft_id = await world.running();
      await world.commissioner.api('POST', `/api/${world.leagueId}/drafts/${draft_id}/end`);
      return { draft_id };
    },
    foreign: foreignDraft,
  },
  'POST /api/:league_id/declared-picks': {
    params: async () => {
      const [row] = await query<{ season: string }>`select current_season as season from league
        where id = ${world.leagueId}`;
      playedIn = row?.season ?? '';
      return {};
    },
    conflicts: true,
    body: () => ({
      what: 'added',
      team_id: world.teamId,
      season: playedIn,
      type: 'general',
      round: 1,
      reason: 'By the rules',
    }),
  },
  [`POST ${draftPath}/amendments`]: {
    params: lobby,
    body: () => ({ what: 'added', team_id: world.teamId, round: 1, place: 1, reason: 'By the rules' }),
    foreign: foreignDraft,
  },
  [`PUT ${draftPath}/night`]: {
    params: lobby,
    body: nextWeek,
    foreign: foreignDraft,
  },
  [`DELETE ${draftPath}/night`]: { params: lobby, foreign: foreignDraft },
  [`GET ${draftPath}/night.ics`]: { params: datedLobby, foreign: foreignDraft },
  [`PUT ${draftPath}/check-in`]: { params: lobby, body: () => ({ answer: 'coming' }), foreign: foreignDraft },
  [`GET ${draftPath}/log`]: { params: theDraft, foreign: foreignDraft },
  [`PUT ${draftPath}/clock`]: {
    params: running,
    body: () => ({ seconds: 43_200 }),
    foreign: foreignDraft,
  },
  [`POST ${draftPath}/skip`]: {
    params: theDraft,
    body: async () => ({ overall: (await nextPick()).overall }),
    foreign: foreignDraft,
  },
  [`GET ${draftPath}/undo-preview`]: {
    params: theDraft,
    query: () => '?overall=1',
    foreign: foreignDraft,
  },
  [`POST ${draftPath}/replace`]: {
    params: theDraft,
    body: () => ({ overall: 1, player_id: (players += 1), reason: 'A slip of the finger' }),
    foreign: foreignDraft,
  },
  [`POST ${draftPath}/undo`]: {
    params: theDraft,
    body: async () => ({ overall: (await nextPick()).overall! - 1 }),
    foreign: foreignDraft,
  },
  [`POST ${draftPath}/end`]: { params: running, foreign: foreignDraft },
  [`DELETE ${draftPath}`]: { params: lobby, foreign: foreignDraft },
};

/** What this test, its helpers and another site type as names, reasons and posts. */
const TYPED = [
  ...['Named by', 'Other Tester', 'The Pond', 'Player 8', 'Roster Status'],
  ...[
    ...readFileSync(fileURLToPath(import.meta.url), 'utf8')
      .replaceAll(/^ *(?:\/\/|\/?\*).*$/gm, '')
      .matchAll(/'([^'\n]*)'/g),
  ]
    .map(([, text = '']) => text)
    .filter((text) => /[A-Z]| /.test(text)),
].sort((a, b) => b.length - a.length);
/** Mails as they were sent, and keys. */
const AS_STORED = /^Hello,|invites you to|^[a-z]+ \w{12}\b/;
const FRENCH = { 'accept-language': 'fr' };
/** The sentences of an answer that are English. Values without a space are codes. */
const englishSentences = (body: unknown): string[] => {
  const found = englishIn(textsIn(body).filter((text) => text.includes(' ') && !AS_STORED.test(text)));
  return found.length === 0
    ? found
    : englishIn(
        found.filter((text) => !TYPED.includes(text)),
        ...TYPED,
      );
};

const absentId = () => newId(randomBytes);
const address = (route: string, params: Record<string, string>) =>
  (route.split(' ')[1] ?? '')
    .replace(/:(\w+)/g, (_, name: string) => params[name] ?? `no-${name}`)
    .replace('*', 'swagger-ui.css');

async function ask(
  route: string,
  row: Row,
  role: Role,
  leagueId: string,
  more: { params?: Record<string, string>; body?: unknown } = {},
): Promise<Answer<Refused>> {
  const [method = ''] = route.split(' ');
  const params = more.params ?? (await row.params?.(role)) ?? {};
  const body = more.body ?? (await row.body?.(role));
  const token = userOf(role)?.token;
  const headers = {
    ...FRENCH,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(await row.headers?.(role)),
  };
  const answer = await app.api<Refused>(
    method,
    address(route, { ...params, league_id: leagueId }) + (row.query?.(role) ?? ''),
    body,
    headers,
  );
  // The API description declares every answer, except those of its own pages.
  if (!route.includes('/api/docs') && !route.endsWith('/mcp')) expect(described.faults(route, answer)).toEqual([]);
  // Files and calendars have their own tests.
  if (typeof answer.body === 'object' && policyOf(route) !== undefined)
    expect(englishSentences(answer.body)).toEqual([]);
  return answer;
}

const REFUSED = [401, 403, 404, 405];

/**
 * Asks the route as one role after the other. A refused call and a read change nothing, so the next role gets the same
 * parameters and body, unless they are the role's own.
 */
function askInTurn(route: string, row: Row): (role: Role) => Promise<Answer<Refused>> {
  let last: { params: Record<string, string>; body: unknown } | undefined;
  return async (role) => {
    const params = (row.params?.length === 0 && last?.params) || ((await row.params?.(role)) ?? {});
    const body = (row.body?.length === 0 && last?.body) || (await row.body?.(role));
    const answer = await ask(route, row, role, world.leagueId, { params, body });
    last = REFUSED.includes(answer.status) || route.startsWith('GET ') ? { params, body } : undefined;
    return answer;
  };
}

/** A conflict (409) depends on the league, not on the role. */
function verdictOf(status: number): Verdict | number {
  if (status < 400 || status === 409) return 'yes';
  return ({ 401: 'signIn', 403: 'no', 404: 'absent', 405: 'noMethod' } as const)[status] ?? status;
}

const declared = [...CALLS.keys()].map((key) => key.replace(' ', ' /api'));
// A call that needs no parameters has no row.
const rows = [...new Set([...Object.keys(TABLE), ...declared])].flatMap((route) =>
  [TABLE[route] ?? {}].flat().map((row, index) => ({
    route,
    row,
    as: (index === 0 ? policyOf(route) : undefined) ?? row.as,
    name: index === 0 ? route : `${route} (${index + 1})`,
  })),
);

// Called before later rows create incomplete trades in the league.
const tokens = {
  all: (await aToken(world.manager.userId)).secret,
  otherLeague: (await aToken(world.manager.userId, [leagueScope(world.foreignLeague)])).secret,
  expired: (await aToken(world.manager.userId, ['leagues'], '-1 minute')).secret,
  revoked: `crease_${randomBytes(32).toString('base64url')}`,
};

const visitor = app.app
  .get(SessionService)
  .visit({ id: world.manager.userId, email: world.manager.email, emailVerified: true, language: 'fr' }).accessToken;
const callOf = (route: string): [key: string, call: Call] => {
  const key = route.replace(' /api', ' ');
  return [key, CALLS.get(key) as Call];
};

describe('an access token, and a visitor', () => {
  const ofCalls = rows.filter(({ route, name }) => policyOf(route) !== undefined && name === route);
  const needOf = (route: string) => tokenNeed(...callOf(route));
  const readable = ofCalls.filter(({ route }) => needOf(route) !== null);
  const closed = ofCalls.filter(
    ({ route, as }) => needOf(route) === null && !(as === 'public' && route.startsWith('GET ')),
  );

  /** Sends the manager's request, with the token instead of the session. */
  async function askWith(
    secret: string,
    { route, row }: (typeof rows)[number],
    leagueId: string,
    params: Record<string, string>,
  ): Promise<Answer<Refused>> {
    const [method = ''] = route.split(' ');
    const answer = await app.api<Refused>(
      method,
      address(route, { ...params, league_id: leagueId }) + (row.query?.('manager') ?? ''),
      undefined,
      { ...FRENCH, authorization: `Bearer ${secret}` },
    );
    expect(described.faults(route, answer)).toEqual([]);
    return answer;
  }

  test.each(readable)('reads $name as its person does, and never more', async (asked) => {
    const params = (await asked.row.params?.('manager')) ?? {};
    const session = await ask(asked.route, asked.row, 'manager', world.leagueId, { params });
    const byToken = await askWith(tokens.all, asked, world.leagueId, params);
    expect({ status: byToken.status, said: byToken.body.refusal }).toEqual({
      status: session.status,
      said: session.body.refusal,
    });
    expect(verdictOf(byToken.status)).toBe('yes');
    const byVisitor = await askWith(visitor, asked, world.leagueId, params);
    expect(verdictOf(byVisitor.status)).toBe('yes');
    const wrongScope = await askWith(tokens.otherLeague, asked, world.leagueId, params);
    expect([wrongScope.status, wrongScope.body.refusal.name]).toEqual([403, 'tokenScope']);
    for (const secret of [tokens.expired, tokens.revoked]) {
      const refused = await askWith(secret, asked, world.leagueId, params);
      expect([refused.status, refused.body.refusal.name]).toEqual([401, 'tokenInvalid']);
    }
    if (!asked.route.includes(':league_id')) return;
    const foreign = await askWith(tokens.all, asked, world.foreignLeague, params);
    const absent = await askWith(tokens.all, asked, absentId(), params);
    expect({ status: foreign.status, body: foreign.body }).toEqual({ status: 404, body: absent.body });
    expect((await askWith(visitor, asked, world.foreignLeague, params)).status).toBe(404);
  });

  test('a visitor is told to sign up by every call that no token opens, but for the notices', async () => {
    for (const asked of closed.filter(({ as }) => as !== 'public')) {
      const { status, body } = await askWith(visitor, asked, world.leagueId, {});
      const said = visitorReads(...callOf(asked.route)) ? [200, undefined] : [403, 'visitorReads'];
      expect([asked.name, status, body.refusal?.name]).toEqual([asked.name, ...said]);
      if (status === 403) expect(body.refusal.message).toMatch(/^Inscrivez-vous pour /);
    }
  });

  test.each(closed)('does not open $name', async (asked) => {
    const { status, body } = await askWith(tokens.all, asked, world.leagueId, {});
    expect([status, body.refusal.name]).toEqual([
      403,
      asked.route.startsWith('GET ') ? 'tokenScope' : 'tokenReadsOnly',
    ]);
  });
});

describe('every route', () => {
  const routes = [...new Set(routesOf(app.app))];

  test('is declared, and every call has a route', () => {
    const ours = routes.filter((route) => !route.startsWith('HEAD '));
    const asked = new Set(rows.map(({ route }) => route));
    expect(ours.filter((route) => route !== 'GET /*' && !asked.has(route))).toEqual([]);
    expect([...asked].filter((route) => !ours.includes(route))).toEqual([]);
    // Each route's policy is declared once: by its call, or by the table when it has no call.
    expect(rows.filter(({ as }) => as === undefined).map(({ name }) => name)).toEqual([]);
    expect(
      rows.filter(({ name, route, row }) => name === route && row.as && policyOf(route)).map(({ name }) => name),
    ).toEqual([]);
    // Every HEAD route has a GET route with the same guards.
    expect(routes.filter((route) => route.startsWith('HEAD ') && !ours.includes(route.replace('HEAD', 'GET')))).toEqual(
      [],
    );
  });

  test('names something foreign for each thing in its address, and for more than one in its body', () => {
    const things = rows.filter(({ route }) => /:(?!league_id\b)\w+/.test(route) && !EVERYBODYS.test(route));
    expect(
      things
        .filter(({ route, row }) => !row.foreign && !rows.some((other) => other.route === route && other.row.foreign))
        .map(({ name }) => name),
    ).toEqual([]);
    expect(rows.filter(({ row }) => row.foreignBody).length).toBeGreaterThan(1);
  });

  test.each(rows)('$name is for those it is for, and for nobody else', async ({ route, row, as }) => {
    const policy = POLICIES[as ?? 'nothing'];
    const heard: Partial<Record<Role, Verdict | number>> = {};
    const said: string[] = [];
    const askAs = askInTurn(route, row);
    for (const role of ROLES) {
      const { status, body } = await askAs(role);
      heard[role] = verdictOf(status);
      // The first allowed role must succeed; later ones may conflict, because the work is done.
      if (
        status === 409 &&
        !row.conflicts &&
        !Object.entries(heard).some(([earlier, verdict]) => earlier !== role && verdict === 'yes')
      )
        heard[role] = status;
      if (status >= 400) said.push(`${role}: ${status} ${JSON.stringify(body)}`);
    }
    // Include the answers, so that a failure shows the reason.
    expect({ heard, said }).toEqual({ heard: policy, said });
  });

  test.each(rows.filter(({ route }) => route.includes(':league_id')))(
    '$name answers a foreign league exactly like an absent one',
    async ({ route, row }) => {
      const params = (await row.params?.('outsider')) ?? {};
      const body = await row.body?.('outsider');
      for (const role of ['outsider', 'invited', 'former'] as const) {
        const foreign = await ask(route, row, role, world.leagueId, { params, body });
        const absent = await ask(route, row, role, absentId(), { params, body });
        expect({ role, status: foreign.status, body: foreign.body }).toEqual({ role, status: 404, body: absent.body });
      }
    },
  );

  test.each(rows.filter(({ row }) => row.foreign))(
    '$name answers what belongs to another league exactly like what is not there',
    async ({ route, row }) => {
      const theirs = (await row.foreign?.()) ?? {};
      const nobodys = Object.fromEntries(Object.keys(theirs).map((name) => [name, absentId()]));
      for (const role of ['manager', 'commissioner'] as const) {
        const body = await row.body?.(role);
        const foreign = await ask(route, row, role, world.leagueId, { params: theirs, body });
        const absent = await ask(route, row, role, world.leagueId, { params: nobodys, body });
        expect({ role, status: foreign.status, body: foreign.body }).toEqual({
          role,
          status: absent.status,
          body: absent.body,
        });
        expect([403, 404]).toContain(foreign.status);
      }
    },
  );

  test.each(rows.filter(({ row }) => row.foreignBody))(
    '$name answers a body that names what belongs to another league exactly like one that names what is not there',
    async ({ route, row }) => {
      const params = (await row.params?.('commissioner')) ?? {};
      for (const role of ['manager', 'commissioner'] as const) {
        const named: string[] = [];
        const theirs = await ask(route, row, role, world.leagueId, {
          params,
          body: row.foreignBody?.((id) => (named.push(id), id)),
        });
        const nobodys = await ask(route, row, role, world.leagueId, {
          params,
          body: row.foreignBody?.(() => absentId()),
        });
        expect(named).not.toEqual([]);
        expect({ role, status: theirs.status, body: theirs.body }).toEqual({
          role,
          status: nobodys.status,
          body: nobodys.body,
        });
        expect([403, 404, 409, 422]).toContain(theirs.status);
      }
    },
  );
});
