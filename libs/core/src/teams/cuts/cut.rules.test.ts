import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { seasonPlus } from '../../season.js';
import { cutCharge, cutRules, deadCap } from './cut.rules.js';

const SEASON = '2026-27';
const cut = { present: 50, later: 25 };

test('a cut leaves half of the present season and a quarter of each further one, rounded up', () => {
  const lines = deadCap({ salary: 33, lastSeason: '2028-29' }, { teamId: 'a', season: SEASON, cut }, []);
  expect(lines).toEqual([
    { teamId: 'a', season: '2026-27', amount: 17 },
    { teamId: 'a', season: '2027-28', amount: 9 },
    { teamId: 'a', season: '2028-29', amount: 9 },
  ]);
});

test('teams that retain a part bear their share while it runs', () => {
  const retained = [
    { teamId: 'b', amount: 16, through: '2026-27' },
    { teamId: 'c', amount: 3, through: '2027-28' },
  ];
  expect(deadCap({ salary: 33, lastSeason: '2027-28' }, { teamId: 'a', season: SEASON, cut }, retained)).toEqual([
    { teamId: 'b', season: '2026-27', amount: 8 },
    { teamId: 'c', season: '2026-27', amount: 1 },
    { teamId: 'a', season: '2026-27', amount: 8 },
    { teamId: 'a', season: '2027-28', amount: 9 },
  ]);
});

test('leagues on NHL hits and players without a contract have no dead cap', () => {
  expect(cutRules({ salaries: 'nhl' })).toBeNull();
  expect(cutRules({ salaries: 'own', cut_present: 100, cut_later: 0 })).toEqual({ present: 100, later: 0 });
  expect(cutCharge({ capHit: 10, retainedByOthers: 0 }, undefined)).toBe(0);
  expect(cutCharge({ capHit: 10, estimated: true, retainedByOthers: 0 }, cut)).toBe(0);
});

test('the parts of every season add up to the dead cap, and the judged charge is the cutting team’s part', () => {
  const share = fc.record({
    teamId: fc.constantFrom('b', 'c'),
    percent: fc.integer({ min: 1, max: 25 }),
    years: fc.integer({ min: 0, max: 4 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000_000 }),
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      fc.array(share, { maxLength: 2 }),
      (salary, years, present, later, shares) => {
        const retained = shares.map(({ teamId, percent, years: through }) => ({
          teamId,
          amount: Math.floor((salary * percent) / 100),
          through: seasonPlus(SEASON, through),
        }));
        const rules = { present, later };
        const contract = { salary, lastSeason: seasonPlus(SEASON, years) };
        const lines = deadCap(contract, { teamId: 'a', season: SEASON, cut: rules }, retained);
        for (let ahead = 0; ahead <= years; ahead += 1) {
          const ofYear = lines.filter(({ season }) => season === seasonPlus(SEASON, ahead));
          const sum = ofYear.reduce((total, { amount }) => total + amount, 0);
          expect(sum).toBe(Math.ceil((salary * (ahead === 0 ? present : later)) / 100));
          expect(ofYear.every(({ amount }) => amount > 0)).toBe(true);
        }
        const mine = lines.find(({ teamId, season }) => teamId === 'a' && season === SEASON)?.amount ?? 0;
        const others = retained.reduce((sum, { amount }) => sum + amount, 0);
        expect(cutCharge({ capHit: salary, retainedByOthers: others }, rules)).toBe(mine);
      },
    ),
  );
});
