import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RuleSection } from '@crease/core/settings/rulebook.rules.js';

export interface Chapters {
  readonly isOpen: (id: string) => boolean;
  readonly set: (id: string, open: boolean) => void;
  readonly setAll: (open: boolean) => void;
}

/**
 * Which chapters are open. The first is, so that the page begins with rules. A search opens the chapters with results,
 * printing opens all. Chapters that the reader opened or folded keep that state until the search changes.
 */
export function useChapters(sections: readonly RuleSection[], search: string): Chapters {
  const [byHand, setByHand] = useState<Readonly<Record<string, boolean>>>({});
  const printing = usePrinting();
  const searched = search.trim();
  const key = (id: string) => `${id} ${searched}`;
  return {
    isOpen: (id) => printing || (byHand[key(id)] ?? (searched !== '' || id === sections[0]?.id)),
    set: (id, open) => setByHand((before) => ({ ...before, [key(id)]: open })),
    setAll: (open) =>
      setByHand((before) => ({ ...before, ...Object.fromEntries(sections.map(({ id }) => [key(id), open])) })),
  };
}

/** True while the browser lays the page out for a printer. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints when the listener returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
