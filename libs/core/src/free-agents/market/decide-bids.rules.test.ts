import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decideBids, type DecidedBid, type OpenBid } from './decide-bids.rules.js';

type Terms = Parameters<typeof decideBids>[1];
const TERMS: Terms = { price: 'bid', ties: 'points', minimum: 0, step: 1, order: ['a', 'b', 'c'], budgets: new Map() };

/** Runs the decision with a synchronous judge. */
function run(
  bids: readonly OpenBid[],
  terms: Partial<Terms> = {},
  judge: (bid: OpenBid, price: number) => string | null = () => null,
): DecidedBid<OpenBid, string>[] {
  const budgets = new Map(['a', 'b', 'c', 'd'].map((team) => [team, 100]));
  const steps = decideBids<OpenBid, string>(bids, { ...TERMS, budgets, ...terms });
  let step = steps.next(null);
  while (step.done !== true) step = steps.next(judge(step.value.bid, step.value.price));
  return step.value;
}

let made = 0;
const bid = (teamId: string, playerId: number, amount: number, more: Partial<OpenBid> = {}): OpenBid => {
  made += 1;
  return { id: `bid-${made}`, teamId, playerId, amount, dropPlayerId: null, placedAt: made, ...more };
};
const ends = (decided: DecidedBid<OpenBid, string>[]) =>
  decided.map(({ bid: { teamId, playerId, amount }, end }) => [teamId, playerId, amount, end.kind]);

describe('a run', () => {
  test('gives each player to the highest bid, over all players from the highest down', () => {
    expect(ends(run([bid('a', 1, 5), bid('b', 1, 9), bid('c', 2, 7)]))).toEqual([
      ['b', 1, 9, 'won'],
      ['c', 2, 7, 'won'],
      ['a', 1, 5, 'lost'],
    ]);
  });

  test('lets the next bid count when a team may not add the player', () => {
    const decided = run([bid('a', 1, 5), bid('b', 1, 9)], {}, ({ teamId }) => (teamId === 'b' ? 'full' : null));
    expect(decided.map(({ end }) => end)).toEqual([
      { kind: 'refused', why: 'full' },
      { kind: 'won', price: 5 },
    ]);
  });

  test('decides equal bids by the order of the teams, or by time', () => {
    const bids = [bid('b', 1, 5), bid('a', 1, 5)];
    expect(ends(run(bids))[0]).toEqual(['a', 1, 5, 'won']);
    expect(ends(run(bids, { ties: 'earlier' }))[0]).toEqual(['b', 1, 5, 'won']);
    expect(run(bids)[1]?.end).toEqual({ kind: 'lost', to: 'a', price: 5, tied: true });
  });

  test('uses a drop once', () => {
    const decided = run([bid('a', 1, 5, { dropPlayerId: 7 }), bid('a', 2, 4, { dropPlayerId: 7 }), bid('b', 2, 1)]);
    expect(ends(decided)).toEqual([
      ['a', 1, 5, 'won'],
      ['a', 2, 4, 'dropUsed'],
      ['b', 2, 1, 'won'],
    ]);
  });

  test('takes the second price and a dollar, between the minimum and the own bid', () => {
    const price = (bids: OpenBid[]) => run(bids, { price: 'second', minimum: 1 })[0]?.end;
    expect(price([bid('a', 1, 50), bid('b', 1, 20)])).toEqual({ kind: 'won', price: 21 });
    expect(price([bid('a', 1, 50), bid('b', 1, 50)])).toEqual({ kind: 'won', price: 50 });
    expect(price([bid('a', 1, 50)])).toEqual({ kind: 'won', price: 1 });
  });

  test('leaves bids that are not possible any more out of the second price', () => {
    const bids = [
      bid('b', 2, 70, { dropPlayerId: 7 }),
      bid('b', 1, 40),
      bid('a', 1, 50),
      bid('b', 3, 20, { dropPlayerId: 7 }),
      bid('a', 3, 21),
    ];
    expect(
      run(bids, {
        price: 'second',
        budgets: new Map([
          ['a', 100],
          ['b', 80],
        ]),
      }).map(({ end }) => end),
    ).toEqual([
      { kind: 'won', price: 0 },
      { kind: 'won', price: 41 },
      { kind: 'lost', to: 'a', price: 41, tied: false },
      { kind: 'won', price: 0 },
      { kind: 'lost', to: 'a', price: 0, tied: false },
    ]);
  });

  test('refuses a bid above what earlier wins of the run have left', () => {
    expect(run([bid('a', 1, 60), bid('a', 2, 50), bid('b', 2, 3)]).map(({ end }) => end)).toEqual([
      { kind: 'won', price: 60 },
      { kind: 'overBudget', left: 40 },
      { kind: 'won', price: 3 },
    ]);
  });
});

describe('bids of two lots that end at once', () => {
  const lots = [bid('a', 1, 40), bid('a', 2, 40), bid('b', 1, 18), bid('b', 2, 18)];
  const auction = { price: 'second', ties: 'earlier', minimum: 2, step: 2, isMaximum: true } as const;

  test('count for the budget that remains after the first', () => {
    const budgets = new Map([
      ['a', 50],
      ['b', 100],
    ]);
    const decided = run(lots, { ...auction, budgets });
    expect(decided.filter(({ end }) => end.kind === 'won').map(({ end }) => end)).toEqual([
      { kind: 'won', price: 20 },
      { kind: 'won', price: 20 },
    ]);
    expect(ends(decided)).toEqual([
      ['a', 1, 40, 'won'],
      ['a', 2, 30, 'won'],
      ['b', 1, 18, 'lost'],
      ['b', 2, 18, 'lost'],
    ]);
  });

  test('come after higher ones when less remains, and end as over below the minimum', () => {
    const decide = (left: number) =>
      run(lots, {
        ...auction,
        budgets: new Map([
          ['a', left],
          ['b', 100],
        ]),
      });
    expect(ends(decide(30))).toEqual([
      ['a', 1, 30, 'won'],
      ['b', 1, 18, 'lost'],
      ['b', 2, 18, 'won'],
      ['a', 2, 10, 'lost'],
    ]);
    expect(decide(21).map(({ end }) => end)).toEqual([
      { kind: 'won', price: 20 },
      { kind: 'overBudget', left: 1 },
      { kind: 'lost', to: 'a', price: 20, tied: false },
      { kind: 'won', price: 2 },
    ]);
  });
});

test('bids below the minimum or between two steps never win, nor do they set a price', () => {
  const bids = [bid('a', 1, 5), bid('b', 1, 50), bid('c', 1, 21), bid('a', 2, 9), bid('b', 2, 12)];
  expect(run(bids, { price: 'second', minimum: 10, step: 2 }).map(({ end }) => end)).toEqual([
    { kind: 'belowMinimum', least: 10 },
    { kind: 'offStep', step: 2 },
    { kind: 'belowMinimum', least: 10 },
    { kind: 'won', price: 10 },
    { kind: 'won', price: 10 },
  ]);
});

describe('random bids', () => {
  const teams = ['a', 'b', 'c', 'd'];
  const bids = fc
    .uniqueArray(
      fc.record({
        teamId: fc.constantFrom(...teams),
        playerId: fc.integer({ min: 1, max: 6 }),
        amount: fc.integer({ min: 0, max: 12 }),
        dropPlayerId: fc.option(fc.integer({ min: 100, max: 102 })),
        placedAt: fc.integer({ min: 0, max: 5 }),
      }),
      { selector: ({ teamId, playerId }) => `${teamId} ${playerId}`, maxLength: 24 },
    )
    .map((found) => found.map((one, index) => ({ ...one, id: `bid-${index}` })));
  const terms = fc.record({
    price: fc.constantFrom('bid' as const, 'second' as const),
    ties: fc.constantFrom('points' as const, 'earlier' as const),
    minimum: fc.constantFrom(0, 1),
    step: fc.constantFrom(1, 3),
    order: fc.shuffledSubarray(teams, { minLength: teams.length }),
    budget: fc.integer({ min: 0, max: 30 }),
    isMaximum: fc.boolean(),
  });

  /** Decides by picking the best remaining bid again and again. */
  function oracle(
    all: readonly OpenBid[],
    { order, ties, budget, minimum, step }: Pick<Terms, 'order' | 'ties' | 'minimum' | 'step'> & { budget: number },
    full: ReadonlySet<string>,
  ) {
    const left = Object.fromEntries(teams.map((team) => [team, budget]));
    const owner = new Map<number, string>();
    const dropped = new Set<string>();
    const rest = all.filter((one) => one.amount >= minimum && one.amount % step === 0);
    const beats = (x: OpenBid, y: OpenBid): boolean => {
      if (x.amount !== y.amount) return x.amount > y.amount;
      if (ties === 'earlier' && x.placedAt !== y.placedAt) return x.placedAt < y.placedAt;
      if (x.teamId !== y.teamId) return order.indexOf(x.teamId) < order.indexOf(y.teamId);
      return x.placedAt === y.placedAt ? x.id < y.id : x.placedAt < y.placedAt;
    };
    while (rest.length > 0) {
      const best = rest.reduce((x, y) => (beats(x, y) ? x : y));
      rest.splice(rest.indexOf(best), 1);
      const key = `${best.teamId}-${best.dropPlayerId}`;
      if (owner.has(best.playerId) || best.amount > (left[best.teamId] ?? 0)) continue;
      if (full.has(best.teamId) || (best.dropPlayerId !== null && dropped.has(key))) continue;
      owner.set(best.playerId, best.teamId);
      left[best.teamId] = (left[best.teamId] ?? 0) - best.amount;
      dropped.add(key);
    }
    return owner;
  }

  test('spend no dollar twice, sell each player once, and name every bid', () => {
    fc.assert(
      fc.property(bids, terms, fc.subarray(teams), (all, { budget, ...rest }, closed) => {
        const full = new Set(closed);
        const budgets = new Map(teams.map((team) => [team, budget]));
        const decided = run(all, { ...rest, budgets }, ({ teamId }) => (full.has(teamId) ? 'full' : null));
        expect(decided.map((one) => one.bid.id).sort()).toEqual(all.map(({ id }) => id).sort());
        const won = decided.flatMap(({ bid: one, end }) => (end.kind === 'won' ? [{ one, price: end.price }] : []));
        expect(new Set(won.map(({ one }) => one.playerId)).size).toBe(won.length);
        for (const team of teams) {
          const spent = won.filter(({ one }) => one.teamId === team).reduce((sum, { price }) => sum + price, 0);
          expect(spent).toBeLessThanOrEqual(budget);
          const drops = won.flatMap(({ one }) =>
            one.teamId === team && one.dropPlayerId !== null ? [one.dropPlayerId] : [],
          );
          expect(new Set(drops).size).toBe(drops.length);
        }
        for (const { one, price } of won) {
          expect(price).toBeLessThanOrEqual(one.amount);
          const placed = all.find(({ id }) => id === one.id)?.amount ?? 0;
          expect(one.amount).toBeLessThanOrEqual(placed);
          expect([placed >= rest.minimum, placed % rest.step]).toEqual([true, 0]);
        }
        if (rest.isMaximum)
          for (const { end } of decided) if (end.kind === 'overBudget') expect(end.left).toBeLessThan(rest.minimum);
        if (rest.price === 'bid' && !rest.isMaximum)
          expect(new Map(won.map(({ one }) => [one.playerId, one.teamId]))).toEqual(
            oracle(all, { ...rest, budget }, full),
          );
        // The reason is the bid itself, or the next bid of another team.
        else if (rest.price === 'second')
          for (const { one, price } of won)
            expect(
              price === one.amount ||
                price <= rest.minimum ||
                decided.some(
                  ({ bid: other }) =>
                    other.playerId === one.playerId &&
                    other.teamId !== one.teamId &&
                    other.amount + rest.step === price,
                ),
            ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('that are salaries spend no cap space twice, and count each drop once', () => {
    const rooms = fc.record({ 100: fc.nat(10), 101: fc.nat(10), 102: fc.nat(10) });
    fc.assert(
      fc.property(bids, terms, rooms, (all, { budget: cap, ...rest }, room) => {
        const roomOf = (id: number | null) =>
          id === null ? 0 : (Object.entries(room).find(([of]) => of === String(id))?.[1] ?? 0);
        const wins: { bid: OpenBid; price: number }[] = [];
        const used = (teamId: string) =>
          wins
            .filter(({ bid: one }) => one.teamId === teamId)
            .reduce((sum, { bid: one, price }) => sum + price - roomOf(one.dropPlayerId), 0);
        const spaces = new Map<string, number>();
        const measure = () => {
          for (const { id, teamId, dropPlayerId } of all) spaces.set(id, cap - used(teamId) + roomOf(dropPlayerId));
        };
        measure();
        const steps = decideBids<OpenBid, never>(all, { ...rest, budgets: new Map(), spaces });
        let next = steps.next(null);
        while (next.done !== true) {
          wins.push(next.value);
          measure();
          next = steps.next(null);
        }
        for (const team of teams) expect(used(team)).toBeLessThanOrEqual(cap);
        expect(new Set(wins.map(({ bid: one }) => one.playerId)).size).toBe(wins.length);
        // A bid that did not win was above what its team had, came after another one, or named a used drop.
        for (const { bid: one, end } of next.value)
          if (end.kind === 'overBudget') expect(one.amount).toBeGreaterThan(end.left);
      }),
      { numRuns: 300 },
    );
  });
});
