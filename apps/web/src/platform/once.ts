import { useState } from 'react';
import { ApiRefusal, newKey } from './api-client.js';

/**
 * Said of a request before anybody looks at what it wants: the one before it may have been carried out all the same.
 */
const UNSEEN: ReadonlySet<number> = new Set([401, 408, 429]);

const isAnswer = (error: unknown): boolean =>
  error instanceof ApiRefusal && error.status < 500 && !UNSEEN.has(error.status);

export type Once = <T>(intention: unknown, send: (key: string) => Promise<T>) => Promise<T>;

/**
 * Carries out each intention once: while its answer is lost (no network, a server that could not answer), sending the
 * same words again repeats its idempotency key. Other words are another intention, and so are the same ones after an
 * answer; a refusal is an answer.
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

/** `once` for as long as a component lives. */
export const useOnce = (): Once => useState(once)[0];
