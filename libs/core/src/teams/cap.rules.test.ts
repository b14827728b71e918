import { describe, expect, test } from '@jest/globals';
import { leagueFormDefaults, settingsFromForm } from '../leagues/league.rules.js';
import {
  capSpace,
  decisiveViolations,
  figures,
  judgeMove,
  rosterRules,
  totals,
  violations,
  violationWords,
} from './cap.rules.js';
import { seasonsShown } from './season-cap.rules.js';
import { judgeMoves } from './roster.rules.js';
import type { HeldPlayer, RosterRules, TeamBooks } from './team.model.js';

const settings = settingsFromForm(leagueFormDefaults('dynasty'));
const players = (count: number, place: HeldPlayer['place'], from: number): HeldPlayer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    name: `Player ${from + index}`,
    position: index % 9 === 0 ? 'G' : index % 3 === 0 ? 'D' : 'F',
    capHit: 1,
    retainedByOthers: 0,
    place,
    status: 'healthy',
    rookie: place === 'rookie',
  }));
const team = (active: number, bank: number): TeamBooks => ({
  teamId: 't',
  name: 'Owls',
  players: [...players(active, 'active', 1), ...players(bank, 'rookie', 100)],
  retained: 0,
  retainedContracts: 0,
});
const faults = (books: TeamBooks, phase: Parameters<typeof rosterRules>[1]) =>
  violations(books, rosterRules(settings, phase)).map(({ rule }) => rule);

describe('the sizes of roster and rookie bank', () => {
  test('rest from the season’s end to the next one’s start: a full bank has room for the annual rookie draft', () => {
    for (const phase of ['offseason', 'protection', 'annual-drafts'] as const)
      expect(faults(team(30, 14), phase)).toEqual([]);
  });

  test('count in the startup and in season', () => {
    expect(faults(team(26, 11), 'startup-drafts')).toEqual(['rosterSize', 'rookieBank']);
    expect(faults(team(26, 11), 'in-season')).toEqual(['rosterSize', 'rookieBank']);
  });

  test('do not let a league without a rookie bank have one', () => {
    const none = settingsFromForm({ ...leagueFormDefaults('dynasty'), rookieDraftEnabled: false });
    for (const phase of ['offseason', 'annual-drafts', 'in-season'] as const)
      expect(violations(team(25, 1), rosterRules(none, phase)).map(({ rule }) => rule)).toContain('rookieBank');
  });

  test('can be brought down before the season by drops and by promoting, whatever else is too many', () => {
    const full = team(27, 12);
    for (const move of [
      { type: 'drop', playerId: 100 },
      { type: 'promote', playerId: 100 },
      { type: 'drop', playerId: 1 },
    ] as const)
      expect(judgeMoves(full, [move], rosterRules(settings, 'annual-drafts')).ok).toBe(true);
  });

  test('leave the cap as it is: 110 % until the annual drafts, and in full from then on', () => {
    expect(rosterRules(settings, 'protection').salaryCap).toBe(96_800_000);
    expect(rosterRules(settings, 'annual-drafts').salaryCap).toBe(88_000_000);
  });
});

describe('the books of a team', () => {
  const man = (id: number, more: Partial<HeldPlayer> = {}): HeldPlayer => ({
    id,
    name: `Player ${id}`,
    position: 'F',
    capHit: 1_000_000,
    retainedByOthers: 0,
    place: 'active',
    status: 'healthy',
    rookie: false,
    ...more,
  });
  const books = (list: readonly HeldPlayer[], more: Partial<TeamBooks> = {}): TeamBooks => ({
    teamId: 't',
    name: 'Owls',
    players: list,
    retained: 0,
    retainedContracts: 0,
    ...more,
  });
  const rules: RosterRules = {
    salaryCap: 5_000_000,
    maxRosterSize: 3,
    minimums: { F: 1, D: 1, G: 1 },
    irSlots: 1,
    rookieBank: true,
    rookieBankSize: 1,
    retentionSlots: 1,
  };
  const lineup = [man(1), man(2, { position: 'D' }), man(3, { position: 'G' })];
  const hurt = { place: 'ir', status: 'Out' } as const;
  const bank = { place: 'rookie', rookie: true } as const;

  test('count active players alone toward the cap, at the cap hit less what others retain, and what the team retains itself', () => {
    const team = books(
      [
        man(1, { capHit: 3_000_000, retainedByOthers: 1_000_000 }),
        man(2, { position: 'D' }),
        man(4, { ...hurt, capHit: 9_000_000 }),
        man(5, { ...bank, capHit: 9_000_000 }),
        man(6, { ...bank }),
      ],
      { retained: 500_000, retainedContracts: 1 },
    );
    expect(totals(team, {})).toEqual({
      injured: 0,
      dead: 0,
      spaceGiven: 0,
      totalCap: 3_000_000,
      salaryRetained: 500_000,
      capUsed: 3_500_000,
      active: 2,
      ir: 1,
      rookies: 2,
      byPosition: { F: 1, D: 1, G: 0 },
    });
    expect(capSpace(team, rules)).toEqual({ space: 1_500_000, level: 'tight' });
  });

  test('are within each limit at it, and beyond it by one', () => {
    const broken = (list: readonly HeldPlayer[], more: Partial<TeamBooks> = {}, other: Partial<RosterRules> = {}) =>
      violations(books(list, more), { ...rules, ...other });
    expect(broken([...lineup, man(4, hurt), man(5, bank)], { retained: 2_000_000 })).toEqual([]);
    expect(broken(lineup, { retained: 2_000_001 })).toEqual([
      { rule: 'cap', figure: 5_000_001, limit: 5_000_000, excess: 1 },
    ]);
    expect(broken([...lineup, man(4), man(5)])).toEqual([{ rule: 'rosterSize', figure: 5, limit: 3, excess: 2 }]);
    expect(broken([...lineup, man(4, hurt), man(5, hurt)])).toEqual([
      { rule: 'irSlots', figure: 2, limit: 1, excess: 1 },
    ]);
    expect(broken([...lineup, man(4, { place: 'ir' })])).toEqual([
      { rule: 'healthyOnIr', figure: 1, limit: 0, excess: 1 },
    ]);
    expect(broken([...lineup, man(4, bank), man(5, bank)])).toEqual([
      { rule: 'rookieBank', figure: 2, limit: 1, excess: 1 },
    ]);
    expect(broken([...lineup, man(4, bank)], {}, { rookieBank: false, rookieBankSize: null })).toEqual([
      { rule: 'rookieBank', figure: 1, limit: 0, excess: 1 },
    ]);
    expect(broken([...lineup, man(4, bank), man(5, bank)], {}, { rookieBankSize: null })).toEqual([]);
    expect(broken(lineup.slice(1))).toEqual([{ rule: 'minimumForwards', figure: 0, limit: 1, excess: 1 }]);
    expect(broken([])).toEqual([
      { rule: 'minimumForwards', figure: 0, limit: 1, excess: 1 },
      { rule: 'minimumDefense', figure: 0, limit: 1, excess: 1 },
      { rule: 'minimumGoalies', figure: 0, limit: 1, excess: 1 },
    ]);
    expect(broken([], {}, { minimums: null })).toEqual([]);
  });

  test('may hold as many retained contracts as they did, and no new one beyond the slots', () => {
    const with_ = (retainedContracts: number) => books(lineup, { retainedContracts });
    const broken = (then: number, before: number) =>
      violations(with_(then), rules, with_(before)).map(({ rule, excess }) => [rule, excess]);
    expect([broken(1, 0), broken(2, 2), broken(2, 3)]).toEqual([[], [], []]);
    expect([broken(2, 1), broken(3, 2)]).toEqual([[['retentionSlots', 1]], [['retentionSlots', 2]]]);
    expect(violations(with_(9), rules)).toEqual([]);
  });

  test('hold a change up by what gets worse, and by what stays where the team grows', () => {
    const over = books([...lineup, man(4)], { retained: 2_000_000 });
    const decisive = (after: TeamBooks, adds = false, before = over) =>
      decisiveViolations(before, after, rules, adds)
        .filter((violation) => violation.decisive)
        .map(({ rule }) => rule);
    expect(decisive(over)).toEqual([]);
    expect(decisive({ ...over, retained: 1_999_999 })).toEqual([]);
    expect(decisive({ ...over, retained: 2_000_001 })).toEqual(['cap']);
    // A team that grows must end legal or improve something.
    const grown = { ...over, players: [...over.players, man(5, bank)] };
    expect(decisive(grown)).toEqual(['cap', 'rosterSize']);
    expect(decisive({ ...grown, retained: 1_999_999 })).toEqual([]);
    expect(decisive({ ...grown, retained: 1_000_000 })).toEqual([]);
    expect(decisive({ ...grown, retained: 2_000_001 })).toEqual(['cap']);
    expect(decisive(books(lineup), true)).toEqual([]);
    // A healthy player on injured reserve blocks additions.
    const healthy = books([...lineup, man(4, { place: 'ir' })]);
    expect([decisive(healthy, false, healthy), decisive(healthy, true, healthy)]).toEqual([[], ['healthyOnIr']]);
  });

  test('refuse a move by the first rule that decides, with its figures and what helps', () => {
    expect(judgeMove(books(lineup), books(lineup, { retained: 2_000_000 }), rules, false)).toEqual({
      ok: true,
      value: true,
    });
    expect(judgeMove(books(lineup), books(lineup, { retained: 3_000_000 }), rules, false)).toEqual({
      ok: false,
      refusal: {
        name: 'cap',
        message: 'Owls would use $6,000,000 of a $5,000,000 cap: $1,000,000 too much.',
        figure: 6_000_000,
        limit: 5_000_000,
        fix: 'Free $1,000,000: drop players, move injured ones to injured reserve, or trade.',
      },
    });
  });

  test.each([
    [
      'rosterSize',
      { figure: 4, limit: 3, excess: 1 },
      'Owls has 4 active players; the roster holds 3.',
      'Take 1 player off the active roster.',
    ],
    [
      'rosterSize',
      { figure: 5, limit: 3, excess: 2 },
      'Owls has 5 active players; the roster holds 3.',
      'Take 2 players off the active roster.',
    ],
    [
      'minimumForwards',
      { figure: 1, limit: 2, excess: 1 },
      'Owls has 1 forward; at least 2 are needed.',
      'Add 1 forward.',
    ],
    [
      'minimumDefense',
      { figure: 0, limit: 2, excess: 2 },
      'Owls has 0 defensemen; at least 2 are needed.',
      'Add 2 defensemen.',
    ],
    [
      'minimumGoalies',
      { figure: 0, limit: 1, excess: 1 },
      'Owls has 0 goalies; at least 1 is needed.',
      'Add 1 goalie.',
    ],
    [
      'irSlots',
      { figure: 2, limit: 1, excess: 1 },
      'Owls has 2 players on injured reserve; there is 1 slot.',
      'Activate or drop a player from injured reserve.',
    ],
    [
      'irSlots',
      { figure: 3, limit: 2, excess: 1 },
      'Owls has 3 players on injured reserve; there are 2 slots.',
      'Activate or drop a player from injured reserve.',
    ],
    [
      'healthyOnIr',
      { figure: 1, limit: 0, excess: 1 },
      'Owls has 1 healthy player on injured reserve.',
      'Activate or drop the healthy player.',
    ],
    [
      'healthyOnIr',
      { figure: 2, limit: 0, excess: 2 },
      'Owls has 2 healthy players on injured reserve.',
      'Activate or drop the healthy players.',
    ],
    [
      'rookieBank',
      { figure: 2, limit: 1, excess: 1 },
      'Owls has 2 players in the rookie bank; it holds 1.',
      'Promote or drop a player from the rookie bank.',
    ],
    [
      'retentionSlots',
      { figure: 2, limit: 1, excess: 1 },
      'Owls retains salary of 2 contracts; 1 is allowed at once.',
      'Wait until a retained contract ends, or retain nothing here.',
    ],
    [
      'retentionSlots',
      { figure: 3, limit: 2, excess: 1 },
      'Owls retains salary of 3 contracts; 2 are allowed at once.',
      'Wait until a retained contract ends, or retain nothing here.',
    ],
  ] as const)('say a broken rule in words: %s of %j', (rule, figures, message, fix) => {
    expect(violationWords('Owls', { rule, ...figures }, 'is')).toEqual({ message, fix });
    expect(violationWords('Owls', { rule, ...figures }).message).toMatch(/^Owls would (have|retain) /);
  });

  test('are shown with every figure, and with what is estimated of active players alone', () => {
    const team = books(
      [
        ...lineup,
        man(4, { estimated: true, capHit: 2_000_000, retainedByOthers: 500_000 }),
        man(5, { ...bank, estimated: true }),
      ],
      { retained: 700_000, retainedContracts: 1 },
    );
    expect(figures(team, rules)).toMatchObject({
      total_cap: 4_500_000,
      salary_retained: 700_000,
      cap_used: 5_200_000,
      estimated: 1_500_000,
      cap: 5_000_000,
      cap_space: -200_000,
      cap_level: 'over',
      active: 4,
      max_roster_size: 3,
      ir: 0,
      ir_slots: 1,
      rookies: 1,
      rookie_bank_size: 1,
      by_position: { F: 2, D: 1, G: 1 },
      minimums: { F: 1, D: 1, G: 1 },
      violations: [
        {
          rule: 'cap',
          figure: 5_200_000,
          limit: 5_000_000,
          message: expect.stringContaining('Owls uses'),
          fix: expect.any(String),
        },
        { rule: 'rosterSize', figure: 4, limit: 3, message: expect.any(String), fix: expect.any(String) },
      ],
    });
    expect(figures(team, { ...rules, minimums: null }, 'wouldBe')).toMatchObject({
      minimums: null,
      violations: [{ message: expect.stringContaining('would use') }, {}],
    });
  });
});

describe('the limits of a phase', () => {
  test('are the plain ones in season, with minimums; in the startup minimums are free', () => {
    expect(rosterRules(settings, 'in-season')).toEqual({
      salaryCap: 88_000_000,
      maxRosterSize: 25,
      minimums: { F: 9, D: 5, G: 2 },
      irSlots: 3,
      rookieBank: true,
      rookieBankSize: 10,
      retentionSlots: 1,
    });
    expect(rosterRules(settings, 'startup-drafts')).toEqual({
      salaryCap: 88_000_000,
      maxRosterSize: 25,
      minimums: null,
      comingMinimums: { F: 9, D: 5, G: 2 },
      irSlots: 3,
      rookieBank: true,
      rookieBankSize: 10,
      retentionSlots: 1,
    });
    expect(rosterRules(settings, 'offseason')).toEqual({
      salaryCap: 96_800_000,
      maxRosterSize: null,
      minimums: null,
      comingMinimums: { F: 9, D: 5, G: 2 },
      irSlots: 3,
      rookieBank: true,
      rookieBankSize: null,
      retentionSlots: 1,
    });
    expect(rosterRules({ ...settings, salary_cap: 9, retention_slots: null }, 'offseason')).toMatchObject({
      salaryCap: 9,
      retentionSlots: 0,
    });
  });

  test('are shown for three seasons where players are kept, and for one where they are not', () => {
    expect([seasonsShown('dynasty'), seasonsShown('redraft')]).toEqual([3, 1]);
  });
});

test('a minimum that is missed by several is missed by so many', () => {
  const free = { ...rosterRules(settings, 'in-season'), minimums: { F: 3, D: 0, G: 0 } };
  expect(violations(team(2, 0), free).filter(({ rule }) => rule === 'minimumForwards')).toEqual([
    { rule: 'minimumForwards', figure: 1, limit: 3, excess: 2 },
  ]);
});

test('another rule that gets better does not excuse one that gets worse, and one player over two limits is judged by each', () => {
  const rules: RosterRules = {
    salaryCap: 10,
    maxRosterSize: 1,
    minimums: null,
    irSlots: 0,
    rookieBank: true,
    rookieBankSize: null,
    retentionSlots: 1,
  };
  const man = (id: number, capHit: number, more: Partial<HeldPlayer> = {}): HeldPlayer => ({
    id,
    name: `P${id}`,
    position: 'F',
    capHit,
    retainedByOthers: 0,
    place: 'active',
    status: 'Out',
    rookie: false,
    ...more,
  });
  const books = (list: readonly HeldPlayer[]): TeamBooks => ({
    teamId: 't',
    name: 'Owls',
    players: list,
    retained: 0,
    retainedContracts: 0,
  });
  const decided = (before: readonly HeldPlayer[], after: readonly HeldPlayer[], adds: boolean) =>
    decisiveViolations(books(before), books(after), rules, adds).map(({ rule, decisive }) => [rule, decisive]);
  // From 5 over the cap to 3 over; one player too many in both.
  expect(decided([man(1, 8), man(2, 7)], [man(1, 8), man(3, 5)], false)).toEqual([
    ['cap', false],
    ['rosterSize', false],
  ]);
  expect(decided([man(1, 8), man(2, 7)], [man(1, 8), man(3, 5)], true)).toEqual([
    ['cap', false],
    ['rosterSize', false],
  ]);
  expect(decided([man(1, 8), man(2, 7)], [man(1, 8), man(2, 5), man(4, 1, { place: 'rookie' })], true)).toEqual([
    ['cap', false],
    ['rosterSize', false],
  ]);
});

test('a legal team breaks nothing, and so nothing decides against it', () => {
  const legal = team(0, 0);
  expect(decisiveViolations(legal, legal, { ...rosterRules(settings, 'in-season'), minimums: null }, true)).toEqual([]);
});

describe('the cap floor', () => {
  const low = { ...rosterRules({ ...settings, cap_floor: 60 }, 'in-season'), minimums: null };

  test('counts in season only', () => {
    expect(low.capFloor).toBe(60);
    expect(rosterRules({ ...settings, cap_floor: 60 }, 'offseason')).not.toHaveProperty('capFloor');
    expect(rosterRules(settings, 'in-season')).not.toHaveProperty('capFloor');
  });

  test('is broken by a dollar too little, with what is missing', () => {
    const spends = (capHit: number) =>
      violations({ ...team(1, 0), players: players(1, 'active', 1).map((one) => ({ ...one, capHit })) }, low);
    expect(spends(60)).toEqual([]);
    expect(spends(59)).toEqual([{ rule: 'capFloor', figure: 59, limit: 60, excess: 1 }]);
    expect(violationWords('Owls', spends(59)[0]!, 'is')).toEqual({
      message: 'Owls uses $59 of the cap; the floor is $60: $1 too little.',
      fix: 'Take on $1: add or trade for players with higher cap hits, or activate some.',
    });
  });

  test('is measured without traded cap space', () => {
    const spends = (capHit: number, spaceGiven: number) =>
      violations(
        { ...team(1, 0), spaceGiven, players: players(1, 'active', 1).map((one) => ({ ...one, capHit })) },
        low,
      );
    expect(spends(60, -30)).toEqual([]);
    expect(spends(59, -30)).toMatchObject([{ rule: 'capFloor', figure: 59, limit: 60 }]);
    expect(spends(59, 20)).toMatchObject([{ rule: 'capFloor', figure: 59, limit: 60 }]);
  });
});

test('the words of a full bank and an overdue call-up count players in the singular and the plural', () => {
  const words = (rule: 'mustComeUp' | 'farmVeterans', figure: number, limit: number) =>
    Object.values(violationWords('Owls', { rule, figure, limit, excess: figure - limit }, 'is'));
  expect(words('mustComeUp', 1, 0)).toEqual([
    'Owls has 1 player in the rookie bank who had to come up.',
    'Promote or drop this player.',
  ]);
  expect(words('mustComeUp', 2, 0)[1]).toBe('Promote or drop these players.');
  expect(words('farmVeterans', 4, 2)[0]).toBe('Owls has 4 veterans in the rookie bank; 2 are allowed.');
});
