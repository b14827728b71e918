import { createHash } from 'node:crypto';
import { expect, jest, test } from '@jest/globals';
import { buildPicks, buildPlayer, buildTeams, id, MILLION } from '@crease/core/draft/testing/draft.builders.js';
import type { DraftOrder } from '@crease/core/draft/draft.model.js';
import { lotteryOrder } from '@crease/core/draft/order/lottery.rules.js';
import { layOutSlots, randomOrder, reverseStandings } from '@crease/core/draft/order/pick-order.js';
import { shortName } from '@crease/core/players/name.rules.js';
import { ApiRefusal, NetworkFailure } from '../../../platform/requests/api-client.js';
import { boardLayout, boardOf, byRound, roundsLayout } from './board.model.js';
import { clockBody, clockForm, clockProblem, clockSeconds } from '../lobby/ClockFields.js';
import { clockShort, clockWords, failureText } from '../sync/draft-labels.js';
import { moved } from '../../../ui/lists/sorting.js';
import { roundsOf, verifyDraw } from '../results/order.model.js';
import {
  buildPool,
  findPlayers,
  formatStat,
  goalieFigures,
  keysOf,
  leftPlayers,
  naturalSort,
  nhlDraftShort,
  NO_FILTERS,
} from './pool.model.js';
import { nameLines } from './truncate-to-width.js';
import { sortsOf } from '../list/PlayerControls.js';
import type { Wish } from '@crease/core/draft/queue/wish.rules.js';
import { queueLines } from '../queue/queue.model.js';
import { bestOffset, countdownAt, formatClock } from '../sync/server-clock.js';
import { entryOf } from '../testing/render-room.js';
import { createQueue } from './use-queue.js';

const TEAMS = buildTeams(4).map((team) => team.id);
const sha = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'));

test('the board keeps a column for each original team, and a snake turns every second round', () => {
  const picks = buildPicks(TEAMS, 3).map((pick, index) =>
    index === 1 ? { ...pick, ownerTeamId: id('team', 4) } : pick,
  );
  const board = boardOf(layOutSlots('snake', TEAMS, picks), TEAMS);
  expect(board.columns).toEqual(TEAMS);
  expect(board.rows.map((row) => row.backwards)).toEqual([false, true, false]);
  expect(board.rows[1]?.cells.map((cell) => cell[0]?.overall)).toEqual([8, 7, 6, 5]);
  expect(board.rows[0]?.cells[1]?.[0]).toMatchObject({ originalTeamId: id('team', 2), ownerTeamId: id('team', 4) });
});

test('a compensatory pick stands under its team’s own, and a missing one leaves its place empty', () => {
  const picks = [
    ...buildPicks(TEAMS, 2).filter((pick) => !(pick.round === 2 && pick.originalTeamId === id('team', 3))),
    { id: id('pick', 99), round: 1, originalTeamId: id('team', 2), ownerTeamId: id('team', 2), extra: 1 },
  ];
  const board = boardOf(layOutSlots('linear', TEAMS, picks), TEAMS);
  expect(board.rows[0]?.cells[1]?.map((slot) => slot.overall)).toEqual([2, 5]);
  expect(board.rows[1]?.cells[2]).toEqual([]);
  expect(byRound(layOutSlots('linear', TEAMS, picks)).map(([round, slots]) => [round, slots.length])).toEqual([
    [1, 5],
    [2, 3],
  ]);
});

test('an updated board equals one laid out again, and keeps the parts that a pick did not change', () => {
  const slots = layOutSlots('snake', TEAMS, buildPicks(TEAMS, 3));
  const layOut = boardLayout();
  const list = roundsLayout();
  const [before, rounds] = [layOut(slots, TEAMS), list(slots)];
  const picked = slots.with(5, { ...slots[5]!, status: 'skipped' as const });
  const [after, listed] = [layOut(picked, TEAMS), list(picked)];
  expect(after).toEqual(boardOf(picked, TEAMS));
  expect(listed).toEqual(byRound(picked));
  expect(after.rows.map((row, index) => row === before.rows[index])).toEqual([true, false, true]);
  expect(after.rows[1]?.cells.filter((cell, index) => cell === before.rows[1]?.cells[index])).toHaveLength(3);
  expect(listed.map((round, index) => round === rounds[index])).toEqual([true, false, true]);
  expect(layOut(picked, TEAMS)).toBe(after);
  // Another order gives another board.
  const turned = layOutSlots('linear', TEAMS.toReversed(), buildPicks(TEAMS, 3));
  expect(layOut(turned, TEAMS)).toEqual(boardOf(turned, TEAMS));
  expect(list(turned)).toEqual(byRound(turned));
});

const PLAYERS = [
  buildPlayer(1, { name: 'Connor McDavid', position: 'F', capHit: 12 * MILLION, club: 'EDM' }),
  buildPlayer(2, { name: 'Leon Draisaitl', position: 'F', capHit: 14 * MILLION, club: 'EDM' }),
  buildPlayer(3, { name: 'Cale Makar', position: 'D', capHit: 9 * MILLION, club: 'COL' }),
  buildPlayer(4, { name: 'Igor Shesterkin', position: 'G', capHit: 11 * MILLION, club: 'NYR' }),
  buildPlayer(5, { name: 'Macklin Celebrini', position: 'F', capHit: 975_000, club: 'SJS', rookie: true }),
].map(entryOf);
const POOL = buildPool(PLAYERS, '2025-26');
const FREE = { isTaken: (player: number) => player === 2, allows: (player: number) => player !== 4, leaves: null };
const list = (pool: typeof POOL, search: string, change: Partial<typeof NO_FILTERS>, sort = naturalSort('rank')) => {
  const filters = { ...NO_FILTERS, ...change };
  return leftPlayers(findPlayers(pool, search, filters, sort), filters, FREE).map((entry) => entry.id);
};
const ids = (search: string, filters: Partial<typeof NO_FILTERS> = {}, sort = naturalSort('rank')) =>
  list(POOL, search, filters, sort);

test('players are found as they are typed, filtered, and put in order', () => {
  expect(ids('')).toEqual([1, 3, 4, 5]);
  expect(ids('', { hideTaken: false })).toEqual([1, 2, 3, 4, 5]);
  expect(ids('mcdavd')).toEqual([1]);
  expect(ids('edm', { hideTaken: false })).toEqual([1, 2]);
  expect(ids('', { position: 'F' })).toEqual([1, 5]);
  expect(ids('', { maxCap: 9 * MILLION })).toEqual([3, 5]);
  expect(ids('', { onlyLegal: true })).toEqual([1, 3, 5]);
  expect(ids('', { rookies: true })).toEqual([5]);
  const leaves = ({ position }: { position: string }) => position === 'D';
  expect(leftPlayers(POOL.entries, NO_FILTERS, { ...FREE, leaves }).map((entry) => entry.id)).toEqual([3]);
  expect(ids('', {}, naturalSort('cap'))).toEqual([1, 4, 3, 5]);
  // The goalie has no points, so he is last in both directions.
  expect(ids('', {}, { by: 'pts', direction: 'asc' }).at(-1)).toBe(4);
  expect(ids('', {}, { by: 'pts', direction: 'desc' }).at(-1)).toBe(4);
});

test('players are ordered and filtered by their cap hit, whatever teams retain of it', () => {
  const pool = buildPool(
    [
      ...PLAYERS,
      entryOf(
        buildPlayer(6, {
          name: 'Cole Caufield',
          position: 'F',
          capHit: 8 * MILLION,
          retained: [{ teamId: id('team', 1), amount: 2 * MILLION }],
        }),
      ),
    ],
    '2025-26',
  );
  const found = (filters: Partial<typeof NO_FILTERS>) => list(pool, '', filters, naturalSort('cap'));
  expect(found({})).toEqual([1, 4, 6, 3, 5]);
  expect(found({ maxCap: 9 * MILLION })).toEqual([3, 5]);
});

test('fantasy points are a column and an order only where they decide the league', () => {
  expect(keysOf(POOL, false)).toContain('fp');
  expect(sortsOf(POOL).map(({ value }) => value)).toContain('fp');
  const byCategories = buildPool(PLAYERS, '2025-26', false);
  expect(keysOf(byCategories, false)).not.toContain('fp');
  expect(sortsOf(byCategories).map(({ value }) => value)).not.toContain('fp');
  const scored = buildPool(
    PLAYERS.map((player) => ({ ...player, points: player.id * 10 })),
    '2025-26',
  );
  expect(list(scored, '', {}, naturalSort('fp'))).toEqual([5, 4, 3, 1]);
});

test('forwards are filtered by their position, and all are ordered by it', () => {
  const detailed = buildPool(
    PLAYERS.map((player, index) =>
      player.position === 'F' ? { ...player, detail: index === 0 ? 'RW' : 'C' } : player,
    ),
    '2025-26',
  );
  expect(list(detailed, '', { detail: 'C' })).toEqual([5]);
  expect(list(detailed, '', {}, naturalSort('position'))).toEqual([5, 1, 3, 4]);
});

test('a long surname is broken in two before it is truncated', () => {
  expect(nameLines('L. ', 'Draisaitl', 90)).toEqual(['L. Draisaitl']);
  expect(nameLines('L. ', 'Draisaitl', 60)).toEqual(['Draisaitl']);
  expect(nameLines('R. ', 'Nugent-Hopkins', 60)).toEqual(['Nugent-', 'Hopkins']);
  expect(nameLines('', 'van Riemsdyk', 60)).toEqual(['van', 'Riemsdyk']);
  expect(nameLines('', 'Khusnutdinov', 60)).toEqual(['Khusnut-', 'dinov']);
  expect(nameLines('', 'Khusnutdinov', 50)).toEqual(['Khus-', 'nutdinov']);
  expect(nameLines('', 'Khusnutdinov', 40)).toEqual([expect.stringMatching(/^Khus.*…$/)]);
});

test('names and statistics are written short', () => {
  expect(shortName('Connor McDavid')).toBe('C. McDavid');
  expect(shortName('Pelé')).toBe('Pelé');
  expect(formatStat('sv_pct', 0.9)).toBe('.900');
  expect(formatStat('plus_minus', -3)).toBe('−3');
  expect(formatStat('gaa', undefined)).toBe('–');
});

test('the queue counts the cap line by line, and drafted players do not count', () => {
  const standing = {
    isTaken: (player: number) => player === 2,
    allows: (player: number) => player !== 3,
    holds: (wish: Wish) => typeof wish === 'number' || wish.from_round !== 9,
    find: () => 2,
    capUsed: 60 * MILLION,
    cap: 88 * MILLION,
    salaries: null,
  };
  const linesFor = (places: number) =>
    queueLines([1, 2, 3, 77], POOL.byId, { ...standing, places }).map((line) => [
      line.id,
      line.taken,
      line.legal,
      line.spaceAfter === null ? null : line.spaceAfter / MILLION,
    ]);
  expect(linesFor(5)).toEqual([
    [1, false, true, 16],
    [2, true, false, 16],
    [3, false, false, 7],
    [77, false, true, 7],
  ]);
  // No sum beyond the picks that the team has left.
  expect(linesFor(1).map((line) => line[3])).toEqual([16, 16, null, null]);
  const rule = { positions: ['D'] as const };
  expect(
    queueLines([{ player_id: 1, from_round: 2 }, rule, { ...rule, from_round: 9 }], POOL.byId, {
      ...standing,
      places: 5,
    }),
  ).toMatchObject([
    { id: 1, waits: false, spaceAfter: 16 * MILLION },
    { id: null, entry: { id: 2 }, waits: false, legal: true, spaceAfter: null },
    { id: null, entry: undefined, waits: true, legal: false, spaceAfter: null },
  ]);
});

test('where rounds set salaries, each free player of the queue costs the salary of the next open pick', () => {
  const lines = queueLines([1, 2, { positions: ['D'] }, 3, 4, 5], POOL.byId, {
    isTaken: (player) => player === 2,
    allows: () => true,
    holds: () => true,
    find: () => 3,
    capUsed: 10 * MILLION,
    cap: 88 * MILLION,
    places: 3,
    salaries: [8 * MILLION, 5 * MILLION, 2 * MILLION],
  });
  const inMillions = (amount: number | null) => (amount === null ? null : amount / MILLION);
  expect(lines.map(({ salary, spaceAfter }) => [inMillions(salary), inMillions(spaceAfter)])).toEqual([
    [8, 70],
    [null, 70],
    [null, null],
    [5, 65],
    [2, 63],
    [null, null],
  ]);
});

test('quick changes of the queue are saved once, and the last one wins', async () => {
  jest.useFakeTimers();
  try {
    const saved: (readonly Wish[])[] = [];
    const queue = createQueue({
      load: () => Promise.resolve([9]),
      save: (ids_) => (saved.push(ids_), Promise.resolve()),
    });
    await queue.refresh();
    expect(queue.store.getState().wishes).toEqual([9]);
    queue.set([9, 1]);
    queue.set([9, 1, 2]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(saved).toEqual([[9, 1, 2]]);
    expect(queue.store.getState().unsaved).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});

test('a change that is not saved yet is not overwritten by what the server had', async () => {
  const queue = createQueue({ load: () => Promise.resolve([9]), save: () => Promise.reject(new NetworkFailure()) });
  queue.set([1]);
  await queue.refresh();
  expect(queue.store.getState()).toMatchObject({
    wishes: [1],
    unsaved: true,
    failure: 'Network error. Please check your connection and try again.',
  });
});

test('a change that the server refuses is said, and given up', async () => {
  const queue = createQueue({
    load: () => Promise.resolve([9]),
    save: () =>
      Promise.reject(
        new ApiRefusal(
          409,
          { name: 'wrongDraftStatus', message: 'This draft has ended.', fix: 'See the results.' },
          {},
        ),
      ),
  });
  queue.set([1]);
  await queue.flush();
  expect(queue.store.getState()).toMatchObject({ unsaved: false, failure: 'This draft has ended. See the results.' });
  await queue.refresh();
  expect(queue.store.getState().wishes).toEqual([9]);
});

const order = async (source: DraftOrder['source'], teamIds: readonly string[], seed: string): Promise<DraftOrder> => ({
  kind: 'linear',
  source,
  teamIds,
  seed,
  seedHash: await sha(seed),
  nextSeedHash: null,
});

test('a draw is proved by its seed, and a changed order or seed is found out', async () => {
  const seed = '5e'.repeat(32);
  const drawn = randomOrder(TEAMS, seed);
  expect(await verifyDraw(await order('random', drawn, seed), [], sha)).toEqual({ kind: 'proved' });
  expect(await verifyDraw(await order('random', moved(drawn, 0, 3), seed), [], sha)).toMatchObject({
    kind: 'otherOrder',
    drawn,
  });
  expect(await verifyDraw({ ...(await order('random', drawn, seed)), seed: 'ab'.repeat(32) }, [], sha)).toMatchObject({
    kind: 'otherSeed',
  });
  expect(await verifyDraw(await order('random', drawn, seed), [], () => Promise.resolve(null))).toEqual({
    kind: 'unable',
  });
  const points = TEAMS.map((teamId, index) => ({ teamId, points: 100 - index }));
  expect(
    await verifyDraw(await order('lottery', lotteryOrder(reverseStandings(points), seed), seed), points, sha),
  ).toEqual({ kind: 'proved' });
  // The winner of a loser's bracket picks ahead of the lottery.
  const [first = '', ...from] = drawn;
  const behind = { ...(await order('lottery', [first, ...lotteryOrder(from, seed)], seed)), from };
  expect(await verifyDraw(behind, [], sha)).toEqual({ kind: 'proved' });
  expect(await verifyDraw({ ...behind, teamIds: [...behind.teamIds].reverse() }, [], sha)).toMatchObject({
    kind: 'otherOrder',
  });
});

test('a manual order starts from the rounds as they are', () => {
  expect(roundsOf(layOutSlots('snake', TEAMS, buildPicks(TEAMS, 2)), TEAMS)).toEqual([TEAMS, [...TEAMS].reverse()]);
});

test('the clock form knows presets, hours, and what is out of range', () => {
  expect(clockForm({ seconds: 90, quietHours: null })).toMatchObject({ preset: '90', quiet: false });
  const slow = clockForm({
    seconds: 8 * 3600,
    quietHours: { fromMinute: 1380, toMinute: 420, timeZone: 'America/Toronto' },
  });
  expect(slow).toMatchObject({ preset: 'custom', amount: '8', unit: 'hours', quiet: true, from: '23:00', to: '07:00' });
  expect(clockBody(slow)).toEqual({
    seconds: 28_800,
    quietHours: { fromMinute: 1380, toMinute: 420, timeZone: 'America/Toronto' },
  });
  expect(clockProblem(slow)).toBeNull();
  expect(clockProblem({ ...slow, amount: '25' })).toBe('The clock can be 15 seconds to 24 hours.');
  expect(clockProblem({ ...slow, amount: '' })).toBe('Enter how long a pick may take.');
  expect(clockSeconds({ ...slow, unit: 'minutes', amount: '2.5' })).toBe(150);
  expect([clockWords(90), clockWords(600), clockWords(28_800)]).toEqual(['90 seconds', '10 minutes', '8 hours']);
  expect([clockShort(90), clockShort(600), clockShort(28_800)]).toEqual(['90 s', '10 min', '8 h']);
});

test('the countdown stands still at night and in a pause, and ends at zero', () => {
  const now = Date.parse('2026-01-10T03:00:00Z');
  const turn = { overall: 1, teamId: 't', startedAt: '', graceMs: 2000, remainingMs: null };
  const clock = {
    seconds: 3600,
    graceMs: 2000,
    autoMs: 1000,
    quietHours: { fromMinute: 0, toMinute: 480, timeZone: 'UTC' },
  };
  const at = (deadline: string | null, more = {}) =>
    countdownAt({ status: 'running', onClock: { ...turn, deadline, ...more }, clock }, now);
  expect(at('2026-01-10T08:30:00Z')).toEqual({ kind: 'running', ms: 30 * 60_000, quiet: true, bank: false });
  expect(at(null, { remainingMs: 41_000 })).toEqual({ kind: 'stopped', ms: 41_000, bank: false });
  // The time bank shows after the clock has run out.
  expect(at(null, { remainingMs: 41_000, bankMs: 30_000 })).toEqual({ kind: 'stopped', ms: 11_000, bank: false });
  expect(at(null, { remainingMs: 20_000, bankMs: 30_000 })).toEqual({ kind: 'stopped', ms: 20_000, bank: true });
  expect(at('2026-01-10T02:59:59Z')).toEqual({ kind: 'expired', ms: 0 });
  // A one-hour turn seen by a clock 40 ms behind, then one extended by an hour and a second.
  const running = { kind: 'running', quiet: true, bank: false };
  expect(at('2026-01-10T09:00:00.040Z')).toEqual({ ...running, ms: 3_600_000 });
  expect(at('2026-01-10T09:00:01Z')).toEqual({ ...running, ms: 3_601_000 });
  // A team on Auto does not wait for the morning.
  expect(at('2026-01-10T03:00:01Z', { graceMs: 0 })).toEqual({ kind: 'running', ms: 1000, quiet: false, bank: false });
  expect([formatClock(90_000), formatClock(59_001), formatClock(0), formatClock(3_661_000)]).toEqual([
    '1:30',
    '1:00',
    '0:00',
    '1:01:01',
  ]);
});

test('of several samples of the time the one with the shortest way is believed', () => {
  expect(
    bestOffset([
      { asked: 0, server: 5_000, answered: 400 },
      { asked: 1_000, server: 6_010, answered: 1_020 },
    ]),
  ).toEqual({ offset: 5_000, error: 10 });
  expect(bestOffset([])).toBeNull();
});

test('a refusal is told with what to do next', () => {
  expect(
    failureText(
      new ApiRefusal(
        409,
        { name: 'playerTaken', message: 'He has already been drafted.', fix: 'Pick another player.' },
        {},
      ),
    ),
  ).toBe('He has already been drafted. Pick another player.');
  expect(failureText(new Error('boom'))).toBe('Something went wrong. Try again.');
});

test('a goalie among skaters shows wins and saves, a rookie where the NHL drafted them', () => {
  expect(goalieFigures({ stats: { w: 24, sv_pct: 0.912, gp: 40 } })).toBe('24 W · .912 SV%');
  expect(goalieFigures({ stats: {} })).toBe('– W · – SV%');
  expect(nhlDraftShort({ nhlDraft: { year: 2024, overall: 12 } })).toBe('2024 #12');
  expect(nhlDraftShort({ nhlDraft: { year: 2024, overall: null } })).toBe('drafted 2024');
  expect(nhlDraftShort({})).toBeNull();
});
