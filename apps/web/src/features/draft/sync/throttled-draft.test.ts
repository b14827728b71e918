import { expect, test } from '@jest/globals';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import {
  THROTTLE_MS,
  THROTTLED_PARTS,
  THROTTLE_STEP_MS,
  throttleDraft,
  type ThrottledPart,
} from './throttled-draft.js';
import { namedTimers, type RoomTimers } from './room-timers.js';
import { roomStore } from './room-view.js';

const draftAt = (overall: number, status = 'running') =>
  ({
    status,
    onClock: { overall },
    slots: Array.from({ length: 12 }, (_, index) => ({ ownerTeamId: `t${index + 1}` })),
  }) as unknown as DraftState;

function watched() {
  let time = 0;
  const waiting = new Set<{ at: number; run: () => void }>();
  const timers: RoomTimers = {
    now: () => time,
    after: (ms, run) => {
      const one = { at: time + ms, run };
      waiting.add(one);
      return () => waiting.delete(one);
    },
    frame: () => () => undefined,
  };
  const store = roomStore('u1');
  store.setState({ my: { teamIds: ['t7'], commissioner: false } });
  const throttled = throttleDraft(store, timers, namedTimers(timers));
  return {
    pass(ms: number) {
      time += ms;
      for (const one of waiting)
        if (one.at <= time) {
          waiting.delete(one);
          one.run();
        }
    },
    at: (overall: number, status?: string) => store.setState({ state: draftAt(overall, status) }),
    show: (state: DraftState) => store.setState({ state }),
    seen: (part: ThrottledPart = 'players') => throttled[part].getState().state?.onClock?.overall,
  };
}

test('what follows the picks comes at once after a quiet time, and in steps while they fall fast', () => {
  const room = watched();
  room.at(1);
  room.at(2);
  expect(room.seen()).toBe(2);
  for (const overall of [3, 4, 5]) {
    room.pass(THROTTLE_MS / 4);
    room.at(overall);
    expect(room.seen()).toBe(2);
  }
  room.pass(THROTTLE_MS / 4);
  expect(room.seen()).toBe(5);
  room.pass(THROTTLE_MS);
  room.at(6);
  expect(room.seen()).toBe(6);
});

test('nobody chooses by what has passed: their own turn and another state of the draft are followed at once', () => {
  const room = watched();
  room.at(1);
  room.at(2);
  room.at(6);
  expect(room.seen()).toBe(2);
  room.at(7);
  expect(room.seen()).toBe(7);
  room.at(8);
  expect(room.seen()).toBe(8);
  room.at(9);
  expect(room.seen()).toBe(8);
  room.at(9, 'paused');
  expect(room.seen()).toBe(9);
});

test('bids on a player are followed after a quiet time, also while the own team leads; a sale at once', () => {
  const room = watched();
  const block = draftAt(1);
  const bid = (overall: number, amount: number) =>
    ({ ...block, onClock: { overall }, auction: { lots: 1, lot: { number: 1, amount } } }) as unknown as DraftState;
  room.show(block);
  room.show(bid(1, 1));
  room.pass(THROTTLE_MS);
  for (const amount of [2, 3, 4]) {
    room.pass(THROTTLE_MS / 2);
    room.show(bid(amount === 3 ? 7 : 5, amount));
    expect(room.seen()).toBe(1);
  }
  room.pass(THROTTLE_MS);
  expect(room.seen()).toBe(5);
  room.pass(THROTTLE_MS);
  room.show({ ...draftAt(2), auction: { lots: 1, lot: null } });
  expect(room.seen()).toBe(2);
});

test('a player who comes on the block is followed at once, also right after a sale', () => {
  const room = watched();
  room.show(draftAt(1));
  room.pass(THROTTLE_MS);
  room.show({ ...draftAt(2), auction: { lots: 1, lot: null } });
  room.show({ ...draftAt(3), auction: { lots: 2, lot: { number: 2, amount: 1 } } } as unknown as DraftState);
  expect(THROTTLED_PARTS.map((part) => room.seen(part))).toEqual([3, 3, 3]);
});

test('what is drawn beside the players comes a little after them, each with the latest picks, and all of it at once on the own turn', () => {
  const room = watched();
  room.at(1);
  room.pass(THROTTLE_MS);
  room.at(2);
  const seen = () => THROTTLED_PARTS.map((part) => room.seen(part));
  expect(seen()).toEqual([2, 1, 1]);
  room.at(3);
  room.pass(THROTTLE_STEP_MS);
  expect(seen()).toEqual([2, 3, 1]);
  room.pass(THROTTLE_STEP_MS);
  expect(seen()).toEqual([2, 3, 3]);
  room.pass(THROTTLE_MS);
  expect(room.seen()).toBe(3);
  room.at(7);
  expect(seen()).toEqual([7, 7, 7]);
});
