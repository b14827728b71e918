export interface RetryPolicy {
  readonly retries: number;
  /** First pause before a repetition, in milliseconds; it doubles each time. */
  readonly backoffMs: number;
  /** Longest obeyed Retry-After, in milliseconds. */
  readonly patienceMs: number;
}

export interface RetryTools {
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** 0 to 1, for the jitter of pauses. */
  readonly random: () => number;
}

export const REAL_TOOLS: RetryTools = {
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
};

/** A repeatable failed attempt: the reason, and the pause that the server asked for (ms). */
export interface Again {
  readonly again: string;
  readonly waitMs: number | null;
}

/**
 * Repeats `attempt` at most `retries` times until it returns something other than `Again`. Half of each pause is
 * random, so that many clients do not return at once; a longer pause requested by the server is respected. Returns the
 * last `Again` when every attempt failed.
 */
export async function withRetries<T extends object>(
  { retries, backoffMs, patienceMs }: RetryPolicy,
  { sleep, random }: RetryTools,
  attempt: () => Promise<T | Again>,
): Promise<T | Again> {
  for (let tried = 0; ; tried += 1) {
    const outcome = await attempt();
    if (!('again' in outcome) || tried >= retries) return outcome;
    const full = backoffMs * 2 ** tried;
    await sleep(Math.max(full / 2 + (full / 2) * random(), Math.min(outcome.waitMs ?? 0, patienceMs)));
  }
}
