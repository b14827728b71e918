import { deleteOutdated, hashed, keepShell, page, shell, wayOf } from './caching.js';
import { open, show } from './notices.js';
import type { WorkerScope } from './worker.types.js';

declare const self: WorkerScope;
/** The release's name; its change makes the browser detect a new worker. */
declare const __BUILD__: string;

self.addEventListener('install', (event) => {
  // Activates at once. Pages of the previous release keep working, because pages are always fetched from the network.
  event.waitUntil(keepShell(__BUILD__).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  // The page is fetched while the worker starts, so a navigation is not slower.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), deleteOutdated(__BUILD__)]));
});

self.addEventListener('fetch', (event) => {
  switch (wayOf(event.request, self.location.origin)) {
    case 'hashed':
      return event.respondWith(hashed(event, __BUILD__));
    case 'page':
      return event.respondWith(page(event));
    case 'shell':
      return event.respondWith(shell(event));
    case 'network':
      return;
  }
});

self.addEventListener('push', (event) => event.waitUntil(show(self, event.data?.text() ?? '')));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(self, event.notification.data));
});
