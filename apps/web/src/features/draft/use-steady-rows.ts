import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { onlyLeft, shiftOf } from './steady-rows.js';

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
  readonly found: readonly PoolEntry[];
}

/** Whether somebody points at the list, touches it, scrolls it or walks in it by keys, and at which player. */
function useAim() {
  const [held, setHeld] = useState(false);
  const player = useRef<number | null>(null);
  const touched = useRef(false);
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
      if (!touched.current && performance.now() + ms > until.current) letGo(ms);
    },
    [letGo],
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
        if (!touched.current) letGo(LEFT_MS);
      },
      onTouchStart: () => {
        touched.current = true;
        clearTimeout(timer.current);
        setHeld(true);
      },
      onTouchEnd: () => {
        touched.current = false;
        letGo(TOUCHED_MS);
      },
      onTouchCancel: () => {
        touched.current = false;
        letGo(TOUCHED_MS);
      },
    }),
    [hold, letGo],
  );
  return { held, player, on, scrolled: () => hold(SCROLLED_MS), keyed: () => hold(KEY_MS) };
}

/**
 * Keeps the list where it is while the draft goes on. As long as somebody points at it, rows stay where they are, struck when their
 * player is drafted; otherwise rows that leave above are made up for by scrolling, so that the row that is looked at does not move.
 */
export function useSteadyRows({ question, found }: Asked, keyed: number | null) {
  const aim = useAim();
  const [shown, setShown] = useState({ question, rows: found });
  const stays = shown.rows === found || (aim.held && shown.question === question && onlyLeft(shown.rows, found));
  if (!stays || shown.question !== question) setShown({ question, rows: found });
  const rows = stays ? shown.rows : found;
  /** The player of the row that is to stay: pointed at, walked to, else the first in view. */
  const { player } = aim;
  const looked = useCallback(() => player.current ?? keyed, [player, keyed]);
  return { rows, looked, aim };
}

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
