import type { ReactNode } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { cx } from '../../../ui/cx.js';
import { naturalSort, statOf, type PoolSort, type SortBy, type StatKey } from '../state/pool.model.js';
import { useScope } from '../state/room-context.js';
import * as t from './list.words.en.js';

/** Grid columns of the list's head and rows, with statistics where there is room. */
export const GRID = {
  roomy: 'grid grid-cols-[2.5rem_minmax(0,1fr)_repeat(3,2.125rem)_2.5rem_4.25rem_2.5rem] items-center gap-x-1',
  // Next to a panel on a small phone the rank column makes room for the name.
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
}: {
  columns: readonly StatKey[];
  roomy: boolean;
  sort: PoolSort;
  count: number;
  sample: boolean;
  /** The statistics' season when it differs from the draft's; null otherwise. */
  figures: string | null;
}) {
  return (
    <div role="rowgroup" className="shrink-0 border-b border-line bg-sunken">
      <div role="row" aria-rowindex={1} className={cx(GRID[roomy ? 'roomy' : 'narrow'], 'pr-1 pl-1')}>
        <ColumnHead by="rank" label="#" title={t.rank} sort={sort} className={cx('justify-end pr-1.5', RANK)} />
        <ColumnHead by="name" label={t.player} title={t.name} sort={sort} className="justify-start">
          <span className="truncate text-xs text-ink-3">
            <span role="status">{sample ? t.samplePlayers({ count }) : count}</span>
            {figures !== null && <span title={t.figuresOf({ season: figures })}>{` · ${figures}`}</span>}
          </span>
        </ColumnHead>
        {roomy &&
          columns.map((key) => (
            <ColumnHead
              key={key}
              by={key}
              label={statOf(key).short}
              title={statOf(key).long}
              sort={sort}
              className="justify-end"
            />
          ))}
        <ColumnHead by="cap" label={t.cap} title={t.capHit} sort={sort} className="justify-end" />
        <span role="columnheader">
          <span className="sr-only">{t.queueColumn}</span>
        </span>
      </div>
    </div>
  );
}

interface ColumnHeadProps {
  by: SortBy;
  label: string;
  title: string;
  sort: PoolSort;
  className: string;
  children?: ReactNode;
}

/** Sorts by its column; a second press reverses the direction. */
function ColumnHead({ by, label, title, sort, className, children }: ColumnHeadProps) {
  const { ui } = useScope();
  const direction = sort.by === by ? sort.direction : null;
  return (
    <span
      role="columnheader"
      aria-sort={direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
      className={cx('flex min-w-0 items-center gap-2', className)}
    >
      <button
        type="button"
        title={t.orderBy({ column: title })}
        onClick={() =>
          ui.setState({
            sort: direction === null ? naturalSort(by) : { by, direction: direction === 'asc' ? 'desc' : 'asc' },
          })
        }
        className={cx(
          'flex h-8 items-center gap-0.5 tight:h-6 rounded-sm text-xs hover:text-ink',
          direction === null ? 'font-medium text-ink-3' : 'font-semibold text-ink',
        )}
      >
        {label}
        {direction !== null &&
          (direction === 'asc' ? <ArrowUp size={10} aria-hidden="true" /> : <ArrowDown size={10} aria-hidden="true" />)}
      </button>
      {children}
    </span>
  );
}
