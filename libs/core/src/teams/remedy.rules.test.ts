import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  leagueFormDefaults,
  settingsFromForm,
  LEAGUE_PHASES,
  type LeagueForm,
  type LeaguePhase,
} from '../leagues/league.rules.js';
import type { Position } from '../position.js';
import { rosterRules, totals, violations } from './cap.rules.js';
import {
  advised,
  judgeWithAdvice,
  remedies,
  remedyViews,
  remedyWords,
  type Means,
  type Remedy,
} from './remedy.rules.js';
import { judgeMoves, possibleMoves, type RosterMove } from './roster.rules.js';
import type { HeldPlayer, Newcomer, RosterRules, TeamBooks } from './team.model.js';

const rulesOf = (form: Partial<LeagueForm>, phase: LeaguePhase = 'in-season'): RosterRules =>
  rosterRules(settingsFromForm({ ...leagueFormDefaults('dynasty'), ...form }), phase);
const SMALL = {
  max_roster_size: 5,
  min_forwards: 2,
  min_defense: 1,
  min_goalies: 1,
  ir_slots: 2,
  rookie_bank_size: 1,
  salary_cap: 20_000_000,
};

let next = 0;
const man = (position: Position, capHit: number, more: Partial<HeldPlayer> = {}): HeldPlayer => {
  next += 1;
  return {
    id: next,
    name: `Player ${next}`,
    position,
    capHit,
    retainedByOthers: 0,
    place: 'active',
    status: 'healthy',
    rookie: false,
    ...more,
  };
};
const team = (players: readonly HeldPlayer[], retained = 0): TeamBooks => ({
  teamId: 'a',
  name: 'Bears',
  players,
  retained,
  retainedContracts: retained > 0 ? 1 : 0,
});
const newcomer = (position: Position, capHit: number, more: Partial<HeldPlayer> = {}): Newcomer => ({
  ...man(position, capHit, more),
  retainedByTeam: null,
});
const NOTHING: Means = { adding: null, held: new Set() };
const SHOP: Means = { adding: { F: 800_000, D: 800_000, G: 800_000 }, held: new Set() };

/** The exact moves of a remedy. An added free agent costs the maximum that the remedy allows. */
const followed = (remedy: Remedy): RosterMove[] =>
  remedy.map((step): RosterMove =>
    step.type === 'add'
      ? { type: 'add', player: newcomer(step.position, step.most) }
      : { type: step.type, playerId: step.player.id },
  );

describe('a team with a healthy player on injured reserve, full roster and no cap room', () => {
  const healthy = man('F', 3_000_000, { place: 'ir' });
  const hurt = man('F', 4_000_000, { status: 'LTIR' });
  const rookie = man('D', 1_000_000, { place: 'rookie', rookie: true });
  const stuck = team([
    man('F', 5_000_000),
    hurt,
    man('F', 5_000_000),
    man('D', 3_000_000),
    man('G', 3_000_000),
    healthy,
    rookie,
  ]);
  const rules = rulesOf(SMALL);
  const may = (...moves: RosterMove[]) => judgeMoves(stuck, moves, rules).ok;

  it('may still drop, place, and let a rookie go', () => {
    expect(violations(stuck, rules).map(({ rule }) => rule)).toEqual(['healthyOnIr']);
    expect(may({ type: 'drop', playerId: hurt.id })).toBe(true);
    expect(may({ type: 'toIr', playerId: hurt.id })).toBe(true);
    expect(may({ type: 'drop', playerId: rookie.id })).toBe(true);
    expect(may({ type: 'drop', playerId: healthy.id })).toBe(true);
  });

  it('activates together with a drop or with a placement, and not alone', () => {
    const activate: RosterMove = { type: 'activate', playerId: healthy.id };
    expect(may(activate)).toBe(false);
    expect(may(activate, { type: 'drop', playerId: hurt.id })).toBe(true);
    expect(may(activate, { type: 'toIr', playerId: hurt.id })).toBe(true);
    const { verdict, remedies: found } = judgeWithAdvice(stuck, [activate], rules, NOTHING);
    expect(found[0]).toStrictEqual([{ type: 'toIr', player: hurt }]);
    expect(found.every((remedy) => judgeMoves(stuck, [activate, ...followed(remedy)], rules).ok)).toBe(true);
    expect(verdict).toMatchObject({
      ok: false,
      refusal: { fix: expect.stringMatching(/^In the same move, move Player \d+ to injured reserve or drop /) },
    });
  });

  it('adds nobody, whatever else is legal, until the healthy player is dealt with, which may be in the same move', () => {
    const add: RosterMove = { type: 'add', player: newcomer('F', 800_000) };
    const hurtToIr: RosterMove = { type: 'toIr', playerId: hurt.id };
    expect(judgeMoves(stuck, [add, hurtToIr], rules)).toMatchObject({ ok: false, refusal: { name: 'healthyOnIr' } });
    expect(may(add, { type: 'drop', playerId: hurt.id })).toBe(false);
    expect(may(add, hurtToIr, { type: 'drop', playerId: healthy.id })).toBe(true);
    const found = remedies(stuck, [add], rules, NOTHING);
    expect(found.length).toBeGreaterThan(0);
    for (const remedy of found) expect(judgeMoves(stuck, [add, ...followed(remedy)], rules).ok).toBe(true);
  });

  it('is never let further away from legal', () => {
    // A second healthy player can't go there, and the cap may not be exceeded.
    const over = {
      ...stuck,
      players: stuck.players.map((player) => (player.id === hurt.id ? { ...player, status: 'healthy' } : player)),
    };
    expect(judgeMoves(over, [{ type: 'toIr', playerId: hurt.id }], rules)).toMatchObject({
      ok: false,
      refusal: { name: 'notInjured' },
    });
    expect(may({ type: 'promote', playerId: rookie.id })).toBe(false);
  });
});

describe('a hurt goalie at the minimum', () => {
  const goalie = man('G', 5_000_000, { status: 'Out' });
  const forward = man('F', 4_000_000);
  const full = team([man('F', 5_000_000), man('F', 4_000_000), forward, man('D', 2_000_000), goalie]);
  const rules = rulesOf(SMALL);

  it('goes to injured reserve together with the goalie who comes, and each refusal offers the other move', () => {
    const toIr: RosterMove = { type: 'toIr', playerId: goalie.id };
    const add: RosterMove = { type: 'add', player: newcomer('G', 1_000_000) };
    expect([
      judgeMoves(full, [toIr], rules).ok,
      judgeMoves(full, [add], rules).ok,
      judgeMoves(full, [toIr, add], rules).ok,
    ]).toEqual([false, false, true]);
    const placing = judgeWithAdvice(full, [toIr], rules, SHOP);
    expect(placing.remedies).toEqual([[{ type: 'add', position: 'G', most: 5_000_000 }]]);
    expect(placing.verdict).toMatchObject({
      refusal: { name: 'minimumGoalies', fix: 'In the same move, add a goalie who counts at most $5,000,000.' },
    });
    const adding = judgeWithAdvice(full, [add], rules, SHOP);
    expect(adding.remedies[0]).toEqual([{ type: 'toIr', player: goalie }]);
    expect(adding.verdict).toMatchObject({
      refusal: { name: 'cap', fix: expect.stringContaining(`move ${goalie.name} to injured reserve`) },
    });
  });

  it('is told that nothing helps where nobody can be added, not to add', () => {
    const { verdict, remedies: found } = judgeWithAdvice(full, [{ type: 'toIr', playerId: goalie.id }], rules, NOTHING);
    expect(found).toEqual([]);
    expect(verdict).toMatchObject({
      refusal: {
        fix: 'No other move of this team makes up for it. Leave it, or add or trade for another player first.',
      },
    });
  });
});

describe('the words of a fix', () => {
  const rules = rulesOf({ ...SMALL, max_roster_size: 9, min_forwards: 0, min_defense: 0, min_goalies: 0 });

  it('name who frees enough, not who does not', () => {
    const [small, large] = [man('F', 1_000_000), man('D', 6_000_000)];
    const { verdict } = judgeWithAdvice(
      team([small, large, man('G', 12_000_000)]),
      [{ type: 'add', player: newcomer('F', 3_000_000) }],
      rules,
      NOTHING,
    );
    expect(verdict).toMatchObject({
      refusal: { name: 'cap', figure: 22_000_000, fix: expect.stringContaining(`drop ${large.name} or `) },
    });
    expect(verdict).not.toMatchObject({ refusal: { fix: expect.stringContaining(`${small.name} `) } });
  });

  it('name two moves where one is not enough', () => {
    const small = Array.from({ length: 6 }, () => man('F', 3_000_000));
    const found = remedies(team(small), [{ type: 'add', player: newcomer('F', 6_000_000) }], rules, NOTHING);
    expect(found[0]).toHaveLength(2);
    expect(remedyWords(found)).toMatch(/^In the same move, drop Player \d+ and drop Player \d+\.$/);
  });

  it('never name a player whom an accepted trade holds', () => {
    const [one, two] = [man('F', 9_000_000), man('D', 9_000_000)];
    const found = remedies(team([one, two]), [{ type: 'add', player: newcomer('F', 6_000_000) }], rules, {
      adding: null,
      held: new Set([one.id]),
    });
    expect(found).toEqual([[{ type: 'drop', player: two }]]);
  });
});

describe('the ways that are offered', () => {
  const loose = (more: Partial<LeagueForm> = {}) =>
    rulesOf({ ...SMALL, max_roster_size: 9, min_forwards: 0, min_defense: 0, min_goalies: 0, ...more });
  const drops = (found: readonly Remedy[]) =>
    found.map((remedy) => remedy.map((step) => (step.type === 'add' ? 'add' : `${step.type} ${step.player.capHit}`)));

  it('are none where the moves are legal already, or cannot be made at all', () => {
    const mine = team([man('F', 9_000_000), man('F', 9_000_000)]);
    expect(remedies(mine, [{ type: 'add', player: newcomer('F', 1_000_000) }], loose(), SHOP)).toEqual([]);
    expect(remedies(mine, [{ type: 'drop', playerId: -7 }], loose(), SHOP)).toEqual([]);
    const add: RosterMove = { type: 'add', player: newcomer('F', 9_000_000) };
    expect(remedies(mine, [add, { type: 'drop', playerId: -7 }], loose(), SHOP)).toEqual([]);
    expect(judgeWithAdvice(mine, [{ type: 'drop', playerId: -7 }], loose(), SHOP)).toMatchObject({
      verdict: { ok: false, refusal: { name: 'notOnTeam', fix: 'Reload the team page.' } },
      remedies: [],
    });
    const legal = judgeWithAdvice(mine, [{ type: 'add', player: newcomer('F', 1_000_000) }], loose(), SHOP);
    expect([legal.verdict.ok, legal.remedies]).toEqual([true, []]);
  });

  it('come with what undoes least first: places, the cheapest first, then drops, the cheapest first', () => {
    const [dear, cheap] = [man('F', 7_000_000, { status: 'IR' }), man('D', 5_000_000, { status: 'Out' })];
    const others = [man('F', 6_000_000), man('F', 2_000_000)];
    const add: RosterMove = { type: 'add', player: newcomer('F', 4_000_000) };
    expect(drops(remedies(team([dear, ...others, cheap]), [add], loose(), NOTHING))).toEqual([
      ['toIr 5000000'],
      ['toIr 7000000'],
      ['drop 5000000'],
      ['drop 6000000'],
      ['drop 7000000'],
    ]);
  });

  it('put an addition after placements and before drops', () => {
    const [hurt, well] = [man('G', 2_000_000, { status: 'IR' }), man('G', 2_000_000, { place: 'ir', status: 'IR' })];
    const rules = loose({ min_goalies: 1 });
    const found = remedies(team([hurt, well]), [{ type: 'toIr', playerId: hurt.id }], rules, SHOP);
    expect(found.map(([step]) => step?.type)).toEqual(['activate', 'add']);
  });

  it('are at most six pairs, the cheapest together first, and never the same player twice', () => {
    const hits = [3_000_000, 3_100_000, 3_200_000, 3_300_000, 3_400_000, 3_500_000];
    const players = [...hits].reverse().map((capHit) => man('F', capHit));
    const add: RosterMove = { type: 'add', player: newcomer('F', 5_500_000) };
    expect(drops(remedies(team(players), [add], loose(), NOTHING))).toEqual([
      ['drop 3000000', 'drop 3100000'],
      ['drop 3000000', 'drop 3200000'],
      ['drop 3000000', 'drop 3300000'],
      ['drop 3100000', 'drop 3200000'],
      ['drop 3000000', 'drop 3400000'],
      ['drop 3100000', 'drop 3300000'],
    ]);
  });

  it('are always the move that helps most, where not even two are enough', () => {
    const players = [2_000_000, 2_100_000, 2_200_000, 2_300_000, 2_400_000, 2_500_000, 2_600_000].map((capHit) =>
      man('F', capHit),
    );
    const add: RosterMove = { type: 'add', player: newcomer('F', 10_100_000) };
    // The two most expensive leave 0.1 too much, so the cheapest follows.
    expect(drops(remedies(team(players), [add], loose(), NOTHING))).toEqual([
      ['drop 2600000', 'drop 2500000', 'drop 2000000'],
    ]);
  });

  it('weigh dollars and players by their limits: the one rookie too many is all of the bank', () => {
    const players = [2_000_000, 2_100_000, 2_200_000, 2_300_000, 2_400_000, 2_500_000, 2_600_000].map((capHit) =>
      man('F', capHit),
    );
    const [active, banked] = [
      man('F', 1_000_000, { rookie: true }),
      man('F', 1_000_000, { rookie: true, place: 'rookie' }),
    ];
    const moves: RosterMove[] = [
      { type: 'add', player: newcomer('F', 10_100_000) },
      { type: 'toBank', playerId: active.id },
    ];
    const found = remedies(team([...players, active, banked]), moves, loose(), NOTHING);
    expect(drops(found)).toEqual([['drop 1000000', 'drop 2600000', 'drop 2500000', 'drop 2000000']]);
  });

  it('see to the healthy player on injured reserve who stands against every addition', () => {
    const players = [2_000_000, 2_100_000, 2_200_000, 2_300_000, 2_400_000, 2_500_000, 2_600_000].map((capHit) =>
      man('F', capHit),
    );
    const healthy = man('F', 100_000, { place: 'ir' });
    const add: RosterMove = { type: 'add', player: newcomer('F', 10_100_000) };
    expect(drops(remedies(team([...players, healthy]), [add], loose(), NOTHING))).toEqual([
      ['drop 100000', 'drop 2600000', 'drop 2500000', 'drop 2000000'],
    ]);
    // Needs that were unmet before do not block, so the remedy does not cover them.
    const goalies = loose({ min_goalies: 1 });
    expect(drops(remedies(team(players), [add], goalies, NOTHING))).toEqual([
      ['drop 2600000', 'drop 2500000', 'drop 2000000'],
    ]);
  });

  it('take the cheapest of what helps alike', () => {
    const players = [1_300_000, 1_100_000, 1_200_000, 1_400_000].map((capHit) => man('F', capHit));
    const bench = Array.from({ length: 3 }, () => man('D', 1_500_000, { place: 'ir', status: 'IR' }));
    const activate = bench.map(({ id }): RosterMove => ({ type: 'activate', playerId: id }));
    const rules = loose({ max_roster_size: 4, ir_slots: 3 });
    expect(drops(remedies(team([...players, ...bench]), activate, rules, NOTHING))).toEqual([
      ['drop 1100000', 'drop 1200000', 'drop 1300000'],
    ]);
  });

  it('are none where eight moves are not enough', () => {
    const needing = (count: number) => {
      const players = Array.from({ length: count }, () => man('F', 1_000_000));
      const rules = loose({ salary_cap: count * 1_000_000, max_roster_size: 20 });
      const add: RosterMove = { type: 'add', player: newcomer('F', count * 1_000_000) };
      return remedies(team(players), [add], rules, NOTHING).map(({ length }) => length);
    };
    expect([needing(3), needing(8), needing(9)]).toEqual([[3], [8], []]);
  });

  it('add one player at most, and so are none where two are missing', () => {
    const [forward, back] = [man('F', 1_000_000), man('D', 1_000_000)];
    const moves = [forward, back].map(({ id }): RosterMove => ({ type: 'drop', playerId: id }));
    expect(remedies(team([forward, back]), moves, loose({ min_forwards: 1, min_defense: 1 }), SHOP)).toEqual([]);
  });

  it('add nobody beside somebody who is added, and only where somebody is to be had', () => {
    const rules = loose({ min_defense: 1 });
    const only = man('D', 1_000_000);
    const drop: RosterMove = { type: 'drop', playerId: only.id };
    expect(drops(remedies(team([only]), [drop], rules, SHOP))).toEqual([['add']]);
    expect(remedies(team([only]), [drop], rules, NOTHING)).toEqual([]);
    const forwards: Means = { adding: { F: 1, D: null, G: null }, held: new Set() };
    expect(remedies(team([only]), [drop], rules, forwards)).toEqual([]);
    const add: RosterMove = { type: 'add', player: newcomer('F', 1_000_000) };
    expect(remedies(team([only]), [drop, add], rules, SHOP)).toEqual([]);
  });

  it('do not drop or place again who is moved or added', () => {
    const [hurt, dear] = [man('F', 9_000_000, { status: 'IR' }), man('F', 9_000_000)];
    const add: RosterMove = { type: 'add', player: newcomer('F', 5_000_000, { status: 'IR' }) };
    const found = remedies(team([hurt, dear]), [add], loose(), NOTHING);
    expect(found.flat().map((step) => (step.type === 'add' ? 'add' : `${step.type} ${step.player.id}`))).toEqual([
      `toIr ${add.type === 'add' ? add.player.id : ''}`,
      `toIr ${hurt.id}`,
      `drop ${hurt.id}`,
      `drop ${dear.id}`,
    ]);
    const moved = remedies(team([hurt, dear]), [add, { type: 'activate', playerId: hurt.id }], loose(), NOTHING);
    expect(moved).toEqual([]);
  });
});

describe('a free agent who is to make up for a move', () => {
  const rules = rulesOf({ ...SMALL, max_roster_size: 9, min_forwards: 0, min_goalies: 0, min_defense: 1 });
  const leaving = man('D', 4_000_000);
  const most = (players: readonly HeldPlayer[], least = 800_000) => {
    const means: Means = { adding: { F: least, D: least, G: least }, held: new Set(players.map(({ id }) => id)) };
    const drop: RosterMove = { type: 'drop', playerId: leaving.id };
    return remedies(team([leaving, ...players]), [drop], rules, means).flat();
  };
  const step = (amount: number) => [{ type: 'add', position: 'D', most: amount }];

  it('may count what the cap has room for', () => {
    expect(most([man('F', 13_000_000)])).toEqual(step(7_000_000));
  });

  it('may leave a team that is over the cap as far over it, and no further', () => {
    expect(most([man('F', 19_000_000)])).toEqual(step(4_000_000));
    expect(most([man('F', 18_000_000)], 4_000_000)).toEqual(step(4_000_000));
  });

  it('may leave a team over the cap a dollar less far over it where the team has one player more', () => {
    const hurt = man('D', 4_000_000, { status: 'IR' });
    const others = [man('F', 19_000_000)];
    const means: Means = { ...SHOP, held: new Set([hurt.id, ...others.map(({ id }) => id)]) };
    const found = remedies(team([hurt, ...others]), [{ type: 'toIr', playerId: hurt.id }], rules, means);
    expect(found.flat()).toEqual(step(3_999_999));
  });

  it('may count what another step beside the addition frees', () => {
    const [hurt, dear] = [man('F', 6_000_000, { status: 'IR' }), man('F', 14_000_000)];
    const means: Means = { adding: { F: 5_000_000, D: 5_000_000, G: 5_000_000 }, held: new Set([hurt.id, dear.id]) };
    const drop: RosterMove = { type: 'drop', playerId: leaving.id };
    expect(remedies(team([leaving, hurt, dear]), [drop], rules, means)).toEqual([
      [
        { type: 'toIr', player: hurt },
        { type: 'add', position: 'D', most: 10_000_000 },
      ],
    ]);
  });

  it('counts at least as much as the cheapest who is to be had', () => {
    expect(most([man('F', 13_000_000)], 7_000_000)).toEqual(step(7_000_000));
    expect(most([man('F', 13_000_000)], 7_000_001)).toEqual([]);
  });
});

describe('remedies in words', () => {
  const [a, b, c, d, e] = [1, 2, 3, 4, 5].map((number) => man('F', number * 1_000_000, { name: `P${number}` }));
  const own = (type: Exclude<RosterMove['type'], 'add'>, player = a!): Remedy => [{ type, player }];
  const drop = (...players: (HeldPlayer | undefined)[]) => players.map((player) => own('drop', player));

  it.each([
    ['toIr', 'move P1 to injured reserve'],
    ['toBank', 'move P1 to the rookie bank'],
    ['activate', 'activate P1'],
    ['promote', 'promote P1'],
    ['drop', 'drop P1'],
  ] as const)('say %s', (type, words) => {
    expect(remedyWords([own(type)])).toBe(`In the same move, ${words}.`);
    expect(remedyWords([[...own(type), ...own('drop', b)]])).toBe(`In the same move, ${words} and drop P2.`);
  });

  it('are nothing where there are none', () => {
    expect(remedyWords([])).toBeNull();
  });

  it('name up to four, and count more', () => {
    expect(remedyWords(drop(a, b))).toBe('In the same move, drop P1 or P2.');
    expect(remedyWords(drop(a, b, c, d))).toBe('In the same move, drop P1, P2, P3 or P4.');
    expect(remedyWords(drop(a, b, c, d, e))).toBe('In the same move, drop P1, P2, P3 or one of 2 others.');
  });

  it('name the ways in one order, and an addition last', () => {
    const add: Remedy = [{ type: 'add', position: 'D', most: 1_500_000 }];
    expect(remedyWords([add, ...drop(a), own('toIr', b), own('drop', c)])).toBe(
      'In the same move, move P2 to injured reserve, drop P1 or P3 or add a defenseman who counts at most $1,500,000.',
    );
    const three: Remedy = [...own('toIr'), ...own('drop', b), ...add];
    expect(remedyWords([three])).toBe(
      'In the same move, move P1 to injured reserve, drop P2 and add a defenseman who counts at most $1,500,000.',
    );
  });

  it('say of a refused addition that no move makes room, of any other move that none makes up for it', () => {
    const refusal = { name: 'cap', message: 'Too much.' };
    const add: RosterMove = { type: 'add', player: newcomer('F', 1) };
    const other: RosterMove = { type: 'toIr', playerId: 1 };
    expect(advised(refusal, [], [other]).fix).toMatch(/^No other move of this team makes up for it/);
    expect(advised(refusal, [], [add, other]).fix).toMatch(/^No other move of this team makes room/);
    expect(advised(refusal, drop(a), [add])).toEqual({ ...refusal, fix: 'In the same move, drop P1.' });
  });

  it('travel with what each step changes of the cap that is used', () => {
    const books = { teamId: 't', name: 'T', players: [], retained: 0, retainedContracts: 0 };
    const at = (place: HeldPlayer['place']) => man('D', 3_000_000, { place, retainedByOthers: 1_000_000, name: 'X' });
    const change = (type: Exclude<RosterMove['type'], 'add'>, place: HeldPlayer['place']) =>
      remedyViews([[{ type, player: at(place) }]], books, {})[0]?.steps[0]?.cap_change;
    expect([change('drop', 'active'), change('drop', 'ir'), change('drop', 'rookie')]).toEqual([-2_000_000, 0, 0]);
    expect([change('toIr', 'active'), change('toBank', 'active')]).toEqual([-2_000_000, -2_000_000]);
    expect([change('activate', 'ir'), change('promote', 'rookie')]).toEqual([2_000_000, 2_000_000]);
    const x = at('ir');
    expect(
      remedyViews(
        [
          [
            { type: 'add', position: 'G', most: 5 },
            { type: 'activate', player: x },
          ],
        ],
        books,
        {},
      ),
    ).toEqual([
      {
        steps: [
          { type: 'add', player_id: null, name: null, position: 'G', cap_change: null, most: 5 },
          { type: 'activate', player_id: x.id, name: 'X', position: 'D', cap_change: 2_000_000, most: null },
        ],
      },
    ]);
  });
});

const playerArb = fc.record({
  position: fc.constantFrom<Position>('F', 'F', 'D', 'G'),
  capHit: fc.integer({ min: 800_000, max: 9_000_000 }),
  place: fc.constantFrom('active' as const, 'active' as const, 'active' as const, 'ir' as const, 'rookie' as const),
  status: fc.constantFrom('healthy', 'healthy', 'day-to-day', 'IR', 'LTIR', 'Out'),
  rookie: fc.boolean(),
});
const stateArb = fc.record({
  players: fc
    .array(playerArb, { maxLength: 11 })
    .map((list) => list.map(({ position, capHit, ...more }) => man(position, capHit, more))),
  retained: fc.constantFrom(0, 0, 0, 1_500_000),
  cap: fc.integer({ min: 12_000_000, max: 45_000_000 }),
  size: fc.integer({ min: 4, max: 8 }),
  slots: fc.nat(2),
  bank: fc.constantFrom<number | null>(null, 0, 1, 3),
  phase: fc.constantFrom<LeaguePhase>('in-season', 'in-season', ...LEAGUE_PHASES),
  adding: fc.boolean(),
  held: fc.array(fc.nat(10), { maxLength: 2 }),
});
type State = typeof stateArb extends fc.Arbitrary<infer S> ? S : never;

function worldOf({ players, retained, cap, size, slots, bank, phase, adding, held }: State): {
  books: TeamBooks;
  rules: RosterRules;
  means: Means;
} {
  const rules = rulesOf(
    {
      ...SMALL,
      salary_cap: cap,
      max_roster_size: size,
      ir_slots: slots,
      rookieDraftEnabled: bank !== null,
      rookie_bank_size: bank ?? 0,
    },
    phase,
  );
  return {
    books: team(players, retained),
    rules,
    means: {
      adding: adding && phase === 'in-season' ? SHOP.adding : null,
      held: new Set(held.flatMap((index) => players[index]?.id ?? [])),
    },
  };
}

/** Moves that place and status allow, and any possible addition. */
const openMoves = (books: TeamBooks, rules: RosterRules, means: Means): RosterMove[] => [
  ...books.players.flatMap((player) =>
    possibleMoves(player, rules).flatMap((type): RosterMove[] =>
      type === 'add' || (type === 'drop' && means.held.has(player.id)) ? [] : [{ type, playerId: player.id }],
    ),
  ),
  ...(means.adding === null
    ? []
    : (['F', 'D', 'G'] as const).map((position): RosterMove => ({ type: 'add', player: newcomer(position, 800_000) }))),
];

describe('in any state of a team, in any phase', () => {
  it('each remedy, followed to the letter, makes the refused move legal, and no legal move makes a violation bigger', () => {
    let refused = 0;
    let helped = 0;
    fc.assert(
      fc.property(stateArb, fc.nat(200), fc.nat(200), (state, first, second) => {
        const { books, rules, means } = worldOf(state);
        const open = openMoves(books, rules, means);
        if (open.length === 0) return;
        const chosen = [...new Set([first, second].map((pick) => open[pick % open.length]!))];
        const [one, two] = chosen;
        const same =
          two !== undefined &&
          (one!.type === 'add' ? two.type === 'add' : two.type !== 'add' && one!.playerId === two.playerId);
        const moves = same || second % 2 === 0 ? [one!] : chosen;
        const { verdict, remedies: found } = judgeWithAdvice(books, moves, rules, means);
        if (verdict.ok) {
          const before = new Map(violations(books, rules).map(({ rule, excess }) => [rule, excess]));
          for (const { rule, excess } of violations(verdict.value, rules))
            expect(excess).toBeLessThanOrEqual(before.get(rule) ?? 0);
          return;
        }
        refused += 1;
        expect(verdict.refusal.fix).toBeTruthy();
        if (found.length > 0) helped += 1;
        for (const remedy of found) {
          expect(remedy.every((step) => step.type !== 'drop' || !means.held.has(step.player.id))).toBe(true);
          expect(judgeMoves(books, [...moves, ...followed(remedy)], rules)).toMatchObject({ ok: true });
        }
        expect(verdict.refusal.fix!.startsWith('In the same move')).toBe(found.length > 0);
      }),
      { numRuns: 1_500 },
    );
    expect(Math.min(refused, helped)).toBeGreaterThan(100);
  });

  it('a team that is not legal can always make a legal move, and repeated legal moves make it legal', () => {
    let illegal = 0;
    fc.assert(
      fc.property(stateArb, (state) => {
        const { books, rules } = worldOf(state);
        // Retained salary ends with its contract, a promise when it is settled.
        const means: Means = { adding: rules.minimums === null ? null : SHOP.adding, held: new Set() };
        if (books.retained > 0) return;
        let present = books;
        for (let steps = 0; violations(present, rules).length > 0; steps += 1) {
          illegal += 1;
          expect(steps).toBeLessThan(30);
          const way = wayOut(present, rules, means);
          if (way === null) throw new Error(`nothing is legal: ${JSON.stringify([present, rules])}`);
          present = way;
        }
      }),
      { numRuns: 600 },
    );
    expect(illegal).toBeGreaterThan(300);
  });
});

/**
 * Distance from legal, in shares of the limits. The cost of the team breaks ties, because a cheaper team has more
 * options.
 */
function distance(books: TeamBooks, rules: RosterRules): number {
  return (
    violations(books, rules).reduce((sum, { excess, limit }) => sum + excess / Math.max(1, limit), 0) * 1_000 +
    totals(books, rules).capUsed / rules.salaryCap +
    books.players.length / 1_000
  );
}

/** The best legal change of one or two moves that brings the team closer to legal or makes it cheaper. */
function wayOut(books: TeamBooks, rules: RosterRules, means: Means): TeamBooks | null {
  const open = openMoves(books, rules, means);
  const now = distance(books, rules);
  const key = (move: RosterMove) => (move.type === 'add' ? 'add' : move.playerId);
  const tried = [
    ...open.map((one) => [one]),
    ...open.flatMap((one, index) =>
      open.slice(index + 1).flatMap((two) => (key(one) === key(two) ? [] : [[one, two]])),
    ),
  ];
  const results = tried.flatMap((moves) => {
    const judged = judgeMoves(books, moves, rules);
    return judged.ok ? [judged.value] : [];
  });
  const best = results.sort((a, b) => distance(a, rules) - distance(b, rules))[0];
  return best !== undefined && distance(best, rules) < now ? best : null;
}
