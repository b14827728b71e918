import { Suspense, useEffect } from 'react';
import { useLiveUser } from '../../platform/live.js';
import { lazyPart } from '../../ui/lazy-part.js';

const NewRelease = lazyPart(() =>
  import('../../features/installation/NewRelease.js').then((module) => ({ default: module.NewRelease })),
);

/** Listens for the signed-in user, on whatever page they are, and keeps the app installed. */
export function LiveUser() {
  useLiveUser();
  // The palette is there at its first key. Fetched after all that the page itself needs.
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
