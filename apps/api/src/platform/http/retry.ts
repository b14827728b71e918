/** When a request that failed is sent again. */
export interface RetryPolicy {
  /** How often it is sent again. */
  readonly retries: number;
  /** The first pause before sending again; it doubles each time. Milliseconds. */
  readonly backoffMs: number;
  /** The longest pause that an answer's Retry-After is obeyed for. Milliseconds. */
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

/** A try that is worth another one: why it failed, and the pause in milliseconds that the server asked for. */
export interface Again {
  readonly again: string;
  readonly waitMs: number | null;
}

/**
 * Tries until something else than `Again` comes, at most `retries` times more. Half of each pause is certain and half is
 * chance, so that many clients do not come back at once; a longer one that the server asks for is kept. Returns the last
 * `Again` when every try failed.
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
