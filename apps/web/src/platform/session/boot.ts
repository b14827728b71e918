import { keep, readKeptJson } from '../device/device-storage.js';

interface Answer {
  status: number;
  body: unknown;
}

declare global {
  interface Window {
    /** Requests that /boot.js started while the app was loading. */
    creaseBoot?: { session: Promise<Answer>; answers: Record<string, Promise<Answer> | undefined> };
  }
}

/** Data that /boot.js can show on the next visit before any request. */
export interface Known {
  firstName?: string;
  league?: string;
  leagueName?: string;
}

export function remember(more: Known) {
  keep('known', JSON.stringify({ ...(readKeptJson('known') as Known | null), ...more }));
}

/**
 * The session renewal started by /boot.js; null when there is none or the server was unreachable. Can be taken once.
 */
export async function takeBootSession(): Promise<Answer | null> {
  const boot = window.creaseBoot;
  if (boot === undefined) return null;
  return boot.session.catch(() => null);
}

/** The answer of `GET api/{path}` if /boot.js prefetched it; null when it must be fetched. Can be taken once. */
export async function takeBootAnswer<T>(path: string): Promise<T | null> {
  const asked = window.creaseBoot?.answers[path];
  if (asked === undefined) return null;
  delete window.creaseBoot?.answers[path];
  const answer = await asked.catch(() => null);
  // Only the status is checked: the body follows the same contract as every other answer.
  return answer?.status === 200 ? (answer.body as T) : null;
}
