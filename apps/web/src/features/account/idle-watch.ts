import {
  IDLE_LIMITS,
  idlePhase,
  TELL_ACTIVITY_EVERY_MS,
  type IdleLimits,
  type IdlePhase,
} from '@crease/core/auth/idle.rules.js';

/** Times in milliseconds since 1970 that all tabs of a browser read and write; 0 where nothing was written. */
export interface SharedTimes {
  read: (name: 'input' | 'told') => number;
  write: (name: 'input' | 'told', at: number) => void;
}

export interface Clock {
  now: () => number;
  /** Calls back after so many milliseconds; the answer takes it back. */
  after: (delay: number, run: () => void) => () => void;
}

export interface IdleSurroundings {
  clock: Clock;
  times: SharedTimes;
  /** Whether this tab shows the room of a draft that is not over: that counts as input. */
  inRoom: () => boolean;
  /** Tells the server that somebody is there. */
  tell: () => void;
  show: (phase: IdlePhase) => void;
  /** Nobody answered. */
  over: () => void;
}

export interface IdleWatch {
  /** Somebody did something. While the question is being asked, only its answer counts. */
  input: () => void;
  /** The answer of a user who stays. */
  stay: () => void;
  /** Another tab wrote. */
  look: () => void;
  stop: () => void;
}

/** Input within this time counts as one. */
const INPUT_EVERY_MS = 1_000;
/** A tab in a draft room says so at least this often, so that the others hear of it. */
const SIT_EVERY_MS = 30_000;
/** The first message to the server waits until the page has loaded what it needs. */
const FIRST_TELL_MS = 5_000;

/**
 * Watches for input. All tabs share the time of the last one, so they ask together, and an answer in one is an answer
 * in all. The server is told at most once a minute, and of the last input in any case.
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
      // A laptop was opened again after hours: the movement that woke it does not count, the time was over before.
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
