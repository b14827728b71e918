import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rivalriesOf } from '../matchups/rivalry.rules.js';
import { placeMatches, seedOrder, tableOfPlaced, type GivenMatch, type PlacedMatch } from './brought-matches.rules.js';

const match = (
  [period, round]: readonly [number | null, number | null],
  [home, homePoints]: readonly [string, number],
  [away, awayPoints]: readonly [string, number],
  more: Partial<GivenMatch> = {},
): GivenMatch => ({ period, round, bracket: null, home, away, homePoints, awayPoints, winner: null, ...more });

const placesOf = (given: readonly GivenMatch[]) => {
  const { places, byes, outIn, faults } = placeMatches(given);
  return {
    places: given.map((one) => places.get(one)),
    byes,
    outIn: Object.fromEntries(outIn),
    faults: given.map((one) => faults.get(one)?.key ?? null),
  };
};
const where = ({ period, round, bracket }: PlacedMatch) => [period, round, bracket];

test('play-offs have rounds, losers and a champion, and the other matches next to them', () => {
  const given = [
    match([1, null], ['a', 10], ['b', 10]),
    match([20, 1], ['a', 5], ['d', 4]),
    match([20, 1], ['b', 2], ['c', 3]),
    match([20, null], ['e', 1], ['f', 2]),
    match([21, 2], ['a', 9], ['c', 8]),
    match([21, 2], ['b', 7], ['d', 6]),
    match([21, 2], ['e', 7], ['f', 6], { bracket: 'consolation' }),
  ];
  const { places, outIn, faults, byes } = placesOf(given);
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
  expect(places.map((place) => place && where(place))).toEqual([
    [1, null, null],
    [20, 1, null],
    [20, 1, null],
    [20, 1, 'consolation'],
    [21, 2, null],
    [21, 2, 'third'],
    [21, 2, 'consolation'],
  ]);
  expect(outIn).toEqual({ a: null, d: 1, b: 1, c: 2 });
  expect(byes).toEqual([]);
});

test('rounds without a period follow after the last one, and teams that join later have a bye', () => {
  const given = [
    match([18, null], ['a', 1], ['b', 0]),
    match([null, 1], ['b', 1], ['c', 0]),
    match([null, 2], ['a', 3], ['b', 0]),
  ];
  const { places, byes, outIn } = placesOf(given);
  expect(places.map((place) => place?.period)).toEqual([18, 19, 20]);
  expect(byes).toMatchObject([{ period: 19, round: 1, home: 'a', away: null, awayPoints: null }]);
  expect(outIn).toEqual({ b: 2, c: 1, a: null });
});

test('the periods of a round count together, whichever team is at home', () => {
  const given = [match([20, 1], ['a', 10], ['b', 6]), match([21, 1], ['b', 12], ['a', 5])];
  const { places, outIn } = placesOf(given);
  expect(places[1]).toMatchObject({ home: 'a', away: 'b', homePoints: 5, awayPoints: 12 });
  expect(outIn).toEqual({ a: 1, b: null });
});

test('a level round needs the team that went on, and a winner must fit the score', () => {
  const level = match([20, 1], ['a', 5], ['b', 5]);
  expect(placesOf([level])).toMatchObject({ faults: ['levelRound'], places: [undefined], outIn: {} });
  expect(placesOf([{ ...level, winner: 'b' }])).toMatchObject({ faults: [null], outIn: { a: 1, b: null } });
  const wrong = match([20, 1], ['a', 6], ['b', 5], { winner: 'b' });
  expect(placesOf([wrong, { ...wrong, period: 3, round: null }]).faults).toEqual(['otherWinner', 'otherWinner']);
  expect(placesOf([{ ...level, period: 3, round: null, winner: 'a' }]).faults).toEqual(['levelRegular']);
});

test('a level match that is not for the title keeps the winner that it names', () => {
  const third = { bracket: 'third', winner: 'd' } as const;
  const given = [
    match([20, 1], ['a', 5], ['b', 4]),
    match([20, 1], ['c', 5], ['d', 4]),
    match([21, 2], ['a', 5], ['c', 4]),
    match([21, null], ['b', 5], ['d', 5], third),
    match([21, null], ['e', 5], ['f', 5], { winner: 'e' }),
    match([21, null], ['g', 5], ['h', 5]),
  ];
  const { faults, places } = placesOf(given);
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
  expect(places.map((place) => place?.winner)).toEqual([null, null, null, 'd', 'e', null]);
  // Two periods count together, and a winner that the score contradicts is refused.
  const long = placesOf([
    ...given.slice(0, 2),
    match([21, 2], ['a', 5], ['c', 4]),
    match([22, 2], ['a', 5], ['c', 4]),
    match([21, null], ['b', 5], ['d', 4], { ...third, winner: 'b' }),
    match([22, null], ['d', 5], ['b', 4], third),
  ]);
  expect(long.faults.filter((fault) => fault !== null)).toEqual([]);
  expect(long.places.at(-1)).toMatchObject({ home: 'b', homePoints: 4, awayPoints: 5, winner: 'd' });
  expect(long.places.at(-2)?.winner).toBeNull();
  const wrong = [...given.slice(0, 3), match([21, null], ['b', 5], ['d', 4], third)];
  expect(placesOf(wrong).faults).toEqual([null, null, null, 'otherWinner']);
});

test('matches that contradict the others are refused, and the others stay', () => {
  const given = [
    match([20, 1], ['a', 5], ['b', 4]),
    match([20, 2], ['c', 5], ['d', 4]),
    match([20, 1], ['a', 5], ['c', 4]),
    match([22, null], ['c', 5], ['d', 4], { bracket: 'consolation' }),
  ];
  const { faults, outIn } = placesOf(given);
  expect(faults).toEqual([null, 'otherRound', 'twoInRound', 'noRound']);
  expect(outIn).toEqual({ a: null, b: 1 });
});

test('play-offs before regular periods are refused, and the regular matches stay', () => {
  const given = [
    match([1, null], ['a', 5], ['b', 4]),
    match([1, 1], ['c', 5], ['d', 4]),
    match([1, null], ['e', 5], ['f', 4], { bracket: 'consolation' }),
    match([2, null], ['a', 5], ['b', 4]),
    match([2, 2], ['a', 5], ['c', 4]),
    match([20, null], ['a', 5], ['b', 4]),
  ];
  const { faults, places, outIn } = placesOf(given);
  expect(faults).toEqual([null, 'earlyRound', 'earlyRound', null, 'earlyRound', null]);
  expect(places.flatMap((place) => (place === undefined ? [] : [where(place)]))).toEqual([
    [1, null, null],
    [2, null, null],
    [20, null, null],
  ]);
  expect(outIn).toEqual({});
  const mixed = [
    match([20, 1], ['a', 5], ['b', 4]),
    match([21, 2], ['a', 5], ['c', 4]),
    match([21, null], ['d', 1], ['e', 0]),
  ];
  expect(placesOf([match([19, null], ['a', 5], ['b', 4]), ...mixed]).faults).toEqual([null, null, null, null]);
});

test('the table of the regular matches seeds where a season has no other', () => {
  const { places, outIn } = placeMatches([
    match([20, 1], ['a', 5], ['b', 4]),
    match([1, null], ['b', 5], ['a', 4]),
    match([1, null], ['c', 5], ['d', 5]),
    match([20, 1], ['c', 5], ['d', 4]),
  ]);
  const table = tableOfPlaced(places.values());
  expect(table.map(({ teamId, record }) => [teamId, record?.wins, record?.ties])).toEqual([
    ['b', 1, 0],
    ...table.slice(1, 3).map(({ teamId }) => [teamId, 0, 1]),
    ['a', 0, 0],
  ]);
  const seeds = seedOrder(outIn.keys(), table);
  expect([seeds[0], seeds[3]]).toEqual(['b', 'a']);
});

test('seeds follow the share of wins of the table, then its ranks', () => {
  const record = (wins: number, losses: number) => ({ wins, losses, ties: 0 });
  const row = (teamId: string, rank: number, own: ReturnType<typeof record> | null) => ({ teamId, rank, record: own });
  const table = [row('a', 1, record(8, 6)), row('b', 2, record(10, 4)), row('c', 3, record(8, 6))];
  expect(seedOrder(['c', 'b', 'a'], table)).toEqual(['b', 'a', 'c']);
  expect(seedOrder(['c', 'b', 'a'], [row('c', 1, null), row('a', 2, null)])).toEqual(['c', 'a', 'b']);
});

test('each placed match of two teams is in exactly one rivalry', () => {
  const team = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const given = fc.record({
    period: fc.option(fc.integer({ min: 1, max: 6 })),
    round: fc.option(fc.integer({ min: 1, max: 3 })),
    bracket: fc.constantFrom(null, null, 'third' as const, 'consolation' as const),
    home: team,
    away: team,
    homePoints: fc.integer({ min: 0, max: 3 }),
    awayPoints: fc.integer({ min: 0, max: 3 }),
    winner: fc.constant(null),
  });
  const isOne = ({ period, round, home, away }: GivenMatch) => home !== away && (period !== null || round !== null);
  fc.assert(
    fc.property(fc.array(given.filter(isOne), { maxLength: 30 }), (matches) => {
      const { places, byes, outIn, faults } = placeMatches(matches);
      expect(places.size + faults.size).toBe(matches.length);
      expect(byes.every(({ home, away }) => away === null && outIn.has(home))).toBe(true);
      const played = [...places.values()].flatMap(({ away, awayPoints, ...place }) =>
        away === null || awayPoints === null ? [] : [{ ...place, away, awayPoints }],
      );
      // Rounds are counted as one match, so that only regular ones are compared here.
      const regular = played.filter(({ round }) => round === null);
      const decided = regular.map(({ bracket: _, ...one }, at) => ({
        ...{ ...one, season: '2024-25', period: at + 1, from: null, to: null, forTitle: false, lost: null },
      }));
      const rivalries = rivalriesOf(decided);
      expect(rivalries.reduce((sum, { wins, losses, ties }) => sum + wins + losses + ties, 0)).toBe(regular.length);
      for (const [id, round] of outIn)
        if (round !== null)
          expect(played.some((one) => one.round === round && (one.home === id || one.away === id))).toBe(true);
    }),
  );
});
