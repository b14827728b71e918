import { useEffect } from 'react';

const NAME = 'Crease';

/** Sets the title of the tab, the history entry and the route announcement. */
export function usePageTitle(...parts: (string | undefined | null)[]) {
  const title = [...parts, NAME].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
