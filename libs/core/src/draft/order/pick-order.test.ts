import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { layOutSlots, randomOrder, reverseStandings, type PickAsset } from './pick-order.js';
import { randomFrom } from '../../random.js';
import { buildPicks } from '../testing/draft.builders.js';

const SEED = '0123456789abcdeffedcba9876543210';
const seeds = (count: number) =>
  Array.from({ length: count }, (_, index) => (index * 2_654_435_761 + 12_345).toString(16).padStart(32, '5'));
const owners = (
  kind: Parameters<typeof layOutSlots>[0],
  teamIds: readonly string[],
  picks: readonly PickAsset[],
  perRound?: readonly (readonly string[])[],
) => {
  const rounds: string[][] = [];
  for (const slot of layOutSlots(kind, teamIds, picks, perRound))
    (rounds[slot.round - 1] ??= []).push(slot.ownerTeamId);
  return rounds.map((round) => round.join(' '));
};

describe('the order of the slots', () => {
  const teams = ['a', 'b', 'c'];

  it('turns round at every end of a snake', () => {
    expect(owners('snake', teams, buildPicks(teams, 4))).toEqual(['a b c', 'c b a', 'a b c', 'c b a']);
  });

  it('is the same in every round of a linear draft', () => {
    expect(owners('linear', teams, buildPicks(teams, 3))).toEqual(['a b c', 'a b c', 'a b c']);
  });

  it('is set round by round in a manual one, and goes on with the first where a round has none', () => {
    expect(
      owners('manual', teams, buildPicks(teams, 3), [
        ['b', 'a', 'c'],
        ['c', 'a', 'b'],
      ]),
    ).toEqual(['b a c', 'c a b', 'a b c']);
  });

  it('takes no heed of an order by rounds in a snake or linear draft', () => {
    expect(
      owners('snake', teams, buildPicks(teams, 2), [
        ['b', 'a', 'c'],
        ['b', 'a', 'c'],
      ]),
    ).toEqual(['a b c', 'c b a']);
    expect(owners('linear', teams, buildPicks(teams, 2), [['b', 'a', 'c']])).toEqual(['a b c', 'a b c']);
  });

  it('leaves a traded pick in the place of its original team', () => {
    const picks = buildPicks(teams, 2).map((pick) =>
      pick.round === 2 && pick.originalTeamId === 'b' ? { ...pick, ownerTeamId: 'a' } : pick,
    );
    expect(owners('snake', teams, picks)).toEqual(['a b c', 'c a a']);
    expect(layOutSlots('snake', teams, picks)[4]).toMatchObject({
      overall: 5,
      round: 2,
      pickInRound: 2,
      originalTeamId: 'b',
      ownerTeamId: 'a',
    });
  });

  it('puts compensatory picks at the end of their round, in the order of the round', () => {
    const extra = (round: number, teamId: string, number: number): PickAsset => ({
      id: `x${round}${teamId}${number}`,
      round,
      originalTeamId: teamId,
      ownerTeamId: teamId,
      extra: number,
    });
    expect(
      owners('linear', teams, [extra(1, 'c', 1), extra(1, 'a', 2), extra(1, 'a', 1), ...buildPicks(teams, 2)]),
    ).toEqual(['a b c a c a', 'a b c']);
    expect(owners('snake', teams, [extra(2, 'a', 1), extra(2, 'b', 1), ...buildPicks(teams, 2)])).toEqual([
      'a b c',
      'c b a b a',
    ]);
  });

  it('puts a compensatory pick where a manual order names its team again', () => {
    const extra = (round: number, teamId: string, number: number): PickAsset => ({
      id: `x${round}${teamId}${number}`,
      round,
      originalTeamId: teamId,
      ownerTeamId: `${teamId}${number}`,
      extra: number,
    });
    const picks = [extra(1, 'c', 1), extra(1, 'a', 2), extra(1, 'a', 1), ...buildPicks(teams, 2)];
    expect(
      owners('manual', teams, picks, [
        ['a', 'a', 'b', 'a', 'c', 'c'],
        ['c', 'b', 'a'],
      ]),
    ).toEqual(['a a1 b a2 c c1', 'c b a']);
    expect(
      owners('manual', teams, picks, [
        ['a', 'a', 'b', 'c'],
        ['c', 'b', 'a'],
      ]),
    ).toEqual(['a a1 b c c1 a2', 'c b a']);
  });

  it('closes up where a team has no pick in a round', () => {
    expect(
      owners(
        'snake',
        teams,
        buildPicks(teams, 2).filter((pick) => pick.round !== 1 || pick.originalTeamId !== 'b'),
      ),
    ).toEqual(['a c', 'c b a']);
  });

  it('does not depend on the order in which the picks come', () => {
    const picks = buildPicks(teams, 3);
    expect(layOutSlots('snake', teams, [...picks].reverse())).toEqual(layOutSlots('snake', teams, picks));
  });

  it('numbers the slots 1, 2, 3 … in all, and from 1 in every round, each pick once and all open', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 32 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('snake', 'linear', 'manual'),
        (count, rounds, kind) => {
          const teamIds = Array.from({ length: count }, (_, index) => `t${index}`);
          const picks = buildPicks(teamIds, rounds);
          const slots = layOutSlots(kind, teamIds, picks);
          expect(slots.map((slot) => slot.overall)).toEqual(picks.map((_, index) => index + 1));
          expect(slots.every((slot) => slot.pickInRound === slot.overall - (slot.round - 1) * count)).toBe(true);
          expect(new Set(slots.map((slot) => slot.pickId)).size).toBe(picks.length);
          expect(
            slots.every(
              (slot) => slot.status === 'open' && slot.player === null && slot.how === null && slot.at === null,
            ),
          ).toBe(true);
        },
      ),
      { seed: 4, numRuns: 40 },
    );
  });

  it('has no slots without picks', () => {
    expect(layOutSlots('snake', teams, [])).toEqual([]);
  });
});

describe('chance from a seed', () => {
  /**
   * sfc32 as its author describes it (PractRand), with BigInt. The last word seeds the counter, and 16 numbers are
   * discarded.
   */
  function reference(seed: string, count: number): number[] {
    const mask = 0xffff_ffffn;
    let [a, b, c, d] = [0, 8, 16, 24].map((from) => BigInt(`0x${seed.slice(from, from + 8)}`)) as [
      bigint,
      bigint,
      bigint,
      bigint,
    ];
    d |= 1n;
    const numbers: number[] = [];
    for (let step = 0; step < 16 + count; step += 1) {
      const out = (a + b + d) & mask;
      d = (d + 1n) & mask;
      a = b ^ (b >> 9n);
      b = (c + (c << 3n)) & mask;
      c = (((c << 21n) | (c >> 11n)) + out) & mask;
      if (step >= 16) numbers.push(Number(out) / 2 ** 32);
    }
    return numbers;
  }

  it('follows the published generator, so that anybody can repeat a draw', () => {
    for (const seed of [SEED, 'f'.repeat(32), ...seeds(20)]) {
      const random = randomFrom(seed);
      expect(Array.from({ length: 50 }, random)).toEqual(reference(seed, 50));
    }
  });

  it('never changes for a seed that was published', () => {
    const random = randomFrom(SEED);
    expect(Array.from({ length: 4 }, () => Math.floor(random() * 1_000_000))).toEqual([
      59_429, 352_256, 492_299, 769_780,
    ]);
  });

  it('lies in [0, 1) and is even', () => {
    const random = randomFrom(SEED);
    const counts = Array<number>(10).fill(0);
    for (let draw = 0; draw < 20_000; draw += 1) {
      const tenth = Math.floor(random() * 10);
      counts[tenth] = (counts[tenth] ?? 0) + 1;
    }
    expect(counts).toHaveLength(10);
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('takes a short seed as one followed by zeros', () => {
    expect(randomFrom('ab')()).toBe(randomFrom('ab'.padEnd(32, '0'))());
  });
});

describe('a random order', () => {
  const teams = ['a', 'b', 'c', 'd', 'e', 'f'];

  it('never changes for a seed that was published', () => {
    expect(randomOrder(teams, SEED).join('')).toBe('dfceba');
  });

  it('depends on the seed alone, not on the order in which the teams are given', () => {
    for (const seed of seeds(20)) expect(randomOrder([...teams].reverse(), seed)).toEqual(randomOrder(teams, seed));
  });

  it('holds every team once', () => {
    for (const seed of seeds(50)) expect(randomOrder(teams, seed).sort()).toEqual(teams);
  });

  it('leaves the list it was given as it was', () => {
    const given = ['c', 'a', 'b'];
    randomOrder(given, SEED);
    expect(given).toEqual(['c', 'a', 'b']);
  });

  it('gives every team every place equally often', () => {
    const runs = 6000;
    const places = new Map<string, number>();
    for (const seed of seeds(runs))
      randomOrder(teams, seed).forEach((team, place) =>
        places.set(`${team}${place}`, (places.get(`${team}${place}`) ?? 0) + 1),
      );
    expect(places.size).toBe(36);
    for (const count of places.values()) expect(Math.abs(count - runs / 6)).toBeLessThan(150);
  });

  it('works for two teams and for one', () => {
    expect(new Set(seeds(40).map((seed) => randomOrder(['a', 'b'], seed).join('')))).toEqual(new Set(['ab', 'ba']));
    expect(randomOrder(['a'], SEED)).toEqual(['a']);
  });
});

describe('reverse standings', () => {
  it('let the team with the fewest points pick first', () => {
    expect(
      reverseStandings([
        { teamId: 'a', points: 90 },
        { teamId: 'b', points: 70 },
        { teamId: 'c', points: 80 },
      ]),
    ).toEqual(['b', 'c', 'a']);
  });

  it('put equal points in the order of the team ids, however they are given', () => {
    const points = [
      { teamId: 'c', points: 70 },
      { teamId: 'a', points: 70 },
      { teamId: 'd', points: 60 },
      { teamId: 'b', points: 70 },
    ];
    expect(reverseStandings(points)).toEqual(['d', 'a', 'b', 'c']);
    expect(reverseStandings([...points].reverse())).toEqual(['d', 'a', 'b', 'c']);
  });

  it('leave the list they were given as it was', () => {
    const points = [
      { teamId: 'b', points: 2 },
      { teamId: 'a', points: 1 },
    ];
    reverseStandings(points);
    expect(points[0]?.teamId).toBe('b');
  });
});

describe('compensatory picks', () => {
  const teams = ['a', 'b', 'c'];
  const extra = (id: string, teamId: string, more: Partial<PickAsset> = {}): PickAsset => ({
    id,
    round: 1,
    originalTeamId: teamId,
    ownerTeamId: id,
    extra: 1,
    ...more,
  });
  const first = (picks: readonly PickAsset[], perRound?: readonly (readonly string[])[]) =>
    layOutSlots(perRound ? 'manual' : 'linear', teams, [...picks, ...buildPicks(teams, 2)], perRound)
      .filter(({ round }) => round === 1)
      .map(({ ownerTeamId }) => ownerTeamId)
      .join(' ');

  it('with a place stand at it, counted from 1, and those without at the end', () => {
    expect(first([extra('x', 'a', { place: 1 })])).toBe('x a b c');
    expect(first([extra('x', 'a', { place: 2 })])).toBe('a x b c');
    expect(first([extra('x', 'a', { place: 4 }), extra('y', 'b')])).toBe('a b c x y');
    expect(first([extra('x', 'a', { place: null })])).toBe('a b c x');
  });

  it('with several places stand in the order of them, and of their ids where these are equal', () => {
    expect(first([extra('x', 'a', { place: 4 }), extra('y', 'b', { place: 1 }), extra('z', 'c', { place: 2 })])).toBe(
      'y z a x b c',
    );
    expect(first([extra('y', 'a', { place: 2 }), extra('x', 'b', { place: 2 })])).toBe('a y x b c');
    expect(first([extra('x', 'b', { place: 2 }), extra('y', 'a', { place: 2 })])).toBe('a y x b c');
  });

  it('of another round change nothing in this one', () => {
    expect(first([extra('x', 'a', { place: 1, round: 2 })])).toBe('a b c');
  });

  it('named in the order of their round stand where they are named, whatever place they have', () => {
    expect(first([extra('x', 'a', { place: 1 })], [['b', 'a', 'a', 'c'], teams])).toBe('b a x c');
  });

  it('say which of a team’s they are; a team’s own pick does not', () => {
    const slots = layOutSlots('linear', teams, [
      extra('x', 'a'),
      extra('y', 'a', { extra: 2 }),
      ...buildPicks(teams, 1),
    ]);
    expect(slots.map((slot) => slot.extra ?? null)).toEqual([null, null, null, 1, 2]);
    expect(slots.map((slot) => 'extra' in slot)).toEqual([false, false, false, true, true]);
  });
});

it('picks of teams that are not in the order come last, by their ids', () => {
  const stray = (pickId: string, more: Partial<PickAsset> = {}): PickAsset => ({
    id: pickId,
    round: 1,
    originalTeamId: `${pickId}z`,
    ownerTeamId: pickId,
    extra: 0,
    ...more,
  });
  const own = buildPicks(['a', 'b'], 1);
  for (const strays of [
    [stray('x'), stray('y'), stray('z')],
    [stray('z'), stray('y'), stray('x')],
  ])
    expect(owners('linear', ['a', 'b'], [...strays, ...own])).toEqual(['a b x y z']);
  expect(owners('linear', ['a', 'b'], [stray('x', { extra: 1, place: 2 }), ...own])).toEqual(['a x b']);
});

it('a pick given up for a keeper names the keeper', () => {
  const keeper = { id: 7, name: 'Player 7' };
  const picks = buildPicks(['a', 'b'], 1).map((pick) =>
    pick.originalTeamId === 'a' ? { ...pick, forfeited: true, keeper } : { ...pick, keeper: null },
  );
  const slots = layOutSlots('linear', ['a', 'b'], picks);
  expect(slots[0]).toMatchObject({ status: 'forfeited', keeper });
  expect(slots[1]).not.toHaveProperty('keeper');
});

it('a pick of a team that is not in the order stands at the end', () => {
  const stray: PickAsset = { id: 'x', round: 1, originalTeamId: 'z', ownerTeamId: 'z', extra: 0 };
  expect(owners('linear', ['a', 'b'], [stray, ...buildPicks(['a', 'b'], 1)])).toEqual(['a b z']);
});
