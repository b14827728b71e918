import { useId, useMemo, useRef, useState, type RefObject } from 'react';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { cx } from '../../../ui/cx.js';
import { useDraft, useUi } from '../state/room-context.js';
import { useTeamLabels } from '../state/room-hooks.js';
import { useQueue } from '../state/use-queue.js';
import { ageOf, isStat, keysOf, type Pool, type PoolSort, type StatKey } from '../state/pool.model.js';
import type { SteadyRows } from './rows/use-steady-rows.js';
import { useFocusInTurn } from '../state/use-focus-left.js';
import { PlayerHead, ROOMY_REM, GRID } from './PlayerHead.js';
import { useRoomy } from '../../../ui/use-roomy.js';
import type { ListProps } from './PlayerList.js';
import { useCursor, useListPlace } from './use-list-cursor.js';
import { PlayerCells, type CellsProps } from './PlayerCells.js';
import * as t from './list.words.en.js';

/** With so few rows the list shrinks, so that the content below follows directly. */
const FEW = 3;
export interface RowsProps extends ListProps {
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
  const columns = useColumns(pool, sort, players);
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
  const teams = useTeamLabels();
  return steady.rows.slice(first, last).map((entry, index) => (
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
      from={fromWords(entry, payer, teams)}
      type={type}
      drafted={standing.draftedBy(entry.id, true)}
      // For a team's own players the row names the owner instead of a reason why they do not fit.
      legal={payer !== null && entry.from === payer ? null : standing.allows(entry.id)}
      atCursor={entry.id === cursor}
      selected={entry.id === selected}
      queued={places.get(entry.id) ?? null}
      canQueue={ownTeam}
    />
  ));
}

/** Statistics columns: those of the positions in view, plus the one that is sorted by. */
function useColumns(pool: Pool, sort: PoolSort, players: readonly PoolEntry[]): readonly StatKey[] {
  const goalies =
    useUi((state) => state.filters.position) === 'G' ||
    (players.length > 0 && players.slice(0, 8).every((player) => player.position === 'G'));
  const by = sort.by;
  return useMemo(() => {
    const keys = keysOf(pool, goalies);
    return isStat(by) && !keys.includes(by) ? [...keys.slice(0, -1), by] : keys;
  }, [pool, goalies, by]);
}

/** Which team has the player; null in drafts of players without a team. */
const fromWords = (
  { from }: PoolEntry,
  payer: string | null,
  teams: ReadonlyMap<string, { readonly name: string }>,
): string | null => {
  if (from === undefined) return null;
  return from === payer ? t.ownPlayer : t.fromTeam({ team: teams.get(from)?.name ?? '' });
};

interface RowProps extends CellsProps {
  id: string;
  top: number;
  height: number;
  /** Row number of the grid; the head is row 1. */
  place: number;
  atCursor: boolean;
  selected: boolean;
}

/** A positioned row. When a row above leaves, only the position changes and the row's content does not render again. */
function PlayerRow({ id, top, height, place, atCursor, selected, ...cells }: RowProps) {
  const { entry, drafted, roomy } = cells;
  return (
    <div
      id={id}
      data-player-row={entry.id}
      role="row"
      aria-rowindex={place}
      aria-selected={selected}
      aria-disabled={drafted !== null || undefined}
      style={{ height, top }}
      className={cx(
        GRID[roomy ? 'roomy' : 'narrow'],
        'absolute inset-x-0 cursor-pointer border-b border-line pr-1 pl-1 [contain:size_layout_style]',
        selected ? 'bg-accent-soft' : 'hover:bg-hover',
        // Forced-colours mode removes the shadow and colours the transparent outline.
        atCursor &&
          'outline-offset-[-3px] outline-transparent group-focus-visible/list:shadow-[inset_3px_0_0_var(--accent)] group-focus-visible/list:outline-3',
      )}
    >
      <PlayerCells {...cells} />
    </div>
  );
}
