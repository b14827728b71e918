import { deleteOutdated, hashed, keepShell, page, shell, wayOf } from './caching.js';
import { open, show } from './notices.js';
import type { WorkerScope } from './worker.types.js';

declare const self: WorkerScope;
/** Names the release: by it the browser sees that there is a new one. */
declare const __BUILD__: string;

self.addEventListener('install', (event) => {
  // A new release's worker begins at once. Pages of the release before go on: no page is ever answered from memory.
  event.waitUntil(keepShell(__BUILD__).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  // The page is asked for while the worker starts: it costs a navigation nothing.
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
