import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { Position } from '../../position.js';
import type { DraftState } from '../draft.model.js';
import { DraftPool } from '../team/legality.rules.js';
import { latestStory, placesIn, rankedPicks, runOf, surpriseOf, worthOf } from './pick-story.rules.js';
import { buildLobby, buildPlayer, buildTeams, MILLION } from '../testing/draft.builders.js';

const player = (id: number, position: Position = 'F', capHit = MILLION) => buildPlayer(id, { position, capHit });
const players = Array.from({ length: 60 }, (_, index) => player(index + 1));
const pool = new DraftPool(players);

/** A draft of four teams in which these players were picked in this order. */
function drafted(ids: readonly (number | null)[], of: DraftPool = pool): DraftState {
  const lobby = buildLobby({ teams: buildTeams(4), rounds: 15, rules: { minimums: { F: 0, D: 0, G: 0 } } });
  return {
    ...lobby,
    status: 'running',
    slots: lobby.slots.map((slot, index) => {
      const id = ids[index];
      if (id === undefined) return slot;
      if (id === null) return { ...slot, status: 'skipped' };
      return { ...slot, status: 'taken', player: of.byId.get(id) ?? player(id) };
    }),
  };
}

describe('the place of a player', () => {
  it('is counted in the pool, whatever gaps its ranks have', () => {
    const gaps = new DraftPool([
      buildPlayer(7, { rank: 90 }),
      buildPlayer(8, { rank: 3 }),
      buildPlayer(9, { rank: 40 }),
    ]);
    expect([...placesIn(gaps)]).toEqual([
      [8, 1],
      [9, 2],
      [7, 3],
    ]);
  });

  it('is worth 100 at first, half of it at the 21st, a quarter at the 61st, and never more later on', () => {
    expect([1, 21, 61].map(worthOf)).toEqual([1000, 500, 250]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        (place) => worthOf(place) >= worthOf(place + 1) && worthOf(place) > 0,
      ),
    );
  });

  test('gains nothing where it is the pick’s own, and a skipped pick counts for nobody', () => {
    const picks = rankedPicks(drafted([1, null, 2, 9]).slots, placesIn(pool));
    expect(picks.map(({ nth, place, gain, slot }) => [slot.overall, nth, place, gain])).toEqual([
      [1, 1, 1, 0],
      [3, 2, 2, 0],
      [4, 3, 9, worthOf(9) - worthOf(3)],
    ]);
  });

  it('is unknown of a player who is in no pool, which is no surprise', () => {
    const [pick] = rankedPicks(drafted([777]).slots, placesIn(pool));
    expect(pick).toMatchObject({ place: null, gain: 0 });
    expect(surpriseOf(pick!, 4)).toBeNull();
  });

  it('counts by lot in an auction, where no pick is a steal or a reach', () => {
    const { slots } = drafted([40, 1]);
    const sold = slots.map((slot, index) =>
      slot.player === null ? slot : { ...slot, sale: { lot: 2 - index, price: 5, nominatorId: 'a', bids: 1 } },
    );
    const picks = rankedPicks(sold, placesIn(pool));
    expect(picks.map(({ player, nth, gain }) => [player.id, nth, gain])).toEqual([
      [1, 1, 0],
      [40, 2, 0],
    ]);
    expect(picks.map((pick) => surpriseOf(pick, 4))).toEqual([null, null]);
  });
});

test.each([
  // Twelve teams: the gap must be a whole round at least.
  [20, 8, 12, 'steal'],
  [20, 9, 12, null],
  [8, 20, 12, 'reach'],
  [9, 20, 12, null],
  // Late in a draft the gap must be a quarter of the players picked so far.
  [200, 150, 12, 'steal'],
  [200, 151, 12, null],
  [200, 250, 12, 'reach'],
  // In a small league, two places are no surprise.
  [9, 4, 2, null],
  [9, 3, 2, 'steal'],
] as const)('pick %d of the player ranked %d among %d teams: %s', (nth, place, teams, surprise) => {
  expect(surpriseOf({ nth, place }, teams)).toBe(surprise);
});

describe('a run', () => {
  const run = (positions: string) =>
    runOf([...positions].map((position, index) => ({ player: player(index + 1, position as Position) })));

  test.each([
    ['FFGFGFG', { position: 'G', picks: 3, of: 5 }],
    ['GGG', { position: 'G', picks: 3, of: 3 }],
    ['GGGG', { position: 'G', picks: 4, of: 4 }],
    ['GFFGFFG', null],
    ['GG', null],
    // The run is reported with each pick that is part of it.
    ['GGGF', null],
    ['DDDFDD', { position: 'D', picks: 5, of: 6 }],
    ['DDFFDD', null],
    ['FFFFFFFF', { position: 'F', picks: 8, of: 8 }],
    ['FFFFFFF', null],
    ['', null],
  ])('in %s', (positions, found) => expect(run(positions)).toEqual(found));
});

describe('the story of the latest pick', () => {
  const places = placesIn(pool);

  it('tells its rank, what the team has left, and nothing before the first', () => {
    expect(latestStory(drafted([]), pool, places)).toBeNull();
    const story = latestStory(drafted([1, 2, 3, 12]), pool, places);
    expect(story).toMatchObject({ nth: 4, place: 12, surprise: 'reach', run: null, dearest: false });
    expect(story?.left).toMatchObject({ places: 14 });
  });

  it('names the dearest of a position once others have a price', () => {
    const dear = new DraftPool([5, 6, 7, 9].map((hit, index) => player(index + 1, 'D', hit * MILLION)));
    const told = (ids: number[]) => latestStory(drafted(ids, dear), dear, placesIn(dear))?.dearest;
    expect(told([1, 2, 3, 4])).toBe(true);
    expect(told([4, 1, 2, 3])).toBe(false);
    expect(told([1, 2, 4])).toBe(false);
  });

  it('of a rookie draft costs nothing', () => {
    const state = { ...drafted([1]), type: 'rookie' as const };
    expect(latestStory(state, pool, places)).toMatchObject({ left: null, dearest: false });
  });
});
