import { checkPick } from '../picks/pick-check.rules.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { POSITIONS } from '../../position.js';
import { capHitOf } from '../charge.rules.js';
import type { DraftState, PoolPlayer } from '../draft.model.js';
import { foldEnvelope } from '../draft.reducer.js';
import { DraftPool, PickJudge } from '../team/legality.rules.js';
import {
  between,
  buildLobby,
  buildPlayer,
  buildPool,
  buildTeams,
  chance,
  EMPTY,
  id,
  managerOf,
  MILLION,
  NOON,
  oneOf,
} from '../testing/draft.builders.js';
import { DraftSimulator } from '../testing/draft.simulator.js';
import { conditionsOf, distinct, namedIn, playerOf, wishKey, type Wish } from './wish.rules.js';

const [A, B] = [id('team', 1), id('team', 2)];
const F = (playerId: number, capHit = MILLION) => buildPlayer(playerId, { position: 'F', capHit });
const D = (playerId: number, capHit = MILLION) => buildPlayer(playerId, { position: 'D', capHit });
const G = (playerId: number, capHit = MILLION) => buildPlayer(playerId, { position: 'G', capHit });

/** Two teams, snake, after the given picks in order. */
function after(picks: readonly number[], players: readonly PoolPlayer[], goalies = 0): DraftSimulator {
  const simulator = new DraftSimulator(
    buildLobby({
      teams: buildTeams(2, { holdings: { ...EMPTY, G: goalies } }),
      rounds: 6,
      rules: { salaryCap: 60 * MILLION, maxRosterSize: 10, minimums: { F: 0, D: 0, G: 0 } },
    }),
    players,
    NOON,
  );
  simulator.begin();
  for (const playerId of picks) {
    const { overall, teamId } = simulator.state.onClock!;
    simulator.must({ type: 'makePick', overall, playerId, override: null }, managerOf(teamId));
  }
  return simulator;
}

const wishedBy = ({ state, pool }: DraftSimulator, teamId: string, ...wishes: Wish[]) => {
  const choice = new PickJudge(state, teamId, pool).automatic(wishes);
  return choice?.how === 'queue' ? choice.player.id : null;
};

const players = [G(1), G(2), G(3), D(4, 4 * MILLION), D(5, 3 * MILLION), D(6), F(7), F(8), F(9), F(10)];
const aDefenseman: Wish = { positions: ['D'], most: 3 * MILLION };

describe('a rule of a queue', () => {
  it('takes the best-ranked player of its positions who costs at most so much', () => {
    expect(wishedBy(after([], players), A, aDefenseman)).toBe(5);
    expect(wishedBy(after([], players), A, { positions: ['D'] })).toBe(4);
    expect(wishedBy(after([], players), A, { positions: ['D', 'G'], most: 0 })).toBeNull();
    expect(wishedBy(after([], players), A, { positions: ['F', 'D'] })).toBe(4);
  });

  it('goes by the cap hit, whichever team pays a part of it', () => {
    const shared = { ...D(1, 2 * MILLION), retained: [{ teamId: B, amount: 2 * MILLION }] };
    expect(wishedBy(after([], [shared, D(2)]), A, aDefenseman)).toBe(2);
  });

  it('passes over drafted and illegal players, and gives way to the next wish when no player is left', () => {
    expect(wishedBy(after([5, 7], players), A, aDefenseman)).toBe(6);
    expect(wishedBy(after([5, 6], players), A, aDefenseman, 9)).toBe(9);
    const poor = new DraftSimulator(
      buildLobby({
        teams: buildTeams(2),
        rounds: 1,
        rules: { salaryCap: 2 * MILLION, minimums: { F: 0, D: 0, G: 0 } },
      }),
      [D(1, 3 * MILLION), D(2, 2 * MILLION)],
      NOON,
    );
    expect(wishedBy(poor, A, aDefenseman)).toBe(2);
  });
});

describe('a condition', () => {
  it('waits until all of its players, or any, are with another team', () => {
    const both: Wish = { ...aDefenseman, gone: { how: 'all', player_ids: [1, 2] } };
    const one: Wish = { ...aDefenseman, gone: { how: 'any', player_ids: [1, 2] } };
    expect(wishedBy(after([7], players), A, both)).toBeNull();
    expect(wishedBy(after([7, 1], players), A, both)).toBeNull();
    expect(wishedBy(after([7, 1], players), A, one)).toBe(5);
    expect(wishedBy(after([7, 1, 2], players), A, both)).toBe(5);
  });

  it('does not take one’s own players for gone, and those who cannot be drafted for gone', () => {
    const both: Wish = { ...aDefenseman, gone: { how: 'all', player_ids: [1, 2] } };
    expect(wishedBy(after([1, 2], players), A, both)).toBeNull();
    expect(wishedBy(after([], players), A, { ...aDefenseman, gone: { how: 'all', player_ids: [77] } })).toBe(5);
  });

  it('waits for a round: that of the turn, or of the team’s next pick', () => {
    const later: Wish = { player_id: 9, from_round: 2 };
    expect(wishedBy(after([], players), A, later)).toBeNull();
    // After the first pick, the team's next one is in the second round, whichever team is on the clock.
    expect(wishedBy(after([7], players), A, later)).toBe(9);
    expect(wishedBy(after([7], players), B, later)).toBeNull();
    expect(wishedBy(after([7, 8], players), B, later)).toBe(9);
  });

  it('holds while the team has fewer of a position, those whom it brought along included', () => {
    const second: Wish = { player_id: 3, fewer_than: { position: 'G', count: 2 } };
    expect(wishedBy(after([], players, 1), A, second)).toBe(3);
    expect(wishedBy(after([1, 7], players, 1), A, second)).toBeNull();
    expect(wishedBy(after([], players, 2), A, second)).toBeNull();
  });

  it('is one of several that must all hold', () => {
    const wish: Wish = { player_id: 9, from_round: 1, gone: { how: 'any', player_ids: [1] } };
    expect(wishedBy(after([], players), A, wish)).toBeNull();
    expect(wishedBy(after([7, 1], players), A, wish)).toBe(9);
    expect(wishedBy(after([7, 1], players), A, { ...wish, from_round: 3 })).toBeNull();
  });
});

it('says which wish led to the player', () => {
  const { state, pool } = after([5], players);
  const choice = new PickJudge(state, B, pool).automatic([5, { player_id: 9, from_round: 4 }, aDefenseman, 1]);
  expect(choice).toMatchObject({ player: { id: 6 }, how: 'queue', wish: 2 });
});

it('a queue holds a player once, and a rule once, however it is written', () => {
  const wishes: Wish[] = [1, aDefenseman, { player_id: 1, from_round: 2 }, { most: 3 * MILLION, positions: ['D'] }, 2];
  expect(distinct(wishes)).toEqual([1, aDefenseman, 2]);
  expect(wishKey({ positions: ['D', 'F'] })).toBe(wishKey({ positions: ['F', 'D'] }));
  expect(wishKey({ positions: ['F'] })).not.toBe(wishKey({ positions: ['F'], most: 0 }));
  expect(wishKey({ positions: ['F'], from_round: 2 })).not.toBe(
    wishKey({ positions: ['F'], fewer_than: { position: 'F', count: 2 } }),
  );
  expect(namedIn([1, { player_id: 2, gone: { how: 'any', player_ids: [3, 1] } }, aDefenseman])).toEqual([1, 2, 3]);
});

function anyWishes(random: () => number, pool: readonly PoolPlayer[], rounds: number): Wish[] {
  const some = (most: number) =>
    Array.from({ length: between(random, 1, most) }, () => oneOf(random, pool.slice(0, 40)).id);
  return distinct(
    Array.from({ length: between(random, 0, 8) }, (): Wish => {
      const conditions = {
        ...(random() < 0.5 ? { gone: { how: oneOf(random, ['all', 'any'] as const), player_ids: some(3) } } : {}),
        ...(random() < 0.3 ? { from_round: between(random, 1, rounds) } : {}),
        ...(random() < 0.3 ? { fewer_than: { position: oneOf(random, POSITIONS), count: between(random, 1, 3) } } : {}),
      };
      const kind = random();
      if (kind < 0.3) return oneOf(random, pool.slice(0, 60)).id;
      if (kind < 0.6) return { player_id: oneOf(random, pool.slice(0, 60)).id, ...conditions };
      return {
        positions: POSITIONS.filter(() => random() < 0.5).concat(oneOf(random, POSITIONS)),
        ...(random() < 0.7 ? { most: between(random, 0, 12) * MILLION } : {}),
        ...conditions,
      };
    }),
  );
}

/** A naive implementation of the same rule: for each entry, its conditions, then every player in order. */
function byTheBook(state: DraftState, teamId: string, players: readonly PoolPlayer[], wishes: readonly Wish[]) {
  const judge = new PickJudge(state, teamId, new DraftPool(players));
  const turn = state.slots.filter(({ status, ownerTeamId }) => status === 'open' && ownerTeamId === teamId)[0];
  const team = state.teams.find((one) => one.id === teamId)!;
  for (const wish of wishes) {
    const { gone, from_round: round = 1, fewer_than: fewer } = conditionsOf(wish);
    const isGone = (player: number) => {
      const slot = state.slots.find((one) => one.player?.id === player);
      return slot ? slot.ownerTeamId !== teamId : !players.some((one) => one.id === player);
    };
    const left = gone?.player_ids.filter((player) => !isGone(player)).length ?? 0;
    if (gone && (gone.how === 'all' ? left > 0 : left === gone.player_ids.length)) continue;
    if (turn && turn.round < round) continue;
    if (fewer && team.holdings[fewer.position] >= fewer.count) continue;
    const found = players
      .filter((player) =>
        typeof wish === 'number' || 'player_id' in wish
          ? player.id === playerOf(wish)
          : wish.positions.includes(player.position) && capHitOf(player) <= (wish.most ?? Infinity),
      )
      .filter((player) => checkPick(judge, player.id).ok)
      .sort((one, other) => one.rank - other.rank)[0];
    if (found) return found.id;
  }
  return null;
}

it('finds in a draft by chance whom the plainest reading finds, the same before and after the way over the wire, and always a legal player', () => {
  const seen = { drafts: 0, queue: 0, conditional: 0, rank: 0 };
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 100 }), (seed, moment) => {
      const random = chance(seed);
      const rounds = between(random, 3, 8);
      const simulator = new DraftSimulator(
        buildLobby({
          teams: buildTeams(between(random, 2, 5)),
          rounds,
          rules: { salaryCap: rounds * 4 * MILLION, maxRosterSize: rounds, minimums: { F: 1, D: 1, G: 1 } },
        }),
        buildPool(random, { players: 150 }),
        NOON,
      );
      simulator.begin();
      const stop = Math.floor((simulator.state.slots.length * moment) / 101);
      for (let done = 0; done < stop; done += 1) simulator.expire(anyWishes(random, simulator.pool.players, rounds));
      const { state, pool, first } = simulator;
      const { teamId } = state.onClock!;
      const wishes = anyWishes(random, pool.players, rounds);
      const expected = byTheBook(state, teamId, pool.players, wishes);

      // The browser: folds the events again, with pool and queue as received.
      const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
      const folded = overTheWire(simulator.log).reduce(foldEnvelope, overTheWire(first));
      const shown = new PickJudge(folded, teamId, new DraftPool(overTheWire(pool.players).toReversed())).automatic(
        overTheWire(wishes),
      );
      const judge = new PickJudge(state, teamId, pool);
      const legal = shown === null || checkPick(judge, shown.player.id).ok;
      const [event] = simulator.expire(wishes);
      const taken = event?.type === 'playerPicked' ? event : null;

      expect(legal).toBe(true);
      expect(taken && { id: taken.player.id, how: taken.how }).toEqual(
        shown && { id: shown.player.id, how: shown.how },
      );
      expect(shown?.how === 'queue' ? shown.player.id : null).toBe(expected);
      seen.drafts += 1;
      if (shown) seen[shown.how] += 1;
      if (shown?.wish !== undefined && typeof wishes[shown.wish] !== 'number') seen.conditional += 1;
    }),
    { seed: 21, numRuns: 150 },
  );
  expect(seen.conditional).toBeGreaterThan(seen.drafts * 0.13);
  expect(seen.queue).toBeGreaterThan(seen.drafts * 0.26);
  expect(seen.rank).toBeGreaterThan(seen.drafts * 0.06);
});
