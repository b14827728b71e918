import { memo, useCallback, useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { Button } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { isTyping } from '../../ui/HotKeys.js';
import { modalOpen } from '../../ui/layers.js';
import { useFixedRows } from '../../ui/use-fixed-rows.js';
import { useMedia } from '../../ui/use-media.js';
import { useDraft, useScope, useUi } from './room-context.js';
import { useQueue } from './use-queue.js';
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
} from './pool.model.js';
import { PlayerHead } from './PlayerHead.js';
import { PlayerRow } from './PlayerRow.js';

interface ListProps {
  pool: Pool;
  players: readonly PoolEntry[];
  standing: { isTaken(id: number): boolean; allows(id: number): boolean | null };
  sort: PoolSort;
  /** The search that the players were found by. */
  typed: string;
  selected: number | null;
  select: (id: number | null) => void;
  /** The team whose charge a player is shown with. */
  payer: string | null;
  ownTeam: boolean;
}

const ROW = 48;
const TOUCH_ROW = 56;

/** The list of players: a grid that draws only the rows in view, and goes by arrow keys or j, k and q. */
export const PlayerList = memo(function PlayerList({
  pool,
  players,
  standing,
  sort,
  typed,
  selected,
  select,
  payer,
  ownTeam,
}: ListProps) {
  const id = useId();
  const type = useDraft((state) => state.type);
  const { ui } = useScope();
  const touch = useMedia('(pointer: coarse)');
  const row = touch ? TOUCH_ROW : ROW;
  const [cursor, setCursor] = useState<number | null>(null);
  const queue = useQueue();
  const { frame, look, scrollTo, first, last, height } = useFixedRows(players.length, row);
  const at = cursor === null ? -1 : players.findIndex((player) => player.id === cursor);

  // A new search or order is looked at from its top.
  const order = `${sort.by}${sort.direction}`;
  useEffect(() => {
    frame.current?.scrollTo({ top: 0 });
  }, [order, typed, frame]);

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

  const page = Math.max(1, Math.floor((frame.current?.clientHeight ?? 480) / row) - 1);
  const toggleQueue = queue.toggle;
  const act = useCallback(
    (key: string): boolean => {
      const player = players[at];
      switch (key) {
        case 'ArrowDown':
        case 'j':
          move(at + 1);
          return true;
        case 'ArrowUp':
        case 'k':
          move(at < 0 ? 0 : at - 1);
          return true;
        case 'PageDown':
          move(at + page);
          return true;
        case 'PageUp':
          move(at - page);
          return true;
        case 'Home':
          move(0);
          return true;
        case 'End':
          move(players.length - 1);
          return true;
        case 'Enter':
          if (player === undefined) return false;
          select(player.id);
          return true;
        case 'q':
          if (player === undefined || !ownTeam) return false;
          toggleQueue(player.id);
          return true;
        default:
          return false;
      }
    },
    [players, at, move, page, select, ownTeam, toggleQueue],
  );

  // j, k and q work wherever the focus is, as long as nothing is being typed.
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event) || modalOpen())
        return;
      if ((event.key === 'j' || event.key === 'k' || event.key === 'q') && act(event.key)) {
        event.preventDefault();
        if (event.key !== 'q') frame.current?.parentElement?.focus({ preventScroll: true });
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [act, frame]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && selected !== null) {
      event.preventDefault();
      select(null);
    } else if (event.key.length > 1 && act(event.key)) event.preventDefault();
  };

  const columns = useColumns(sort, players);
  if (players.length === 0) {
    return (
      <EmptyState
        className="flex-1"
        words="No player fits"
        detail="Nobody in the pool matches this search and these filters."
        action={
          <Button size="sm" onClick={() => ui.setState({ search: '', filters: NO_FILTERS })}>
            Show all players
          </Button>
        }
      />
    );
  }
  return (
    <div
      data-player-list=""
      role="grid"
      tabIndex={0}
      aria-label="Players"
      aria-rowcount={players.length + 1}
      aria-activedescendant={at < 0 ? undefined : `${id}-${cursor}`}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (at < 0 && event.target === event.currentTarget)
          setCursor(players[Math.ceil((frame.current?.scrollTop ?? 0) / row)]?.id ?? null);
      }}
      className="group/list flex min-h-0 flex-1 flex-col outline-offset-[-2px]"
    >
      <PlayerHead
        columns={columns}
        sort={sort}
        count={players.length}
        sample={pool.sample}
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
        onScroll={look}
        className="scroll-slim min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        <div style={{ height }} className="relative" role="presentation">
          {players.slice(first, last).map((entry, index) => (
            <PlayerRow
              key={entry.id}
              id={`${id}-${entry.id}`}
              entry={entry}
              season={pool.season}
              top={(first + index) * row}
              height={row}
              place={first + index + 2}
              age={ageOf(entry, pool.season)}
              columns={columns}
              payer={payer}
              type={type}
              taken={standing.isTaken(entry.id)}
              legal={standing.allows(entry.id)}
              atCursor={entry.id === cursor}
              selected={entry.id === selected}
              queued={queue.places.get(entry.id) ?? null}
              canQueue={ownTeam}
              onSelect={(chosen) => {
                setCursor(chosen);
                select(selected === chosen ? null : chosen);
              }}
              onQueue={toggleQueue}
            />
          ))}
        </div>
      </div>
    </div>
  );
});

/** Statistics in columns: those of the position in view, and the one that is sorted by. */
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
