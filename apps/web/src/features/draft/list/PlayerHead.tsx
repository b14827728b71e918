import type { ReactNode } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { cx } from '../../../ui/cx.js';
import { statOf, type PoolSort, type SortBy, type StatKey } from '../state/pool.model.js';
import * as t from './list.words.en.js';

/** Grid columns of the list's head and rows, with statistics where there is room. */
export const GRID = {
  roomy: 'grid grid-cols-[2.5rem_minmax(0,1fr)_repeat(4,2.125rem)_4.25rem_2.5rem] items-center gap-x-1',
  // Next to a player's panel on a small phone the rank column collapses to make room for the name.
  narrow:
    'grid grid-cols-[2.5rem_minmax(0,1fr)_4.25rem_2.75rem] items-center gap-x-1 @max-[17rem]:grid-cols-[0_minmax(0,1fr)_3.75rem_2.5rem]',
} as const;
export const RANK = '@max-[17rem]:invisible';
export const ROOMY_REM = 27;

export function PlayerHead({
  columns,
  roomy,
  sort,
  count,
  sample,
  figures,
  onSort,
}: {
  columns: readonly StatKey[];
  roomy: boolean;
  sort: PoolSort;
  count: number;
  sample: boolean;
  /** The season of most statistics when it differs from the draft's season; null otherwise. */
  figures: string | null;
  onSort: (by: SortBy) => void;
}) {
  const head = (by: SortBy, label: string, title: string, className: string, after?: ReactNode) => {
    const direction = sort.by === by ? sort.direction : null;
    return (
      <span
        key={by}
        role="columnheader"
        aria-sort={direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
        className={cx('flex min-w-0 items-center gap-2', className)}
      >
        <button
          type="button"
          title={t.orderBy({ column: title })}
          onClick={() => onSort(by)}
          className={cx(
            'flex h-8 items-center gap-0.5 tight:h-6 rounded-sm text-xs hover:text-ink',
            direction === null ? 'font-medium text-ink-3' : 'font-semibold text-ink',
          )}
        >
          {label}
          {direction !== null &&
            (direction === 'asc' ? (
              <ArrowUp size={10} aria-hidden="true" />
            ) : (
              <ArrowDown size={10} aria-hidden="true" />
            ))}
        </button>
        {after}
      </span>
    );
  };
  return (
    <div role="rowgroup" className="shrink-0 border-b border-line bg-sunken">
      <div role="row" aria-rowindex={1} className={cx(GRID[roomy ? 'roomy' : 'narrow'], 'pr-1 pl-1')}>
        {head('rank', '#', t.rank, cx('justify-end pr-1.5', RANK))}
        {head(
          'name',
          t.player,
          t.name,
          'justify-start',
          <span className="truncate text-xs text-ink-3">
            <span role="status">{sample ? t.samplePlayers({ count }) : count}</span>
            {figures !== null && <span title={t.figuresOf({ season: figures })}>{` · ${figures}`}</span>}
          </span>,
        )}
        {roomy && columns.map((key) => head(key, statOf(key).short, statOf(key).long, 'justify-end'))}
        {head('cap', t.cap, t.capHit, 'justify-end')}
        <span role="columnheader">
          <span className="sr-only">{t.queueColumn}</span>
        </span>
      </div>
    </div>
  );
}
