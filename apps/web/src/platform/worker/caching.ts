import { fileOfLanguage } from '../device/language.js';
import type { FetchEvent } from './worker.types.js';

const PREFIX = 'crease-';
const OFFLINE = fileOfLanguage('/offline.html');
const SHELL = [OFFLINE, '/offline.css', '/offline.js', '/favicon.svg'];

/**
 * Strategy for a request. `hashed`: cached, because the file's name changes with its content. `page`: network, or the
 * offline page without one. `shell`: network, or the cached copy without one. `network`: not handled by the worker,
 * such as all API calls.
 */
export type Way = 'hashed' | 'page' | 'shell' | 'network';

export function wayOf({ url, method, mode }: Pick<Request, 'url' | 'method' | 'mode'>, origin: string): Way {
  const { origin: theirs, pathname } = new URL(url);
  if (method !== 'GET' || theirs !== origin) return 'network';
  if (/^\/(?:api|socket\.io)(?:\/|$)/.test(pathname)) return 'network';
  if (pathname.startsWith('/assets/')) return 'hashed';
  if (mode === 'navigate') return 'page';
  return SHELL.includes(pathname) ? 'shell' : 'network';
}

export const cacheOf = (build: string): string => PREFIX + build;

/**
 * The caches to delete. Keeps the current one and the one before, because a page of the previous release may still run.
 */
export function outdated(names: readonly string[], current: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== current);
  return others.slice(0, -1);
}

export async function keepShell(build: string): Promise<void> {
  const cache = await caches.open(cacheOf(build));
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: 'reload' })));
}

export async function deleteOutdated(build: string): Promise<void> {
  await Promise.all(outdated(await caches.keys(), cacheOf(build)).map((name) => caches.delete(name)));
}

const kept = (request: Request | string) => caches.match(request, { ignoreVary: true });

/** A file with a content hash in its name: the copy of any release is valid. */
export async function hashed(event: FetchEvent, build: string): Promise<Response> {
  const before = await kept(event.request);
  if (before !== undefined) return before;
  const answer = await fetch(event.request);
  if (answer.ok && answer.type === 'basic') {
    const copy = answer.clone();
    // If storage is full, the next visit loads it again.
    event.waitUntil(
      caches
        .open(cacheOf(build))
        .then((cache) => cache.put(event.request, copy))
        .catch(() => undefined),
    );
  }
  return answer;
}

/** A page names its release's files, so it always comes from the server. */
export async function page(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    return withoutNetwork(OFFLINE, error);
  }
}

export async function shell({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    return withoutNetwork(request, error);
  }
}

async function withoutNetwork(request: Request | string, error: unknown): Promise<Response> {
  const before = await kept(request);
  if (before === undefined) throw error;
  return before;
}
