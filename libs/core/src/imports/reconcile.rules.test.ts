import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { reconcile, type Brought, type Counted } from './reconcile.rules.js';

const place = fc.constantFrom('active', 'ir', 'rookie');
const dollars = fc.integer({ min: 0, max: 15_000_000 });

it('explains the whole difference between there and here, to the dollar', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ place, salary: dollars, came: fc.boolean(), here: place, hit: dollars })),
      fc.array(fc.record({ place, hit: dollars })),
      (players, others) => {
        const rows: Brought[] = players.map(({ place: where, salary, came }, at) => ({
          player: `Player ${at}`,
          salary,
          place: where,
          player_id: came ? at + 1 : null,
          why: came ? null : 'No player of this name is known.',
        }));
        const counted: Counted[] = [
          ...players.flatMap(({ came, here, hit }, at) => (came ? [{ player_id: at + 1, place: here, hit }] : [])),
          ...others.map((one, at) => ({ ...one, player_id: 1_000 + at })),
        ];
        const { there, here, differences } = reconcile(rows, counted);
        const explained = differences.reduce((sum, one) => sum + (one.here ?? 0) - (one.there ?? 0), 0);
        expect((there.cap ?? 0) + explained).toBe(here.cap);
        expect(Object.values(there.players).reduce((a, b) => a + b)).toBe(rows.length);
      },
    ),
  );
});

it('says nothing of salaries where the table has none', () => {
  const rows: Brought[] = [{ player: 'Ann Other', salary: null, place: 'active', player_id: 7, why: null }];
  expect(reconcile(rows, [{ player_id: 7, place: 'active', hit: 900_000 }])).toMatchObject({
    there: { cap: null },
    differences: [],
  });
});
