import { expect, it } from '@jest/globals';
import { CIRCLE_MS, reloadOldRelease } from './old-release.js';

function tab() {
  const state = { now: 1_000_000, reloads: 0, kept: null as string | null };
  const page = {
    last: { read: () => state.kept, write: (at: string) => ((state.kept = at), true) },
    now: () => state.now,
    reload: () => void (state.reloads += 1),
  };
  return { state, page };
}

it('a tab reloads by itself at every release, not only at its first', () => {
  const { state, page } = tab();
  for (let release = 1; release <= 5; release += 1) {
    expect(reloadOldRelease(page)).toBe(true);
    expect(state.reloads).toBe(release);
    state.now += CIRCLE_MS;
  }
});

it('a page that is old again as soon as it was reloaded does not go on in a circle', () => {
  const { state, page } = tab();
  expect(reloadOldRelease(page)).toBe(true);
  for (let moment = 0; moment < 10; moment += 1) {
    state.now += 500;
    expect(reloadOldRelease(page)).toBe(false);
  }
  expect(state.reloads).toBe(1);
});

it('without storage nothing reloads by itself', () => {
  const { state, page } = tab();
  const broken = {
    ...page,
    last: { read: () => null, write: () => false },
  };
  expect(reloadOldRelease(broken)).toBe(false);
  expect(state.reloads).toBe(0);
});
