import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  contractEnd,
  counts,
  endsOnArrival,
  percentFor,
  reacquireProblem,
  retainableDollars,
  retainablePercent,
  retainedAmount,
  retainedTooSoon,
  retentionProblems,
  type Retention,
} from './retention.rules.js';
import { retentionLabel } from '../trades/shown/asset.words.js';

const settings = { retentionEnabled: true, max_retention_perc: 25 };
const team = { id: 'a', name: 'Bears' };
const player = { id: 7, name: 'Ada Prov', capHit: 4_000_000 };
const retention = (more: Partial<Retention> = {}): Retention => ({
  id: 'r',
  playerId: 7,
  teamId: 'b',
  percent: 20,
  throughSeason: '2027-28',
  createdAt: 0,
  endedAt: null,
  ...more,
});
const problems = (percent: number, all: readonly Retention[] = [], more: Partial<typeof settings> = {}) =>
  retentionProblems({ team, player, percent }, { ...settings, ...more }, '2025-26', all).map(({ name }) => name);

describe('retained salary', () => {
  it('is rounded down, and with what is charged it is the cap hit to the dollar', () => {
    expect(retainedAmount(775_001, 33)).toBe(255_750);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000_000 }), fc.integer({ min: 1, max: 50 }), (capHit, percent) => {
        const retained = retainedAmount(capHit, percent);
        expect(Number.isInteger(retained)).toBe(true);
        expect(retained * 100).toBeLessThanOrEqual(capHit * percent);
        expect((retained + 1) * 100).toBeGreaterThan(capHit * percent);
        expect(capHit - retained + retained).toBe(capHit);
      }),
    );
  });

  it('in dollars is exact, and follows a corrected cap hit without ever being more than it', () => {
    expect(retainedAmount(8_000_001, { percent: null, dollars: 1_234_567 })).toBe(1_234_567);
    fc.assert(
      fc.property(
        fc.integer({ min: 775_000, max: 20_000_000 }),
        fc.integer({ min: 775_000, max: 20_000_000 }),
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 2 }),
        (ofHit, hit, parts) => {
          const shares = parts.map((part) => ({
            percent: null,
            dollars: Math.max(1, Math.floor((ofHit * part) / 1000 / parts.length)),
            ofHit,
          }));
          for (const share of shares) expect(retainedAmount(ofHit, share)).toBe(share.dollars);
          const retained = shares.reduce((sum, share) => sum + retainedAmount(hit, share), 0);
          expect(retained).toBeLessThanOrEqual(hit);
          expect(Number.isInteger(retained)).toBe(true);
        },
      ),
    );
  });

  it('in dollars goes to the dollar of the share that the league allows', () => {
    const ask = (dollars: number, all: readonly Retention[] = [], more: Partial<typeof settings> = {}) =>
      retentionProblems({ team, player, percent: null, dollars }, { ...settings, ...more }, '2025-26', all);
    expect(ask(1_000_000)).toEqual([]);
    expect(ask(1_000_001)).toEqual([
      expect.objectContaining({
        name: 'retentionDollars',
        figure: 1_000_001,
        limit: 1_000_000,
        message: '$1,000,001 of Ada Prov is more than the 25 % that may be retained, which is $1,000,000.',
        fix: 'Retain $1 to $1,000,000.',
      }),
    ]);
    for (const wrong of [0, -1, 1.5]) expect(ask(wrong)[0]?.name).toBe('retentionDollars');
    const half = { max_retention_perc: 50 };
    const other = retention({ percent: null, dollars: 1_000_001, ofHit: 4_000_000 });
    expect(ask(999_999, [other], half)).toEqual([]);
    expect(ask(1_000_000, [other], half)).toEqual([
      expect.objectContaining({
        name: 'retainedTooMuch',
        figure: 2_000_001,
        limit: 2_000_000,
        fix: 'Bears can retain $999,999.',
      }),
    ]);
    expect(ask(1_200_000, [retention()], half)).toEqual([]);
    expect(ask(1_200_001, [retention()], half).map(({ name }) => name)).toEqual(['retainedTooMuch']);
    const most = retention({ percent: null, dollars: 3_000_000, ofHit: 4_000_000 });
    expect(ask(1_000_001, [most], half).at(-1)).toMatchObject({
      name: 'retainedOverWhole',
      fix: 'Retain at most $1,000,000.',
    });
    const whole = retention({ percent: null, dollars: 4_000_000, ofHit: 4_000_000 });
    expect(ask(1, [whole], half).map(({ fix }) => fix)).toEqual(
      Array<string>(2).fill('Trade the player without retaining.'),
    );
  });

  it('leaves dollars and whole percentages to retain', () => {
    const left = (all: readonly Retention[], more: Partial<typeof settings> = {}) => [
      retainableDollars({ ...settings, ...more }, '2025-26', player, all),
      retainablePercent({ ...settings, ...more }, '2025-26', 7, all),
    ];
    expect(left([])).toEqual([1_000_000, 25]);
    expect(left([], { retentionEnabled: false })).toEqual([0, 0]);
    const some = retention({ percent: null, dollars: 1_000_001, ofHit: 4_000_000 });
    expect(left([some], { max_retention_perc: 50 })).toEqual([999_999, 24]);
    expect(left([some, retention({ teamId: 'c' })])).toEqual([0, 0]);
    expect(left([retention({ endedAt: 1 })])).toEqual([1_000_000, 25]);
  });

  it('of the smallest percentage that is enough', () => {
    expect(percentFor(4_000_000, 1)).toBe(1);
    expect(percentFor(4_000_000, 40_001)).toBe(2);
    expect(percentFor(0, 1)).toBeNull();
    expect(percentFor(1_000, 1_001)).toBeNull();
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 20_000_000 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (capHit, wanted) => {
          const percent = percentFor(capHit, wanted);
          if (percent === null) return expect(wanted).toBeGreaterThan(capHit);
          expect(retainedAmount(capHit, percent)).toBeGreaterThanOrEqual(wanted);
          if (percent > 1) expect(retainedAmount(capHit, percent - 1)).toBeLessThan(wanted);
        },
      ),
    );
  });

  it('of nothing is the smallest percentage, and the whole of a contract is all of it', () => {
    expect([percentFor(4_000_000, 0), percentFor(0, 0), percentFor(4_000_000, -1)]).toEqual([1, 1, 1]);
    expect([percentFor(1_000, 1_000), percentFor(1, 1), percentFor(-5, 1)]).toEqual([100, 100, null]);
  });

  it('counts through its last season, and not once it has ended, be that at the very beginning of time', () => {
    expect(['2026-27', '2027-28', '2028-29'].map((season) => counts(retention(), season))).toEqual([true, true, false]);
    expect([counts(retention({ endedAt: 0 }), '2026-27'), counts(retention({ endedAt: 5 }), '2026-27')]).toEqual([
      false,
      false,
    ]);
  });

  it('of a team ends when the team gets the player back, and no other does', () => {
    const own = retention({ id: 'own', teamId: 'a' });
    const all = [
      own,
      retention(),
      retention({ teamId: 'a', playerId: 8 }),
      retention({ teamId: 'a', endedAt: 0 }),
      retention({ teamId: 'a', throughSeason: '2024-25' }),
    ];
    expect(endsOnArrival(all, 7, 'a', '2025-26')).toEqual([own]);
  });

  it('is named with percent, amount and last season', () => {
    expect(retentionLabel('Ada Prov', { percent: 25 }, 1_125_000, '2027-28')).toBe(
      '25 % of Ada Prov ($1,125,000 through 2027-28)',
    );
    expect(retentionLabel('Ada Prov', { percent: null, dollars: 7 }, 7, '2027-28')).toBe(
      '$7 of Ada Prov (through 2027-28)',
    );
  });

  it('is a whole percentage from 1 to what the league allows', () => {
    expect(problems(25)).toEqual([]);
    expect(problems(1)).toEqual([]);
    expect(problems(26)).toEqual(['retentionPercent']);
    expect(problems(0)).toEqual(['retentionPercent']);
    expect(problems(10.5)).toEqual(['retentionPercent']);
    expect(problems(10, [], { retentionEnabled: false })).toEqual(['retentionOff']);
  });

  it('happens at most twice to a contract, and to half of it in all', () => {
    expect(problems(25, [retention()])).toEqual([]);
    expect(problems(1, [retention(), retention({ teamId: 'c' })])).toEqual(['retainedTwice']);
    expect(problems(25, [retention({ percent: 25 })], { max_retention_perc: 50 })).toEqual([]);
    expect(problems(26, [retention({ percent: 25 })], { max_retention_perc: 50 })).toEqual(['retainedTooMuch']);
    expect(
      problems(25, [retention({ endedAt: 1 }), retention({ throughSeason: '2024-25' }), retention({ playerId: 8 })]),
    ).toEqual([]);
  });

  it('is refused with the figures that decide, and with what can still be retained', () => {
    const full = (percent: number, all: readonly Retention[] = [], most: number | null = 50) =>
      retentionProblems(
        { team, player, percent },
        { retentionEnabled: true, max_retention_perc: most },
        '2025-26',
        all,
      );
    expect(full(26, [], 25)[0]).toMatchObject({ figure: 26, limit: 25, fix: 'Retain 1 to 25 %.' });
    expect(full(1, [], null)[0]).toMatchObject({ name: 'retentionPercent', figure: 1, limit: 0 });
    expect(full(1, [retention(), retention({ teamId: 'c' })])[0]).toMatchObject({ figure: 3, limit: 2 });
    expect(full(31, [retention()])).toEqual([
      {
        name: 'retainedTooMuch',
        message: '51 % of Ada Prov would be retained in all; 50 % is the most.',
        figure: 51,
        limit: 50,
        fix: 'Bears can retain 30 %.',
      },
    ]);
    expect(full(2, [retention({ percent: 49 })])[0]).toMatchObject({ fix: 'Bears can retain 1 %.' });
    expect(full(1, [retention({ percent: 50 })])[0]).toMatchObject({
      figure: 51,
      fix: 'Trade the player without retaining.',
    });
  });

  it('never comes to more than the whole contract', () => {
    const fifty = { max_retention_perc: 50 };
    const most = [retention({ percent: 50 }), retention({ teamId: 'c', percent: 40 })];
    expect(problems(10, most, fifty)).toEqual(['retainedTwice', 'retainedTooMuch']);
    expect(problems(11, most, fifty)).toEqual(['retainedTwice', 'retainedTooMuch', 'retainedOverWhole']);
    expect(retentionProblems({ team, player, percent: 11 }, { ...settings, ...fifty }, '2025-26', most).at(-1)).toEqual(
      {
        name: 'retainedOverWhole',
        message: '101 % of Ada Prov would be retained in all, more than the whole contract.',
        figure: 101,
        limit: 100,
        fix: 'Retain at most 10 %.',
      },
    );
    const whole = [...most, retention({ teamId: 'd', percent: 10 })];
    expect(
      retentionProblems({ team, player, percent: 1 }, { ...settings, ...fifty }, '2025-26', whole).at(-1),
    ).toMatchObject({ name: 'retainedOverWhole', figure: 101, fix: 'Trade the player without retaining.' });
  });

  it('leaves this much of a contract to be retained', () => {
    expect(retainablePercent(settings, '2025-26', 7, [])).toBe(25);
    expect(retainablePercent({ ...settings, max_retention_perc: 50 }, '2025-26', 7, [retention({ percent: 40 })])).toBe(
      10,
    );
    expect(retainablePercent(settings, '2025-26', 7, [retention(), retention({ teamId: 'c' })])).toBe(0);
    expect(retainablePercent({ ...settings, retentionEnabled: false }, '2025-26', 7, [])).toBe(0);
  });

  it('leaves nothing, and never less, where more than half is retained; only what runs of this player takes room', () => {
    const fifty = { retentionEnabled: true, max_retention_perc: 50 };
    expect(retainablePercent(fifty, '2025-26', 7, [retention({ percent: 60 })])).toBe(0);
    expect(retainablePercent(fifty, '2025-26', 7, [retention({ percent: 50 })])).toBe(0);
    expect(
      retainablePercent(fifty, '2025-26', 7, [
        retention({ playerId: 8 }),
        retention({ endedAt: 0 }),
        retention({ throughSeason: '2024-25' }),
      ]),
    ).toBe(50);
    expect(retainablePercent({ retentionEnabled: true, max_retention_perc: null }, '2025-26', 7, [])).toBe(0);
    const dollars = (...all: Retention[]) => retainableDollars(fifty, '2025-26', player, all);
    expect(dollars(retention({ percent: 30 }))).toBe(800_000);
    expect(
      dollars(
        retention({ playerId: 8, percent: 30 }),
        retention({ endedAt: 0, percent: 30 }),
        retention({ throughSeason: '2024-25', percent: 30 }),
      ),
    ).toBe(2_000_000);
    expect(dollars(retention(), retention({ teamId: 'c' }))).toBe(0);
  });

  it('lies as many days apart as the league says, whichever team retained and whether it runs or has ended', () => {
    const day = 86_400_000;
    const all = [
      retention({ createdAt: 10 * day, endedAt: 12 * day }),
      retention({ playerId: 8, createdAt: 90 * day }),
    ];
    expect(retainedTooSoon(player, 0, all, { now: 10 * day, timeZone: 'UTC' })).toBeNull();
    expect(retainedTooSoon(player, 75, [], { now: 0, timeZone: 'UTC' })).toBeNull();
    expect(retainedTooSoon(player, 75, all, { now: 84 * day, timeZone: 'UTC' })).toMatchObject({
      name: 'retainedTooSoon',
      message:
        'The salary of Ada Prov was last retained on Jan 11, 1970. It can be retained again 75 days later, on Mar 27, 1970.',
      fix: 'Trade Ada Prov without retaining, or wait until Mar 27, 1970.',
      figure: 74,
      limit: 75,
    });
    expect(retainedTooSoon(player, 75, all, { now: 85 * day, timeZone: 'UTC' })).toBeNull();
  });

  it('bars the way back only of the player retained, from the last time on, and says until which day', () => {
    const day = 86_400_000;
    expect(reacquireProblem(team, player, [], 0)).toBeNull();
    expect(
      reacquireProblem(team, player, [retention({ teamId: 'a', playerId: 8, createdAt: 10 * day })], 11 * day),
    ).toBeNull();
    const twice = [retention({ teamId: 'a', createdAt: 10 * day }), retention({ teamId: 'a', createdAt: 5 * day })];
    expect(reacquireProblem(team, player, twice, 10 * day + 1)).toMatchObject({
      figure: 365,
      limit: 0,
      fix: expect.stringContaining('Jan 11, 1971'),
    });
    expect(reacquireProblem(team, player, twice, 375 * day - 1)).toMatchObject({ figure: 1 });
    expect(reacquireProblem(team, player, twice, 375 * day)).toBeNull();
  });

  it('bars the way back for 365 days, to the day', () => {
    const day = 86_400_000;
    const mine = [retention({ teamId: 'a', createdAt: 10 * day, endedAt: 20 * day })];
    expect(reacquireProblem(team, player, mine, 374 * day)).toMatchObject({ name: 'retainedBefore', figure: 1 });
    expect(reacquireProblem(team, player, mine, 375 * day)).toBeNull();
    expect(reacquireProblem({ id: 'z', name: 'Wolves' }, player, mine, 20 * day)).toBeNull();
  });

  it('lasts to the end of the present contract', () => {
    const hits = (seasons: Record<string, number>, expiry: number | null = null) =>
      contractEnd('dynasty', '2025-26', { capHits: seasons, expiry });
    expect(hits({ '2025-26': 5, '2026-27': 5, '2027-28': 5 })).toBe('2027-28');
    // A changed cap hit means a new contract.
    expect(hits({ '2025-26': 5, '2026-27': 5, '2027-28': 9 })).toBe('2026-27');
    expect(hits({ '2025-26': 5 }, 2028)).toBe('2027-28');
    expect(hits({ '2025-26': 5, '2026-27': 5, '2027-28': 5 }, 2027)).toBe('2026-27');
    expect(hits({ '2025-26': 5 })).toBe('2025-26');
    expect(hits({})).toBe('2025-26');
    expect(hits({ '2024-25': 5 }, 2025)).toBe('2025-26');
    // A season without a known cap hit means a different contract.
    expect(hits({ '2025-26': 5, '2027-28': 5 }, 2029)).toBe('2025-26');
    expect(hits({ '2025-26': 5, '2026-27': 5 }, 2029)).toBe('2028-29');
    expect(hits({ '2025-26': 5, '2026-27': 9 }, 2029)).toBe('2025-26');
    expect(contractEnd('redraft', '2025-26', { capHits: { '2025-26': 5, '2026-27': 5 }, expiry: 2030 })).toBe(
      '2025-26',
    );
  });
});

describe('boundaries of retained salary', () => {
  it('of little money is the smallest percentage that reaches it', () => {
    // 1 % of 199 is 1 dollar and 2 % is 3: both 2 and 3 dollars need 2 %.
    expect([percentFor(199, 1), percentFor(199, 2), percentFor(199, 3), percentFor(199, 4)]).toEqual([1, 2, 2, 3]);
    expect([percentFor(1_000_000, 1), percentFor(1_000_000, 10_000), percentFor(1_000_000, 10_001)]).toEqual([1, 1, 2]);
  });

  it('of others does not count toward a contract', () => {
    const others = [retention({ playerId: 8, percent: 50 }), retention({ playerId: 9, teamId: 'c', percent: 50 })];
    expect(problems(25, others)).toEqual([]);
    expect(
      retentionProblems({ team, player, percent: 10 }, { ...settings, retentionEnabled: false }, '2025-26', [])[0],
    ).toMatchObject({ fix: 'Take the retained salary of Ada Prov out of the trade.' });
  });

  it('bars the way back until a day, without the hour', () => {
    expect(reacquireProblem(team, player, [retention({ teamId: 'a', createdAt: 0 })], 1)?.fix).toBe(
      'Wait until Jan 1, 1971, or leave them out.',
    );
  });
});
