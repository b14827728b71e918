import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RuleSection } from '@crease/core/settings/rulebook.rules.js';
import { useLarge } from '../../ui/use-media.js';

export interface Chapters {
  readonly isOpen: (id: string) => boolean;
  readonly set: (id: string, open: boolean) => void;
  readonly setAll: (open: boolean) => void;
}

/**
 * Divides the chapters into two columns with about as many rules each. CSS columns would move chapters whenever one
 * opens.
 */
export function inTwo(sections: readonly RuleSection[]): readonly (readonly RuleSection[])[] {
  const rules = sections.reduce((sum, section) => sum + section.rules.length, 0);
  let before = 0;
  const split = sections.findIndex((section) => {
    before += section.rules.length;
    return before >= rules / 2;
  });
  return [sections.slice(0, split + 1), sections.slice(split + 1)];
}

/**
 * Which chapters are open. The first of each column is, so that every column begins with rules. A search opens the
 * chapters with results, printing opens all. Chapters that the reader opened or folded keep that state until the search
 * changes.
 */
export function useChapters(sections: readonly RuleSection[], search: string): Chapters {
  const [byHand, setByHand] = useState<Readonly<Record<string, boolean>>>({});
  const printing = usePrinting();
  const large = useLarge();
  const firsts = (large ? inTwo(sections) : [sections]).map(([section]) => section?.id);
  const searched = search.trim();
  const key = (id: string) => `${id} ${searched}`;
  return {
    isOpen: (id) => printing || (byHand[key(id)] ?? (searched !== '' || firsts.includes(id))),
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
