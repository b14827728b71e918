import { memo, useCallback, useEffect, useId, useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type { Slot } from '@crease/core/draft/draft.model.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { cx } from '../../../ui/cx.js';
import { useFixedRows } from '../../../ui/lists/use-fixed-rows.js';
import { useMedia } from '../../../ui/use-media.js';
import { useShort } from '../../../ui/use-short.js';
import { useDraft, useScope, useUi } from '../state/room-context.js';
import { useQueue } from '../state/use-queue.js';
import {
  ageOf,
  GOALIE_KEYS,
  isStat,
  naturalSort,
  NO_FILTERS,
  SKATER_KEYS,
  type Pool,
  type PoolSort,
  type StatKey,
} from '../state/pool.model.js';
import { useListKeys } from './use-list-keys.js';
import { useKeptPlace } from './use-kept-place.js';
import { useAnchor, useHeld, useSteadyRows, type SteadyRows } from './use-steady-rows.js';
import { useFocusInTurn } from '../state/use-focus-left.js';
import { FoundElsewhere } from './later-parts.js';
import { PlayerHead, ROOMY_REM } from './PlayerHead.js';
import { useRoomy } from '../state/use-box.js';
import { PlayerRow } from './PlayerRow.js';
import * as t from './list.words.en.js';

interface ListProps {
  pool: Pool;
  /** All players that match the search and the filters, drafted or not. */
  question: readonly PoolEntry[];
  /** The matching players that the list currently shows. */
  players: readonly PoolEntry[];
  standing: { draftedBy(id: number, cut: boolean): string | null; allows(id: number): boolean | null };
  slots: readonly Slot[];
  sort: PoolSort;
  /** The search text that produced this list. */
  typed: string;
  hideTaken: boolean;
  selected: number | null;
  select: (id: number | null) => void;
  /** The team for which the charge is shown. */
  payer: string | null;
  ownTeam: boolean;
}

const ROW = 48;
const TOUCH_ROW = 56;
/** In pixels: high enough for a finger, and four rows fit on the smallest phone in landscape. */
const SHORT_TOUCH_ROW = 44;
/** With at most this many rows the list shrinks to its rows, so that the content below follows directly. */
const FEW = 3;
/** From this many letters on the search also looks for drafted players. */
const FOUND_FROM = 2;

/** The virtualised list of players: renders the visible rows only; keyboard: arrow keys or j, k and q. */
export const PlayerList = memo(function PlayerList(props: ListProps) {
  const { typed, hideTaken, question } = props;
  const steady = useSteadyRows(props);
  const slots = useHeld(steady.aim.held, question, props.slots);
  const empty = steady.rows.length === 0;
  /** True when the list, or its empty state, had the focus when it was unmounted. */
  const had = useRef(false);
  return (
    <>
      {empty ? <Nobody had={had} /> : <Rows {...props} steady={steady} had={had} />}
      {typed.trim().length >= FOUND_FROM && (
        <FoundElsewhere typed={typed} hideTaken={hideTaken} slots={slots} alone={empty} />
      )}
    </>
  );
});

function Nobody({ had }: { had: RefObject<boolean> }) {
  const { ui } = useScope();
  const box = useRef<HTMLDivElement>(null);
  useFocusInTurn(box, had);
  return (
    <div ref={box} data-no-player="" className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <EmptyState
        className="flex-1"
        words={t.noPlayerFits}
        detail={t.noPlayerMatches}
        action={
          <Button size="sm" onClick={() => ui.setState({ search: '', filters: NO_FILTERS })}>
            {t.showAllPlayers}
          </Button>
        }
      />
    </div>
  );
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

interface RowsProps extends ListProps {
  steady: SteadyRows;
  had: RefObject<boolean>;
}

function Rows({
  pool,
  question,
  players: found,
  steady,
  had,
  standing,
  sort,
  typed,
  selected,
  select,
  payer,
  ownTeam,
}: RowsProps) {
  const id = useId();
  const type = useDraft((state) => state.type);
  const { ui } = useScope();
  const row = useRowHeight();
  const [cursor, setCursor] = useState<number | null>(null);
  const queue = useQueue();
  const { rows: players, aim } = steady;
  /** The row to keep in place: under the pointer, else at the cursor, else the first in view. */
  const { player: pointed } = aim;
  const looked = useCallback(() => pointed.current ?? cursor, [pointed, cursor]);
  const grid = useRef<HTMLDivElement>(null);
  useFocusInTurn(grid, had);
  const few = players.length <= FEW;
  const { frame, view, look, scrollTo, first, last, height } = useFixedRows(players.length, row);
  const roomy = useRoomy(frame, ROOMY_REM);
  const own = useAnchor(players, question, looked, row, frame, view, look);
  const at = cursor === null ? -1 : players.findIndex((player) => player.id === cursor);
  const toggleQueue = queue.toggle;

  const asked = `${sort.by}${sort.direction} ${typed}`;
  useFromTop(asked, frame, view);
  useKeptPlace({ players, asked, row, frame, view, look });

  const move = useCallback(
    (to: number) => {
      const next = Math.max(0, Math.min(players.length - 1, to));
      const player = players[next];
      if (player === undefined) return;
      setCursor(player.id);
      scrollTo(next);
    },
    [players, scrollTo],
  );
  const onKeyDown = useListKeys({
    players,
    at,
    page: () => Math.max(1, Math.floor((view.current.height || 480) / row) - 1),
    move,
    select,
    selected,
    queue: ownTeam ? toggleQueue : null,
    grid: () => grid.current,
  });

  // One delegated handler, because rows mount and unmount.
  const onPress = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement;
    const pressed = target.closest<HTMLElement>('[data-player-row]');
    if (pressed === null) return;
    const player = Number(pressed.dataset.playerRow);
    if (target.closest('[data-queue]') !== null) toggleQueue(player);
    else {
      setCursor(player);
      select(selected === player ? null : player);
    }
  };

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
      onKeyDown={(event) => {
        onKeyDown(event);
        aim.keyed();
      }}
      onFocus={(event) => {
        if (at < 0 && event.target === event.currentTarget)
          setCursor(players[Math.ceil((frame.current?.scrollTop ?? 0) / row)]?.id ?? null);
      }}
      className={cx('group/list flex min-h-0 min-w-0 flex-col outline-offset-[-2px]', !few && 'flex-1')}
    >
      <PlayerHead
        columns={columns}
        roomy={roomy}
        sort={sort}
        count={found.length}
        sample={pool.sample}
        figures={pool.statsSeason === pool.season ? null : pool.statsSeason}
        onSort={(by) =>
          ui.setState({
            sort: sort.by === by ? { by, direction: sort.direction === 'asc' ? 'desc' : 'asc' } : naturalSort(by),
          })
        }
      />
      <div
        ref={frame}
        role="rowgroup"
        tabIndex={ownTeam ? -1 : 0}
        {...aim.on}
        onClick={onPress}
        onScroll={() => {
          look();
          // The list's own scrolling keeps the rows in place.
          if (own.current) own.current = false;
          else aim.scrolled();
        }}
        className={cx('scroll-slim min-h-0 overflow-y-auto overscroll-contain', !few && 'flex-1')}
      >
        <div style={{ height }} className="relative" role="presentation">
          {players.slice(first, last).map((entry, index) => (
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
              queued={queue.places.get(entry.id) ?? null}
              canQueue={ownTeam}
            />
          ))}
        </div>
      </div>
    </div>
  );
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
