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

/** A mouse that has not moved for so long points at nothing any more. */
const POINTED_MS = 10_000;
const KEY_MS = 5_000;
/** A list that was let go of may go on scrolling by itself. */
const TOUCHED_MS = 900;
const SCROLLED_MS = 300;
const LEFT_MS = 250;

interface Asked {
  /** All who answer the question that was asked of the list: another one for another question. */
  readonly question: readonly PoolEntry[];
  /** Those of them who are shown as the draft stands. */
  readonly players: readonly PoolEntry[];
}

/** Whether somebody points at the list, touches it, scrolls it or walks in it by keys, and at which player. */
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
        // A row that is scrolled out of view under the finger is gone, and what is lifted from it is heard by it alone.
        for (const end of ['touchend', 'touchcancel'])
          target.addEventListener(end, lift, { once: true, passive: true });
      },
    }),
    [fingers, hold, letGo, lift],
  );
  return { held, player, on, scrolled: () => hold(SCROLLED_MS), keyed: () => hold(KEY_MS) };
}

/** A value that follows the draft stays what it was while the list is held; another question is answered at once. */
export function useHeld<Value>(held: boolean, question: unknown, value: Value): Value {
  const [shown, setShown] = useState({ question, value });
  const stays = shown.value === value || (held && shown.question === question);
  if (!stays || shown.question !== question) setShown({ question, value });
  return stays ? shown.value : value;
}

/**
 * Keeps the list where it is while the draft goes on. As long as somebody points at it, rows stay where they are, whatever happens: they are
 * struck when their player is drafted, and who comes back is not among them yet. Otherwise rows that leave or come above are made up for by
 * scrolling, so that the row that is looked at does not move.
 */
export function useSteadyRows({ question, players }: Asked) {
  const aim = useAim();
  return { rows: useHeld(aim.held, question, players), aim };
}
export type SteadyRows = ReturnType<typeof useSteadyRows>;

/** Scrolls by as much as the row that is looked at would have moved. */
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
  /** The next scrolling is this one's. */
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
    // Whoever looks at the top of the list sees who is at its top.
    if (!inView && top === 0) return;
    const shift = shiftOf(before.rows, rows, inView ? place : Math.floor(top / row));
    if (shift === 0) return;
    own.current = true;
    box.scrollTop += shift * row;
    look();
  }, [rows, question, looked, row, frame, view, look]);
  return own;
}
