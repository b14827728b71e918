import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { POSITIONS } from '../../position.js';
import { withPlayer } from '../pick.state.js';
import type { DraftState, PoolPlayer } from '../draft.model.js';
import { DraftPool, PickJudge } from './legality.rules.js';
import { leavesPlaceFor } from './places.rules.js';
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
const lobby = (minimums = { F: 0, D: 0, G: 0 }, rounds = 3, capUsed = 0): DraftState =>
  buildLobby({
    teams: buildTeams(2, { holdings: { ...EMPTY, capUsed } }),
    rounds,
    rules: { salaryCap: 10 * MILLION, maxRosterSize: 10, minimums },
  });
const who = (state: DraftState, wanted: 'F' | 'D' | 'G', players: readonly PoolPlayer[]) => {
  const pool = new DraftPool(players);
  return players.filter(leavesPlaceFor(wanted, state, new PickJudge(state, A, pool))).map((one) => one.id);
};

describe('a pick that leaves a place for a position', () => {
  it('leaves the money for the cheapest of it, beside all that is needed', () => {
    const players = [player(1, 'F', 8 * MILLION), player(2, 'F', 6 * MILLION), player(3, 'G', 4 * MILLION)];
    expect(who(lobby(), 'G', players)).toEqual([2]);
    const more = [...players, player(4, 'D', MILLION)];
    expect(who(lobby({ F: 0, D: 1, G: 0 }), 'G', more)).toEqual([4]);
  });

  it('leaves a pick for it', () => {
    const players = [player(1, 'F'), player(2, 'G'), player(3, 'D')];
    expect(who(lobby(undefined, 1), 'G', players)).toEqual([]);
    expect(who(lobby(undefined, 2), 'G', players)).toEqual([1, 3]);
    expect(who(lobby({ F: 0, D: 1, G: 0 }, 2), 'G', players)).toEqual([3]);
  });

  it('is a question of another one where the player is of that position', () => {
    expect(who(lobby(), 'G', [player(1, 'G'), player(2, 'G', 9 * MILLION), player(3, 'G', 9 * MILLION)])).toEqual([
      1, 2, 3,
    ]);
    expect(who(lobby(), 'G', [player(1, 'G')])).toEqual([]);
  });

  it('asks for no more than what is within reach, and in a rookie draft for nothing more', () => {
    const players = [player(1, 'F'), player(2, 'G'), player(3, 'F')];
    expect(who(lobby({ F: 12, D: 6, G: 0 }, 2), 'G', players)).toEqual([]);
    expect(who({ ...lobby(), type: 'rookie' }, 'G', players)).toEqual([1, 2, 3]);
  });

  it('is exact: somebody of the position is legal after the pick, and nobody is after any other', () => {
    fc.assert(
      fc.property(
        fc.record({
          seed: fc.integer({ min: 1, max: 1_000_000 }),
          size: fc.integer({ min: 1, max: 12 }),
          rounds: fc.integer({ min: 1, max: 6 }),
          cap: fc.integer({ min: 1, max: 24 }),
          roster: fc.integer({ min: 1, max: 8 }),
          wanted: fc.constantFrom(...POSITIONS),
          minimums: fc.record({
            F: fc.integer({ min: 0, max: 2 }),
            D: fc.integer({ min: 0, max: 2 }),
            G: fc.integer({ min: 0, max: 2 }),
          }),
        }),
        ({ seed, size, rounds, cap, roster, wanted, minimums }) => {
          const random = chance(seed);
          const free = Array.from({ length: size }, (_, index) =>
            buildPlayer(index + 1, { position: oneOf(random, POSITIONS), capHit: between(random, 1, 7) }),
          );
          const pool = new DraftPool(free);
          const before = buildLobby({
            teams: buildTeams(2),
            rounds,
            rules: { salaryCap: cap, maxRosterSize: roster, minimums, rookieBankSize: null },
          });
          const judge = new PickJudge(before, A, pool);
          // Cases that are out of reach already are covered elsewhere.
          fc.pre(judge.outOfReach === 0);
          const leaves = leavesPlaceFor(wanted, before, judge);
          for (const one of free) {
            const at = before.slots.findIndex((slot) => slot.ownerTeamId === A);
            const after: DraftState = {
              ...before,
              slots: before.slots.with(at, { ...before.slots[at]!, status: 'taken', player: one }),
              teams: before.teams.map((team) =>
                team.id === A ? { ...team, holdings: withPlayer(team.holdings, one, 'general', 1) } : team,
              ),
            };
            const then = new PickJudge(after, A, pool);
            const left = after.slots.some((slot) => slot.ownerTeamId === A && slot.status === 'open');
            const another = left && free.some((other) => other.position === wanted && then.allows(other.id));
            expect([one.id, leaves(one)]).toEqual([one.id, judge.allows(one.id) && another]);
          }
        },
      ),
      { seed: 13, numRuns: 2_000 },
    );
  });
});
