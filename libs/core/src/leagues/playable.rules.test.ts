import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DraftTeam } from '../draft/draft.model.js';
import { buildLobby, buildPlayer, buildTeams, EMPTY } from '../draft/testing/draft.builders.js';
import { DraftSimulator } from '../draft/testing/draft.simulator.js';
import { POSITIONS, type Position } from '../position.js';
import { leagueFormDefaults, type LeagueForm } from './league.rules.js';
import { validateLeagueForm } from './form.rules.js';
import { keepersBesidePicks, MINIMUM_SALARY, playableFaults, withSetting } from './playable.rules.js';

const dynasty = (more: Partial<LeagueForm> = {}): LeagueForm => ({ ...leagueFormDefaults('dynasty', 'Pond'), ...more });
const redraft = (more: Partial<LeagueForm> = {}): LeagueForm => ({ ...leagueFormDefaults('redraft', 'Pond'), ...more });
const byRound = (more: Partial<LeagueForm> = {}) => withSetting(dynasty(more), 'keeper_kind', 'round');

describe('a league is playable when rounds and keepers reach the position minimums', () => {
  test.each<[string, LeagueForm]>([
    ['keepers in dollars', dynasty()],
    ['a number of keepers', withSetting(dynasty(), 'keeper_kind', 'number')],
    ['keepers by round', byRound()],
    ['everybody is kept', dynasty({ protectionSheetsEnabled: false })],
    ['redraft', redraft()],
  ])('the defaults of the form pass: %s', (_, form) => {
    expect(validateLeagueForm(form)).toEqual({});
  });

  test.each<[string, LeagueForm, object]>([
    [
      'a redraft with fewer rounds than minimums',
      redraft({ general_draft_length: 10 }),
      {
        general_draft_length:
          '10 rounds give a team 10 players, and the position minimums ask for 16. Set at least 16 rounds, or lower the minimums.',
      },
    ],
    [
      'a startup draft with fewer rounds than minimums',
      dynasty({ general_draft_startup_length: 10 }),
      {
        general_draft_startup_length:
          '10 rounds of the startup draft give a team 10 players, and the position minimums ask for 16. Set at least 16 rounds, or lower the minimums.',
      },
    ],
    [
      'too few keepers by number',
      dynasty({
        keeper_kind: 'number',
        keepers: 12,
        keeper_forwards: 2,
        keeper_defense: 1,
        keeper_goalies: 1,
        min_forwards_protected: 2,
        min_defense_protected: 1,
      }),
      {
        general_draft_length:
          '10 rounds and 4 keepers give a team 14 players, and the position minimums ask for 16. Set at least 12 rounds, let teams keep more, or lower the minimums.',
      },
    ],
    [
      'too few keepers for the dollars',
      dynasty({ protection_sheet_limit: 1_600_000, protection_bench_size: 0 }),
      {
        general_draft_length:
          '10 rounds and 2 keepers give a team 12 players, and the position minimums ask for 16. Set at least 14 rounds, let teams keep more, or lower the minimums.',
      },
    ],
    [
      'keepers by round in a draft shorter than the startup draft',
      dynasty({ keeper_kind: 'round' }),
      {
        general_draft_length:
          'Each keeper costs a pick of this draft, so it needs at least 20 rounds: as many as the startup draft. It has 10.',
      },
    ],
    [
      'an expansion draft too short for the minimums of a new team',
      dynasty({ protectionSheetsEnabled: false, expansion_rounds: 5 }),
      {
        expansion_rounds:
          '5 rounds of the expansion draft and 10 of the general draft give a new team 15 players, and the position minimums ask for 16. Set at least 6 rounds of the expansion draft, or lower the minimums.',
      },
    ],
    [
      'a cap that cannot pay the minimums',
      redraft({ salary_cap: 12_000_000 }),
      {
        salary_cap:
          'The position minimums ask for 16 players, who cost at least $12,400,000 at the minimum salary of $775,000. The salary cap is $12,000,000.',
      },
    ],
  ])('%s is refused with the figures', (_, form, errors) => {
    expect(validateLeagueForm(form)).toEqual(errors);
  });

  test('the startup draft does not count when it is over', () => {
    expect(playableFaults(dynasty({ general_draft_startup_length: 10 }), { startup: false })).toEqual({});
  });
});

test('by round the form proposes as many rounds as the roster or the startup draft has, until they are set by hand', () => {
  expect(byRound().general_draft_length).toBe(25);
  expect(withSetting(byRound(), 'max_roster_size', 28).general_draft_length).toBe(28);
  expect(withSetting(byRound(), 'keeper_kind', 'number').general_draft_length).toBe(10);
  const longStartup = withSetting(byRound(), 'general_draft_startup_length', 30);
  expect([longStartup.general_draft_length, validateLeagueForm(longStartup)]).toEqual([30, {}]);
  const own = withSetting(byRound(), 'general_draft_length', 22);
  expect(withSetting(own, 'max_roster_size', 28).general_draft_length).toBe(22);
  expect(withSetting(dynasty({ general_draft_length: 12 }), 'keeper_kind', 'round').general_draft_length).toBe(12);
});

test('an auction has a budget for the opening bids of all places, and keepers by number or in dollars', () => {
  const auction = { draft_form: 'auction', auction_budget: 24, auction_minimum: 1 } as const;
  const longer = { ...auction, general_draft_length: 20, general_draft_startup_length: 25 };
  expect(validateLeagueForm(dynasty(longer))).toEqual({
    auction_budget:
      'A budget of $24 does not pay for 25 places at an opening bid of $1. Set the budget to at least $25, lower the opening bid, or hold fewer rounds.',
  });
  expect(validateLeagueForm(dynasty(longer), { startup: false })).toEqual({});
  expect(validateLeagueForm(dynasty({ ...longer, auction_budget: 25 }))).toEqual({});
  const salaries = { salaries: 'own', contract_signing: 'managers', salary_minimum: 775_000 } as const;
  expect(validateLeagueForm(dynasty({ ...longer, ...salaries, auction_budget: 200 })).auction_budget).toBe(
    'A budget of $200 does not pay for 25 places at an opening bid of $775,000. Set the budget to at least $19,375,000, lower the minimum salary, or hold fewer rounds.',
  );
  expect(validateLeagueForm(dynasty({ ...longer, ...salaries, auction_budget: 95_000_000 }))).toEqual({});
  expect(validateLeagueForm(byRound({ draft_form: 'auction' }))).toEqual({
    draft_form:
      'A keeper by round costs a pick of the draft, and in an auction players have prices instead. Keep players by number or in dollars, or let teams pick in turn.',
  });
});

test('the teams in the play-offs follow the number of teams, until another number is set', () => {
  const inMatchups = (teams: number) => withSetting(dynasty(), 'num_teams', teams);
  expect([4, 7, 8, 13, 14, 32].map((teams) => inMatchups(teams).playoff_teams)).toEqual([4, 4, 6, 6, 8, 8]);
  expect(withSetting(inMatchups(20), 'num_teams', 6)).toMatchObject({ num_teams: 6, playoff_teams: 4 });
  const own = withSetting(dynasty(), 'playoff_teams', 2);
  expect(withSetting(own, 'num_teams', 20).playoff_teams).toBe(2);
});

describe('every league that the form accepts', () => {
  const formArb: fc.Arbitrary<LeagueForm> = fc
    .record({
      type: fc.constantFrom('dynasty' as const, 'redraft' as const),
      kind: fc.constantFrom('dollars' as const, 'number' as const, 'round' as const),
      sheets: fc.boolean(),
      minimums: fc.tuple(fc.nat(6), fc.nat(4), fc.nat(2)),
      spare: fc.nat(8),
      startup: fc.integer({ min: 1, max: 20 }),
      annual: fc.integer({ min: 1, max: 20 }),
      cap: fc.integer({ min: 1, max: 60 }),
      limit: fc.integer({ min: 1, max: 12 }),
      keepers: fc.integer({ min: 1, max: 12 }),
      most: fc.tuple(fc.nat(4), fc.nat(3), fc.nat(2)),
    })
    .map(({ type, kind, sheets, minimums: [F, D, G], spare, startup, annual, cap, limit, keepers, most }) => ({
      ...leagueFormDefaults(type, 'Pond'),
      min_forwards: F,
      min_defense: D,
      min_goalies: G,
      max_roster_size: Math.max(1, F + D + G + spare),
      general_draft_length: annual,
      salary_cap: cap * 1_000_000,
      ...(type === 'redraft'
        ? {}
        : {
            protectionSheetsEnabled: sheets,
            keeper_kind: kind,
            keepers,
            keeper_forwards: most[0],
            keeper_defense: most[1],
            keeper_goalies: most[2],
            general_draft_startup_length: startup,
            protection_sheet_limit: limit * 1_000_000,
            protection_sheet_bench: 2_000_000,
            protection_bench_size: 2,
            min_forwards_protected: 0,
            min_defense_protected: 0,
            min_goalies_protected: 0,
          }),
    }));

  // Enough players of every position at the minimum salary, which the rule assumes for keepers, and some more expensive
  // ones.
  const pool = Array.from({ length: 360 }, (_, index) =>
    buildPlayer(index + 1, {
      position: POSITIONS[index % 3] ?? 'F',
      rank: (index + 90) % 360,
      capHit: index < 90 ? 4_000_000 - 30_000 * index : MINIMUM_SALARY,
    }),
  );
  const minimumsOf = (form: LeagueForm) => ({ F: form.min_forwards, D: form.min_defense, G: form.min_goalies });

  function draft(form: LeagueForm, rounds: number, kept: ReadonlyMap<string, readonly number[]>, picks: number) {
    const holdings = (ids: readonly number[]) =>
      ids.reduce(
        (sum, id) => {
          const player = pool[id - 1];
          return player === undefined
            ? sum
            : { ...sum, [player.position]: sum[player.position] + 1, capUsed: sum.capUsed + player.capHit };
        },
        { ...EMPTY },
      );
    const teams: DraftTeam[] = buildTeams(2, { auto: 'empty' }).map((team) => ({
      ...team,
      holdings: holdings(kept.get(team.id) ?? []),
    }));
    const annual = kept.size > 0;
    const state = buildLobby({
      teams,
      rounds: picks,
      kind: annual ? 'annual' : 'startup',
      rules: {
        salaryCap: form.salary_cap,
        maxRosterSize: form.max_roster_size,
        minimums: minimumsOf(form),
        minimumSalary: MINIMUM_SALARY,
        ...(annual ? { sizesRest: true } : {}),
      },
    });
    const gone = new Set([...kept.values()].flat());
    const table = new DraftSimulator(
      state,
      pool.filter(({ id }) => !gone.has(id)),
      Date.parse('2026-09-20T16:00:00Z'),
    );
    table.begin();
    table.expireAll();
    return new Map(
      table.state.teams.map((team) => [
        team.id,
        [
          ...(kept.get(team.id) ?? []),
          ...table.state.slots.flatMap((slot) => (slot.ownerTeamId === team.id && slot.player ? [slot.player.id] : [])),
        ],
      ]),
    );
  }

  /**
   * Drops players above the roster size that no minimum needs. Returns the rules that the season would still refuse.
   */
  function starts(form: LeagueForm, ids: readonly number[]): string[] {
    const minimums = minimumsOf(form);
    const players = ids.flatMap((id) => pool[id - 1] ?? []);
    const count = (position: Position) => players.filter((player) => player.position === position).length;
    const short = POSITIONS.filter((position) => count(position) < minimums[position]);
    const used = players.reduce((sum, { capHit }) => sum + capHit, 0);
    return [...short.map((position) => `too few ${position}`), ...(used > form.salary_cap ? ['over the cap'] : [])];
  }

  /** The cheapest keepers needed for the minimums, as many as the rule counts. */
  function keep(form: LeagueForm, ids: readonly number[]): number[] {
    const minimums = minimumsOf(form);
    const most = { F: form.keeper_forwards, D: form.keeper_defense, G: form.keeper_goalies };
    const byPosition = form.keeper_kind !== 'dollars' && form.protectionSheetsEnabled;
    const cheapest = [...ids].sort((a, b) => (pool[a - 1]?.capHit ?? 0) - (pool[b - 1]?.capHit ?? 0));
    const useful = POSITIONS.flatMap((position) =>
      cheapest
        .filter((id) => pool[id - 1]?.position === position)
        .slice(0, Math.min(minimums[position], (byPosition && most[position]) || Infinity)),
    ).sort((a, b) => cheapest.indexOf(a) - cheapest.indexOf(b));
    const costsPicks = form.protectionSheetsEnabled && form.keeper_kind === 'round';
    return useful.slice(0, costsPicks ? (form.keepers ?? 0) : keepersBesidePicks(form));
  }

  test('or that follows the advice of its refusal literally: the rounds that it names are enough', () => {
    let followed = 0;
    fc.assert(
      fc.property(formArb, (form) => {
        let next = form;
        for (const field of ['general_draft_startup_length', 'general_draft_length'] as const) {
          const least = /at least (\d+) round/.exec(validateLeagueForm(next)[field] ?? '')?.[1];
          if (least === undefined) continue;
          next = { ...next, [field]: Number(least) };
          followed += 1;
        }
        const faults = validateLeagueForm(next);
        expect([faults.general_draft_startup_length, faults.general_draft_length]).toEqual([undefined, undefined]);
      }),
    );
    expect(followed).toBeGreaterThan(20);
  });

  test('can be drafted and started, in its first season and in the next', () => {
    let accepted = 0;
    let paid = 0;
    fc.assert(
      fc.property(formArb, (form) => {
        if (Object.keys(validateLeagueForm(form)).length > 0) return;
        accepted += 1;
        const startup = form.league_type === 'dynasty' ? (form.general_draft_startup_length ?? 0) : null;
        const first = draft(
          form,
          startup ?? form.general_draft_length,
          new Map(),
          startup ?? form.general_draft_length,
        );
        for (const ids of first.values()) expect(starts(form, ids)).toEqual([]);
        if (startup === null) return;
        const kept = new Map([...first].map(([team, ids]) => [team, keep(form, ids)]));
        for (const ids of kept.values()) {
          if (!form.protectionSheetsEnabled || form.keeper_kind !== 'dollars') continue;
          const cost = ids.reduce((sum, id) => sum + (pool[id - 1]?.capHit ?? 0), 0);
          expect(cost).toBeLessThanOrEqual((form.protection_sheet_limit ?? 0) + (form.protection_sheet_bench ?? 0));
          paid += 1;
        }
        const costs = form.protectionSheetsEnabled && form.keeper_kind === 'round';
        const most = Math.max(...[...kept.values()].map((ids) => ids.length));
        const rounds = form.general_draft_length;
        const second = draft(form, rounds, kept, costs ? Math.max(1, rounds - most) : rounds);
        for (const ids of second.values()) expect(starts(form, ids)).toEqual([]);
      }),
      { numRuns: 200 },
    );
    expect(accepted).toBeGreaterThan(20);
    expect(paid).toBeGreaterThan(2);
  });
});
