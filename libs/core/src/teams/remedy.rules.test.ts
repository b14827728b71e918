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
import { judgeWithAdvice, remedies, remedyWords, type Means, type Remedy } from './remedy.rules.js';
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

/** A remedy as the moves that somebody makes who follows it to the letter; a free agent is as dear as the remedy allows. */
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
    expect(found[0]).toEqual([{ type: 'toIr', player: hurt }]);
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
    // A second healthy player cannot go there, nor may the cap be passed.
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
      refusal: { fix: 'No other move of this team makes up for it. Leave it, or find a trade first.' },
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

// — any team, any phase —

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

/** Every single move that place and status allow; an addition of anybody where that is possible. */
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
        // The words promise a way only where there is one.
        expect(verdict.refusal.fix!.startsWith('In the same move')).toBe(found.length > 0);
      }),
      { numRuns: 1_500 },
    );
    expect(Math.min(refused, helped)).toBeGreaterThan(100);
  });

  it('a team that is not legal can always make a legal move, and whoever goes on making it ends legal', () => {
    let illegal = 0;
    fc.assert(
      fc.property(stateArb, (state) => {
        const { books, rules } = worldOf(state);
        // What is retained can only end with its contract, and a promise ends by itself.
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

/** How far from legal, in shares of the limits; then what the team costs, since a cheaper team has more ways. */
function distance(books: TeamBooks, rules: RosterRules): number {
  return (
    violations(books, rules).reduce((sum, { excess, limit }) => sum + excess / Math.max(1, limit), 0) * 1_000 +
    totals(books).capUsed / rules.salaryCap +
    books.players.length / 1_000
  );
}

/** The best legal move of one or two steps that brings the team nearer to legal, or makes it cheaper. */
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
