import { lazy, Suspense } from 'react';
import { useLiveUser } from '../../platform/live.js';

const NewRelease = lazy(() =>
  import('../../features/installation/NewRelease.js').then((module) => ({ default: module.NewRelease })),
);

/** Listens for the signed-in user, on whatever page they are, and keeps the app installed. */
export function LiveUser() {
  useLiveUser();
  return (
    <Suspense>
      <NewRelease />
    </Suspense>
  );
}
