import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { recordWords } from '../draft.record.words.js';
import { foldEnvelope } from '../draft.reducer.js';
import { fairReturns, laterPickValue, pickValue, returnsFor } from './pick-value.rules.js';
import { asksOf, isShopped, SHOP_LIMITS } from './shop.rules.js';
import { SHOP_ASKS } from './shop.asks.js';
import { asksWords } from './shop.words.js';
import {
  buildLobby,
  buildPool,
  buildTeams,
  chance,
  commissioner,
  id,
  managerOf,
  NOON,
} from '../testing/draft.builders.js';
import { DraftSimulator, refusalOf } from '../testing/draft.simulator.js';

const [A, B] = [id('team', 1), id('team', 2)];
const pool = buildPool(chance(1), { players: 120 });
let draft: DraftSimulator;
const shop = (overall: number, open = true) => ({ type: 'shopPick', overall, open }) as const;
const shopped = () => draft.state.slots.filter(isShopped).map(({ overall }) => overall);

beforeEach(() => {
  draft = new DraftSimulator(buildLobby({ teams: buildTeams(4), rounds: 6, order: 'linear' }), pool, NOON);
  draft.begin();
});

describe('a pick that is shopped', () => {
  it('is open to offers for all to see, until its owner closes it', () => {
    expect(draft.must(shop(1), managerOf(A))).toEqual([
      { type: 'pickShopped', overall: 1, teamId: A, open: true, at: new Date(NOON).toISOString() },
    ]);
    draft.must(shop(5), managerOf(A));
    expect(shopped()).toEqual([1, 5]);
    expect(draft.must(shop(1), managerOf(A))).toEqual([]);
    draft.must(shop(1, false), managerOf(A));
    expect(shopped()).toEqual([5]);
    const [event] = draft.log.filter((one) => one.event.type === 'pickShopped');
    const names = { team: () => 'Owls', place: (overall: number) => `pick ${overall}` };
    expect(recordWords(event!.event, names)).toBe('Owls opened pick 1 to offers.');
    expect(draft.log.reduce(foldEnvelope, draft.first)).toEqual(draft.state);
  });

  it('says what is asked for it, at once and as often as its owner likes; with the mark it goes', () => {
    draft.must({ ...shop(1), asks: ['G', 'later'] }, managerOf(A));
    expect(asksOf(draft.state.slots[0]!)).toEqual(['later', 'G']);
    const at = draft.state.slots[0]?.shop?.at;
    draft.now += 1_000;
    const [changed] = draft.must({ ...shop(1), asks: ['picks'] }, managerOf(A));
    expect(changed).toMatchObject({ open: true, again: true, asks: ['picks'], at });
    const names = { team: () => 'Owls', place: (overall: number) => `pick ${overall}` };
    expect(recordWords(changed!, names)).toBe('Owls looks for picks of this draft for pick 1.');
    // Repeating the same asks emits no event. Omitting `asks` keeps them.
    expect(draft.must({ ...shop(1), asks: ['picks'] }, managerOf(A))).toEqual([]);
    expect(draft.must(shop(1), managerOf(A))).toEqual([]);
    draft.must({ ...shop(1), asks: [] }, managerOf(A));
    expect(draft.state.slots[0]?.shop).not.toHaveProperty('asks');
    draft.must({ ...shop(1), asks: ['F'] }, managerOf(A));
    draft.must(shop(1, false), managerOf(A));
    expect(asksOf(draft.state.slots[0]!)).toEqual([]);
    expect(draft.log.reduce(foldEnvelope, draft.first)).toEqual(draft.state);
    expect([asksWords([]), asksWords(['F']), asksWords(['picks', 'G']), asksWords(SHOP_ASKS)]).toEqual([
      'any offer',
      'a forward',
      'picks of this draft or a goalie',
      'picks of this draft, picks of other drafts, a forward, a defenseman or a goalie',
    ]);
  });

  it('ends with the pick, with a skip, and with its owner', () => {
    draft.must(shop(1), managerOf(A));
    draft.must(shop(2), managerOf(B));
    draft.must(shop(5), managerOf(A));
    draft.expire();
    draft.must({ type: 'skip', overall: 2 });
    expect(shopped()).toEqual([5]);
    expect(draft.state.slots[0]).not.toHaveProperty('shop');
    draft.mustSystem({ type: 'changePickOwner', pickIds: [draft.state.slots[4]!.pickId], ownerTeamId: B });
    expect(shopped()).toEqual([]);
    draft.must({ type: 'undo', overall: 1 });
    expect(shopped()).toEqual([]);
  });

  it('is its owner’s alone to open, while it is still to come', () => {
    const refusal = (overall: number, actor = managerOf(A)) => refusalOf(draft.do(shop(overall), actor));
    expect(refusal(2)).toMatchObject({ name: 'notYourPick', kind: 'forbidden', message: 'Pick 2 belongs to Team 2.' });
    expect(refusal(1, commissioner)).toMatchObject({ name: 'notYourPick' });
    draft.expire();
    expect(refusal(1)).toMatchObject({ name: 'pickNotOpen' });
    expect(refusal(99)).toMatchObject({ name: 'pickNotOpen' });
    const { pickId } = draft.state.slots[4]!;
    const promise = {
      pickId,
      tradeId: id('trade', 1),
      kind: 'review',
      until: new Date(NOON).toISOString(),
      teams: 'A and B',
    };
    draft.mustSystem({ type: 'changePromises', tradeId: promise.tradeId, promises: [{ ...promise, kind: 'review' }] });
    expect(refusal(5)).toMatchObject({ name: 'pickPromised' });
  });

  it('is one of three of a team, and is not opened twice within a minute', () => {
    for (const overall of [1, 5, 9]) draft.must(shop(overall), managerOf(A));
    expect(refusalOf(draft.do(shop(13), managerOf(A)))).toMatchObject({
      name: 'tooManyShopped',
      figure: 4,
      limit: SHOP_LIMITS.open,
    });
    draft.must(shop(2), managerOf(B));
    draft.must(shop(9, false), managerOf(A));
    expect(refusalOf(draft.do(shop(9), managerOf(A)))).toMatchObject({
      name: 'shoppedJustNow',
      figure: 60,
      limit: 60,
      fix: 'Open it again in 60 seconds.',
    });
    draft.now += SHOP_LIMITS.againMs;
    draft.must(shop(9), managerOf(A));
    expect(shopped()).toEqual([1, 2, 5, 9]);
  });

  it('is none of a mock, in which nothing is traded', () => {
    draft = new DraftSimulator(buildLobby({ teams: buildTeams(2), rounds: 2, kind: 'mock' }), pool, NOON);
    draft.begin();
    expect(refusalOf(draft.do(shop(1), managerOf(A)))).toMatchObject({ name: 'mockTradesNothing' });
  });
});

describe('a fair return', () => {
  const own = (...overalls: number[]) =>
    overalls.map((overall) => ({ id: String(overall), value: pickValue({ overall }, 12) }));
  const ids = (target: number, ...overalls: number[]) =>
    fairReturns(pickValue({ overall: target }, 12), own(...overalls)).map((picks) =>
      picks.map((pick) => Number(pick.id)),
    );

  it('is worth what is asked for: a first pick about two a round later', () => {
    expect(pickValue({ overall: 1 }, 12)).toBe(1000);
    expect(pickValue({ overall: 13 }, 12)).toBe(500);
    expect(ids(1, 13, 14, 37)).toContainEqual([13, 14]);
    expect(ids(20, 19, 40, 43, 64)).toContainEqual([19]);
  });

  it('is nothing where nothing comes near', () => {
    expect(ids(1, 100)).toEqual([]);
    expect(ids(100, 1, 2)).toEqual([]);
    expect(ids(5)).toEqual([]);
  });

  it('of other drafts: the middle of the round, less with every season, and behind the kept ones after a startup', () => {
    const general = { season: '2026-27', type: 'general', kind: 'annual', teams: 12 } as const;
    const next = { season: '2027-28', type: 'general', round: 1 } as const;
    expect(laterPickValue(next, general, 8)).toBeCloseTo(0.9 * pickValue({ overall: 6.5 }, 12));
    expect(laterPickValue({ ...next, season: '2029-30' }, general, 8)).toBeCloseTo(
      0.729 * pickValue({ overall: 6.5 }, 12),
    );
    expect(laterPickValue(next, { ...general, kind: 'startup' }, 8)).toBeCloseTo(
      0.9 * pickValue({ overall: 8 * 12 + 6.5 }, 12),
    );
    expect(laterPickValue({ ...next, type: 'rookie' }, general, 8)).toBeNull();
    expect(laterPickValue({ ...next, type: 'rookie' }, { ...general, type: 'rookie', kind: 'startup' }, 8)).toBe(
      laterPickValue(next, general, 8),
    );
  });

  it('is of picks, of picks of other drafts, or a player; what is asked for goes before', () => {
    const goods = {
      picks: own(13, 14, 37),
      later: [{ id: 'next', value: 520 }],
      players: [
        { id: 'star', value: 990 },
        { id: 'good', value: 500 },
      ],
    };
    const kinds = (asks: Parameters<typeof returnsFor>[2]) =>
      returnsFor(pickValue({ overall: 1 }, 12), goods, asks).map((one) => [one.kind, one.goods.map(({ id }) => id)]);
    expect(kinds([])).toEqual([
      ['picks', ['13', '14']],
      ['picks', ['13', '14', '37']],
      ['later', ['14', 'next']],
      ['later', ['14', '37', 'next']],
      ['players', ['star']],
      ['players', ['good', '13']],
    ]);
    expect(kinds(['later']).map(([kind]) => kind)).toEqual(['later', 'later']);
    expect(kinds(['G', 'picks']).map(([kind]) => kind)).toEqual(['picks', 'picks', 'players', 'players']);
    // No offer of the asked kind is fair.
    expect(returnsFor(1000, { ...goods, later: [] }, ['later']).map(({ kind }) => kind)).toContain('picks');
  });

  it('never gives less than the pick is worth by a twentieth, nor a third more, nor a pick twice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 240 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 240 }), { maxLength: 24 }),
        (target, mine) => {
          const value = pickValue({ overall: target }, 12);
          for (const picks of fairReturns(value, own(...mine))) {
            const total = picks.reduce((sum, pick) => sum + pick.value, 0);
            expect(total).toBeGreaterThanOrEqual(value * 0.95);
            expect(total).toBeLessThanOrEqual(value * 1.35);
            expect(new Set(picks.map((pick) => pick.id)).size).toBe(picks.length);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
