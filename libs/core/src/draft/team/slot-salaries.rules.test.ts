import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { validateLeagueForm } from '../../leagues/form.rules.js';
import { leagueFormDefaults } from '../../leagues/league.rules.js';
import { slotSalaries, slotSalary } from '../../leagues/salaries/slot-salaries.rules.js';
import { POSITIONS } from '../../position.js';
import type { DraftRules, DraftState, Holdings, PoolPlayer } from '../draft.model.js';
import { openTurns } from '../order/turn-order.js';
import { checkPick } from '../picks/pick-check.rules.js';
import { withPlayer } from '../pick.state.js';
import { openSalaries, withSlotSalary } from './slot-salaries.rules.js';
import { DraftPool, PickJudge } from './legality.rules.js';
import { leavesPlaceFor } from './places.rules.js';
import { buildLobby, buildPlayer, buildTeams, chance, EMPTY, id, NOON, oneOf } from '../testing/draft.builders.js';
import { actByChance } from '../testing/draft.driver.js';
import { DraftSimulator, refusalOf } from '../testing/draft.simulator.js';

const A = id('team', 1);
const TABLE = { first: 40, step: 10, least: 10 };
const PLAYERS: readonly PoolPlayer[] = Array.from({ length: 30 }, (_, index) =>
  buildPlayer(index + 1, { position: index % 3 === 0 ? 'D' : 'F', capHit: 1 }),
);
const lobby = (salaryCap: number, holdings: Partial<Holdings> = {}, minimums = { F: 0, D: 0, G: 0 }) =>
  buildLobby({
    teams: buildTeams(2, { holdings: { ...EMPTY, ...holdings } }),
    rounds: 4,
    rules: { salaryCap, maxRosterSize: 10, minimums, rookieBankSize: null, slotSalaries: TABLE },
  });

test('the salary falls by the step in each round and never below the minimum', () => {
  expect([1, 2, 3, 4, 5].map((round) => slotSalary(TABLE, round))).toEqual([40, 30, 20, 10, 10]);
  expect(openSalaries(lobby(100), A)).toEqual([40, 30, 20, 10]);
  expect(openSalaries(buildLobby({ teams: buildTeams(2), rounds: 4 }), A)).toBeNull();
});

test('the salaries follow the turns, also of a missed pick that has moved behind a later one', () => {
  const { slots, ...rest } = lobby(100);
  const [first] = slots;
  const moved = { ...rest, slots: slots.with(0, { ...first!, movedAfter: 4 }) };
  expect(openSalaries(moved, A)).toEqual([30, 40, 20, 10]);
  expect(openSalaries(moved, A, 1)).toEqual([40, 30, 20, 10]);
});

test('only general drafts in turn of leagues with their own salaries have the table', () => {
  const settings = { salaries: 'own', slot_salary: 40, slot_step: 10, salary_minimum: 8, salary_step: 5 } as const;
  expect(slotSalaries(settings, 'general')).toEqual({ first: 40, step: 10, least: 10 });
  expect(slotSalaries(settings, 'rookie')).toBeNull();
  expect(slotSalaries({ ...settings, salaries: 'nhl' }, 'general')).toBeNull();
  expect(slotSalaries({ ...settings, draft_form: 'auction' }, 'general')).toBeNull();
  expect(slotSalaries({ ...settings, slot_salary: 0 }, 'general')).toBeNull();
});

test('a table is refused in an auction, between two steps, and above the cap', () => {
  const fault = (more: object) => {
    const { slot_salary, slot_step } = validateLeagueForm({
      ...leagueFormDefaults('dynasty'),
      league_name: 'Owls',
      protectionSheetsEnabled: false,
      salaries: 'own',
      salary_minimum: 1_000_000,
      salary_step: 500_000,
      slot_salary: 10_000_000,
      slot_step: 1_000_000,
      ...more,
    });
    return slot_salary ?? slot_step;
  };
  expect(fault({})).toBeUndefined();
  expect(fault({ salaries: 'nhl' })).toBeUndefined();
  expect(fault({ draft_form: 'auction', rookieDraftEnabled: false })).toMatch(/^In an auction draft the price is/);
  expect(fault({ slot_salary: 10_200_000 })).toMatch(/^Salaries are multiples of \$500,000/);
  expect(fault({ slot_step: 1_200_000 })).toMatch(/^Salaries are multiples of \$500,000/);
  // 20 rounds: 10, 9, …, 1 and then 1 million each.
  expect(fault({ salary_cap: 60_000_000 })).toMatch(/^The players of 20 rounds would cost \$65,000,000 together/);
});

describe('a pick', () => {
  const check = (state: ReturnType<typeof lobby>) => checkPick(new PickJudge(state, A, new DraftPool(PLAYERS)), 1);

  test('costs the salary of its round, whatever the player would cost without', () => {
    expect(check(lobby(100, { capUsed: 60 })).ok).toBe(true);
    expect(refusalOf(check(lobby(100, { capUsed: 61 })))).toMatchObject({
      name: 'capExceeded',
      figure: 101,
      limit: 100,
    });
  });

  test('keeps the salaries of the cheapest later picks that the minimums need', () => {
    // Two more players for the minimums cost 10 and 20.
    expect(check(lobby(100, { capUsed: 30 }, { F: 2, D: 1, G: 0 })).ok).toBe(true);
    expect(refusalOf(check(lobby(100, { capUsed: 31 }, { F: 2, D: 1, G: 0 })))).toMatchObject({
      name: 'capExceeded',
      figure: 101,
    });
  });

  test('fits a rule of the queue up to the salary of its round, whatever the player would cost without', () => {
    const wished = (most: number) =>
      new PickJudge(lobby(100), A, new DraftPool(PLAYERS)).wished({ positions: ['F'], most })?.id ?? null;
    expect(wished(40)).toBe(2);
    expect(wished(39)).toBeNull();
  });

  test('is replaced after the end at the salary of its round, whatever rounds cost by today’s settings', () => {
    const draft = new DraftSimulator(lobby(100), [...PLAYERS], NOON);
    draft.begin();
    draft.must({ type: 'makePick', overall: 1, playerId: 1, override: null });
    draft.must({ type: 'end' });
    const { slotSalaries: _, ...none } = draft.state.rules;
    const replace = (playerId: number, capUsed: number, rules: DraftRules) =>
      draft.do({
        type: 'replace',
        overall: 1,
        playerId,
        override: false,
        reason: 'wrong name',
        present: { holdings: { ...EMPTY, capUsed }, barred: [], rules },
      });
    for (const [playerId, rules] of [
      [2, none] as const,
      [3, { ...none, slotSalaries: { ...TABLE, first: 50 } }] as const,
    ]) {
      expect(refusalOf(replace(playerId, 61, rules))).toMatchObject({ name: 'capExceeded', figure: 101, limit: 100 });
      expect(replace(playerId, 60, rules).ok).toBe(true);
      expect(draft.state.slots[0]?.player?.capHit).toBe(40);
    }
  });
});

test('an auction’s player is replaced after the end at the price, whatever drafts cost by today’s settings', () => {
  const dear = PLAYERS.map((player) => ({ ...player, capHit: 9_000_000 }));
  const auction = { budget: 200, minimum: 1, raise: 1, bidSeconds: 12, salaries: true as const };
  const { slotSalaries: _, ...rules } = lobby(100).rules;
  const draft = new DraftSimulator({ ...lobby(100), rules: { ...rules, auction } }, dear, NOON);
  draft.begin();
  draft.must({ type: 'nominate', lot: 1, teamId: A, playerId: 1 });
  draft.expire();
  draft.must({ type: 'end' });
  const replace = (capUsed: number) =>
    draft.do({
      type: 'replace',
      overall: 1,
      playerId: 2,
      override: false,
      reason: 'wrong name',
      present: { holdings: { ...EMPTY, capUsed }, barred: [], rules },
    });
  expect(refusalOf(replace(100))).toMatchObject({ name: 'capExceeded', figure: 101, limit: 100 });
  expect(replace(99).ok).toBe(true);
});

describe('a pick leaves a place for another position', () => {
  const leaves = (capUsed: number, minimums = { F: 0, D: 0, G: 0 }) => {
    const state = lobby(100, { capUsed }, minimums);
    return leavesPlaceFor('D', state, new PickJudge(state, A, new DraftPool(PLAYERS)))(PLAYERS[1]!);
  };

  test('when the cheapest later pick can be paid', () => {
    expect(leaves(50)).toBe(true);
    expect(leaves(51)).toBe(false);
  });

  test('when the cheapest later picks can be paid that the minimums need as well', () => {
    // The first pick costs 40, and three later ones 10, 20 and 30.
    expect(leaves(0, { F: 3, D: 0, G: 0 })).toBe(true);
    expect(leaves(1, { F: 3, D: 0, G: 0 })).toBe(false);
    // A needed defenseman is the other player.
    expect(leaves(30, { F: 2, D: 1, G: 0 })).toBe(true);
    expect(leaves(31, { F: 2, D: 1, G: 0 })).toBe(false);
  });

  test('exactly when one of the later picks can take such a player', () => {
    fc.assert(
      fc.property(
        fc.record({
          seed: fc.integer({ min: 1, max: 1_000_000 }),
          size: fc.integer({ min: 1, max: 9 }),
          rounds: fc.integer({ min: 1, max: 5 }),
          cap: fc.integer({ min: 10, max: 150 }),
          roster: fc.integer({ min: 1, max: 6 }),
          table: fc.record({
            first: fc.integer({ min: 10, max: 50 }),
            step: fc.integer({ min: 0, max: 15 }),
            least: fc.integer({ min: 1, max: 10 }),
          }),
          wanted: fc.constantFrom(...POSITIONS),
          minimums: fc.record({
            F: fc.integer({ min: 0, max: 2 }),
            D: fc.integer({ min: 0, max: 1 }),
            G: fc.integer({ min: 0, max: 1 }),
          }),
        }),
        ({ seed, size, rounds, cap, roster, table, wanted, minimums }) => {
          const random = chance(seed);
          const free = Array.from({ length: size }, (_, index) =>
            buildPlayer(index + 1, { position: oneOf(random, POSITIONS), capHit: 1 }),
          );
          const pool = new DraftPool(free);
          const before = buildLobby({
            teams: buildTeams(2),
            rounds,
            rules: { salaryCap: cap, maxRosterSize: roster, minimums, rookieBankSize: null, slotSalaries: table },
          });
          const judge = new PickJudge(before, A, pool);
          fc.pre(judge.outOfReach === 0);
          const leavesPlace = leavesPlaceFor(wanted, before, judge);
          const at = before.slots.findIndex(({ ownerTeamId }) => ownerTeamId === A);
          const slot = before.slots[at]!;
          for (const one of free) {
            const drafted = withSlotSalary(one, slot, before.rules);
            const after: DraftState = {
              ...before,
              slots: before.slots.with(at, { ...slot, status: 'taken', player: drafted }),
              teams: before.teams.map((team) =>
                team.id === A ? { ...team, holdings: withPlayer(team.holdings, drafted, 'general', 1) } : team,
              ),
            };
            const another = openTurns(after, A).some(({ overall }) => {
              const then = new PickJudge(after, A, pool, overall);
              return free.some(({ id: other, position }) => position === wanted && then.allows(other));
            });
            expect([one.id, leavesPlace(one)]).toEqual([one.id, judge.allows(one.id) && another]);
          }
        },
      ),
      { seed: 14, numRuns: 1_000 },
    );
  });
});

test('in random drafts each team uses the sum of its rounds, and no draft gets stuck', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = chance(seed);
    const draft = new DraftSimulator(lobby(100, {}, { F: 1, D: 1, G: 0 }), [...PLAYERS], NOON);
    for (let step = 0; step < 60; step += 1) actByChance(draft, random);
    for (const team of draft.state.teams) {
      const own = draft.state.slots.filter(({ player, ownerTeamId }) => player !== null && ownerTeamId === team.id);
      for (const { player, round } of own) expect(player?.capHit).toBe(slotSalary(TABLE, round));
      expect(team.holdings.capUsed).toBe(own.reduce((sum, { round }) => sum + slotSalary(TABLE, round), 0));
    }
  }
});
