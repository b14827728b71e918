import { useEffect } from 'react';
import * as t from './pages.words.en.js';

const NAME = t.crease;

/** Titles the tab, history entry and route announcement. */
export function usePageTitle(...parts: (string | undefined | null)[]) {
  const title = [...parts, NAME].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
