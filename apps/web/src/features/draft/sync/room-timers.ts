import { steadyNow } from './server-clock.js';

/** The room's time functions. Tests pass their own. */
export interface RoomTimers {
  now(): number;
  after(ms: number, run: () => void): () => void;
  /** Runs in the next animation frame, or shortly after when the page draws none. */
  frame(run: () => void): () => void;
}

/** In milliseconds: a hidden or busy page may draw no frame for longer than this. */
const NO_PICTURE_MS = 100;

export const realTimers: RoomTimers = {
  now: steadyNow,
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  frame: (run) => {
    const cancel = () => {
      clearTimeout(timer);
      cancelAnimationFrame(picture);
    };
    const once = () => {
      cancel();
      run();
    };
    const timer = setTimeout(once, document.visibilityState === 'hidden' ? 0 : NO_PICTURE_MS);
    const picture = requestAnimationFrame(once);
    return cancel;
  },
};

export interface NamedTimers {
  /** Restarts the timer; with `keep` a running one is left alone. */
  later(name: string, ms: number, run: () => void, keep?: boolean): void;
  /** Runs in the next frame; a pending one stays. */
  soon(name: string, run: () => void): void;
  forget(name: string): void;
  close(): void;
}

export function namedTimers(timers: RoomTimers): NamedTimers {
  const pending = new Map<string, () => void>();
  let closed = false;
  const forget = (name: string) => {
    pending.get(name)?.();
    pending.delete(name);
  };
  const set = (name: string, wait: (run: () => void) => () => void, run: () => void) => {
    forget(name);
    pending.set(
      name,
      wait(() => {
        pending.delete(name);
        if (!closed) run();
      }),
    );
  };
  return {
    later(name, ms, run, keep = false) {
      if (closed || (keep && pending.has(name))) return;
      set(name, (work) => timers.after(ms, work), run);
    },
    soon(name, run) {
      if (!closed && !pending.has(name)) set(name, (work) => timers.frame(work), run);
    },
    forget,
    close() {
      closed = true;
      for (const cancel of pending.values()) cancel();
      pending.clear();
    },
  };
}
