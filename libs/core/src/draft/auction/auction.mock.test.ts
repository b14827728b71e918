import { expect, test } from '@jest/globals';
import { buildLobby, buildPlayer, buildTeams, id, managerOf, NOON } from '../testing/draft.builders.js';
import { DraftSimulator } from '../testing/draft.simulator.js';
import { maximumBid, restOf } from './auction.rules.js';

const [TEAMS, PLACES, BUDGET] = [12, 16, 200];
const ME = id('team', 1);
const PLAYERS = Array.from({ length: 300 }, (_, index) => buildPlayer(index + 1));

function mock(kind: 'mock' | 'startup' = 'mock'): DraftSimulator {
  const lobby = buildLobby({
    kind,
    teams: buildTeams(TEAMS, { auto: 'empty' }),
    rounds: PLACES,
    order: 'linear',
    rules: { minimums: { F: 0, D: 0, G: 0 }, auction: { budget: BUDGET, minimum: 1, raise: 1, bidSeconds: 12 } },
  });
  const draft = new DraftSimulator(lobby, PLAYERS, NOON);
  draft.begin();
  return draft;
}

function sellNext(draft: DraftSimulator): void {
  const { lots = 0 } = draft.state.auction ?? {};
  const before = draft.state.auction?.lot ? lots - 1 : lots;
  while (draft.state.status === 'running' && ((draft.state.auction?.lots ?? 0) === before || draft.state.auction?.lot))
    draft.expire();
}

test('a mock auction of Auto alone ends with full teams, prices that fall with rank, and little money left', () => {
  const draft = mock();
  draft.expireAll();
  const { slots } = draft.state;
  expect(slots.every(({ status }) => status === 'taken')).toBe(true);
  const prices = slots
    .map(({ player, sale }) => ({ rank: player?.id ?? 0, price: sale?.price ?? 0 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ price }) => price);
  const mean = (from: number, to: number) =>
    prices.slice(from, to).reduce((sum, price) => sum + price, 0) / (to - from);
  expect(Math.max(...prices)).toBeGreaterThan(BUDGET * 0.15);
  expect(Math.max(...prices)).toBeLessThan(BUDGET * 0.4);
  expect(mean(0, 12)).toBeGreaterThan(mean(24, 36));
  expect(mean(24, 36)).toBeGreaterThan(mean(72, 84));
  expect(mean(180, 192)).toBeLessThan(4);
  const left = draft.state.teams.map((team) => restOf(draft.state, team.id));
  expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
  expect(left.reduce((sum, money) => sum + money, 0)).toBeLessThan((TEAMS * BUDGET) / 10);
});

test('a person is outbid up to what a player is worth, and keeps the money rules', () => {
  const draft = mock();
  draft.must({ type: 'setAuto', teamId: ME, on: false }, managerOf(ME));
  draft.must({ type: 'nominate', lot: 1, teamId: ME, playerId: 1 }, managerOf(ME));
  draft.expire();
  const lot = () => draft.state.auction?.lot;
  expect(lot()?.teamId).not.toBe(ME);
  while (lot()?.teamId !== ME && (lot()?.amount ?? BUDGET) < 150) {
    draft.must({ type: 'bid', lot: 1, teamId: ME, amount: (lot()?.amount ?? 0) + 1 }, managerOf(ME));
    draft.expire();
  }
  const [price] = draft.state.slots.flatMap(({ sale }) => sale?.price ?? []);
  expect(price).toBeGreaterThan(30);
  expect(price).toBeLessThan(80);
  expect(restOf(draft.state, ME)).toBe(BUDGET - (price ?? 0));
  expect(maximumBid(draft.state, ME)).toBe(BUDGET - (price ?? 0) - (PLACES - 2));
});

test('the queue’s ceiling goes before the worth, and only mocks bid without one', () => {
  const draft = mock();
  draft.expire();
  const queues = new Map(draft.state.teams.map(({ id: teamId }) => [teamId, [{ player_id: 1, bid: 5 }]]));
  while (draft.state.auction?.lot) draft.expire([], queues);
  expect(draft.state.slots.flatMap(({ sale }) => sale?.price ?? [])).toEqual([5]);
  const real = mock('startup');
  sellNext(real);
  expect(real.state.slots.flatMap(({ sale }) => sale?.price ?? [])).toEqual([1]);
});
