import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { PointerDrag, type DragPlace } from './pointer-drag.js';
import * as t from './lists.words.en.js';
import { moved, type Id, type Sorting } from './sorting.js';
import { useKeyboardSort } from './use-keyboard-sort.js';

interface Drag<T extends Id> extends DragPlace {
  readonly id: T;
}

export interface Sortable<T extends Id> {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly active: T | null;
  item(id: T): { 'data-sort': string; style: CSSProperties };
  handle(id: T): {
    'data-sort-handle': string;
    'aria-describedby': string;
    'aria-pressed': boolean;
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
  /** Announcements and instructions; render once next to the list. */
  readonly words: { readonly id: string; readonly help: string; readonly said: string };
}

/**
 * Lines move by dragging or keyboard: Space picks up and drops, arrows move, Esc cancels. A library for this would be
 * six times as large.
 */
export function useSortable<T extends Id>(
  ids: readonly T[],
  onOrder: (ids: readonly T[]) => void,
  nameOf: (id: T) => string,
  disabled = false,
): Sortable<T> {
  const wordsId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [said, say] = useState('');
  const sorting = { ids, onOrder, nameOf, disabled, list, say };
  const { drag, begin } = usePointerSort(sorting);
  const { carried, onKeyDown, onBlur } = useKeyboardSort(sorting);
  return {
    list,
    active: drag?.id ?? carried ?? null,
    item: (id) => ({ 'data-sort': String(id), style: drag === null ? {} : styleOf(drag, id, ids.indexOf(id)) }),
    handle: (id) => ({
      'data-sort-handle': String(id),
      'aria-describedby': wordsId,
      'aria-pressed': carried === id,
      onPointerDown: (event) => begin(id, event),
      onKeyDown: (event) => onKeyDown(id, event),
      onBlur: () => onBlur(id),
    }),
    words: {
      id: wordsId,
      help: t.sortByKeysHint,
      said,
    },
  };
}

/** The dragged line follows the pointer; lines that it has passed make room. */
function styleOf<T extends Id>(drag: Drag<T>, id: T, at: number): CSSProperties {
  if (drag.id === id) return { transform: `translateY(${drag.by}px)`, zIndex: 1, position: 'relative' };
  const room = at > drag.from && at <= drag.to ? -drag.height : at < drag.from && at >= drag.to ? drag.height : 0;
  return { transform: room === 0 ? undefined : `translateY(${room}px)`, transition: 'transform 120ms ease-out' };
}

function usePointerSort<T extends Id>(sorting: Sorting<T>) {
  const [drag, setDrag] = useState<Drag<T> | null>(null);
  const { list, say } = sorting;
  const now = useRef(sorting);
  useEffect(() => {
    now.current = sorting;
  });
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const begin = useCallback(
    (id: T, event: PointerEvent<HTMLElement>) => {
      const frame = list.current;
      if (now.current.disabled || event.button !== 0 || frame === null) return;
      const from = now.current.ids.indexOf(id);
      const name = () => now.current.nameOf(id);
      const drag = PointerDrag.start(frame, from, event, {
        started: () => say(t.itemPickedUp({ item: name() })),
        placed: (place) => setDrag({ id, ...place }),
        ended(moving, to) {
          stop.current = null;
          setDrag(null);
          if (!moving) return;
          if (to !== from) {
            now.current.onOrder(moved(now.current.ids, now.current.ids.indexOf(id), to));
            say(t.itemIsNowNumber({ item: name(), number: to + 1 }));
          } else say(t.itemBackInPlace({ item: name() }));
        },
      });
      if (drag === null) return;
      stop.current?.();
      stop.current = () => drag.finish(false);
    },
    [list, say],
  );
  return { drag, begin };
}

export function SortWords({ words }: { words: Sortable<Id>['words'] }) {
  return (
    <>
      <span id={words.id} hidden>
        {words.help}
      </span>
      <span role="status" className="sr-only">
        {words.said}
      </span>
    </>
  );
}
