import { lazy } from 'react';

/** Loads a part of the page. Without a network it waits for one and loads again, as often as needed. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
}

/** React's `lazy` for a part that may be needed while the network is away: its fallback stays until it has come. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadPart(load));
