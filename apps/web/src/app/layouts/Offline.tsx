import { useSyncExternalStore } from 'react';
import * as t from './layouts.words.en.js';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Banner while the browser is offline; the page's content stays readable. */
export function Offline() {
  const offline = useSyncExternalStore(subscribe, () => !navigator.onLine);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 toast-place z-header flex px-4 sm:justify-center">
      {offline && (
        <p className="flex animate-rise items-center gap-2 rounded-full border border-line bg-raised px-3.5 py-1.5 text-xs font-medium text-ink shadow-2">
          <span aria-hidden="true" className="size-2 rounded-full bg-bad-fill" />
          {t.offlineHint}
        </p>
      )}
    </div>
  );
}
