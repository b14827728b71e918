import { afterEach, expect, test } from '@jest/globals';
import { chance, id, managerOf } from '@crease/core/draft/testing/draft.builders.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { AnyEvent } from '@crease/core/realtime/socket-events.js';
import { ApiRefusal, NetworkFailure } from '../../../platform/requests/api-client.js';
import type { RoomListener } from './draft-room.transport.js';
import type { Reaction } from './draft-reaction.model.js';
import { reactionsTo } from './draft-reactions.js';
import { openDraftRoom, type DraftRoom } from './draft-room.store.js';
import { countdownAt } from './server-clock.js';
import { FakeDraftServer, FakeTime, storm } from '../testing/fake-draft-server.js';

const TEAM = id('team', 1);
const open: DraftRoom[] = [];

afterEach(() => {
  for (const room of open.splice(0)) room.close();
});

function enter(server: FakeDraftServer, time: FakeTime, userId = managerOf(TEAM).userId) {
  const reactions: Reaction[] = [];
  const room = openDraftRoom(
    server.draft.first.id,
    userId,
    server,
    ({ applied, before, after, me, serverNow }) =>
      reactions.push(...reactionsTo(applied, before, after, me, serverNow)),
    time,
  );
  open.push(room);
  const state = (): DraftState => {
    const current = room.store.getState().state;
    if (current === null) throw new Error('the room is not open');
    return current;
  };
  const said = (kind: Reaction['kind']) => reactions.filter((reaction) => reaction.kind === kind);
  return { room, reactions, state, said };
}

function setUp(shape: ConstructorParameters<typeof FakeDraftServer>[2] = {}) {
  const time = new FakeTime();
  const server = new FakeDraftServer(time, { teamIds: [TEAM], commissioner: false }, shape);
  return { time, server };
}

/** Makes the next pick: the best legal player. */
function pickNext(server: FakeDraftServer): void {
  server.draft.expire();
  server.publish();
}

test('the room opens with the snapshot and follows the events', async () => {
  const { time, server } = setUp();
  const { room, state } = enter(server, time);
  await time.pass(10);
  expect(room.store.getState()).toMatchObject({ phase: 'open', connection: 'live', my: { teamIds: [TEAM] } });
  server.draft.begin();
  server.publish();
  pickNext(server);
  await time.pass(10);
  expect(state()).toEqual(server.draft.state);
  expect(server.snapshots).toBe(1);
});

/** Sends events of its league, another league and its user. */
function tellOf(server: FakeDraftServer) {
  let listener: RoomListener | null = null;
  const listen = server.listen.bind(server);
  server.listen = (given) => {
    listener = given;
    return listen(given);
  };
  let seq = 0;
  return (stream: string, event: object) =>
    listener?.event({ stream, seq: (seq += 1), at: new Date(0).toISOString(), actor: null, event: event as AnyEvent });
}

test('when the members of its league change, it learns again what is the user’s', async () => {
  const { time, server } = setUp();
  const tell = tellOf(server);
  const { room, state } = enter(server, time);
  await time.pass(10);
  server.my.teamIds = [];
  server.my.commissioner = true;
  tell('league:another', { type: 'membersChanged' });
  await time.pass(10);
  expect(server.snapshots).toBe(1);
  tell(`league:${state().leagueId}`, { type: 'membersChanged' });
  await time.pass(10);
  expect(room.store.getState()).toMatchObject({
    phase: 'open',
    connection: 'live',
    my: { teamIds: [], commissioner: true },
  });
});

test('when the members change while a snapshot is on its way, another is taken', async () => {
  const { time, server } = setUp();
  const tell = tellOf(server);
  server.latency = 100;
  const { room, state } = enter(server, time);
  await time.pass(2_000);
  const first = server.snapshots;
  tell(`league:${state().leagueId}`, { type: 'membersChanged' });
  await time.pass(50);
  tell(`league:${state().leagueId}`, { type: 'membersChanged' });
  await time.pass(2_000);
  expect(server.snapshots).toBe(first + 2);
  expect(room.store.getState().connection).toBe('live');
});

test.each(['membersChanged', 'leaguesChanged'])(
  'who is removed from the league sees the room no more (%s)',
  async (type) => {
    const { time, server } = setUp();
    const tell = tellOf(server);
    const { room, state } = enter(server, time);
    await time.pass(10);
    server.snapshot = () =>
      Promise.reject(new ApiRefusal(404, { name: 'notFound', message: 'This draft could not be found.' }, {}));
    tell(type === 'membersChanged' ? `league:${state().leagueId}` : 'user:me', { type });
    await time.pass(10);
    expect(room.store.getState()).toMatchObject({ phase: 'failed', failure: 'This draft could not be found.' });
  },
);

test('in the lobby the pool follows the league: once for many lines, after a reconnect, and not once the draft has begun', async () => {
  const { time, server } = setUp();
  const tell = tellOf(server);
  const { room, state } = enter(server, time);
  await time.pass(10);
  const changes = () => room.store.getState().poolChanges;
  expect(changes()).toBe(0);
  const stream = `league:${state().leagueId}`;
  tell('league:another', { type: 'activity' });
  await time.pass(5_000);
  expect(changes()).toBe(0);
  for (const type of ['activity', 'activity']) tell(stream, { type });
  tell(`version:${state().leagueId}`, { type: 'leagueChanged' });
  await time.pass(5_000);
  expect(changes()).toBe(1);
  server.disconnect();
  server.reconnect();
  await time.pass(5_000);
  expect(changes()).toBe(2);
  server.draft.begin();
  server.publish();
  tell(stream, { type: 'activity' });
  await time.pass(5_000);
  expect(changes()).toBe(2);
});

test('who is kept is asked again when the league tells of a trade, in every state of the draft, and not for every pick', async () => {
  const { time, server } = setUp();
  const tell = tellOf(server);
  const { room, state } = enter(server, time);
  await time.pass(10);
  const changes = () => room.store.getState().keptChanges;
  server.draft.begin();
  server.publish();
  const turn = server.draft.state.onClock;
  server.draft.must(
    { type: 'makePick', overall: 1, playerId: server.draft.pool.ranked[0]!.id, override: null },
    managerOf(turn!.teamId),
  );
  server.publish();
  await time.pass(5_000);
  expect(changes()).toBe(0);
  for (const type of ['activity', 'tradeChanged', 'activity']) tell(`league:${state().leagueId}`, { type });
  await time.pass(5_000);
  expect(changes()).toBe(1);
  // A disconnected client may have missed a change.
  server.disconnect();
  server.reconnect();
  await time.pass(5_000);
  expect(changes()).toBe(2);
});

test('events that arrive before the snapshot are not lost', async () => {
  const { time, server } = setUp();
  server.latency = 300;
  const { state } = enter(server, time);
  await time.pass(350);
  server.draft.begin();
  server.publish();
  await time.pass(2_000);
  expect(state()).toEqual(server.draft.state);
});

test('events that arrive together become one state and one announcement, even on a page that renders nothing', async () => {
  const { time, server } = setUp({ rounds: 8 });
  let pictures: (() => void)[] = [];
  time.frame = (run) => {
    pictures.push(run);
    return () => {
      pictures = pictures.filter((one) => one !== run);
    };
  };
  const { room, state, said, reactions } = enter(server, time);
  await time.pass(10);
  const states: DraftState[] = [];
  room.store.subscribe(({ state: now }) => {
    if (now !== null && now !== states.at(-1)) states.push(now);
  });
  server.draft.begin();
  server.publish();
  for (let pick = 0; pick < 6; pick += 1) pickNext(server);
  await time.pass(10);
  expect(states).toEqual([]);
  reactions.length = 0;
  for (const draw of pictures.splice(0)) draw();
  expect(states).toEqual([server.draft.state]);
  expect(said('sound').filter((one) => one.kind === 'sound' && one.sound === 'pick')).toHaveLength(1);
  expect(said('announce').filter((one) => one.kind === 'announce' && one.text.startsWith('6 picks'))).toHaveLength(1);
  expect(said('fly')).toEqual([]);
  pickNext(server);
  server.pulse();
  expect(state()).toEqual(server.draft.state);
  await time.pass(5_000);
  expect(states).toHaveLength(2);
});

test('after some seconds without contact the room says since when, and asks; a message ends it', async () => {
  const { time, server } = setUp();
  const { room } = enter(server, time);
  await time.pass(10);
  const silent = () => room.store.getState().silentSince;
  // An idle room polls the time and receives the answers.
  await time.pass(60_000);
  expect(silent()).toBeNull();
  // The server hangs: open connection, no data.
  server.time = () => new Promise(() => undefined);
  const last = time.now();
  await time.pass(7_000);
  expect(silent()).toBeNull();
  await time.pass(6_000);
  expect(silent()).toBeGreaterThanOrEqual(last - 4_000);
  expect(silent()).toBeLessThanOrEqual(last);
  expect(room.now() - (silent() ?? 0)).toBeGreaterThanOrEqual(8_000);
  expect(room.store.getState().connection).toBe('live');
  server.draft.begin();
  server.publish();
  expect(silent()).toBeNull();
});

test('a connection with only heartbeats counts as contact, and a lost one does not', async () => {
  const { time, server } = setUp();
  let listener: RoomListener | null = null;
  const listen = server.listen.bind(server);
  server.listen = (given) => {
    listener = given;
    return listen(given);
  };
  server.time = () => new Promise(() => undefined);
  const { room } = enter(server, time);
  const silent = () => room.store.getState().silentSince;
  for (let beat = 0; beat < 10; beat += 1) {
    await time.pass(6_000);
    (listener as RoomListener | null)?.recordContact();
  }
  expect(silent()).toBeNull();
  server.disconnect();
  server.poll = () => Promise.reject(new NetworkFailure());
  await time.pass(12_000);
  expect(silent()).not.toBeNull();
});

test('a user who returns to the page sees no message about silence during their absence', async () => {
  const { time, server } = setUp();
  const { room } = enter(server, time);
  await time.pass(10);
  const silences: (number | null)[] = [];
  room.store.subscribe(({ silentSince }) => silences.push(silentSince));
  // After sleep all timers fire late.
  time.sleep(3_600_000);
  room.wake();
  await time.pass(3_000);
  expect(silences.every((since) => since === null)).toBe(true);
});

test('a lost event is seen at the next one, and asked for', async () => {
  const { time, server } = setUp();
  const { state } = enter(server, time);
  await time.pass(10);
  server.draft.begin();
  server.weather = { fate: () => [] };
  server.publish();
  server.weather = { fate: () => [0] };
  pickNext(server);
  await time.pass(1_000);
  expect(state()).toEqual(server.draft.state);
  expect(server.snapshots).toBe(1);
});

test('a lost last event is seen by the pulse', async () => {
  const { time, server } = setUp();
  const { state } = enter(server, time);
  await time.pass(10);
  server.weather = { fate: () => [] };
  server.draft.begin();
  server.publish();
  await time.pass(5_000);
  expect(state().status).toBe('lobby');
  server.weather = { fate: () => [0] };
  server.pulse();
  await time.pass(10);
  expect(state()).toEqual(server.draft.state);
});

test("an event that a command's answer promises is asked for when it does not come", async () => {
  const { time, server } = setUp();
  const { room, state } = enter(server, time);
  await time.pass(10);
  server.weather = { fate: () => [] };
  server.draft.begin();
  server.publish();
  room.expect(server.draft.state.seq);
  await time.pass(1_000);
  expect(state()).toEqual(server.draft.state);
});

test('a doubled event takes effect and is told once', async () => {
  const { time, server } = setUp();
  const { said, state } = enter(server, time);
  await time.pass(10);
  server.draft.begin();
  server.publish();
  server.weather = { fate: () => [0, 0, 300] };
  pickNext(server);
  await time.pass(1_000);
  expect(state()).toEqual(server.draft.state);
  expect(said('announce').filter((one) => one.kind === 'announce' && one.text.startsWith('Pick 1,'))).toHaveLength(1);
  expect(said('sound').filter((one) => one.kind === 'sound' && one.sound === 'pick')).toHaveLength(1);
});

test('after a disconnect the missed events come, in one sentence, and nothing is told twice', async () => {
  const { time, server } = setUp({ rounds: 8 });
  const { room, state, said, reactions } = enter(server, time);
  await time.pass(10);
  server.draft.begin();
  server.publish();
  pickNext(server);
  await time.pass(10);
  server.disconnect();
  expect(room.store.getState().connection).toBe('connecting');
  for (let pick = 0; pick < 10; pick += 1) pickNext(server);
  reactions.length = 0;
  server.reconnect();
  await time.pass(1_000);
  expect(room.store.getState().connection).toBe('live');
  expect(state()).toEqual(server.draft.state);
  expect(
    said('announce').filter((one) => one.kind === 'announce' && one.text.startsWith('10 picks were made')),
  ).toHaveLength(1);
  expect(said('sound').filter((one) => one.kind === 'sound' && one.sound === 'pick')).toHaveLength(1);
  const told = reactions.length;
  server.reconnect();
  await time.pass(1_000);
  expect(reactions).toHaveLength(told);
});

test('too far behind, the room takes a fresh snapshot', async () => {
  const { time, server } = setUp({ rounds: 8 });
  server.keeps = 5;
  const { state } = enter(server, time);
  await time.pass(10);
  server.draft.begin();
  server.publish();
  server.disconnect();
  for (let pick = 0; pick < 12; pick += 1) pickNext(server);
  server.reconnect();
  await time.pass(1_000);
  expect(state()).toEqual(server.draft.state);
  expect(server.snapshots).toBe(2);
});

test('without the socket the room still follows by HTTP', async () => {
  const { time, server } = setUp();
  const { state, room } = enter(server, time);
  await time.pass(10);
  server.disconnect();
  server.draft.begin();
  server.publish();
  await time.pass(11_000);
  expect(state()).toEqual(server.draft.state);
  expect(room.store.getState().connection).toBe('connecting');
});

test('when the network is back, nobody waits for the next try', async () => {
  const { time, server } = setUp();
  const { state, room } = enter(server, time);
  await time.pass(10);
  server.disconnect();
  server.draft.begin();
  server.publish();
  room.wake();
  await time.pass(50);
  expect(server.hurries).toBe(1);
  expect(state()).toEqual(server.draft.state);
});

test('an event that this version cannot fold is taken from the snapshot', async () => {
  const { time, server } = setUp();
  const { state } = enter(server, time);
  await time.pass(10);
  server.draft.begin();
  const [begun] = server.draft.log;
  if (!begun) throw new Error('no event');
  // An event type of a newer server.
  server.draft.log[0] = { ...begun, event: { ...begun.event, type: 'somethingNew' } as unknown as typeof begun.event };
  server.publish();
  await time.pass(1_000);
  expect(state()).toEqual(server.draft.state);
});

test('a draft that cannot be seen says why, and is not asked for again', async () => {
  const { time, server } = setUp();
  const { ApiRefusal } = await import('../../../platform/requests/api-client.js');
  server.snapshot = () =>
    Promise.reject(new ApiRefusal(404, { name: 'notFound', message: 'This draft does not exist.' }, {}));
  const { room } = enter(server, time);
  await time.pass(60_000);
  expect(room.store.getState()).toMatchObject({ phase: 'failed', failure: 'This draft does not exist.' });
});

test('the chat follows, fills gaps, and counts what was not seen', async () => {
  const { time, server } = setUp();
  server.write('ann', 'before');
  const { room } = enter(server, time, 'me');
  await time.pass(10);
  expect(room.store.getState().chat.map((message) => message.text)).toEqual(['before']);
  server.weather = { fate: () => [] };
  server.write('ann', 'lost');
  server.weather = { fate: () => [0, 0] };
  server.write('bob', 'seen');
  await time.pass(500);
  expect(room.store.getState().chat.map((message) => message.text)).toEqual(['before', 'lost', 'seen']);
  expect(room.store.getState().unread).toBe(2);
  room.chatSeen(true);
  await room.say('hello', 'key-00000001');
  await time.pass(10);
  expect(room.store.getState()).toMatchObject({ unread: 0 });
  expect(room.store.getState().chat.at(-1)?.text).toBe('hello');
});

test('being up in two, being up next and being on the clock are told once each', async () => {
  const { time, server } = setUp({ order: 'linear' });
  const { said } = enter(server, time);
  await time.pass(10);
  server.draft.begin();
  server.publish();
  await time.pass(10);
  const titles = () => said('notify').map((one) => (one.kind === 'notify' ? one.title : ''));
  expect(titles()).toEqual(['You are on the clock']);
  for (let pick = 0; pick < 3; pick += 1) {
    pickNext(server);
    server.pulse();
    await time.pass(10);
  }
  expect(titles()).toEqual(['You are on the clock', 'You are up in two', 'You are up next']);
  pickNext(server);
  await time.pass(10);
  expect(titles()).toEqual(['You are on the clock', 'You are up in two', 'You are up next', 'You are on the clock']);
  // Each notification has its own `once` name, so only one of several windows shows it.
  const names = said('notify').map((one) => (one.kind === 'notify' ? one.once : ''));
  expect(new Set(names).size).toBe(4);
});

test('of what came together only the nearest turn is told', async () => {
  const { time, server } = setUp({ order: 'linear' });
  const { said } = enter(server, time);
  await time.pass(10);
  server.draft.begin();
  for (let pick = 0; pick < 3; pick += 1) pickNext(server);
  server.publish();
  await time.pass(10);
  expect(said('notify')).toMatchObject([{ title: 'You are up next', sound: 'next' }]);
});

test.each([-300_000, 300_000])('the countdown is right to 200 ms though the browser is %i ms off', async (skew) => {
  const { time, server } = setUp();
  server.skew = skew;
  server.latency = 120;
  const { room, state } = enter(server, time);
  // From here on the simulator's clock is the server's.
  await time.pass(3_000);
  const serverNow = time.now() + skew;
  expect(Math.abs(time.now() + room.store.getState().offset - serverNow)).toBeLessThanOrEqual(200);
  server.draft.now = serverNow;
  server.draft.begin();
  server.publish();
  await time.pass(10);
  const left = countdownAt(state(), time.now() + room.store.getState().offset);
  expect(left.kind).toBe('running');
  expect(Math.abs((left.kind === 'running' ? left.ms : 0) - (90_000 - 10))).toBeLessThanOrEqual(200);
});

test('the clock is measured again after a reconnect and after the page was away', async () => {
  const { time, server } = setUp();
  const { room } = enter(server, time);
  await time.pass(1_000);
  // The browser's monotonic clock stopped during sleep.
  server.skew = 45_000;
  room.wake();
  await time.pass(1_000);
  expect(Math.abs(room.store.getState().offset - 45_000)).toBeLessThanOrEqual(200);
  server.disconnect();
  server.skew = -9_000;
  server.reconnect();
  await time.pass(1_000);
  expect(Math.abs(room.store.getState().offset + 9_000)).toBeLessThanOrEqual(200);
});

test.each(Array.from({ length: 25 }, (_, seed) => seed + 1))(
  'through lost, doubled, reordered and late messages and disconnects the room ends as the server does (seed %i)',
  async (seed) => {
    const random = chance(seed * 977);
    const { time, server } = setUp({ rounds: 10 });
    server.keeps = 15;
    server.latency = 20;
    server.weather = storm(seed);
    const { state, said } = enter(server, time);
    await time.pass(500);
    server.draft.begin();
    server.publish();
    for (let step = 0; step < 90; step += 1) {
      const dice = random();
      if (dice < 0.07) server.disconnect();
      else if (dice < 0.25) server.reconnect();
      else if (dice < 0.3 && server.draft.state.onClock && server.draft.state.onClock.overall > 3) {
        server.draft.must({ type: 'undo', overall: server.draft.state.onClock.overall - 1 });
        server.publish();
      } else if (dice < 0.35 && server.draft.state.status === 'running') {
        server.draft.must({ type: 'pause' });
        server.publish();
        server.draft.must({ type: 'resume' });
        server.publish();
      } else if (server.draft.state.status === 'running') pickNext(server);
      await time.pass(Math.floor(random() * 900));
    }
    server.reconnect();
    server.weather = { fate: () => [0] };
    server.pulse();
    await time.pass(10_000);
    expect(state()).toEqual(server.draft.state);
    // Each event is announced at most once; a pick repeated after an undo is a new event.
    const events = server.draft.log.filter((envelope) => envelope.event.type === 'picksUndone').length;
    expect(
      said('announce').filter((one) => one.kind === 'announce' && / undone\.$/.test(one.text)).length,
    ).toBeLessThanOrEqual(events);
  },
);
