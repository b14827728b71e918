import { describe, expect, test } from '@jest/globals';
import { validateLeagueForm } from '../../leagues/form.rules.js';
import { leagueFormDefaults, settingsFromForm } from '../../leagues/league.rules.js';
import { rosterRules } from '../../teams/cap.rules.js';
import type { HeldPlayer } from '../../teams/team.model.js';
import { atSalary, salaryLeft, salarySpace } from './bid-space.rules.js';
import { hasBids, lastRun, marketRules, nextRun, runOfBid } from './market.rules.js';

const ZONE = 'America/Toronto';
const at = (text: string) => Date.parse(text);
const iso = (moment: number) => new Date(moment).toISOString();
const rules = (bid_days: 'daily' | 'sunday' | 'wednesday_sunday') => {
  const found = marketRules({ free_agents: 'bids', bid_days });
  if (found === null) throw new Error('no bids');
  return found;
};

describe('the rules of bids', () => {
  test('belong to leagues with bids, with defaults for what was never set', () => {
    expect(marketRules({ free_agents: 'picks' })).toBeNull();
    expect(marketRules({})).toBeNull();
    expect(hasBids({ free_agents: 'bids' })).toBe(true);
    expect(marketRules({ free_agents: 'bids' })).toEqual({
      funds: 'budget',
      budget: 100,
      minimum: 0,
      step: 1,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      firstCome: true,
      price: 'bid',
      ties: 'points',
      carries: false,
      trades: true,
      lots: null,
      showsLosers: true,
    });
  });
});

describe('bids that are salaries', () => {
  const own = { free_agents: 'bids', bid_funds: 'salary', salaries: 'own', bid_carry: true } as const;

  test('have no budget, and follow the salaries of the league', () => {
    expect(marketRules({ ...own, salary_minimum: 7, salary_step: 5 })).toMatchObject({
      funds: 'salary',
      budget: 0,
      minimum: 10,
      step: 5,
      carries: false,
      trades: false,
    });
    expect(marketRules({ ...own, salaries: 'nhl' })).toMatchObject({ funds: 'budget', budget: 100, minimum: 0 });
  });

  test('need the league’s own salaries, and a minimum below the cap', () => {
    const fault = (more: object) =>
      validateLeagueForm({
        ...leagueFormDefaults('dynasty'),
        league_name: 'Owls',
        ...own,
        protectionSheetsEnabled: false,
        ...more,
      }).bid_funds;
    expect(fault({})).toBeUndefined();
    expect(fault({ salaries: 'nhl' })).toMatch(/^Bids can be salaries only in a league with its own salaries\./);
    expect(fault({ salary_minimum: 90_000_000 })).toMatch(/the lowest salary \(\$90,000,000\), which is above/);
  });

  test('can use the cap space that their drops and the auctions of the team leave', () => {
    const held = (id: number, capHit: number): HeldPlayer => ({
      id,
      name: `Player ${id}`,
      position: 'F',
      capHit,
      retainedByOthers: 0,
      place: 'active',
      status: 'healthy',
      rookie: false,
    });
    const team = { teamId: 'a', name: 'A', players: [held(1, 40), held(2, 30)], retained: 0, retainedContracts: 0 };
    const limits = rosterRules(
      { ...settingsFromForm(leagueFormDefaults('dynasty')), salary_cap: 100, salaries: 'own', cut_present: 50 },
      'in-season',
    );
    const space = (dropPlayerId: number | null, salary = 0, reservedDrop: number | null = null) =>
      salarySpace(
        team,
        { dropPlayerId, reserved: salary === 0 ? [] : [{ salary, dropPlayerId: reservedDrop }] },
        limits,
        4,
      );
    expect([space(null), space(1), space(9)]).toEqual([28, 48, 28]);
    // A drop that two bids name leaves once.
    expect([space(null, 10), space(1, 10, 1), space(2, 10, 1)]).toEqual([20, 40, 52]);
    expect(space(null, 90)).toBe(0);
    expect(atSalary(held(3, 9), 12)).toMatchObject({ capHit: 12, estimated: false });
  });
});

test('what is left for a salary is in whole steps, and a team above the cap stays no further above', () => {
  const left = (used: number, usedAfter: number, reserved = 0) =>
    salaryLeft({ cap: 100, used, usedAfter, reserved, step: 4 });
  expect([left(70, 70), left(70, 50), left(70, 50, 10)]).toEqual([28, 48, 40]);
  expect([left(120, 120), left(120, 90), left(120, 90, 31)]).toEqual([0, 28, 0]);
});

describe('runs', () => {
  test('are at 4:00 AM of the league, and a bid at that moment is for the next one', () => {
    expect(iso(nextRun(rules('daily'), ZONE, at('2026-11-24T08:59:59.999Z')))).toBe('2026-11-24T09:00:00.000Z');
    expect(iso(nextRun(rules('daily'), ZONE, at('2026-11-24T09:00:00Z')))).toBe('2026-11-25T09:00:00.000Z');
    expect(iso(lastRun(rules('daily'), ZONE, at('2026-11-24T09:00:00Z')))).toBe('2026-11-24T09:00:00.000Z');
    expect(iso(lastRun(rules('daily'), ZONE, at('2026-11-24T08:59:59Z')))).toBe('2026-11-23T09:00:00.000Z');
  });

  test('follow the league’s clock over a change to daylight-saving time', () => {
    expect(iso(nextRun(rules('daily'), ZONE, at('2027-03-13T12:00:00Z')))).toBe('2027-03-14T08:00:00.000Z');
  });

  test('are on the days of the league', () => {
    // 2026-11-24 is a Tuesday.
    expect(iso(nextRun(rules('sunday'), ZONE, at('2026-11-24T12:00:00Z')))).toBe('2026-11-29T09:00:00.000Z');
    expect(iso(nextRun(rules('wednesday_sunday'), ZONE, at('2026-11-24T12:00:00Z')))).toBe('2026-11-25T09:00:00.000Z');
    expect(iso(lastRun(rules('wednesday_sunday'), ZONE, at('2026-11-24T12:00:00Z')))).toBe('2026-11-22T09:00:00.000Z');
  });

  test('wait for the end of a player’s waivers', () => {
    const now = at('2026-11-24T12:00:00Z');
    const clears = at('2026-11-26T09:00:00Z');
    expect(iso(runOfBid(rules('daily'), ZONE, now, clears))).toBe('2026-11-26T09:00:00.000Z');
    expect(iso(runOfBid(rules('daily'), ZONE, now, clears + 1))).toBe('2026-11-27T09:00:00.000Z');
    expect(iso(runOfBid(rules('daily'), ZONE, now, null))).toBe('2026-11-25T09:00:00.000Z');
  });
});
