import { lazy, type ComponentType } from 'react';

/** Loads a chunk; when offline, waits and retries. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
}

type PropsOf<M, K extends keyof M> = M[K] extends (props: infer P extends object) => unknown ? P : object;

export interface LazyPart {
  <M, K extends keyof M>(load: () => Promise<M>, name: K): ComponentType<PropsOf<M, K>>;
  <M extends { readonly default: unknown }>(load: () => Promise<M>): ComponentType<PropsOf<M, 'default'>>;
}

/** React's `lazy` with retries while the network is down: the fallback stays until the chunk has loaded. */
export const lazyPart = ((load: () => Promise<Record<string, ComponentType>>, name = 'default') =>
  lazy(() => loadPart(load).then((module) => ({ default: module[name]! })))) as LazyPart;
