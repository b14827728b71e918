import { Suspense, useEffect } from 'react';
import { useLiveUser } from '../live.js';
import { lazyPart } from '../../ui/lazy-part.js';

const NewRelease = lazyPart(() => import('../../features/installation/NewRelease.js'), 'NewRelease');

/** Listens to the signed-in user's events on every page, and registers the service worker. */
export function LiveUser() {
  useLiveUser();
  // Prefetches the palette after everything that the page needs, so that its first use is instant.
  useEffect(() => {
    for (const load of [() => import('./Overlays.js'), () => import('../../features/palette/Palette.js')])
      void load().catch(() => undefined);
  }, []);
  return (
    <Suspense>
      <NewRelease />
    </Suspense>
  );
}
