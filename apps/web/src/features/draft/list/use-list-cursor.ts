import {
  useCallback,
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useFixedRows } from '../../../ui/lists/use-fixed-rows.js';
import { useMedia } from '../../../ui/use-media.js';
import { useShort } from '../../../ui/use-short.js';
import { useQueue } from '../state/use-queue.js';
import { useListKeys } from './use-list-keys.js';
import { useKeptPlace } from './use-kept-place.js';
import { useAnchor } from './rows/use-steady-rows.js';
import type { RowsProps } from './ListRows.js';

const ROW = 48;
const TOUCH_ROW = 56;
/** In pixels: high enough for a finger, and four rows fit on the smallest phone in landscape. */
const SHORT_TOUCH_ROW = 44;

/** The rows in view, and the scroll position, which stays when rows above leave. */
export function useListPlace({ question, steady, sort, typed }: RowsProps, cursor: number | null) {
  const row = useRowHeight();
  const { rows: players, aim } = steady;
  /** The row under the pointer, else at the cursor, else the first in view. */
  const { player: pointed } = aim;
  const looked = useCallback(() => pointed.current ?? cursor, [pointed, cursor]);
  const { frame, view, look, scrollTo, first, last, height } = useFixedRows(players.length, row);
  const own = useAnchor(players, question, looked, row, frame, view, look);
  const asked = `${sort.by}${sort.direction} ${typed}`;
  useFromTop(asked, frame, view);
  useKeptPlace({ players, asked, row, frame, view, look });
  return {
    row,
    first,
    last,
    height,
    frame,
    scrollTo,
    rowsPerPage: () => Math.max(1, Math.floor((view.current.height || 480) / row) - 1),
    onScroll() {
      look();
      // The list's own scrolling keeps the rows in place.
      if (own.current) own.current = false;
      else aim.scrolled();
    },
  };
}

export function useCursor(
  { steady, selected, select, ownTeam }: RowsProps,
  [cursor, setCursor]: [number | null, (id: number | null) => void],
  { frame, row, scrollTo, rowsPerPage }: ReturnType<typeof useListPlace>,
  grid: RefObject<HTMLDivElement | null>,
) {
  const { toggle: toggleQueue } = useQueue();
  const { rows: players, aim } = steady;
  /** Index of the row at the cursor; -1 for none. */
  const at = cursor === null ? -1 : players.findIndex((player) => player.id === cursor);
  const move = useCallback(
    (to: number) => {
      const next = Math.max(0, Math.min(players.length - 1, to));
      const player = players[next];
      if (player === undefined) return;
      setCursor(player.id);
      scrollTo(next);
    },
    [players, scrollTo, setCursor],
  );
  const queue = ownTeam ? toggleQueue : null;
  const onListKey = useListKeys({
    players,
    at,
    page: rowsPerPage,
    move,
    select,
    selected,
    queue,
    grid: () => grid.current,
  });
  return {
    at,
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      onListKey(event);
      aim.keyed();
    },
    onFocus(event: FocusEvent) {
      if (at < 0 && event.target === event.currentTarget)
        setCursor(players[Math.ceil((frame.current?.scrollTop ?? 0) / row)]?.id ?? null);
    },
    // One delegated handler, because rows mount and unmount.
    onPress(event: MouseEvent<HTMLDivElement>) {
      const target = event.target as HTMLElement;
      const pressed = target.closest<HTMLElement>('[data-player-row]');
      if (pressed === null) return;
      const player = Number(pressed.dataset.playerRow);
      if (target.closest('[data-queue]') !== null) return toggleQueue(player);
      setCursor(player);
      select(selected === player ? null : player);
    },
  };
}

function useRowHeight(): number {
  const short = useShort();
  return useMedia('(pointer: coarse)') ? (short ? SHORT_TOUCH_ROW : TOUCH_ROW) : ROW;
}

function useFromTop(asked: string, frame: RefObject<HTMLElement | null>, view: RefObject<{ readonly top: number }>) {
  const answered = useRef(asked);
  useEffect(() => {
    if (answered.current === asked) return;
    answered.current = asked;
    // At the top do not scroll: the call would force a layout.
    if (view.current.top > 0) frame.current?.scrollTo({ top: 0 });
  }, [asked, frame, view]);
}
