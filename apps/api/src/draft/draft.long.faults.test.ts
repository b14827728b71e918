import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { ClientToServerEvents, ServerToClientEvents } from '@crease/core/realtime/socket-events.js';
import { Outages } from '../platform/database/connection/outages.js';
import { anotherProcess } from '../testing/another-process.js';
import { deadlineProblems, problemsOf, readDraft, type Acknowledged } from '../testing/draft-check.js';
import type { StoredEvent } from '../platform/database/event.model.js';
import { Publisher } from '../platform/realtime/publisher.js';
import {
  createDraft,
  orderByNumber,
  seedLeague,
  seedPlayers,
  somePlayers,
  type SeededLeague,
} from '../testing/draft-fixture.js';
import { amount, randomFrom, seed } from '../testing/long-run.js';
import { eventually } from '../testing/patience.js';
import { Caller, RoomClient, type Answer, type RoomFaults } from '../testing/room-client.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { DraftTrades } from './offers/draft-trades.service.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';
import { NO_MINIMUMS } from '../testing/play-fixture.js';

interface PickAnswer {
  seq?: number;
  overall?: number;
  player_id?: number;
  team_id?: string;
  refusal?: { name: string };
}

interface Quick {
  clockMs: number;
  graceMs: number;
  autoMs: number;
}

const PLAYERS = somePlayers(400);
/** Generous, because other tests run at the same time. The fault harness measures speed on its own machine. */
const PATIENCE_MS = 15_000;

const redisUrl = process.env.TEST_REDIS_URL;
if (!redisUrl) console.warn('Not run: drafts over two processes on Redis need TEST_REDIS_URL.');
const fanOuts: [string, string | undefined][] = [
  ['PostgreSQL', undefined],
  ...(redisUrl ? ([['Redis', redisUrl]] as [string, string][]) : []),
];

describe.each(fanOuts)('a draft over two processes on %s', (fanOut, redis) => {
  let apps: TestApp[] = [];
  let db: pg.Pool;
  const open: RoomClient[] = [];
  const restored: (() => void)[] = [];

  beforeAll(async () => {
    const first = await startTestApp({ env: { ROLE: 'all' }, ...(redis === undefined ? {} : { redisUrl: redis }) });
    apps = [first, await first.another()];
    db = new pg.Pool({ connectionString: first.config.DATABASE_URL });
    await seedPlayers(db, PLAYERS);
  }, 60_000);
  afterEach(() => {
    for (const room of open.splice(0)) room.close();
    for (const restore of restored.splice(0)) restore();
  });
  afterAll(async () => {
    await db?.end();
    for (const app of apps.reverse()) await app.close();
  }, 60_000);

  const urls = () => apps.map((app) => app.url);
  const one = (index: number): TestApp => apps[index] as TestApp;

  async function league(teams: number, rounds: number): Promise<SeededLeague> {
    const form: Partial<LeagueForm> = {
      num_teams: teams,
      rookieDraftEnabled: false,
      general_draft_startup_length: rounds,
      max_roster_size: rounds,
      ...NO_MINIMUMS,
      salary_cap: 1_000_000_000,
    };
    return seedLeague(db, { urls: urls(), secret: one(0).config.SESSION_SECRET, form });
  }

  /** A draft that has begun; `quick` sets a clock shorter than the API allows. */
  async function begun(
    teams: number,
    rounds: number,
    quick?: Quick,
  ): Promise<{ of: SeededLeague; id: string; path: string }> {
    const of = await league(teams, rounds);
    const { id } = await createDraft(of, { clock: { seconds: 3600 } });
    if (quick) {
      const clock = { seconds: quick.clockMs / 1000, graceMs: quick.graceMs, autoMs: quick.autoMs, quietHours: null };
      await db.query(
        `update event set data = jsonb_set(data, '{state,clock}', $2::jsonb) where stream = $1 and seq = 1`,
        [`draft:${id}`, JSON.stringify(clock)],
      );
    }
    const place = `/api/${of.leagueId}/drafts/${id}`;
    await orderByNumber(of, id);
    await of.commissioner.must('POST', `${place}/begin`, {});
    return { of, id, path: place };
  }

  function enter(of: SeededLeague, id: string, index: number, faults?: RoomFaults): RoomClient {
    const manager = of.teams[index % of.teams.length]?.manager ?? of.commissioner;
    const room = new RoomClient(manager, of.leagueId, id, urls()[index % apps.length], faults);
    open.push(room);
    return room;
  }

  const managerOf = (of: SeededLeague, teamId: string): Caller =>
    of.teams.find((team) => team.id === teamId)?.manager ?? of.commissioner;
  const through = (caller: Caller, index: number): Caller =>
    new Caller([one(index).url], () => caller.token, caller.userId);
  const promised = (answer: Answer<PickAnswer>): Acknowledged => ({
    overall: answer.body.overall ?? 0,
    playerId: answer.body.player_id ?? 0,
    teamId: answer.body.team_id ?? '',
  });
  const stateOf = async (id: string): Promise<DraftState> => (await readDraft(db, id)).state;

  /** Waits until every room has caught up, then checks that clients, tables, log and acknowledgements agree. */
  async function expectConsistent(
    id: string,
    acknowledged: readonly Acknowledged[],
    rooms: readonly RoomClient[],
  ): Promise<void> {
    const { seq } = await stateOf(id);
    await Promise.all(rooms.map((room) => room.until((state) => state.seq >= seq, PATIENCE_MS)));
    expect(await problemsOf(db, id, acknowledged, rooms)).toEqual([]);
  }

  it('has one winner for every pick that many reach for at once', async () => {
    const { of, id, path: place } = await begun(4, 5);
    const rooms = [0, 1, 2].map((index) => enter(of, id, index));
    const acknowledged: Acknowledged[] = [];
    const { slots } = await stateOf(id);
    for (const slot of slots.slice(0, 12)) {
      const manager = managerOf(of, slot.ownerTeamId);
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, hand) =>
          through(manager, hand % 2).call<PickAnswer>(
            'POST',
            `${place}/picks`,
            { overall: slot.overall, player_id: PLAYERS[slot.overall * 10 + Math.floor(hand / 2)]?.id },
            randomUUID(),
          ),
        ),
      );
      const won = answers.filter((answer) => answer.status === 200);
      expect(won).toHaveLength(1);
      acknowledged.push(...won.map(promised));
      for (const answer of answers)
        if (answer.status !== 200) expect([answer.status, answer.body.refusal?.name]).toEqual([409, 'pickMoved']);
    }
    await expectConsistent(id, acknowledged, rooms);
  });

  it('is told to every socket in its order, also where what another process committed is a moment on the way', async () => {
    const { of, id, path: place } = await begun(4, 5);
    for (const { app } of apps) {
      // Delay events from the other process by 25 ms: publishing to a process's own sockets is quicker.
      const publisher = app.get<{ remoteListener: (event: StoredEvent) => void }>(Publisher);
      const heard = publisher.remoteListener.bind(publisher);
      publisher.remoteListener = (event) => void setTimeout(() => heard(event), 25);
      restored.push(() => (publisher.remoteListener = heard));
    }
    const token = of.commissioner.token;
    const sockets = Array.from({ length: 32 }, (_, index) => {
      const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(one(index % 2).url, {
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        auth: { token },
      });
      const numbers: number[] = [];
      socket.on('event', ({ stream, seq }) => {
        if (stream === `draft:${id}`) numbers.push(seq);
      });
      return { socket, numbers };
    });
    try {
      await Promise.all(
        sockets.map(({ socket }) =>
          eventually(async () =>
            expect(
              await socket.timeout(PATIENCE_MS).emitWithAck('draft:join', { draftId: id, since: 0 }),
            ).toMatchObject({
              ok: true,
            }),
          ),
        ),
      );
      const { slots, seq: first } = await stateOf(id);
      for (const { overall } of slots.slice(0, 12))
        await through(of.commissioner, overall % 2).must('POST', `${place}/picks`, {
          overall,
          player_id: PLAYERS[overall]?.id,
        });
      const { seq: last } = await stateOf(id);
      const all = Array.from({ length: last - first }, (_, index) => first + 1 + index);
      // Sockets that joined in between also get the events that were in flight.
      const told = () => sockets.map(({ numbers }) => numbers.filter((seq) => seq > first));
      await eventually(() => {
        for (const numbers of told()) expect(new Set(numbers).size).toBe(all.length);
      });
      for (const numbers of told()) expect(numbers).toEqual(all);
    } finally {
      for (const { socket } of sockets) socket.disconnect();
    }
  });

  it('comes out the same for everybody, whatever is cut or lost on the way', async () => {
    const { of, id, path: place } = await begun(6, 8);
    const random = randomFrom(seed(7));
    const rooms = Array.from({ length: 8 }, (_, index) =>
      enter(of, id, index, index % 2 === 0 ? {} : { lose: () => random() < 0.3 }),
    );
    await Promise.all(rooms.map((room) => room.until((state) => state.status === 'running', PATIENCE_MS)));
    const acknowledged: Acknowledged[] = [];
    for (const slot of (await stateOf(id)).slots) {
      const unlucky = random() < 0.3 ? rooms[Math.floor(random() * rooms.length)] : null;
      if (unlucky?.socket.connected) unlucky.socket.io.engine.close();
      const key = randomUUID();
      const body = { overall: slot.overall, player_id: PLAYERS[slot.overall]?.id };
      const answer = await managerOf(of, slot.ownerTeamId).insist<PickAnswer>(
        'POST',
        `${place}/picks`,
        body,
        key,
        PATIENCE_MS,
      );
      expect(answer.status).toBe(200);
      acknowledged.push(promised(answer));
    }
    await expectConsistent(id, acknowledged, rooms);
    expect(rooms.some((room) => room.reconnects > 1)).toBe(true);
  });

  it('goes on by itself when a hundred clocks run out and nobody is there', async () => {
    const { id } = await begun(10, 10, { clockMs: 40, graceMs: 10, autoMs: 20 });
    await eventually(
      async () =>
        expect((await db.query('select status from draft where id = $1', [id])).rows[0]).toEqual({ status: 'ended' }),
      40_000,
    );
    const { events, state } = await readDraft(db, id);
    expect(state.slots.map((slot) => slot.how)).toEqual(Array.from({ length: 100 }, () => 'rank'));
    expect(events.filter(({ event }) => event.type === 'playerPicked')).toHaveLength(100);
    let due = 0;
    for (const { event, at } of events) {
      if (event.type === 'playerPicked') expect(at.getTime()).toBeGreaterThanOrEqual(due);
      if ('onClock' in event && event.onClock?.deadline)
        due = Date.parse(event.onClock.deadline) + event.onClock.graceMs;
    }
    expect(await problemsOf(db, id, [], [])).toEqual([]);
  }, 60_000);

  if (fanOut !== 'PostgreSQL') return;

  it('answers a repeated request from its first answer: at once, later, never to another body or user', async () => {
    const { of, id, path: place } = await begun(4, 5);
    const { slots } = await stateOf(id);
    const first = managerOf(of, slots[0]?.ownerTeamId ?? '');
    const key = randomUUID();
    const body = { overall: 1, player_id: 8_000_007 };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => first.call<PickAnswer>('POST', `${place}/picks`, body, key)),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(200);
    const second = managerOf(of, slots[1]?.ownerTeamId ?? '');
    const next = await second.call<PickAnswer>('POST', `${place}/picks`, { overall: 2, player_id: 8_000_008 }, key);
    expect(next.status).toBe(200);
    for (const index of [0, 1])
      expect(await through(first, index).call('POST', `${place}/picks`, body, key)).toEqual(answers[0]);
    expectRefusal(
      await first.call<PickAnswer>('POST', `${place}/picks`, { ...body, player_id: 8_000_009 }, key),
      422,
      'idempotencyKeyReused',
    );
    await expectConsistent(id, [promised(answers[0] as Answer<PickAnswer>), promised(next)], []);
  });

  it('gives a key that is used for two drafts at the same moment to one of them', async () => {
    const { of, id, path: place } = await begun(4, 5);
    const { id: mock, path: other } = await createDraft(of, { mock: true });
    await of.commissioner.must('POST', `${other}/begin`, {});
    await of.commissioner.must('POST', `${other}/pause`, {});
    const acknowledged: Acknowledged[] = [];
    for (let time = 1; time <= 6; time += 1) {
      const key = randomUUID();
      const states = await Promise.all([id, mock].map(stateOf));
      const answers = await Promise.all(
        [place, other].map((where, index) =>
          through(of.commissioner, index).call<PickAnswer>(
            'POST',
            `${where}/picks`,
            { overall: states[index]?.onClock?.overall, player_id: PLAYERS.at(-time)?.id },
            key,
          ),
        ),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
      if (answers[0]?.status === 200) acknowledged.push(promised(answers[0]));
    }
    expect(await problemsOf(db, id, acknowledged, [])).toEqual([]);
  });

  it('sends a snapshot to clients that return after too long, and the missing events to the others', async () => {
    const { of, id, path: place } = await begun(4, 5);
    const [late, early] = [enter(of, id, 0), enter(of, id, 1)];
    await Promise.all([late, early].map((room) => room.until((state) => state.status === 'running', PATIENCE_MS)));
    const away = late.state.seq;
    late.socket.disconnect();
    const [, ...idle] = (await stateOf(id)).slots.slice(0, 4).map((slot) => slot.ownerTeamId);
    // Alternates between the two processes, so each must read the other's changes.
    await Promise.all(
      idle.map(async (teamId) => {
        for (let change = 0; change < 134; change += 1)
          await managerOf(of, teamId).must('PUT', `${place}/auto`, { team_id: teamId, on: change % 2 === 0 });
      }),
    );
    expect((await stateOf(id)).seq).toBe(away + 402);
    const { snapshots } = late;
    late.socket.connect();
    await expectConsistent(id, [], [late, early]);
    expect([late.snapshots - snapshots, early.snapshots]).toEqual([1, 1]);
    for (const since of [away, away + 10_000])
      expect(await late.socket.timeout(PATIENCE_MS).emitWithAck('draft:events', { draftId: id, since })).toMatchObject({
        ok: true,
        snapshot: true,
      });
    expect(
      await late.socket.timeout(PATIENCE_MS).emitWithAck('draft:events', { draftId: id, since: away + 400 }),
    ).toMatchObject({ ok: true, snapshot: false, seq: away + 402 });
  }, 40_000);

  it('has exactly one next deadline after a pick, an undo, a skip, a resume, another clock and a trade', async () => {
    const { of, id, path: place } = await begun(4, 8);
    const drafts = one(0).app.get(DraftTrades);
    const check = async () => {
      const state = await stateOf(id);
      expect(await deadlineProblems(db, id, state)).toEqual([]);
      expect(state.status).toBe('running');
    };
    const command = (method: string, what: string, body: object) =>
      of.commissioner.must(method, `${place}/${what}`, body);
    await command('POST', 'picks', { overall: 1, player_id: 8_000_001 });
    await check();
    await command('POST', 'picks', { overall: 2, player_id: 8_000_002 });
    await command('POST', 'undo', { overall: 1 });
    await check();
    await command('POST', 'skip', { overall: 1 });
    await check();
    await command('POST', 'pause', {});
    expect((await db.query('select expires_at from draft where id = $1', [id])).rows).toEqual([{ expires_at: null }]);
    await command('POST', 'resume', {});
    await check();
    await command('PUT', 'clock', { seconds: 600 });
    await check();
    const [slot] = (await stateOf(id)).slots.filter(({ status }) => status === 'open');
    const owner = of.teams.find((team) => team.id !== slot?.ownerTeamId)?.id ?? '';
    await db.query('update draft_pick set owner_team_id = $2 where id = $1', [slot?.pickId, owner]);
    await drafts.picksTraded([id], [slot?.pickId ?? ''], owner);
    await check();
    expect((await stateOf(id)).onClock?.teamId).toBe(owner);
  });

  it('answers "try again" while its row is locked, puts the clock back, and takes the same request afterwards', async () => {
    const { of, id, path: place } = await begun(4, 5, { clockMs: 3_000, graceMs: 300, autoMs: 500 });
    const before = await stateOf(id);
    const manager = managerOf(of, before.onClock?.teamId ?? '');
    const lock = await db.connect();
    const key = randomUUID();
    const body = { overall: 1, player_id: 8_000_011 };
    try {
      await lock.query('begin');
      await lock.query('select 1 from draft where id = $1 for update', [id]);
      const refused = await manager.call<PickAnswer>('POST', `${place}/picks`, body, key);
      expect([refused.status, refused.body.refusal?.name]).toEqual([503, 'tryAgain']);
      await manager.call('POST', `${place}/picks`, body, key);
    } finally {
      await lock.query('rollback');
      lock.release();
    }
    const answer = await manager.insist<PickAnswer>('POST', `${place}/picks`, body, key, PATIENCE_MS);
    expect(answer.status).toBe(200);
    await expectConsistent(id, [promised(answer)], []);
    // The outage is recorded and every affected turn is extended.
    const { rows } = await db.query<{ ms: number }>(
      'select coalesce(sum(extract(epoch from to_at - from_at)) * 1000, 0)::float8 as ms from outage',
    );
    expect(rows[0]?.ms).toBeGreaterThan(1_000);
    await of.commissioner.must('POST', `${place}/end`, {});
  }, 40_000);

  it('takes picks while other requests hang and use up the connections', async () => {
    const { of, id, path: place } = await begun(4, 5);
    const { id: lobby } = await createDraft(of, { mock: true });
    const lock = await db.connect();
    await lock.query('begin; lock table contract in access exclusive mode');
    const hanging = Array.from({ length: 40 }, () =>
      of.commissioner.call('GET', `/api/${of.leagueId}/drafts/${lobby}/pool`).catch(() => null),
    );
    const acknowledged: Acknowledged[] = [];
    try {
      for (const slot of (await stateOf(id)).slots.slice(0, 6)) {
        const answer = await managerOf(of, slot.ownerTeamId).call<PickAnswer>('POST', `${place}/picks`, {
          overall: slot.overall,
          player_id: PLAYERS[slot.overall]?.id,
        });
        expect(answer.status).toBe(200);
        acknowledged.push(promised(answer));
      }
    } finally {
      await lock.query('rollback');
      lock.release();
      await Promise.all(hanging);
    }
    await expectConsistent(id, acknowledged, []);
  }, 40_000);

  it('counts outages that overlap once, and only from the beginning of the turn', async () => {
    const outages = one(0).app.get(Outages);
    const { rows } = await db.query<{ now: Date; last: number }>(
      'select clock_timestamp() as now, coalesce(max(id), 0)::int as last from outage',
    );
    const [{ now, last } = { now: new Date(), last: 0 }] = rows;
    // A day ahead, so that no real outage is near.
    const at = (ms: number) => new Date(now.getTime() + 86_400_000 + ms).toISOString();
    const since = at(0);
    try {
      await db.query('insert into outage (from_at, to_at) values ($1, $2), ($3, $4), ($5, $6)', [
        at(-5_000),
        at(1_000),
        at(500),
        at(2_000),
        at(10_000),
        at(13_000),
      ]);
      expect(await outages.since(last, since)).toEqual({ last: last + 3, ms: 5_000 });
      expect(await outages.since(last + 3, since)).toEqual({ last: last + 3, ms: 0 });
      expect(await outages.since(last + 1, since)).toEqual({ last: last + 3, ms: 4_000 });
      expect(await outages.since(last, at(12_000))).toEqual({ last: last + 3, ms: 1_000 });
      await db.query('insert into outage (from_at, to_at) values ($1, $2)', [at(12_000), at(14_000)]);
      expect(await outages.since(last + 3, since)).toEqual({ last: last + 4, ms: 1_000 });
    } finally {
      await db.query('delete from outage where from_at > clock_timestamp()');
    }
  });

  it('finds an event whose transaction lasted longer than anybody looks back', async () => {
    const { of, id } = await begun(4, 5);
    const room = enter(of, id, 0);
    await room.until((state) => state.status === 'running', PATIENCE_MS);
    const slow = await db.connect();
    try {
      await slow.query('begin');
      // The event has its number, but its process dies before publishing it.
      const { seq } = await stateOf(id);
      const data = {
        teamId: (await stateOf(id)).slots[1]?.ownerTeamId,
        auto: 'manager',
        onClock: (await stateOf(id)).onClock,
      };
      await slow.query(
        `insert into event (stream, seq, league_id, type, data, rooms) values ($1, $2, $3, 'autoChanged', $4::jsonb, $5)`,
        [`draft:${id}`, seq + 1, of.leagueId, JSON.stringify(data), [`draft:${id}`]],
      );
      await slow.query('update draft set seq = $2 where id = $1', [id, seq + 1]);
      // Later events are committed first, until this one is older than the relay's look-back (3 s).
      const past = Date.now() + 4_500;
      while (Date.now() < past) {
        await of.commissioner.must('POST', `/api/${of.leagueId}/drafts`, { type: 'general', mock: true });
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      await slow.query('commit');
      await room.until((state) => state.seq === seq + 1, PATIENCE_MS);
    } finally {
      slow.release();
    }
    expect(room.applied.at(-1)?.event.type).toBe('autoChanged');
  }, 40_000);

  it('goes by the clock of the database where the clocks of the processes are wrong', async () => {
    const fast = await one(0).another({ CLOCK_SKEW_MS: '120000' });
    apps.push(fast);
    try {
      const { of, id, path: place } = await begun(4, 6, { clockMs: 300, graceMs: 100, autoMs: 100 });
      const room = new RoomClient(of.commissioner, of.leagueId, id, fast.url);
      open.push(room);
      await room.until((state) => (state.onClock?.overall ?? 0) > 2, PATIENCE_MS);
      // A command through the process with the wrong clock must not shift the other process's time.
      await through(of.commissioner, 2).must('PUT', `${place}/auto`, { team_id: of.teams[0]?.id, on: true });
      const asked = Date.now();
      const answer = await room.socket.timeout(PATIENCE_MS).emitWithAck('time', {});
      // The database's clock is this machine's; the wrong one is two minutes ahead.
      expect(answer.ok && answer.now).toBeGreaterThanOrEqual(asked - 1);
      expect(answer.ok && answer.now).toBeLessThanOrEqual(Date.now() + 1);
      await room.until((state) => state.status === 'ended', PATIENCE_MS);
      const { events } = await readDraft(db, id);
      for (const { event, at } of events)
        if (event.type === 'playerPicked' && event.onClock)
          expect(Math.abs(Date.parse(event.onClock.startedAt) - at.getTime())).toBeLessThan(60_000);
      expect(await problemsOf(db, id, [], [room])).toEqual([]);
    } finally {
      apps.pop();
      await fast.close();
    }
  }, 40_000);

  it('names a team again in a round of a manual order only for its compensatory picks', async () => {
    const of = await league(2, 2);
    const { id } = await createDraft(of);
    const [a, b] = of.teams.map((team) => team.id) as [string, string];
    const order = (rounds: string[][]) =>
      of.commissioner.call<PickAnswer>('PUT', `/api/${of.leagueId}/drafts/${id}/order`, {
        source: 'commissioner',
        kind: 'manual',
        team_ids: [a, b],
        rounds,
      });
    for (const wrong of [
      [
        [a, a, b],
        [a, b],
      ],
      [[a], [a, b]],
      [[a, b]],
    ])
      expect(await order(wrong)).toMatchObject({ status: 422, body: { refusal: { name: 'orderIncomplete' } } });
    await db.query(
      `insert into draft_pick (id, league_id, season, type, round, extra, original_team_id, owner_team_id) select 'extra1111111', league_id, season, type, 1, 1, $2, $3 from draft where id = $1`,
      [id, a, b],
    );
    expect(
      await order([
        [a, a, b],
        [a, b],
      ]),
    ).toMatchObject({ status: 200 });
    expect((await stateOf(id)).slots.map((slot) => slot.ownerTeamId)).toEqual([a, b, b, a, b]);
    expect(
      await order([
        [a, b],
        [b, b, a],
      ]),
    ).toMatchObject({ status: 422 });
  });

  it('survives kill -9 of a process in the middle of its picks', async () => {
    const { of, id, path: place } = await begun(6, 5);
    const room = enter(of, id, 0);
    const random = randomFrom(seed(3));
    const deaths = amount([6], [6, 18]);
    const acknowledged: Acknowledged[] = [];
    let victim = await anotherProcess(one(0).config);
    try {
      for (const slot of (await stateOf(id)).slots) {
        const dies = deaths.includes(slot.overall);
        const manager = managerOf(of, slot.ownerTeamId);
        // The request goes to the dying process first; a retry with the same key goes to the other process.
        const caller = new Caller(
          [slot.overall > (deaths.at(-1) ?? 0) ? one(0).url : victim.url, one(1).url],
          () => manager.token,
          manager.userId,
        );
        if (dies) setTimeout(() => victim.child.kill('SIGKILL'), random() * 6);
        const answer = await caller.insist<PickAnswer>(
          'POST',
          `${place}/picks`,
          { overall: slot.overall, player_id: PLAYERS[slot.overall]?.id },
          randomUUID(),
          PATIENCE_MS,
        );
        expect(answer.status).toBe(200);
        acknowledged.push(promised(answer));
        if (dies && slot.overall !== deaths.at(-1)) victim = await anotherProcess(one(0).config);
      }
      await expectConsistent(id, acknowledged, [room]);
    } finally {
      victim.child.kill('SIGKILL');
    }
  }, 90_000);
});
