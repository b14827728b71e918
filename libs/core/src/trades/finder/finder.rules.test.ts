import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { POSITIONS } from '../../position.js';
import { findPartners, placesOf, strengthsOf, type FinderPlayer, type FinderTeam } from './finder.rules.js';

const MILLION = 1_000_000;
const PLACES = { F: 2, D: 1, G: 1 };
let next = 1;
const held = (position: FinderPlayer['position'], points: number, hit = MILLION): FinderPlayer => ({
  id: next++,
  position,
  points,
  hit,
});
const team = (teamId: string, space: number, players: readonly FinderPlayer[]): FinderTeam => ({
  teamId,
  space,
  players,
});

/** Rich in forwards and poor in defence, the other way round, and the median. */
const forwards = [held('F', 60), held('F', 55), held('F', 50), held('D', 10), held('G', 30)];
const defence = [held('F', 20), held('F', 15), held('D', 40), held('D', 38), held('G', 30)];
const middle = [held('F', 30), held('F', 30), held('D', 20), held('G', 30)];

describe('partners of a trade', () => {
  test('need what a team can spare and can spare what it needs, and both gain', () => {
    const found = findPartners(team('a', MILLION, forwards), [team('c', 0, middle), team('b', 0, defence)], PLACES);
    expect(found.places).toEqual(PLACES);
    expect(found.median).toEqual({ F: 30, D: 20, G: 30 });
    expect(found.mine).toMatchObject({ needs: ['D'], surplus: ['F'] });
    expect(found.partners.map(({ teamId }) => teamId)).toEqual(['b']);
    const [best] = found.partners[0]!.swaps;
    // The third forward is not one of the best two, so costs nothing.
    expect(best).toMatchObject({
      give: [{ points: 50 }],
      get: [{ points: 40 }],
      gain: 30,
      partnerGain: 33,
      space: MILLION,
    });
  });

  test('come with reasons: what the swap changes at both positions, and the ranks there', () => {
    const found = findPartners(team('a', MILLION, forwards), [team('b', 5, defence), team('c', 0, middle)], PLACES);
    expect(found.partners[0]?.space).toBe(5);
    const [best] = found.partners[0]!.swaps;
    expect(best?.changes).toEqual([
      { position: 'D', points: 30, rank: 3, rankAfter: 1 },
      // The third forward is not one of the best two.
      { position: 'F', points: 0, rank: 1, rankAfter: 1 },
    ]);
    expect(best?.partnerChanges).toEqual([
      { position: 'F', points: 35, rank: 3, rankAfter: 2 },
      { position: 'D', points: -2, rank: 1, rankAfter: 2 },
    ]);
  });

  test('can both afford it; a team over its cap does not go further over', () => {
    const dear = defence.map((player) => (player.position === 'D' ? { ...player, hit: 3 * MILLION } : player));
    const swaps = (space: number) =>
      findPartners(team('a', space, forwards), [team('b', 0, dear), team('c', 0, middle)], PLACES).partners.length;
    expect([swaps(2 * MILLION), swaps(2 * MILLION - 1), swaps(-5 * MILLION)]).toEqual([1, 0, 0]);
    const cheap = defence.map((player) => ({ ...player, hit: MILLION }));
    const over = findPartners(team('a', -5, forwards), [team('b', -5, cheap), team('c', 0, middle)], PLACES);
    expect(over.partners).toHaveLength(1);
  });

  test('keep the numbers by position where a place cannot be spared', () => {
    const tight = team('a', 0, [held('F', 50), held('F', 40), held('D', 10), held('G', 30)]);
    const other = team('b', 0, [held('F', 20), held('F', 19), held('D', 70), held('D', 69), held('G', 30)]);
    const even = team('c', 0, [held('F', 30), held('F', 30), held('D', 20), held('G', 30)]);
    const swaps = findPartners(tight, [other, even], PLACES).partners.flatMap((partner) => partner.swaps);
    // Each team also gives its weakest player of the other position.
    expect(swaps).toMatchObject([
      { give: [{ points: 50 }, { points: 10 }], get: [{ points: 70 }, { points: 19 }], gain: 29, partnerGain: 30 },
      { give: [{ points: 40 }, { points: 10 }], get: [{ points: 69 }, { points: 19 }], gain: 38, partnerGain: 21 },
    ]);
  });

  test('are none while nobody has points, and in a league of one', () => {
    const blank = (id: string) => team(id, MILLION, [held('F', 0), held('D', 0), held('G', 0)]);
    expect(findPartners(blank('a'), [blank('b'), blank('c')], PLACES).partners).toEqual([]);
    expect(findPartners(team('a', 0, forwards), [], PLACES).partners).toEqual([]);
    expect(placesOf([blank('a'), team('b', 0, forwards)], { F: 0, D: 0, G: 2 })).toEqual({ F: 2, D: 1, G: 2 });
  });
});

const anyTeam = fc.record({
  space: fc.integer({ min: -2 * MILLION, max: 9 * MILLION }),
  players: fc.array(
    fc.record({
      position: fc.constantFrom(...POSITIONS),
      points: fc.integer({ min: 0, max: 100 }),
      hit: fc.integer({ min: MILLION, max: 9 * MILLION }),
    }),
    { maxLength: 14 },
  ),
});
const anyLeague = fc.array(anyTeam, { minLength: 2, maxLength: 6 }).map((teams) => {
  let id = 0;
  return teams.map(({ space, players }, index) =>
    team(
      `t${index}`,
      space,
      players.map((player) => ({ ...player, id: ++id })),
    ),
  );
});
const count = (players: readonly FinderPlayer[], position: FinderPlayer['position']) =>
  players.filter((player) => player.position === position).length;

test('of any league: both gain, fill a need from a surplus, keep their places and their cap', () => {
  fc.assert(
    fc.property(anyLeague, (teams) => {
      const [mine, ...others] = teams as [FinderTeam, ...FinderTeam[]];
      const found = findPartners(mine, others, PLACES);
      const { of } = strengthsOf(teams, found.places);
      for (const { teamId, swaps } of found.partners) {
        const partner = others.find((one) => one.teamId === teamId)!;
        const leads = swaps.flatMap(({ give, get }) => [give[0]!.id, get[0]!.id]);
        expect(new Set(leads).size).toBe(leads.length);
        for (const swap of swaps) {
          const [give, get] = [swap.give[0]!, swap.get[0]!];
          expect(Math.min(swap.gain, swap.partnerGain)).toBeGreaterThan(0);
          expect([of(mine).needs, of(partner).surplus].every((all) => all.includes(get.position))).toBe(true);
          expect([of(partner).needs, of(mine).surplus].every((all) => all.includes(give.position))).toBe(true);
          for (const [from, out, into] of [
            [mine, swap.give, swap.get],
            [partner, swap.get, swap.give],
          ] as const)
            for (const position of POSITIONS) {
              const before = count(from.players, position);
              const after = before - count(out, position) + count(into, position);
              expect(after).toBeGreaterThanOrEqual(Math.min(before, PLACES[position]));
            }
          expect(swap.space).toBeGreaterThanOrEqual(Math.min(0, mine.space));
          expect(swap.partnerSpace).toBeGreaterThanOrEqual(Math.min(0, partner.space));
          expect(swap.space + swap.partnerSpace).toBe(mine.space + partner.space);
          expect(swap.changes.map(({ position }) => position)).toEqual([get.position, give.position]);
          expect(swap.partnerChanges.map(({ position }) => position)).toEqual([give.position, get.position]);
          for (const [gain, changes] of [
            [swap.gain, swap.changes],
            [swap.partnerGain, swap.partnerChanges],
          ] as const)
            expect(changes.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(gain);
        }
      }
    }),
  );
});

test('of any league: the partner finds the same swaps from their side, in whatever order the teams come', () => {
  fc.assert(
    fc.property(anyLeague, (teams) => {
      const [mine, partner, ...rest] = teams as [FinderTeam, FinderTeam, ...FinderTeam[]];
      const best = (from: FinderTeam, to: FinderTeam) =>
        findPartners(from, [...rest, to], PLACES).partners.find(({ teamId }) => teamId === to.teamId)?.swaps[0];
      const [one, two] = [best(mine, partner), best(partner, mine)];
      expect(two?.gain).toBe(one?.partnerGain);
      expect(two?.partnerGain).toBe(one?.gain);
      const order = (others: readonly FinderTeam[]) => findPartners(mine, others, PLACES).partners;
      expect(order([partner, ...rest].toReversed())).toEqual(order([partner, ...rest]));
    }),
  );
});
