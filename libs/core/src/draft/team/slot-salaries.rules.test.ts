import { describe, expect, test } from '@jest/globals';
import { validateLeagueForm } from '../../leagues/form.rules.js';
import { leagueFormDefaults } from '../../leagues/league.rules.js';
import { slotSalaries, slotSalary } from '../../leagues/salaries/slot-salaries.rules.js';
import type { DraftRules, Holdings, PoolPlayer } from '../draft.model.js';
import { checkPick } from '../picks/pick-check.rules.js';
import { openSalaries } from './slot-salaries.rules.js';
import { DraftPool, PickJudge } from './legality.rules.js';
import { buildLobby, buildPlayer, buildTeams, chance, EMPTY, id, NOON } from '../testing/draft.builders.js';
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
