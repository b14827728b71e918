import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { cx } from '../../../ui/cx.js';
import { useFixedRows } from '../../../ui/lists/use-fixed-rows.js';
import { useMedia } from '../../../ui/use-media.js';
import { useShort } from '../../../ui/use-short.js';
import { useDraft, useUi } from '../state/room-context.js';
import { useQueue } from '../state/use-queue.js';
import { ageOf, GOALIE_KEYS, isStat, SKATER_KEYS, type PoolSort, type StatKey } from '../state/pool.model.js';
import { useListKeys } from './use-list-keys.js';
import { useKeptPlace } from './use-kept-place.js';
import { useAnchor, type SteadyRows } from './use-steady-rows.js';
import { useFocusInTurn } from '../state/use-focus-left.js';
import { PlayerHead, ROOMY_REM } from './PlayerHead.js';
import { useRoomy } from '../state/use-box.js';
import type { ListProps } from './PlayerList.js';
import { PlayerRow } from './PlayerRow.js';
import * as t from './list.words.en.js';

const ROW = 48;
const TOUCH_ROW = 56;
/** In pixels: high enough for a finger, and four rows fit on the smallest phone in landscape. */
const SHORT_TOUCH_ROW = 44;
/** With at most this many rows the list shrinks to its rows, so that the content below follows directly. */
const FEW = 3;
interface RowsProps extends ListProps {
  steady: SteadyRows;
  had: RefObject<boolean>;
}

export function ListRows(props: RowsProps) {
  const { pool, players: found, steady, had, sort, ownTeam } = props;
  const id = useId();
  const { rows: players, aim } = steady;
  const few = players.length <= FEW;
  const grid = useRef<HTMLDivElement>(null);
  useFocusInTurn(grid, had);
  const [cursor, setCursor] = useState<number | null>(null);
  const place = useListPlace(props, cursor);
  const { at, onKeyDown, onFocus, onPress } = useCursor(props, [cursor, setCursor], place, grid);
  const { frame, onScroll } = place;
  const roomy = useRoomy(frame, ROOMY_REM);
  const columns = useColumns(sort, players);
  return (
    <div
      ref={grid}
      data-player-list=""
      role="grid"
      tabIndex={0}
      aria-label={t.players}
      aria-rowcount={players.length + 1}
      aria-activedescendant={at < 0 ? undefined : `${id}-${cursor}`}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      className={cx('group/list flex min-h-0 min-w-0 flex-col outline-offset-[-2px]', !few && 'flex-1')}
    >
      <PlayerHead
        columns={columns}
        roomy={roomy}
        sort={sort}
        count={found.length}
        sample={pool.sample}
        figures={pool.statsSeason === pool.season ? null : pool.statsSeason}
      />
      <div
        ref={frame}
        role="rowgroup"
        tabIndex={ownTeam ? -1 : 0}
        {...aim.on}
        onClick={onPress}
        onScroll={onScroll}
        className={cx('scroll-slim min-h-0 overflow-y-auto overscroll-contain', !few && 'flex-1')}
      >
        <div style={{ height: place.height }} className="relative" role="presentation">
          <VisibleRows id={id} list={props} place={place} cursor={cursor} columns={columns} roomy={roomy} />
        </div>
      </div>
    </div>
  );
}

interface VisibleProps {
  id: string;
  list: RowsProps;
  /** Indices of the rendered rows, and their height. */
  place: { first: number; last: number; row: number };
  cursor: number | null;
  columns: readonly StatKey[];
  roomy: boolean;
}

function VisibleRows({ id, list, place: { first, last, row }, cursor, columns, roomy }: VisibleProps) {
  const { pool, steady, standing, selected, payer, ownTeam } = list;
  const type = useDraft((state) => state.type);
  const { places } = useQueue();
  return steady.rows
    .slice(first, last)
    .map((entry, index) => (
      <PlayerRow
        key={entry.id}
        id={`${id}-${entry.id}`}
        entry={entry}
        season={pool.statsSeason ?? pool.season}
        top={(first + index) * row}
        height={row}
        place={first + index + 2}
        age={ageOf(entry, pool.season)}
        columns={columns}
        roomy={roomy}
        payer={payer}
        type={type}
        drafted={standing.draftedBy(entry.id, true)}
        legal={standing.allows(entry.id)}
        atCursor={entry.id === cursor}
        selected={entry.id === selected}
        queued={places.get(entry.id) ?? null}
        canQueue={ownTeam}
      />
    ));
}

/** The rows in view, and the scroll position, which stays when rows above leave. */
function useListPlace({ question, steady, sort, typed }: RowsProps, cursor: number | null) {
  const row = useRowHeight();
  const { rows: players, aim } = steady;
  /** The row to keep in place: under the pointer, else at the cursor, else the first in view. */
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

/** The keyboard cursor of the list, its keys, and clicks on rows. */
function useCursor(
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

/** Statistics columns: those of the positions in view, plus the one that is sorted by. */
function useColumns(sort: PoolSort, players: readonly PoolEntry[]): readonly StatKey[] {
  const goalies =
    useUi((state) => state.filters.position) === 'G' ||
    (players.length > 0 && players.slice(0, 8).every((player) => player.position === 'G'));
  const by = sort.by;
  return useMemo(() => {
    const keys = goalies ? GOALIE_KEYS : SKATER_KEYS;
    return isStat(by) && !keys.includes(by) ? [...keys.slice(0, -1), by] : keys;
  }, [goalies, by]);
}
