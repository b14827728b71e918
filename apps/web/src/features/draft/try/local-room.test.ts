import fs from 'node:fs';
import { afterEach, expect, jest, test } from '@jest/globals';
import * as inWords from '@crease/core/draft/draft.refusals.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { boardProblem, turnProblem } from '@crease/core/draft/testing/draft.simulator.js';
import { STORED } from '@crease/core/result.js';
import { request, serveLocally } from '../../../platform/requests/api-client.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { openDraftRoom, type DraftRoom } from '../sync/draft-room.store.js';
import { draftApi } from '../sync/draft.data.js';
import { FakeTime } from '../testing/fake-draft-server.js';
import * as keyed from './keyed-refusals.js';
import { LocalRoom } from './local-room.js';
import { playersIn } from './try-draft.js';
import { draftIdOf, MY_TEAM, TRY_LEAGUE, VISITOR } from './try.model.js';
import { hostRoom } from './worker-host.js';
import type { FromWorker } from './worker-protocol.js';
import { openWorkerRoom, type RoomWorker } from './worker-room.js';

const PLAYERS = JSON.parse(fs.readFileSync('apps/web/public/try-players.json', 'utf8')) as PoolEntry[];
/** A day of the season for which the players are written. */
const NOVEMBER = Date.parse('2025-11-03T20:00:00.000Z');

let cleanUp: () => void = () => undefined;
afterEach(() => cleanUp());

async function visit(attempt = 0) {
  const asked = fakeServer(() => 'no network');
  const time = new FakeTime(NOVEMBER);
  const local = new LocalRoom(attempt, PLAYERS, time);
  const stop = serveLocally(TRY_LEAGUE, local.answer);
  const draftId = draftIdOf(attempt);
  const room = openDraftRoom(draftId, VISITOR, local.transport, undefined, time);
  cleanUp = () => {
    room.close();
    local.close();
    stop();
  };
  await time.pass(100);
  return { asked, time, local, room, draftId };
}

/** A worker without a thread: messages are copied as between threads. */
function inProcess(time: FakeTime) {
  let toPage: (event: { readonly data: FromWorker }) => void = () => undefined;
  const host = hostRoom(time, (message) => toPage({ data: structuredClone(message) }));
  const close = jest.fn();
  const worker: RoomWorker = {
    postMessage: (message) => host(structuredClone(message)),
    terminate: close,
    addEventListener: (_type, listener) => {
      toPage = listener;
    },
  };
  return { worker, close };
}

const stateOf = (room: DraftRoom) => room.store.getState().state!;
const mine = (room: DraftRoom) =>
  stateOf(room)
    .slots.filter(({ ownerTeamId, player }) => ownerTeamId === MY_TEAM && player !== null)
    .map(({ player, how }) => ({ id: player!.id, how }));

test('a visitor drafts against seven teams on Auto to the end, and no call leaves the browser', async () => {
  const { asked, time, room, draftId } = await visit();
  expect(room.store.getState()).toMatchObject({ phase: 'open', connection: 'live', my: { teamIds: [MY_TEAM] } });
  await time.pass(2_100);
  expect(stateOf(room).onClock).toMatchObject({ overall: 3, teamId: MY_TEAM });
  const wanted = PLAYERS[20]!.id;
  await draftApi.pick(TRY_LEAGUE, draftId, { overall: 3, player_id: wanted }, 'key');
  for (let minutes = 0; stateOf(room).status === 'running' && minutes < 30; minutes += 1) await time.pass(60_000);
  const state = stateOf(room);
  expect(state.status).toBe('ended');
  expect(boardProblem(state) ?? turnProblem(state)).toBeNull();
  expect(state.slots.every(({ player }) => player !== null)).toBe(true);
  expect(state.teams.every(({ holdings }) => holdings.capUsed <= state.rules.salaryCap)).toBe(true);
  expect(mine(room)[0]).toEqual({ id: wanted, how: 'manual' });
  expect(asked).toEqual([]);
});

test('at zero the visitor’s queue picks, then Auto keeps the seat until they take it back', async () => {
  const { time, room, draftId } = await visit();
  const second = PLAYERS[31]!.id;
  await draftApi.saveQueue(TRY_LEAGUE, draftId, MY_TEAM, [second]);
  expect((await draftApi.queue(TRY_LEAGUE, draftId, MY_TEAM)).wishes).toEqual([second]);
  await time.pass(95_000);
  expect(mine(room)[0]).toEqual({ id: second, how: 'queue' });
  await time.pass(110_000);
  expect(stateOf(room).teams.find(({ id }) => id === MY_TEAM)?.auto).toBe('timeouts');
  await request('PUT /:league_id/drafts/:draft_id/auto', {
    league_id: TRY_LEAGUE,
    draft_id: draftId,
    body: { team_id: MY_TEAM, on: false },
  });
  await time.pass(100);
  expect(stateOf(room).teams.find(({ id }) => id === MY_TEAM)?.auto).toBe('off');
});

test('a pick out of turn is refused with the rules’ own words', async () => {
  const { room, draftId } = await visit();
  const early = draftApi.pick(TRY_LEAGUE, draftId, { overall: 1, player_id: PLAYERS[0]!.id }, 'key');
  await expect(early).rejects.toMatchObject({ status: 403, refusal: { name: 'notYourTurn' } });
  expect(mine(room)).toEqual([]);
});

test('the clock rests while the page is hidden', async () => {
  const { time, local, room } = await visit();
  await time.pass(2_100);
  local.setHidden(true);
  await time.pass(600_000);
  expect(stateOf(room)).toMatchObject({ status: 'paused', onClock: { overall: 3 } });
  local.setHidden(false);
  await time.pass(50);
  expect(stateOf(room)).toMatchObject({ status: 'running', onClock: { overall: 3, teamId: MY_TEAM } });
});

test('anything else about the league is refused, and sent nowhere', async () => {
  const { asked, room } = await visit();
  await expect(request('GET /:league_id', { league_id: TRY_LEAGUE })).rejects.toMatchObject({ status: 404 });
  await expect(room.say('hello', 'key')).rejects.toMatchObject({
    refusal: { fix: expect.stringContaining('Sign up') },
  });
  expect(asked).toEqual([]);
});

test('each attempt has another place in the order, and the same teams', async () => {
  const places = new Set<number>();
  for (const attempt of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const { room } = await visit(attempt);
    const { teams, order } = stateOf(room);
    expect(teams).toHaveLength(8);
    places.add(order.teamIds.indexOf(MY_TEAM));
    cleanUp();
  }
  expect(places.size).toBe(8);
});

test('the players move along with the season: same age, same years of contract', () => {
  const [before] = PLAYERS;
  const [after] = playersIn(PLAYERS, '2028-29');
  expect(after).toMatchObject({
    name: before!.name,
    contractExpiry: before!.contractExpiry! + 3,
    statsSeason: '2027-28',
  });
  expect(Number(after!.birthDate!.slice(0, 4)) - Number(before!.birthDate!.slice(0, 4))).toBe(3);
  expect(playersIn(PLAYERS, '2025-26')).toEqual(PLAYERS);
});

test('a page talks to the draft in a worker: events, answers and refusals arrive', async () => {
  const time = new FakeTime(NOVEMBER);
  const { worker, close } = inProcess(time);
  const server = openWorkerRoom(0, PLAYERS, worker);
  const stop = serveLocally(TRY_LEAGUE, server.answer);
  const room = openDraftRoom(draftIdOf(0), VISITOR, server.transport, undefined, time);
  cleanUp = () => {
    room.close();
    server.close();
    stop();
  };
  await time.pass(2_200);
  expect(room.store.getState()).toMatchObject({ connection: 'live', state: { onClock: { overall: 3 } } });
  const pick = (overall: number) =>
    draftApi.pick(TRY_LEAGUE, draftIdOf(0), { overall, player_id: PLAYERS[20]!.id }, 'key');
  await expect(pick(9)).rejects.toMatchObject({
    status: 409,
    message: 'Pick 9 is no longer on the clock; pick 3 is.',
    refusal: { name: 'pickMoved', fix: 'Look at the board and try again.', field: 'overall', figure: 9, limit: 3 },
  });
  await expect(pick(3)).resolves.toMatchObject({ status: 'running', overall: 4 });
  await time.pass(50);
  expect(mine(room)).toEqual([{ id: PLAYERS[20]!.id, how: 'manual' }]);
  server.setHidden(true);
  await time.pass(50);
  expect(stateOf(room).status).toBe('paused');
  server.close();
  expect(close).toHaveBeenCalledTimes(1);
});

test('the refusals that a built worker creates are those of the catalogue, without words', () => {
  const facts = { figures: { team: 'Team 4' }, kind: 'forbidden' } as const;
  const { message, fix, ...rest } = inWords.refusal('notYourTeam', facts);
  expect([message, fix]).toEqual(['Team 4 is not your team.', 'Ask its manager or the commissioner.']);
  const byKey = keyed.refusal('notYourTeam', facts);
  expect(byKey).toEqual({ ...rest, message: '' });
  expect(byKey[STORED]).toEqual(rest[STORED]);
  expect(keyed.refuse('playerTaken.own', { figures: { player: 'A', team: 'B' } })).toEqual({
    ok: false,
    refusal: { name: 'playerTaken', message: '' },
  });
  expect(keyed.refusal('noPicks')[STORED]).toEqual({ of: 'draft', key: 'noPicks' });
});

test('the page words a refusal that comes without words', async () => {
  let toPage: (event: { readonly data: FromWorker }) => void = () => undefined;
  const worker: RoomWorker = {
    postMessage(message) {
      if (message.type !== 'ask') return;
      const refusal = keyed.refusal('playerTaken', { figures: { player: 'Sidney Crosby' }, field: 'player_id' });
      const answer = {
        type: 'refusal',
        number: message.number,
        status: 409,
        refusal,
        stored: refusal[STORED],
      } as const;
      toPage({ data: structuredClone(answer) });
    },
    terminate: () => undefined,
    addEventListener: (_type, listener) => {
      toPage = listener;
    },
  };
  await expect(openWorkerRoom(0, PLAYERS, worker).transport.time()).rejects.toMatchObject({
    status: 409,
    message: 'Sidney Crosby has already been drafted.',
    refusal: { name: 'playerTaken', fix: 'Pick another player.', field: 'player_id' },
  });
});

test('a draft whose worker fails or was left answers no call any more, and none reaches the server', async () => {
  const told: (() => void)[] = [];
  const silent: RoomWorker = {
    postMessage: () => undefined,
    terminate: () => undefined,
    addEventListener: (type: string, listener: unknown) => {
      if (type === 'error') told.push(listener as () => void);
    },
  };
  const server = openWorkerRoom(0, PLAYERS, silent);
  const stop = serveLocally(TRY_LEAGUE, server.answer);
  const network = { name: 'NetworkFailure' };
  const waiting = server.transport.snapshot();
  for (const fail of told) fail();
  await expect(waiting).rejects.toMatchObject(network);
  await expect(server.transport.time()).rejects.toMatchObject(network);
  stop();
  globalThis.fetch = () => Promise.reject(new Error('the server was asked'));
  const late = draftApi.pick(TRY_LEAGUE, draftIdOf(0), { overall: 1, player_id: PLAYERS[0]!.id }, 'key');
  await expect(late).rejects.toMatchObject(network);
});
