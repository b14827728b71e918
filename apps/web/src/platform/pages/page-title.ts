import { useEffect } from 'react';
import * as t from './pages.words.en.js';

const NAME = t.crease;

/** Sets the title of the tab, the history entry and the route announcement. */
export function usePageTitle(...parts: (string | undefined | null)[]) {
  const title = [...parts, NAME].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
