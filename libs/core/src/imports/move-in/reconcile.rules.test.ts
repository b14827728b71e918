import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { reconcile, type Brought, type Counted, type Reconciled, type RetainedThere } from './reconcile.rules.js';

const place = fc.constantFrom('active', 'ir', 'rookie');
const dollars = fc.integer({ min: 0, max: 15_000_000 });
const maybe = fc.option(dollars);
const explained = ({ differences }: Reconciled): number =>
  differences.reduce((all, { here, there }) => all + (here ?? 0) - (there ?? 0), 0);
const row = (player_id: number, salary: number | null, more: Partial<Brought> = {}): Brought => ({
  player: `Player ${player_id}`,
  salary,
  place: 'active',
  player_id,
  why: [],
  ...more,
});

it('explains the whole difference between there and here, to the dollar', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ place, salary: dollars, came: fc.boolean(), here: place, charge: dollars })),
      fc.array(fc.record({ place, charge: dollars })),
      fc.array(fc.record({ there: fc.boolean(), here: fc.boolean(), amount: maybe, counts: dollars })),
      fc.record({ cap: maybe, penalty: maybe }),
      fc.boolean(),
      (players, others, kept, totals, farmCounts) => {
        const rows = players.map(({ place: where, salary, came }, at) =>
          row(at + 1, salary, {
            place: where,
            ...(came ? {} : { player_id: null, why: [{ key: 'player.unknown' }] }),
          }),
        );
        const counted: Counted[] = [
          ...players.flatMap(({ came, here, charge }, at) =>
            came ? [{ player_id: at + 1, place: here, charge }] : [],
          ),
          ...others.map((one, at) => ({ ...one, player_id: 1_000 + at })),
        ];
        const retained = {
          there: kept.flatMap(({ there, amount }, at): RetainedThere[] =>
            there ? [{ player: `Gone ${at}`, nhl_id: null, amount, refused: null }] : [],
          ),
          here: kept.flatMap(({ here, counts }, at) =>
            here ? [{ player_id: 2_000 + at, name: `Gone ${at}`, amount: counts }] : [],
          ),
        };
        const found = reconcile({ rows, counted, retained, totals, farmCounts });
        if (rows.length > 0) expect((found.there.cap ?? 0) + explained(found)).toBe(found.here.cap);
        expect(found.here.cap).toBe(
          counted.reduce((all, { charge }) => all + charge, 0) +
            retained.here.reduce((all, { amount }) => all + amount, 0),
        );
        expect(Object.values(found.there.players).reduce((a, b) => a + b)).toBe(rows.length);
      },
    ),
  );
});

it('says nothing of salaries where the table has none', () => {
  expect(
    reconcile({ rows: [row(7, null)], counted: [{ player_id: 7, place: 'active', charge: 900_000 }] }),
  ).toMatchObject({ there: { cap: null }, differences: [] });
});

describe('retained salary of the same move', () => {
  const counted: Counted[] = [{ player_id: 7, place: 'active', charge: 900_000 }];
  const here = [{ player_id: 8, name: 'Éric Ander', amount: 400_000 }];
  const there = (amount: number | null, player = 'Eric Ander'): RetainedThere => ({
    player,
    nhl_id: null,
    amount,
    refused: null,
  });

  it('counts on both sides, and by a percent of a salary that nobody said as much as here', () => {
    for (const amount of [400_000, null])
      expect(reconcile({ rows: [row(7, 900_000)], counted, retained: { there: [there(amount)], here } })).toMatchObject(
        { there: { cap: 1_300_000 }, here: { cap: 1_300_000 }, differences: [] },
      );
  });

  it('is a difference where it is another amount, stays behind, or was there before', () => {
    expect(
      reconcile({
        rows: [row(7, 900_000)],
        counted,
        retained: {
          there: [there(500_000), { ...there(100_000, 'Al Bent'), refused: { key: 'no.playerOnTeams' } as const }],
          here,
        },
      }),
    ).toMatchObject({
      there: { cap: 1_500_000 },
      here: { cap: 1_300_000 },
      differences: [
        { player: 'Eric Ander', why: 'retained', there: 500_000, here: 400_000 },
        { player: 'Al Bent', why: 'retained', refused: { key: 'no.playerOnTeams' }, there: 100_000, here: null },
      ],
    });
    expect(reconcile({ rows: [row(7, 900_000)], counted, retained: { there: [], here } }).differences).toMatchObject([
      { player: 'Éric Ander', why: 'retained', there: null, here: 400_000 },
    ]);
  });
});

describe('what the other site says of a whole team', () => {
  const counted: Counted[] = [{ player_id: 7, place: 'active', charge: 900_000 }];
  const of = (cap: number | null, penalty: number | null, salary: number | null = 900_000) =>
    reconcile({ rows: [row(7, salary)], counted, totals: { cap, penalty } });

  it('is nothing to explain where its total is that of its rows', () => {
    expect(of(900_000, null)).toMatchObject({ there: { cap: 900_000 }, differences: [] });
    // The stated total equals the sum of the rows: penalties are not part of it.
    expect(of(900_000, 300_000)).toMatchObject({ there: { cap: 900_000 }, differences: [] });
  });

  it('has its penalty named, which nothing here is like', () => {
    for (const cap of [null, 1_200_000])
      expect(of(cap, 300_000)).toMatchObject({
        there: { cap: 1_200_000 },
        here: { cap: 900_000 },
        differences: [{ why: 'penalty', there: 300_000, here: null }],
      });
  });

  it('is named where it is more or less than its rows', () => {
    expect(of(950_000, 0).differences).toMatchObject([{ why: 'total', there: 50_000 }]);
    expect(of(800_000, null).differences).toMatchObject([{ why: 'total', there: -100_000 }]);
    expect(of(1_250_000, 300_000).differences).toMatchObject([
      { why: 'penalty', there: 300_000 },
      { why: 'total', there: 50_000 },
    ]);
  });

  it('is set beside ours where the tables have no salaries', () => {
    expect(of(1_000_000, null, null)).toMatchObject({
      there: { cap: 1_000_000 },
      differences: [{ why: 'total', there: 1_000_000, here: 900_000 }],
    });
    expect(of(900_000, null, null).differences).toEqual([]);
  });
});
