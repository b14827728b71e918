import { useEffect } from 'react';

const NAME = 'Crease';

/** Names the page in the tab, the history and the announcement of the route. */
export function usePageTitle(...parts: (string | undefined | null)[]) {
  const title = [...parts, NAME].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
