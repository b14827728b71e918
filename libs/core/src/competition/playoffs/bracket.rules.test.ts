import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pairRound, roundsOf, type Seed } from './playoff.rules.js';

type Outcome = (round: number, one: number, other: number) => number;
/** A match is "1-8", a team without an opponent "1-". */
type Bracket = readonly (readonly string[])[];

const rounds = (teams: number): number => {
  let [all, size] = [0, 1];
  for (; size < teams; size *= 2) all += 1;
  return all;
};
const match = (one: number, other: number | null): string =>
  other === null ? `${one}-` : `${Math.min(one, other)}-${Math.max(one, other)}`;

/** A fixed bracket as a tree: the winner of place s meets that of the place which is as far from the other end. */
function fixedBracket(teams: number, outcome: Outcome): Bracket {
  const all = rounds(teams);
  const played: string[][] = Array.from({ length: all }, () => []);
  const winnerOf = (round: number, place: number): number | null => {
    if (round === 0) return place <= teams ? place : null;
    const own = winnerOf(round - 1, place);
    const other = winnerOf(round - 1, 2 ** (all - round + 1) + 1 - place);
    const home = own ?? other;
    if (home === null) return null;
    const away = own === null ? null : other;
    played[round - 1]?.push(match(home, away));
    return away === null ? home : outcome(round, home, away);
  };
  winnerOf(all, 1);
  return played;
}

/** A bracket that is paired again: the first seeds without an opponent, then the best with the worst. */
function newPairs(teams: number, outcome: Outcome): Bracket {
  const all = rounds(teams);
  let left = Array.from({ length: teams }, (_, index) => index + 1);
  return Array.from({ length: all }, (_, index) => {
    const free = 2 ** (all - index) - left.length;
    const [resting, playing] = [left.slice(0, free), left.slice(free)];
    const pairs: (readonly [number, number])[] = [];
    while (playing.length > 1) pairs.push([playing.shift() ?? 0, playing.pop() ?? 0]);
    left = [...resting, ...pairs.map(([one, other]) => outcome(index + 1, one, other))].sort((a, b) => a - b);
    return [...resting.map((one) => match(one, null)), ...pairs.map(([one, other]) => match(one, other))];
  });
}

function bracketOf(teams: number, reseed: boolean, outcome: Outcome): Bracket {
  let seeds: readonly Seed[] = Array.from({ length: teams }, (_, index) => ({
    teamId: String(index + 1),
    seed: index + 1,
    outIn: null,
  }));
  return Array.from({ length: roundsOf(teams) }, (_, index) => {
    const round = index + 1;
    const pairs = pairRound(seeds, round, reseed).map(({ home, away }) => ({
      home: Number(home),
      away: away === null ? null : Number(away),
    }));
    const lost = new Set(
      pairs.flatMap(({ home, away }) => (away === null ? [] : outcome(round, home, away) === home ? [away] : [home])),
    );
    seeds = seeds.map((one) => (lost.has(one.seed) ? { ...one, outIn: round } : one));
    for (const { home, away } of pairs) expect(away === null || home < away).toBe(true);
    return pairs.map(({ home, away }) => match(home, away));
  });
}

test.each([
  ['in a fixed bracket', false, fixedBracket],
  ['paired anew', true, newPairs],
] as const)('the pairs of 2 to 32 teams %s are those of an independent bracket', (_, reseed, builder) => {
  fc.assert(
    fc.property(fc.func(fc.boolean()), (isFirst) => {
      const outcome: Outcome = (round, one, other) => {
        const [better, worse] = [Math.min(one, other), Math.max(one, other)];
        return isFirst(round, better, worse) ? better : worse;
      };
      for (let teams = 2; teams <= 32; teams += 1) {
        const sorted = (bracket: Bracket) => bracket.map((pairs) => [...pairs].sort());
        expect([teams, sorted(bracketOf(teams, reseed, outcome))]).toEqual([teams, sorted(builder(teams, outcome))]);
      }
    }),
    { numRuns: 20 },
  );
});

test('a bracket of six by hand: two teams rest, and the fixed one keeps its halves', () => {
  const outcome: Outcome = (round, one, other) => (round === 1 ? Math.max(one, other) : Math.min(one, other));
  expect(bracketOf(6, false, outcome).map((pairs) => [...pairs].sort())).toEqual([
    ['1-', '2-', '3-6', '4-5'],
    ['1-5', '2-6'],
    ['1-2'],
  ]);
  expect(bracketOf(6, true, outcome)[1]).toEqual(['1-6', '2-5']);
});
