import { create } from 'zustand';

/** In milliseconds: an open page checks for a new release at this interval, and when the user returns to it. */
const LOOK_EVERY_MS = 30 * 60_000;
const LOOK_AGAIN_MS = 60_000;

/** True when a newer release than this page's has been installed. */
export const useNewRelease = create<{ ready: boolean }>(() => ({ ready: false }));

let starting: Promise<ServiceWorkerRegistration | null> | null = null;

/** The browser's service worker, registered once; null when unsupported, and during development. */
export function serviceWorker(): Promise<ServiceWorkerRegistration | null> {
  return (starting ??= start().catch(() => null));
}

async function start(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return null;
  const workers = navigator.serviceWorker;
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  const { active } = registration;
  // The first worker installed belongs to this page's release.
  if (active !== null || workers.controller !== null) watch(registration);
  else await workers.ready.then(() => watch(registration));
  return registration;
}

/** Every later worker belongs to a newer release than the page. */
function watch(registration: ServiceWorkerRegistration) {
  const heard = (next: ServiceWorker | null) => {
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
