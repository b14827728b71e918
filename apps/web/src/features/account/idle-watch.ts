import {
  IDLE_LIMITS,
  idlePhase,
  TELL_ACTIVITY_EVERY_MS,
  type IdleLimits,
  type IdlePhase,
} from '@crease/core/auth/idle.rules.js';

/** Milliseconds since 1970, shared by all tabs; 0 when nothing was written. */
export interface SharedTimes {
  read: (name: 'input' | 'told') => number;
  write: (name: 'input' | 'told', at: number) => void;
}

export interface Clock {
  now: () => number;
  /** Runs after this many milliseconds; returns a function that cancels it. */
  after: (delay: number, run: () => void) => () => void;
}

export interface IdleSurroundings {
  clock: Clock;
  times: SharedTimes;
  /** True when this tab shows the room of an unfinished draft, which counts as input. */
  inRoom: () => boolean;
  /** Reports activity to the server. */
  tell: () => void;
  show: (phase: IdlePhase) => void;
  /** The question was not answered. */
  over: () => void;
}

export interface IdleWatch {
  /** The user was active. While the question is open, only its answer counts. */
  input: () => void;
  stay: () => void;
  /** Another tab wrote a time. */
  look: () => void;
  stop: () => void;
}

/** In milliseconds: input within this time counts once. */
const INPUT_EVERY_MS = 1_000;
/** In milliseconds: a tab in a draft room reports activity at least this often, so that other tabs see it. */
const SIT_EVERY_MS = 30_000;
/** In milliseconds: delay of the first report, until the page has loaded what it needs. */
const FIRST_TELL_MS = 5_000;

/**
 * Watches for input. Tabs share the time of the last input, so they show the question together, and an answer in one
 * counts in all. The server gets at most one report per minute, which always covers the last input.
 */
export function watchIdle(
  { clock, times, inRoom, tell, show, over }: IdleSurroundings,
  limits: IdleLimits = IDLE_LIMITS,
): IdleWatch {
  let stopped = false;
  let next = () => undefined as void;
  let telling: (() => void) | null = null;

  const tellLater = (delay: number) => {
    telling ??= clock.after(delay, () => {
      telling = null;
      if (times.read('input') > times.read('told')) tellNow();
    });
  };
  const tellNow = () => {
    const wait = times.read('told') + TELL_ACTIVITY_EVERY_MS - clock.now();
    if (wait > 0) return tellLater(wait);
    times.write('told', clock.now());
    tell();
  };
  const active = () => {
    times.write('input', clock.now());
    tellNow();
  };
  const look = () => {
    if (stopped) return;
    next();
    const now = clock.now();
    if (inRoom()) active();
    const last = times.read('input');
    const state = idlePhase(last, now, limits);
    if (state.phase === 'over') {
      stop();
      over();
      return;
    }
    show(state);
    const rest =
      last + (limits.after + (state.phase === 'warning' ? limits.warning - state.secondsLeft + 1 : 0)) * 1000 - now;
    next = clock.after(Math.max(1, inRoom() || state.phase === 'active' ? Math.min(rest, SIT_EVERY_MS) : rest), look);
  };
  const stop = () => {
    stopped = true;
    next();
    telling?.();
  };

  times.write('input', clock.now());
  tellLater(FIRST_TELL_MS);
  look();
  return {
    input: () => {
      if (stopped || clock.now() - times.read('input') < INPUT_EVERY_MS) return;
      // After a sleep the time may be over; the waking input does not count.
      if (idlePhase(times.read('input'), clock.now(), limits).phase === 'active') active();
      else look();
    },
    stay: () => {
      active();
      look();
    },
    look,
    stop,
  };
}
