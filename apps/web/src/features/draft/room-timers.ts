import { steadyNow } from './server-clock.js';

/** What the room needs of time. Tests bring their own. */
export interface RoomTimers {
  now(): number;
  after(ms: number, run: () => void): () => void;
}

export const realTimers: RoomTimers = {
  now: steadyNow,
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** One timer of each name. */
export interface NamedTimers {
  /** Sets the timer anew; `keep` leaves one that is already set. */
  later(name: string, ms: number, run: () => void, keep?: boolean): void;
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
  return {
    later(name, ms, run, keep = false) {
      if (closed || (keep && pending.has(name))) return;
      forget(name);
      pending.set(
        name,
        timers.after(ms, () => {
          pending.delete(name);
          if (!closed) run();
        }),
      );
    },
    forget,
    close() {
      closed = true;
      for (const cancel of pending.values()) cancel();
      pending.clear();
    },
  };
}
