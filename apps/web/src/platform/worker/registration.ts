import { create } from 'zustand';
import { fileOfLanguage } from '../device/language.js';

/** In milliseconds: an open page checks for a new release at this interval, and when the user returns to it. */
const LOOK_EVERY_MS = 30 * 60_000;
const LOOK_AGAIN_MS = 60_000;

export const useNewRelease = create<{ ready: boolean }>(() => ({ ready: false }));

let starting: Promise<ServiceWorkerRegistration | null> | null = null;

/** The service worker; null when unsupported, and during development. */
export function serviceWorker(): Promise<ServiceWorkerRegistration | null> {
  return (starting ??= start().catch(() => null));
}

async function start(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return null;
  const workers = navigator.serviceWorker;
  const script = fileOfLanguage('/sw.js');
  const registration = await workers.register(script, { updateViaCache: 'none' });
  const { active } = registration;
  const isOwn = (worker: ServiceWorker | null) => worker !== null && new URL(worker.scriptURL).pathname === script;
  // The first worker installed of this language belongs to this page's release.
  if (isOwn(active) || isOwn(workers.controller)) watch(registration, isOwn);
  else await untilActive(registration.installing).then(() => watch(registration, isOwn));
  return registration;
}

async function untilActive(worker: ServiceWorker | null): Promise<void> {
  if (worker === null || worker.state === 'activated') return;
  await new Promise<void>((resolve) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    }),
  );
}

/** Every later worker of this language is newer than the page. */
function watch(registration: ServiceWorkerRegistration, isOwn: (worker: ServiceWorker | null) => boolean) {
  const heard = (next: ServiceWorker | null) => {
    // A worker of another language comes from a choice in another tab.
    if (!isOwn(next)) return;
    next?.addEventListener('statechange', () => {
      if (next.state === 'activated') useNewRelease.setState({ ready: true });
    });
  };
  heard(registration.installing);
  registration.addEventListener('updatefound', () => heard(registration.installing));
  let last = Date.now();
  const look = () => {
    if (document.hidden || Date.now() - last < LOOK_AGAIN_MS) return;
    last = Date.now();
    // Offline: the next check finds it.
    void registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_EVERY_MS);
}
