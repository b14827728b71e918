import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
  type TouchEvent,
} from 'react';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { shiftOf } from './steady-rows.js';

/** In milliseconds: a mouse that has not moved for this long no longer holds the list. */
const POINTED_MS = 10_000;
const KEY_MS = 5_000;
/** In milliseconds: a released list may continue to scroll. */
const TOUCHED_MS = 900;
const SCROLLED_MS = 300;
const LEFT_MS = 250;

interface Asked {
  /** All players that match the list's query; a new array for a new query. */
  readonly question: readonly PoolEntry[];
  readonly players: readonly PoolEntry[];
}

/** True while the user holds the list, and the player at which they hold it. */
function useAim() {
  const [held, setHeld] = useState(false);
  const player = useRef<number | null>(null);
  const [fingers] = useState(() => new Set<EventTarget>());
  const until = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const letGo = useCallback((ms: number) => {
    clearTimeout(timer.current);
    until.current = performance.now() + ms;
    timer.current = setTimeout(() => setHeld(false), ms);
  }, []);
  const hold = useCallback(
    (ms: number) => {
      setHeld(true);
      if (fingers.size === 0 && performance.now() + ms > until.current) letGo(ms);
    },
    [fingers, letGo],
  );
  const lift = useCallback(
    ({ currentTarget }: Event) => {
      if (currentTarget !== null) fingers.delete(currentTarget);
      if (fingers.size === 0) letGo(TOUCHED_MS);
    },
    [fingers, letGo],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  const on = useMemo(
    () => ({
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        const row = (event.target as HTMLElement).closest<HTMLElement>('[data-player-row]');
        player.current = row === null ? null : Number(row.dataset.playerRow);
        hold(POINTED_MS);
      },
      onPointerLeave: () => {
        player.current = null;
        if (fingers.size === 0) letGo(LEFT_MS);
      },
      onTouchStart: ({ target }: TouchEvent) => {
        fingers.add(target);
        clearTimeout(timer.current);
        setHeld(true);
        // When the touched row scrolls out of view and unmounts, only that element gets the touch's end event.
        for (const end of ['touchend', 'touchcancel'])
          target.addEventListener(end, lift, { once: true, passive: true });
      },
    }),
    [fingers, hold, letGo, lift],
  );
  return { held, player, on, scrolled: () => hold(SCROLLED_MS), keyed: () => hold(KEY_MS) };
}

/** Freezes a value while the list is held; a new query takes effect at once. */
export function useHeld<Value>(held: boolean, question: unknown, value: Value): Value {
  const [shown, setShown] = useState({ question, value });
  const stays = shown.value === value || (held && shown.question === question);
  if (!stays || shown.question !== question) setShown({ question, value });
  return stays ? shown.value : value;
}

/**
 * While the user holds the list, rows stay: drafted players are struck through, returning ones are not added. Otherwise
 * scrolling compensates for rows above.
 */
export function useSteadyRows({ question, players }: Asked) {
  const aim = useAim();
  return { rows: useHeld(aim.held, question, players), aim };
}
export type SteadyRows = ReturnType<typeof useSteadyRows>;

/** Scrolls by the distance that the row in view would have moved. */
export function useAnchor(
  rows: readonly PoolEntry[],
  question: readonly PoolEntry[],
  looked: () => number | null,
  row: number,
  frame: RefObject<HTMLElement | null>,
  view: RefObject<{ readonly top: number; readonly height: number }>,
  look: () => void,
): RefObject<boolean> {
  const drawn = useRef({ rows, question });
  /** The next scroll event comes from this scrolling. */
  const own = useRef(false);
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = { rows, question };
    const box = frame.current;
    if (box === null || before.rows === rows || before.question !== question) return;
    const { top, height } = view.current;
    const wanted = looked();
    const place = wanted === null ? -1 : before.rows.findIndex(({ id }) => id === wanted);
    const inView = place >= 0 && (place + 1) * row > top && place * row < top + height;
    // At the top of the list, stay at the top.
    if (!inView && top === 0) return;
    const shift = shiftOf(before.rows, rows, inView ? place : Math.floor(top / row));
    if (shift === 0) return;
    own.current = true;
    box.scrollTop += shift * row;
    look();
  }, [rows, question, looked, row, frame, view, look]);
  return own;
}
