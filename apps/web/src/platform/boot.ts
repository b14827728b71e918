import { keep, readKeptJson } from './device-storage.js';

interface Answer {
  status: number;
  body: unknown;
}

declare global {
  interface Window {
    /** What /boot.js asked while the app was on its way. */
    creaseBoot?: { session: Promise<Answer>; answers: Record<string, Promise<Answer> | undefined> };
  }
}

/** What /boot.js may show of the next visit before anything has been asked. */
export interface Known {
  firstName?: string;
  league?: string;
  leagueName?: string;
}

export function remember(more: Known) {
  keep('known', JSON.stringify({ ...(readKeptJson('known') as Known | null), ...more }));
}

/**
 * The renewed session asked for by /boot.js; null when there is none, or it could not be reached. Each is taken once.
 */
export async function takeBootSession(): Promise<Answer | null> {
  const boot = window.creaseBoot;
  if (boot === undefined) return null;
  return boot.session.catch(() => null);
}

/** The answer of `GET api/{path}` if /boot.js has asked for it, once; null where it must be asked for again. */
export async function takeBootAnswer<T>(path: string): Promise<T | null> {
  const asked = window.creaseBoot?.answers[path];
  if (asked === undefined) return null;
  delete window.creaseBoot?.answers[path];
  const answer = await asked.catch(() => null);
  // Checked by its status alone: it comes from the same server by the same contract as every other answer.
  return answer?.status === 200 ? (answer.body as T) : null;
}
