import { beforeEach, describe, expect, test } from '@jest/globals';
import type { IdlePhase } from '@crease/core/auth/idle.rules.js';
import { watchIdle, type Clock, type IdleWatch, type SharedTimes } from './idle-watch.js';

const LIMITS = { after: 1200, warning: 30 };
const START = 1_700_000_000_000;

/** A clock that the test advances. */
class HandClock implements Clock {
  private time = START;
  private waiting: { at: number; run: () => void }[] = [];
  now = () => this.time;
  after = (delay: number, run: () => void) => {
    const entry = { at: this.time + delay, run };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((one) => one !== entry);
    };
  };
  turn(seconds: number) {
    const end = this.time + seconds * 1000;
    for (;;) {
      const [due] = this.waiting.filter((one) => one.at <= end).sort((a, b) => a.at - b.at);
      if (due === undefined) break;
      this.waiting = this.waiting.filter((one) => one !== due);
      this.time = Math.max(this.time, due.at);
      due.run();
    }
    this.time = end;
  }
  /** The machine sleeps: no timer fires. */
  sleep(seconds: number) {
    this.time += seconds * 1000;
  }
}

let clock: HandClock;
let times: SharedTimes & { listeners: (() => void)[] };
let told: number;
beforeEach(() => {
  clock = new HandClock();
  told = 0;
  const kept = new Map<string, number>();
  const listeners: (() => void)[] = [];
  times = { listeners, read: (name) => kept.get(name) ?? 0, write: (name, at) => void kept.set(name, at) };
});

interface Tab {
  watch: IdleWatch;
  phase: IdlePhase;
  over: boolean;
  inRoom: boolean;
}

function openTab(): Tab {
  const tab: Tab = {
    phase: { phase: 'active' },
    over: false,
    inRoom: false,
    watch: undefined as unknown as IdleWatch,
  };
  tab.watch = watchIdle(
    {
      clock,
      times,
      inRoom: () => tab.inRoom,
      tell: () => void (told += 1),
      show: (phase) => void (tab.phase = phase),
      over: () => void (tab.over = true),
    },
    LIMITS,
  );
  return tab;
}

describe('the idle time', () => {
  test('asks after 1200 seconds without input, counts 30 down, and ends', () => {
    const tab = openTab();
    clock.turn(1199);
    expect(tab.phase).toEqual({ phase: 'active' });
    clock.turn(1);
    expect(tab.phase).toEqual({ phase: 'warning', secondsLeft: 30 });
    clock.turn(12);
    expect(tab.phase).toEqual({ phase: 'warning', secondsLeft: 18 });
    clock.turn(17);
    expect(tab).toMatchObject({ phase: { phase: 'warning', secondsLeft: 1 }, over: false });
    clock.turn(1);
    expect(tab.over).toBe(true);
  });

  test('restarts with every input', () => {
    const tab = openTab();
    clock.turn(1000);
    tab.watch.input();
    clock.turn(1199);
    expect(tab.phase).toEqual({ phase: 'active' });
    clock.turn(1);
    expect(tab.phase).toMatchObject({ phase: 'warning' });
  });

  test('once it asks, moving the mouse is no answer, and "Stay signed in" is', () => {
    const tab = openTab();
    clock.turn(1205);
    tab.watch.input();
    expect(tab.phase).toEqual({ phase: 'warning', secondsLeft: 25 });
    tab.watch.stay();
    expect(tab.phase).toEqual({ phase: 'active' });
    clock.turn(1100);
    expect(tab).toMatchObject({ phase: { phase: 'active' }, over: false });
  });

  test('is one for all tabs: input in one keeps the other, and an answer in one is an answer in both', () => {
    const [one, other] = [openTab(), openTab()];
    clock.turn(1000);
    one.watch.input();
    clock.turn(1000);
    expect(other.phase).toEqual({ phase: 'active' });
    clock.turn(210);
    expect(one.phase).toEqual({ phase: 'warning', secondsLeft: 20 });
    expect(other.phase).toEqual({ phase: 'warning', secondsLeft: 20 });
    one.watch.stay();
    other.watch.look();
    expect(other.phase).toEqual({ phase: 'active' });
    clock.turn(1230);
    expect([one.over, other.over]).toEqual([true, true]);
  });

  test('a machine that slept through it is too late, whatever wakes it', () => {
    const tab = openTab();
    clock.sleep(7200);
    tab.watch.input();
    expect(tab.over).toBe(true);
  });

  test('never runs in an open draft room, for the other tabs neither, and begins when it is left', () => {
    const [room, other] = [openTab(), openTab()];
    room.inRoom = true;
    clock.turn(6000);
    expect([room.phase, other.phase]).toEqual([{ phase: 'active' }, { phase: 'active' }]);
    room.inRoom = false;
    clock.turn(1231);
    expect([room.over, other.over]).toEqual([true, true]);
  });

  test('is told to the server at most once a minute, and the last input always', () => {
    const tab = openTab();
    clock.turn(5);
    expect(told).toBe(1);
    for (let second = 0; second < 50; second += 2) {
      clock.turn(2);
      tab.watch.input();
    }
    expect(told).toBe(1);
    clock.turn(300);
    expect(told).toBe(2);
  });

  test('says nothing any more after it was stopped', () => {
    const tab = openTab();
    tab.watch.stop();
    clock.turn(5000);
    expect(tab).toMatchObject({ phase: { phase: 'active' }, over: false });
    expect(told).toBe(0);
  });
});
