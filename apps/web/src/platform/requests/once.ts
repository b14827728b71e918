import { useState } from 'react';
import { ApiRefusal, newKey } from './api-client.js';

/** Statuses sent before the request is examined: an earlier attempt with the same key may have succeeded. */
const UNSEEN: ReadonlySet<number> = new Set([401, 408, 429]);

const isAnswer = (error: unknown): boolean =>
  error instanceof ApiRefusal && error.status < 500 && !UNSEEN.has(error.status);

export type Once = <T>(intention: unknown, send: (key: string) => Promise<T>) => Promise<T>;

/**
 * Executes actions once: until an answer or refusal arrives, the same request reuses its idempotency key. Later and
 * other requests get new keys.
 */
export function once(): Once {
  let open: { words: string; key: string } | null = null;
  return async (intention, send) => {
    const words = JSON.stringify(intention);
    const mine = open?.words === words ? open : { words, key: newKey() };
    open = mine;
    const answered = () => {
      if (open === mine) open = null;
    };
    try {
      const answer = await send(mine.key);
      answered();
      return answer;
    } catch (error) {
      if (isAnswer(error)) answered();
      throw error;
    }
  };
}

export const useOnce = (): Once => useState(once)[0];
