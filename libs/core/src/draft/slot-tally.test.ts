import { expect, test } from '@jest/globals';
import type { Slot } from './draft.model.js';
import { IdList, tallyOf, withSlot } from './slot-tally.js';

const slot = (overall: number, ownerTeamId: string, playerId?: number): Slot => ({
  overall,
  round: 1,
  pickInRound: overall,
  pickId: `pick${overall}`,
  originalTeamId: ownerTeamId,
  ownerTeamId,
  status: playerId === undefined ? 'open' : 'taken',
  player: playerId === undefined ? null : { id: playerId, name: 'A', position: 'F', detail: 'C', club: null, capHit: 1 },
  how: null,
  at: null,
});

test('a tally carried on over changes equals one counted afresh', () => {
  let slots: readonly Slot[] = [slot(1, 'a'), slot(2, 'b'), slot(3, 'a'), slot(4, 'b')];
  for (const [index, changed] of [
    [0, slot(1, 'a', 11)],
    [1, slot(2, 'b', 12)],
    [1, slot(2, 'b')],
    [2, { ...slot(3, 'a'), status: 'skipped' as const }],
    [3, slot(4, 'a')],
    [0, slot(1, 'a', 13)],
  ] as const) {
    slots = withSlot(slots, index, changed);
    const { players, open, openOf } = tallyOf([...slots]);
    const carried = tallyOf(slots);
    expect([...carried.players]).toEqual([...players]);
    expect([...carried.open]).toEqual([...open]);
    for (const team of ['a', 'b']) expect(carried.openOf.get(team) ?? 0).toBe(openOf.get(team) ?? 0);
  }
});

test('a list that nobody asked about is counted afresh', () => {
  const first = [slot(1, 'a'), slot(2, 'b')];
  const third = withSlot(withSlot(first, 0, slot(1, 'a', 11)), 1, slot(2, 'b', 12));
  expect([...tallyOf(third).players]).toEqual([11, 12]);
  expect(tallyOf(third).open).toEqual([false, false]);
});

test('a change leaves the slots before it, and their tally, as they were', () => {
  const before = [slot(1, 'a'), slot(2, 'b')];
  withSlot(before, 0, slot(1, 'a', 11));
  expect([...tallyOf(before).open]).toEqual([true, true]);
  expect(withSlot(before, 7, slot(8, 'a'))).toBe(before);
});

test('an id list answers the same however often it is asked', () => {
  const list = new IdList([0, 5, 0, 9]);
  for (let round = 0; round < 40; round += 1) {
    expect(list.has(5)).toBe(true);
    expect(list.has(9)).toBe(true);
    expect(list.has(6)).toBe(false);
  }
});
