import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import { io, type Socket } from 'socket.io-client';
import type { ClientToServerEvents, ServerToClientEvents } from '@crease/core/realtime/socket-events.js';
import { seedPlayers, somePlayers, type SeededLeague } from '../../testing/draft-fixture.js';
import { eventually, PATIENCE_MS } from '../../testing/patience.js';
import type { Caller } from '../../testing/room-client.js';
import { SITE_OWNER, fileApp } from '../../testing/test-app.js';
import { EventRelay } from './event-relay.js';
import { MembershipCache, type Member } from '../http/member.js';
import { Busy } from '../refusal.error.js';

type Client = Socket<ServerToClientEvents, ClientToServerEvents>;
const ROLES = [
  'outsider',
  'invited',
  'former',
  'member',
  'otherManager',
  'coCommissioner',
  'commissioner',
  'siteOwner',
] as const;
type Role = (typeof ROLES)[number];

const { app, db, seed, closing, query } = await fileApp();
let league: SeededLeague;
let other: SeededLeague;
let draftId: string;
const picked = 8_000_001;
const tokens = {} as Record<Role, string>;
const open: Client[] = [];
const matchup = { season: '2025-26', period: 1, number: 1 };

beforeAll(async () => {
  await seedPlayers(db, somePlayers(60));
  const form = { num_teams: 5, rookieDraftEnabled: false };
  league = await seed({ form });
  other = await seed({ form });
  ({ draft_id: draftId } = await league.commissioner.must<{ draft_id: string }>(
    'POST',
    `/api/${league.leagueId}/drafts`,
    { type: 'general' },
  ));
  const draft = `/api/${league.leagueId}/drafts/${draftId}`;
  await league.commissioner.must('POST', `${draft}/begin`, {});
  await league.commissioner.must('POST', `${draft}/picks`, { overall: 1, player_id: picked });
  tokens.outsider = other.commissioner.token;
  tokens.member = manager(league, 1).token;
  tokens.otherManager = manager(league, 2).token;
  tokens.commissioner = league.commissioner.token;
  const { leagueId, commissioner, teams } = league;
  tokens.coCommissioner = manager(league, 3).token;
  await commissioner.must('PATCH', `/api/${leagueId}/members/${manager(league, 3).userId}`, { is_commissioner: true });
  tokens.former = manager(league, 4).token;
  await commissioner.must('DELETE', `/api/${leagueId}/members/${manager(league, 4).userId}`);
  await query`with s as (insert into matchup_season (league_id, season, seed)
      values (${leagueId}, ${matchup.season}, repeat('0', 32))),
     p as (insert into matchup_period (league_id, season, number, starts_on, ends_on)
       values (${leagueId}, ${matchup.season}, 1, '2026-01-05', '2026-01-11'))
    insert into matchup (league_id, season, period, number, home_team_id)
      values (${leagueId}, ${matchup.season}, 1, 1, ${teams[0]?.id})`;
  const invited = await app.signUp('invited');
  tokens.invited = invited.token;
  await commissioner.must('POST', `/api/${leagueId}/invitations`, { team_id: teams[4]?.id, email: invited.email });
  tokens.siteOwner = (await app.signUp('owner', { email: SITE_OWNER })).token;
});
closing({
  close: () => {
    for (const socket of open) socket.disconnect();
  },
});

function manager(of: SeededLeague, index: number): Caller {
  const found = of.teams[index]?.manager;
  if (!found) throw new Error('the team has no manager');
  return found;
}

function connect(token: string | undefined, headers: Record<string, string> = {}): Client {
  const socket: Client = io(app.url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token },
    extraHeaders: headers,
  });
  open.push(socket);
  return socket;
}

/** Resolves with null when connected, with the reason when refused. */
const outcome = (socket: Client): Promise<string | null> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve(null));
    socket.once('connect_error', (error) => resolve(error.message));
  });

async function ask(
  socket: Client,
  message: keyof ClientToServerEvents,
  body: object,
): Promise<{ ok: boolean; refusal?: { name: string } }> {
  return (
    socket.timeout(PATIENCE_MS) as unknown as {
      emitWithAck(name: string, body: object): Promise<{ ok: boolean; refusal?: { name: string } }>;
    }
  ).emitWithAck(message, body);
}

interface Row {
  body: () => object;
  /** Roles whose message succeeds; for all others the league or draft does not exist. */
  yes: readonly Role[];
}

const MEMBERS: readonly Role[] = ['member', 'otherManager', 'coCommissioner', 'commissioner'];
const READERS: readonly Role[] = [...MEMBERS, 'siteOwner'];

/** A new message without a row does not compile; a gateway message without a row fails below. */
const TABLE: Record<keyof ClientToServerEvents, Row> = {
  'draft:join': { body: () => ({ draftId, since: 0 }), yes: READERS },
  'draft:events': { body: () => ({ draftId, since: 0 }), yes: READERS },
  'draft:chat': { body: () => ({ draftId, text: 'hello', key: randomUUID() }), yes: MEMBERS },
  'draft:react': {
    body: () => ({ draftId, overall: 1, player: picked, reaction: 'fire', on: true }),
    yes: MEMBERS,
  },
  // Leaving a room that one is not in reveals nothing.
  'draft:leave': { body: () => ({ draftId }), yes: ROLES },
  'league:join': { body: () => ({ leagueId: league.leagueId }), yes: READERS },
  'league:leave': { body: () => ({ leagueId: league.leagueId }), yes: ROLES },
  'matchup:join': { body: () => ({ leagueId: league.leagueId, ...matchup }), yes: READERS },
  'matchup:leave': { body: () => ({ leagueId: league.leagueId, ...matchup }), yes: ROLES },
  time: { body: () => ({}), yes: ROLES },
};

function heardMessages(): string[] {
  const heard = new Set<string>();
  for (const module of app.app.get(ModulesContainer).values()) {
    for (const { instance } of module.providers.values() as Iterable<{ instance: unknown }>) {
      if (
        typeof instance !== 'object' ||
        instance === null ||
        !Reflect.hasMetadata('websockets:is_gateway', instance.constructor)
      )
        continue;
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown>;
      for (const name of Object.getOwnPropertyNames(prototype)) {
        const handler = prototype[name];
        if (typeof handler === 'function' && Reflect.hasMetadata('websockets:message_mapping', handler))
          heard.add(Reflect.getMetadata('message', handler) as string);
      }
    }
  }
  return [...heard].sort();
}

describe('sockets', () => {
  it('get no message without a row in the table, and every row is sent', () =>
    expect(heardMessages()).toEqual(Object.keys(TABLE).sort()));

  it('connect only with a valid access token', async () => {
    const [head, body] = tokens.member.split('.');
    const forged = [
      undefined,
      '',
      'nonsense',
      `${head}.${body}.AAAA`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`,
    ];
    for (const token of forged) expect(await outcome(connect(token))).not.toBeNull();
    expect(await outcome(connect(tokens.member))).toBeNull();
  });

  it('connect from no foreign origin', async () => {
    for (const origin of ['https://evil.example', 'null'])
      expect(await outcome(connect(tokens.member, { origin }))).not.toBeNull();
    expect(await outcome(connect(tokens.member, { origin: app.url }))).toBeNull();
  });

  for (const [message, row] of Object.entries(TABLE) as [keyof ClientToServerEvents, Row][]) {
    for (const role of ROLES) {
      const allowed = row.yes.includes(role);
      it(`${allowed ? 'carry out' : 'refuse'} ${message} for the ${role}`, async () => {
        const socket = connect(tokens[role]);
        expect(await outcome(socket)).toBeNull();
        const answer = await ask(socket, message, row.body());
        if (allowed) expect(answer).toMatchObject({ ok: true });
        else expect(answer).toMatchObject({ ok: false, refusal: { name: 'notFound' } });
        socket.disconnect();
      });
    }

    it(`answer ${message} with a refusal when its body is nonsense`, async () => {
      if (message === 'time') return;
      const socket = connect(tokens.member);
      expect(await outcome(socket)).toBeNull();
      for (const body of [{}, { draftId: 7 }, { draftId: '../etc', since: -1 }, { leagueId: { $gt: '' } }])
        expect(await ask(socket, message, body)).toMatchObject({ ok: false, refusal: { name: 'invalid' } });
      socket.disconnect();
    });
  }

  for (const [message, row] of Object.entries(TABLE) as [keyof ClientToServerEvents, Row][]) {
    it(`answer ${message} for what is foreign exactly as for what is not there`, async () => {
      for (const role of ['outsider', 'invited', 'former'] as const) {
        const socket = connect(tokens[role]);
        expect(await outcome(socket)).toBeNull();
        const body = row.body();
        const nobodys = Object.fromEntries(
          Object.entries(body).map(([name, value]) => [name, name.endsWith('Id') ? '111111111111' : value]),
        );
        const [foreign, absent] = [await ask(socket, message, body), await ask(socket, message, nobodys)];
        // The time differs between two calls.
        if (message !== 'time') expect(foreign).toEqual(absent);
        socket.disconnect();
      }
    });
  }

  it('of a session that ends are told and closed', async () => {
    const user = await app.signUp('leaver');
    const socket = connect(user.token);
    expect(await outcome(socket)).toBeNull();
    const ended = new Promise<string>((resolve) => socket.once('session:ended', ({ reason }) => resolve(reason)));
    const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
    expect((await user.api('POST', '/api/auth/sign-out', {}, { cookie: user.cookie })).status).toBeLessThan(300);
    await Promise.all([ended, closed]);
    expect(await outcome(connect(user.token))).not.toBeNull();
  });

  it('are told on joining a league where its streams stand, and whether something happened since they asked for what they show', async () => {
    const { leagueId, teams } = league;
    const socket = connect(tokens.member);
    expect(await outcome(socket)).toBeNull();
    const join = (age: number) => socket.timeout(PATIENCE_MS).emitWithAck('league:join', { leagueId, age });
    const began = performance.now();
    await league.commissioner.must('PUT', `/api/${leagueId}/drafts/${draftId}/clock`, { seconds: 50 });
    expect(await join(performance.now() - began + 1_000)).toMatchObject({ ok: true, behind: true });
    expect(await join(0)).toMatchObject({ ok: true, behind: false });
    const { rows } = await db.query<{ seq: number }>('select seq from stream where id = $1', [`league:${leagueId}`]);
    expect(await join(0)).toMatchObject({
      streams: {
        [`league:${leagueId}`]: rows[0]?.seq,
        [`team:${teams[1]?.id}`]: expect.any(Number),
        [`user:${manager(league, 1).userId}`]: expect.any(Number),
      },
    });
    for (const age of [-1, Infinity, '5', null])
      expect(await ask(socket, 'league:join', { leagueId, age })).toMatchObject({
        ok: false,
        refusal: { name: 'invalid', field: 'age' },
      });
  });

  describe('when somebody is removed', () => {
    let of: SeededLeague;
    let draft: string;
    let look: jest.SpiedFunction<MembershipCache['member']>;
    /** Runs before a membership lookup returns. */
    const before = new Map<string, () => Promise<void> | void>();

    beforeAll(async () => {
      of = await seed({ form: { num_teams: 5, rookieDraftEnabled: false } });
      ({ draft_id: draft } = await of.commissioner.must<{ draft_id: string }>('POST', `/api/${of.leagueId}/drafts`, {
        type: 'general',
      }));
      const members = app.app.get(MembershipCache);
      const real = members.member.bind(members);
      look = jest.spyOn(members, 'member').mockImplementation(async (leagueId, user): Promise<Member | null> => {
        const found = await real(leagueId, user);
        await before.get(user.userId)?.();
        return found;
      });
    });
    afterAll(() => {
      look.mockRestore();
    });

    async function enter(who: Caller): Promise<{ socket: Client; streams: string[] }> {
      const socket = connect(who.token);
      expect(await outcome(socket)).toBeNull();
      const streams: string[] = [];
      socket.on('event', ({ stream }) => streams.push(stream));
      return { socket, streams };
    }
    async function join(socket: Client): Promise<void> {
      expect(await ask(socket, 'league:join', { leagueId: of.leagueId })).toMatchObject({ ok: true });
      expect(await ask(socket, 'draft:join', { draftId: draft, since: 0 })).toMatchObject({ ok: true });
    }
    const remove = (who: Caller) => of.commissioner.must('DELETE', `/api/${of.leagueId}/members/${who.userId}`);
    const stir = () =>
      of.commissioner.must('PUT', `/api/${of.leagueId}/drafts/${draft}/settings`, {
        name: `Draft ${randomUUID().slice(0, 8)}`,
        clock: { seconds: 60 },
      });

    it('leave no room because the database was busy, but the removed member leaves @long', async () => {
      const [stays, leaves] = [manager(of, 1), manager(of, 2)];
      const [staying, leaving] = [await enter(stays), await enter(leaves)];
      await join(staying.socket);
      await join(leaving.socket);
      let refused = 0;
      for (const { userId } of [stays, leaves]) {
        let busy = true;
        before.set(userId, () => {
          if (!busy) return;
          busy = false;
          refused += 1;
          throw new Busy();
        });
      }
      await remove(leaves);
      await eventually(() => expect(refused).toBe(2));
      before.clear();
      await eventually(async () => {
        leaving.streams.length = 0;
        staying.streams.length = 0;
        await stir();
        await eventually(() => expect(staying.streams).toEqual(expect.arrayContaining([`draft:${draft}`])));
        expect(leaving.streams.filter((stream) => !stream.startsWith('user:'))).toEqual([]);
      }, 8_000);
    });

    it.each(['league:join', 'draft:join'] as const)(
      'is not let in by %s, if they were removed while it was looked who they are',
      async (message) => {
        const who = manager(of, message === 'league:join' ? 3 : 4);
        const { socket, streams } = await enter(who);
        let looked = false;
        let gone = false;
        app.app.get(EventRelay).listen(({ event, leagueId }) => {
          if (event.type === 'membersChanged' && leagueId === of.leagueId) gone = true;
        });
        before.set(who.userId, async () => {
          before.delete(who.userId);
          looked = true;
          await eventually(() => expect(gone).toBe(true));
        });
        const asked = ask(
          socket,
          message,
          message === 'league:join' ? { leagueId: of.leagueId } : { draftId: draft, since: 0 },
        );
        await eventually(() => expect(looked).toBe(true));
        gone = false;
        await remove(who);
        expect(await asked).toMatchObject({ ok: false, refusal: { name: 'notFound' } });
        const witness = await enter(of.commissioner);
        await join(witness.socket);
        streams.length = 0;
        await stir();
        await eventually(() => expect(witness.streams).toContain(`draft:${draft}`));
        expect(streams.filter((stream) => !stream.startsWith('user:'))).toEqual([]);
      },
    );
  });

  it('of a member who is removed hear nothing more of the league', async () => {
    const leaving = manager(league, 2);
    const socket = connect(leaving.token);
    expect(await outcome(socket)).toBeNull();
    expect(await ask(socket, 'league:join', { leagueId: league.leagueId })).toMatchObject({ ok: true });
    expect(await ask(socket, 'draft:join', { draftId, since: 0 })).toMatchObject({ ok: true });
    await league.commissioner.must('DELETE', `/api/${league.leagueId}/members/${leaving.userId}`);
    const heard: string[] = [];
    socket.on('event', (envelope) => heard.push(envelope.stream));
    await eventually(async () =>
      expect(await ask(socket, 'draft:events', { draftId, since: 0 })).toMatchObject({ ok: false }),
    );
    expect(await ask(socket, 'draft:join', { draftId, since: 0 })).toMatchObject({
      ok: false,
      refusal: { name: 'notFound' },
    });
    heard.length = 0;
    const witness = connect(tokens.commissioner);
    expect(await outcome(witness)).toBeNull();
    expect(await ask(witness, 'draft:join', { draftId, since: 0 })).toMatchObject({ ok: true });
    const seen = new Promise<void>((resolve) =>
      witness.on('event', ({ stream }) => stream === `draft:${draftId}` && resolve()),
    );
    await league.commissioner.must('PUT', `/api/${league.leagueId}/drafts/${draftId}/clock`, { seconds: 45 });
    await seen;
    expect(heard.filter((stream) => stream !== `user:${leaving.userId}`)).toEqual([]);
  });
});
