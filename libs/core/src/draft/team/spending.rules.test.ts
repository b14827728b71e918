import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { POSITIONS } from '../../position.js';
import type { DraftRules, Holdings, PoolPlayer } from '../draft.model.js';
import { DraftPool, PickJudge } from './legality.rules.js';
import { placesOf, rivalsFor, spendingOf } from './spending.rules.js';
import {
  between,
  buildLobby,
  buildPlayer,
  buildTeams,
  chance,
  EMPTY,
  id,
  MILLION,
  oneOf,
  plainPlayer as player,
} from '../testing/draft.builders.js';

const A = id('team', 1);
const B = id('team', 2);

interface Scene {
  readonly holdings?: Partial<Holdings>;
  readonly rules?: Partial<DraftRules>;
  readonly rounds?: number;
  readonly players: readonly PoolPlayer[];
}
const lobbyOf = ({ holdings = {}, rules = {}, rounds = 5 }: Scene) =>
  buildLobby({
    teams: buildTeams(2, { holdings: { ...EMPTY, ...holdings } }),
    rounds,
    rules: { salaryCap: 10 * MILLION, maxRosterSize: 10, minimums: { F: 2, D: 1, G: 1 }, ...rules },
  });
const spending = (scene: Scene) => spendingOf(lobbyOf(scene), A, new DraftPool(scene.players));

describe('what a team can spend', () => {
  const players = [player(1, 'F'), player(2, 'F', 2 * MILLION), player(3, 'D'), player(4, 'G', 3 * MILLION)];

  it('keeps what the cheapest of the positions still needed cost', () => {
    expect(spending({ players })).toEqual({
      space: 10 * MILLION,
      places: 5,
      perPlace: 2 * MILLION,
      // Another forward, a defenseman and a goalie must be paid for. The judged player is one of them.
      mostOf: { F: 5 * MILLION, D: 4 * MILLION, G: 6 * MILLION },
      most: 6 * MILLION,
    });
  });

  it('counts as many places as the roster has room for', () => {
    expect(spending({ players, holdings: { F: 7, D: 1, G: 1, capUsed: 9 * MILLION } })).toMatchObject({
      places: 1,
      perPlace: MILLION,
    });
    expect(spending({ players, holdings: { F: 8, D: 1, G: 1 } })).toMatchObject({
      places: 0,
      perPlace: null,
      most: null,
    });
  });

  it('is nothing for a team over the cap, and says how far', () => {
    expect(spending({ players, holdings: { F: 2, D: 1, G: 1, capUsed: 12 * MILLION } })).toMatchObject({
      space: -2 * MILLION,
      most: null,
    });
  });

  it('does not count a position of which nobody is free', () => {
    const forwards = [player(1, 'F'), player(2, 'F')];
    expect(spending({ players: forwards, holdings: { F: 2, D: 1, capUsed: 0 }, rounds: 1 })).toMatchObject({
      most: 10 * MILLION,
    });
    expect(spending({ players: [], holdings: { F: 2, D: 1, G: 1 } })?.most).toBeNull();
  });

  it('is no question in a rookie draft that costs no cap, nor for who is not in the draft', () => {
    const rookies = { ...lobbyOf({ players, rules: { rookieBankSize: 3 } }), type: 'rookie' as const };
    expect(spendingOf(rookies, A, new DraftPool(players))).toBeNull();
    expect(new PickJudge(rookies, A, new DraftPool(players)).most('F')).toBeNull();
    expect(placesOf(rookies, A)).toBe(3);
    expect(spendingOf(lobbyOf({ players }), 'nobody', new DraftPool(players))).toBeNull();
    expect(placesOf(lobbyOf({ players }), 'nobody')).toBe(0);
  });

  it('is all of the space in a rookie draft whose bank counts, as long as the bank has a place', () => {
    const onCap = (holdings: Partial<Holdings>, rules: Partial<DraftRules> = {}) => {
      const lobby = lobbyOf({ players, holdings, rules: { rookieBankSize: 3, bankOnCap: true, ...rules } });
      return spendingOf({ ...lobby, type: 'rookie' }, A, new DraftPool(players));
    };
    const holdings = { F: 8, D: 1, G: 1, capUsed: 4 * MILLION, rookies: 1 };
    expect(onCap(holdings)).toEqual({
      space: 6 * MILLION,
      places: 2,
      perPlace: 3 * MILLION,
      mostOf: { F: 6 * MILLION, D: 6 * MILLION, G: 6 * MILLION },
      most: 6 * MILLION,
    });
    expect(onCap({ ...holdings, rookies: 3 })).toMatchObject({ places: 0, perPlace: null, most: null });
    expect(onCap({ ...holdings, rookies: 3 }, { sizesRest: true })).toMatchObject({ places: 5, most: 6 * MILLION });
    expect(onCap({ ...holdings, capUsed: 11 * MILLION })).toMatchObject({ space: -MILLION, places: 2, most: null });
    expect(onCap(holdings, { rookieBankSize: null })).toMatchObject({ places: 0, most: null });
  });

  it('is exact: a free player is legal at that price and below, and at no other', () => {
    fc.assert(
      fc.property(
        fc.record({
          seed: fc.integer({ min: 1, max: 1_000_000 }),
          size: fc.integer({ min: 1, max: 12 }),
          rounds: fc.integer({ min: 1, max: 6 }),
          cap: fc.integer({ min: 1, max: 20 }),
          roster: fc.integer({ min: 1, max: 8 }),
          holdings: fc.record({
            F: fc.integer({ min: 0, max: 3 }),
            D: fc.integer({ min: 0, max: 2 }),
            G: fc.integer({ min: 0, max: 1 }),
            capUsed: fc.integer({ min: 0, max: 12 }),
            rookies: fc.integer({ min: 0, max: 3 }),
          }),
          rookie: fc.boolean(),
          bank: fc.option(fc.integer({ min: 0, max: 4 })),
          minimums: fc.record({
            F: fc.integer({ min: 0, max: 4 }),
            D: fc.integer({ min: 0, max: 3 }),
            G: fc.integer({ min: 0, max: 2 }),
          }),
        }),
        ({ seed, size, rounds, cap, roster, holdings, rookie, bank, minimums }) => {
          const random = chance(seed);
          const free = Array.from({ length: size }, (_, index) =>
            buildPlayer(index + 1, { position: oneOf(random, POSITIONS), capHit: between(random, 1, 7) }),
          );
          const rules = { salaryCap: cap, maxRosterSize: roster, minimums, rookieBankSize: bank, bankOnCap: true };
          const type = rookie ? 'rookie' : 'general';
          const lobby = { ...buildLobby({ teams: buildTeams(2, { holdings }), rounds, rules }), type } as const;
          const pool = new DraftPool(free);
          const judge = new PickJudge(lobby, A, pool);
          const team = spendingOf(lobby, A, pool);
          const legal = free.filter((one) => judge.allows(one.id));
          for (const one of free) {
            const limit = team?.mostOf[one.position] ?? -1;
            expect([one.id, judge.allows(one.id)]).toEqual([one.id, one.capHit <= limit]);
          }
          expect(Math.max(-1, ...legal.map((one) => one.capHit))).toBeLessThanOrEqual(team?.most ?? -1);
        },
      ),
      { seed: 13, numRuns: 3_000 },
    );
  });
});

describe('rivals', () => {
  it('are the other teams with a pick left; those count who could take the player', () => {
    const players = [player(1, 'F', 6 * MILLION), player(2, 'F'), player(3, 'D'), player(4, 'G')];
    const lobby = lobbyOf({ players });
    const pool = new DraftPool(players);
    expect(rivalsFor(lobby, 1, pool, A)).toEqual({ can: 1, of: 1 });
    const poor = {
      ...lobby,
      teams: lobby.teams.map((team) =>
        team.id === B ? { ...team, holdings: { ...team.holdings, capUsed: 5 * MILLION } } : team,
      ),
    };
    expect(rivalsFor(poor, 1, pool, A)).toEqual({ can: 0, of: 1 });
    expect(rivalsFor(poor, 1, pool, null)).toEqual({ can: 1, of: 2 });
    const done = { ...lobby, slots: lobby.slots.filter(({ ownerTeamId }) => ownerTeamId === A) };
    expect(rivalsFor(done, 1, pool, A)).toEqual({ can: 0, of: 0 });
  });
});
