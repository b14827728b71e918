import { useEffect, useState } from 'react';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { countdownAt, steadyNow, untilNextSecond, type Countdown } from './server-clock.js';

/** A draft's countdown, updated every second. `offset` is the server's time minus the browser's. */
export function useCountdown(state: Pick<DraftState, 'status' | 'onClock' | 'clock'>, offset: number): Countdown {
  const { status, onClock, clock } = state;
  const [, tick] = useState(0);
  const shown = countdownAt({ status, onClock, clock }, steadyNow() + offset);
  const running = shown.kind === 'running';
  const wait = running ? untilNextSecond(shown.ms) : 0;
  useEffect(() => {
    if (!running) return;
    // Slightly late, so that the new second has certainly begun.
    const timer = setTimeout(() => tick((count) => count + 1), wait + 4);
    return () => clearTimeout(timer);
  });
  return shown;
}
