import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { POSITIONS } from '../../position.js';
import type { DraftState, PoolPlayer, Slot } from '../draft.model.js';
import { withPlayer } from '../pick.state.js';
import { DraftPool, PickJudge } from './legality.rules.js';
import { needsOf } from './needs.rules.js';
import { closedPaths, narrowPaths, pathsAfter } from './paths.rules.js';
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

const [A, B] = [id('team', 1), id('team', 2)];
const running = (minimums = { F: 0, D: 0, G: 1 }, capUsed = 0): DraftState => ({
  ...buildLobby({
    teams: buildTeams(2, { holdings: { ...EMPTY, capUsed } }),
    rounds: 4,
    rules: { salaryCap: 10 * MILLION, maxRosterSize: 10, minimums },
  }),
  status: 'running',
});
/** The draft after the team's first open pick took the player, and that slot. */
function picked(state: DraftState, teamId: string, taken: PoolPlayer): { state: DraftState; slot: Slot } {
  const at = state.slots.findIndex((slot) => slot.status === 'open' && slot.ownerTeamId === teamId);
  const slot: Slot = { ...state.slots[at]!, status: 'taken', player: taken };
  return { state: { ...state, slots: state.slots.with(at, slot) }, slot };
}

describe('a path that a pick of one’s own would leave without a choice', () => {
  const [cheap, dear, other] = [player(1, 'G', 2 * MILLION), player(2, 'G', 4 * MILLION), player(3, 'G', 5 * MILLION)];
  const [star, plain] = [player(4, 'F', 7 * MILLION), player(5, 'F', 5 * MILLION)];
  const pool = new DraftPool([cheap, dear, other, star, plain]);
  const after = (state: DraftState, taken: PoolPlayer, players = pool) => pathsAfter(state, A, taken, players);

  it('is told where the price leaves as many as are needed, or fewer, and not where it leaves more', () => {
    // $3M left: enough for one goalie.
    expect(after(running(), star)).toEqual([{ position: 'G', left: 1, needed: 1 }]);
    // $5M left: enough for all three.
    expect(after(running(), plain)).toEqual([]);
    // Legal, because a goalie is unaffordable anyway.
    const poor = running({ F: 0, D: 0, G: 2 }, 5 * MILLION);
    expect(after(poor, plain)).toEqual([{ position: 'G', left: 0, needed: 2 }]);
  });

  it('is told once, and of one’s own next pick', () => {
    // There was no choice before, so a forward who leaves as many changes nothing.
    const one = new DraftPool([cheap, star, plain]);
    expect(after(running(), star, one)).toEqual([]);
    const two = new DraftPool([cheap, dear, star]);
    expect(after(running({ F: 0, D: 0, G: 2 }), cheap, two)).toEqual([]);
    expect(after(running({ F: 0, D: 0, G: 2 }), player(6, 'F', 7 * MILLION), two)).toEqual([
      { position: 'G', left: 1, needed: 2 },
    ]);
  });

  it('is no question for who has no pick, or needs nobody, and after the end', () => {
    expect(after({ ...running(), slots: [] }, star)).toEqual([]);
    expect(after(running({ F: 0, D: 0, G: 0 }), star)).toEqual([]);
    expect(after({ ...running(), status: 'ended' }, star)).toEqual([]);
    expect(pathsAfter(running(), 'nobody', star, pool)).toEqual([]);
  });
});

describe('a path that a pick of another team closes', () => {
  const goalies = [player(1, 'G'), player(2, 'G'), player(3, 'G', 20 * MILLION), player(4, 'F')];
  const pool = new DraftPool(goalies);

  it('is told when the last players whom the team can afford are those that it needs', () => {
    expect(narrowPaths(running(), A, pool)).toEqual([]);
    const { state, slot } = picked(running(), B, goalies[0]!);
    expect(closedPaths(state, [slot], A, pool)).toEqual([{ position: 'G', left: 1, needed: 1 }]);
    const last = picked(state, B, goalies[1]!);
    expect(closedPaths(last.state, [last.slot], A, pool)).toEqual([{ position: 'G', left: 0, needed: 1 }]);
  });

  it('is not told of who was too dear anyway, of another position, of one’s own pick, nor twice', () => {
    const dear = picked(running(), B, goalies[2]!);
    expect(closedPaths(dear.state, [dear.slot], A, pool)).toEqual([]);
    const { state } = picked(running(), B, goalies[0]!);
    const forward = picked(state, B, goalies[3]!);
    expect(narrowPaths(forward.state, A, pool)).toHaveLength(1);
    expect(closedPaths(forward.state, [forward.slot], A, pool)).toEqual([]);
    const own = picked(running(), A, goalies[0]!);
    expect(closedPaths(own.state, [own.slot], A, pool)).toEqual([]);
    const two = running({ F: 0, D: 0, G: 3 });
    const fewer = picked(picked(two, B, goalies[0]!).state, B, goalies[1]!);
    expect(closedPaths(fewer.state, [fewer.slot], A, pool)).toEqual([]);
  });

  it('is told when a cheap player of another position was what left the money', () => {
    const players = [
      player(1, 'D', MILLION),
      player(2, 'D', 5 * MILLION),
      player(3, 'D', 5 * MILLION),
      player(4, 'G', 6 * MILLION),
      player(5, 'G', 2 * MILLION),
    ];
    const both = running({ F: 0, D: 1, G: 1 });
    const { state, slot } = picked(both, B, players[0]!);
    expect(closedPaths(state, [slot], A, new DraftPool(players))).toEqual([{ position: 'G', left: 1, needed: 1 }]);
  });

  it('is no question in a rookie draft, in one that has ended, and for who has no pick left', () => {
    expect(narrowPaths({ ...running(), type: 'rookie' }, A, new DraftPool([]))).toEqual([]);
    expect(narrowPaths({ ...running(), status: 'ended' }, A, new DraftPool([]))).toEqual([]);
    expect(narrowPaths({ ...running(), slots: [] }, A, new DraftPool([]))).toEqual([]);
    expect(narrowPaths(running(), 'nobody', pool)).toEqual([]);
  });

  /** How many players are left at each needed position, judging each free player separately. */
  const counted = (draft: DraftState, free: readonly PoolPlayer[], rounds: number) => {
    const judge = new PickJudge(draft, A, new DraftPool(free));
    const needs = needsOf(draft.teams[0]!.holdings, draft.rules.minimums, null);
    return POSITIONS.map((position) => ({
      position,
      left: free.filter((one) => one.position === position && judge.allows(one.id)).length,
      needed: Math.min(needs[position], rounds),
    })).filter(({ needed }) => needed > 0);
  };

  it('is exact: narrow where no more players are legal, one by one, than are needed; closed where they were more', () => {
    fc.assert(
      fc.property(
        fc.record({
          seed: fc.integer({ min: 1, max: 1_000_000 }),
          size: fc.integer({ min: 1, max: 14 }),
          rounds: fc.integer({ min: 1, max: 5 }),
          cap: fc.integer({ min: 1, max: 20 }),
          minimums: fc.record({
            F: fc.integer({ min: 0, max: 3 }),
            D: fc.integer({ min: 0, max: 3 }),
            G: fc.integer({ min: 0, max: 2 }),
          }),
        }),
        ({ seed, size, rounds, cap, minimums }) => {
          const random = chance(seed);
          const free = Array.from({ length: size }, (_, index) =>
            buildPlayer(index + 1, { position: oneOf(random, POSITIONS), capHit: between(random, 1, 7) }),
          );
          const pool = new DraftPool(free);
          const before: DraftState = {
            ...buildLobby({
              teams: buildTeams(2),
              rounds,
              rules: { salaryCap: cap, maxRosterSize: 12, minimums, rookieBankSize: null },
            }),
            status: 'running',
          };
          const taken = oneOf(random, free);
          const { state, slot } = picked(before, B, taken);
          const [was, is] = [counted(before, free, rounds), counted(state, free, rounds)];
          expect(narrowPaths(state, A, pool)).toEqual(is.filter(({ left, needed }) => left <= needed));
          expect(closedPaths(state, [slot], A, pool)).toEqual(
            is.filter(({ left, needed }, index) => {
              const { left: had } = was[index]!;
              return (had > needed && left <= needed) || (had >= needed && left < needed);
            }),
          );
          const own = picked(before, A, taken).state;
          const [team, ...others] = own.teams;
          const after = counted(
            { ...own, teams: [{ ...team!, holdings: withPlayer(team!.holdings, taken, 'general', 1) }, ...others] },
            free,
            rounds - 1,
          );
          expect(pathsAfter(before, A, taken, pool)).toEqual(
            after.filter(({ position, left, needed }) => {
              const had = was.find((one) => one.position === position)!;
              return left <= needed && (had.left > had.needed || left - needed < had.left - had.needed);
            }),
          );
        },
      ),
      { seed: 13, numRuns: 2_000 },
    );
  });
});
