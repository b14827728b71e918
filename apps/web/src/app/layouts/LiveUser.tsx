import { Suspense, useEffect } from 'react';
import { useLiveUser } from '../live.js';
import { lazyPart } from '../../ui/lazy-part.js';

const NewRelease = lazyPart(() => import('../../features/installation/NewRelease.js'), 'NewRelease');

/** Used on every page; also registers the service worker. */
export function LiveUser() {
  useLiveUser();
  // After everything that the page needs, so that the palette's first use is instant.
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
