import { Suspense, useLayoutEffect, useState } from 'react';
import { modalOpen } from '../layers/layers.js';
import { lazyPart } from '../lazy-part.js';

export const isTyping = (event: KeyboardEvent): boolean => isField(event.target);

/** An element that takes keys as text or as a choice. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]):not([type=radio]),textarea,select'));

export interface KeyHelp {
  keys: readonly string[];
  what: string;
}

const KeySheet = lazyPart(() => import('./KeySheet.js'), 'KeySheet');

/**
 * Global shortcuts: `/` focuses the search box (`data-search`), `?` opens the list of keys, Ctrl K or ⌘K calls
 * `onFind`. Mounted once.
 */
export function HotKeys({ onFind }: { onFind?: () => void }) {
  const [open, setOpen] = useState(false);
  // A layout effect, so that keys work as soon as the page is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey) {
        if (onFind === undefined) return;
        // Prevents the browser's own search.
        event.preventDefault();
        onFind();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || modalOpen()) return;
      if (event.key === '/') {
        const search = document.querySelector<HTMLInputElement>('[data-search]');
        if (search === null) return;
        event.preventDefault();
        search.focus();
        search.select();
      } else if (event.key === '?') {
        event.preventDefault();
        setOpen(true);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onFind]);
  if (!open) return null;
  return (
    <Suspense>
      <KeySheet onClose={() => setOpen(false)} />
    </Suspense>
  );
}
