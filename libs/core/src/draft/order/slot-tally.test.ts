import { expect, test } from '@jest/globals';
import { nextOpenSlot } from '../clock/draft.clock.js';
import type { Slot } from '../draft.model.js';
import { tallyOf, withSlot } from './slot-tally.js';

const slot = (overall: number, ownerTeamId: string, playerId?: number): Slot => ({
  overall,
  round: 1,
  pickInRound: overall,
  pickId: `pick${overall}`,
  originalTeamId: ownerTeamId,
  ownerTeamId,
  status: playerId === undefined ? 'open' : 'taken',
  player:
    playerId === undefined ? null : { id: playerId, name: 'A', position: 'F', detail: 'C', club: null, capHit: 1 },
  how: null,
  at: null,
});

function expectRight(slots: readonly Slot[]): void {
  const [carried, afresh] = [tallyOf(slots), tallyOf([...slots])];
  expect(carried.next).toBe(afresh.next);
  for (const team of ['a', 'b']) expect(carried.openOf.get(team) ?? 0).toBe(afresh.openOf.get(team) ?? 0);
  for (let id = 0; id < 250; id += 1) expect(carried.taken(id)).toBe(slots.some(({ player }) => player?.id === id));
}

test('a tally carried on over changes of every kind equals one counted afresh', () => {
  let slots: readonly Slot[] = [slot(1, 'a'), slot(2, 'b'), slot(3, 'a'), slot(4, 'b')];
  expectRight(slots);
  for (const [index, changed] of [
    [0, slot(1, 'a', 11)],
    [2, slot(3, 'a', 12)],
    [1, { ...slot(2, 'b'), status: 'skipped' as const }],
    [1, slot(2, 'b', 15)],
    [2, slot(3, 'a')],
    [3, slot(4, 'a')],
    [0, slot(1, 'a', 13)],
    [2, slot(3, 'b', 14)],
  ] as const) {
    slots = withSlot(slots, index, changed);
    expectRight(slots);
  }
});

test('it stays right over a whole draft', () => {
  let slots: readonly Slot[] = Array.from({ length: 200 }, (_, index) => slot(index + 1, index % 2 ? 'a' : 'b'));
  expectRight(slots);
  for (let overall = 1; overall <= 200; overall += 1) {
    slots = withSlot(slots, overall - 1, slot(overall, overall % 2 ? 'b' : 'a', 200 - overall + 1));
    expect(tallyOf(slots).next).toBe(overall);
    if (overall % 20 === 0) expectRight(slots);
  }
  expect(nextOpenSlot(slots)).toBeUndefined();
});

test('a change leaves the slots before it, and their tally, as they were', () => {
  const before = [slot(1, 'a'), slot(2, 'b')];
  expect(tallyOf(before).next).toBe(0);
  expect(tallyOf(withSlot(before, 0, slot(1, 'a', 11))).next).toBe(1);
  expect(tallyOf(before).next).toBe(0);
  expect(tallyOf(before).taken(11)).toBe(false);
  for (const index of [-1, 2, 7]) expect(withSlot(before, index, slot(8, 'a'))).toBe(before);
});

test('a list that nobody asked about is counted afresh', () => {
  const first = [slot(1, 'a'), slot(2, 'b')];
  expectRight(withSlot(withSlot(first, 0, slot(1, 'a', 11)), 1, slot(2, 'b', 12)));
});

test('the slot being used is left out of what comes next', () => {
  const slots = [slot(1, 'a', 11), slot(2, 'b'), slot(3, 'a', 12), slot(4, 'b')];
  expect(nextOpenSlot(slots)).toBe(slots[1]);
  expect(nextOpenSlot(slots, slots[1])).toBe(slots[3]);
  expect(nextOpenSlot(slots, slots[3])).toBe(slots[1]);
});

test('an open slot that still names a player is counted again when it is used', () => {
  const slots = [{ ...slot(1, 'a', 11), status: 'open' as const }, slot(2, 'b')];
  expectRight(slots);
  expectRight(withSlot(slots, 0, { ...slot(1, 'a'), status: 'skipped' }));
});

test('the slots are read once, and a pick reads only what it changes', () => {
  let reads = 0;
  const watched = (one: Slot): Slot => ({
    ...one,
    get status() {
      reads += 1;
      return one.status;
    },
  });
  const readsOf = (work: () => unknown) => {
    reads = 0;
    work();
    return reads;
  };
  const slots = Array.from({ length: 200 }, (_, index) => watched(slot(index + 1, 'a')));
  expect(readsOf(() => tallyOf(slots))).toBeGreaterThanOrEqual(200);
  expect(readsOf(() => tallyOf(slots))).toBe(0);
  let after: readonly Slot[] = slots;
  const pick = (overall: number) => {
    after = withSlot(after, overall - 1, watched(slot(overall, 'a', overall)));
    expect(tallyOf(after).taken(overall)).toBe(true);
  };
  expect(readsOf(() => pick(90))).toBeLessThan(5);
  expect(readsOf(() => pick(1))).toBeLessThan(5);
  expect(tallyOf(after).next).toBe(1);
  expectRight(after);
});
