import { create } from 'zustand';

/** A page that stays open for days looks for a new release now and then, and when somebody comes back to it. */
const LOOK_EVERY_MS = 30 * 60_000;
const LOOK_AGAIN_MS = 60_000;

/** Whether a release newer than the one of this page has arrived. */
export const useNewRelease = create<{ ready: boolean }>(() => ({ ready: false }));

let starting: Promise<ServiceWorkerRegistration | null> | null = null;

/** The service worker of this browser, registered once; null where there can be none, and while developing. */
export function serviceWorker(): Promise<ServiceWorkerRegistration | null> {
  return (starting ??= start().catch(() => null));
}

async function start(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return null;
  const workers = navigator.serviceWorker;
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  const { active } = registration;
  // The first worker of all belongs to the release of this page.
  if (active !== null || workers.controller !== null) watch(registration);
  else await workers.ready.then(() => watch(registration));
  return registration;
}

/** Every worker that comes after the one that is there belongs to a newer release than the page. */
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
    // Without network the next look finds it.
    void registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_EVERY_MS);
}
