import { expect, test } from '@jest/globals';
import { IDLE_LIMITS, idleEnd, idlePhase, sessionEnd, TELL_ACTIVITY_EVERY_MS } from './idle.rules.js';

test('somebody idle is asked after 20 minutes, has 30 seconds to answer, and is out then, to the millisecond', () => {
  const from = 5_000;
  const after = (ms: number) => idlePhase(from, from + ms);
  expect([after(0), after(1_199_999)]).toEqual([{ phase: 'active' }, { phase: 'active' }]);
  expect([after(1_200_000), after(1_200_001), after(1_201_000), after(1_229_999)]).toEqual(
    [30, 30, 29, 1].map((secondsLeft) => ({ phase: 'warning', secondsLeft })),
  );
  expect([after(1_230_000), after(9_999_999)]).toEqual([{ phase: 'over' }, { phase: 'over' }]);
});

test('the session ends with the countdown, and input is told often enough to keep it', () => {
  expect(IDLE_LIMITS).toEqual({ after: 1200, warning: 30 });
  expect(idleEnd(5_000)).toBe(1_235_000);
  expect(idleEnd(1, { after: 2, warning: 3 })).toBe(5_001);
  expect(TELL_ACTIVITY_EVERY_MS).toBe(60_000);
});

test('a session kept on its device ends 30 days after its last use, any other with the countdown', () => {
  expect(sessionEnd(5_000, true)).toBe(5_000 + 30 * 86_400_000);
  expect(sessionEnd(5_000, true, { after: 2, warning: 3 })).toBe(5_000 + 30 * 86_400_000);
  expect(sessionEnd(5_000, false)).toBe(1_235_000);
});
