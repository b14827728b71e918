import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import * as t from './lists.words.en.js';
import { moved, type Id, type Sorting } from './sorting.js';

export function useKeyboardSort<T extends Id>({ ids, onOrder, nameOf, disabled, list, say }: Sorting<T>) {
  const [carried, setCarried] = useState<{ readonly id: T; readonly before: readonly T[] } | null>(null);
  // A moved line loses the focus.
  const refocus = useRef<T | null>(null);
  useLayoutEffect(() => {
    const id = refocus.current;
    if (id === null) return;
    list.current?.querySelector<HTMLElement>(`[data-sort-handle="${id}"]`)?.focus();
    refocus.current = null;
  }, [ids, list]);

  const onKeyDown = (id: T, event: KeyboardEvent<HTMLElement>) => {
    if (disabled) return;
    const at = ids.indexOf(id);
    const mine = carried?.id === id ? carried : null;
    const name = nameOf(id);
    const steps: Record<string, number | undefined> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: ids.length - 1,
    };
    const to = steps[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      setCarried(mine === null ? { id, before: ids } : null);
      say(
        mine === null
          ? t.itemPickedUpAtNumber({ item: name, number: at + 1, count: ids.length })
          : t.itemPutDownAtNumber({ item: name, number: at + 1 }),
      );
    } else if (mine !== null && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      refocus.current = id;
      setCarried(null);
      onOrder(mine.before);
      say(t.itemBackInPlace({ item: name }));
    } else if (mine !== null && to !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      if (to < 0 || to >= ids.length || to === at) return;
      refocus.current = id;
      onOrder(moved(ids, at, to));
      say(t.nowAtNumber({ number: to + 1 }));
    }
  };

  const onBlur = (id: T) => {
    if (refocus.current === null && carried?.id === id) setCarried(null);
  };
  return { carried: carried?.id ?? null, onKeyDown, onBlur };
}
