import { lazy } from 'react';

/** Loads a chunk. When offline it waits for the network and retries, as often as needed. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
}

/** React's `lazy` with retries while the network is down: the fallback stays until the chunk has loaded. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadPart(load));
