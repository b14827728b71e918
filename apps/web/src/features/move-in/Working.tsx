import { useEffect, useState } from 'react';
import * as t from './move-in.words.en.js';

const TICK_MS = 1_000;
/** In seconds: after this time the progress text is shown. */
const LONG_S = 3;

/**
 * The running step, its amount of work and elapsed time. Announced to screen readers at the start and when it takes
 * long.
 */
export function Working({ what, long }: { what: string; /** Announced when it takes long. */ long: string }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - began) / 1_000)), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="flex flex-col gap-1">
      <progress aria-label={what} className="h-2 w-full max-w-80" />
      <p className="text-ink-2">
        {what}
        <span aria-hidden="true" className="tabular-nums">{` ${t.secondsElapsed({ seconds })}`}</span>
      </p>
      <p role="status" className="text-sm text-ink-2">
        {seconds >= LONG_S && long}
      </p>
    </div>
  );
}
