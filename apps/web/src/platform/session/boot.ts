import { keep, readKeptJson } from '../device/device-storage.js';

interface Answer {
  status: number;
  body: unknown;
}

declare global {
  interface Window {
    /** Started by /boot.js while the app was loading. */
    creaseBoot?: { session: Promise<Answer>; answers: Record<string, Promise<Answer> | undefined> };
  }
}

/** /boot.js can show it on the next visit before any request. */
export interface Known {
  firstName?: string;
  league?: string;
  leagueName?: string;
}

export function remember(more: Known) {
  keep('known', JSON.stringify({ ...(readKeptJson('known') as Known | null), ...more }));
}

/** Started by /boot.js; null when there is none or the server was unreachable. Can be taken once. */
export async function takeBootSession(): Promise<Answer | null> {
  const boot = window.creaseBoot;
  if (boot === undefined) return null;
  return boot.session.catch(() => null);
}

/** Null when /boot.js did not prefetch `GET api/{path}`. Can be taken once. */
export async function takeBootAnswer<T>(path: string): Promise<T | null> {
  const asked = window.creaseBoot?.answers[path];
  if (asked === undefined) return null;
  delete window.creaseBoot?.answers[path];
  const answer = await asked.catch(() => null);
  // The body follows the same contract as every other answer.
  return answer?.status === 200 ? (answer.body as T) : null;
}
