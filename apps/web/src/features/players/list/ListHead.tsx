import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { cx } from '../../../ui/cx.js';
import type { RowFigure } from './PlayerRow.js';
import { GRID, LARGE, MIDDLE, ONE_FIGURE, OWNER, RANK, WIDE } from './row-grid.js';
import { ALL_SORTS, isPlayed, type ListSort } from '../players.model.js';
import type { PlayerRowsProps } from './PlayerRows.js';
import * as t from './list.words.en.js';

/** A column without room keeps its place, but its button takes no focus. */
const HIDDEN_OWNER = { always: '', later: '@max-[46rem]:invisible', never: 'invisible' };

export function ListHead({
  sort,
  direction,
  onSort,
  actOf,
  stats,
  owners,
}: Pick<PlayerRowsProps, 'sort' | 'direction' | 'onSort' | 'actOf'> & {
  stats: readonly RowFigure[];
  owners: 'always' | 'later' | 'never';
}) {
  const narrow = isPlayed(sort) ? sort : 'points';
  const head = (key: ListSort, className: string) => (
    <Head key={key} column={key} sort={sort} direction={direction} onSort={onSort} className={className} />
  );

  return (
    <div role="rowgroup" className="border-b border-line bg-sunken">
      <div role="row" aria-rowindex={1} className={GRID}>
        {head('rank', `justify-end ${RANK}`)}
        {head('name', '')}
        {head(narrow, `justify-end ${ONE_FIGURE}`)}
        {head('club', MIDDLE)}
        {head('age', `justify-end ${MIDDLE}`)}
        {head('owner', cx('overflow-hidden', OWNER, HIDDEN_OWNER[owners]))}
        {head('cap_hit', 'justify-end')}
        {head('contract_expiry', 'justify-end')}
        {stats.map(({ key, wide }) => head(key, `justify-end ${wide === true ? WIDE : LARGE}`))}
        <span role="columnheader">
          <span className="sr-only">{actOf === undefined ? t.watchAndCompare : t.watchCompareAdd}</span>
        </span>
      </div>
    </div>
  );
}

function Head({
  column: key,
  sort,
  direction,
  onSort,
  className,
}: {
  column: ListSort;
  sort: ListSort;
  direction: 'asc' | 'desc';
  onSort: (sort: ListSort) => void;
  className: string;
}) {
  const column = ALL_SORTS.find((one) => one.key === key)!;
  const sorted = key === sort;
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <span
      role="columnheader"
      aria-sort={sorted ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className={cx('flex min-w-0', className)}
    >
      <button
        type="button"
        title={t.orderByFigure({ figure: column.title })}
        onClick={() => onSort(key)}
        className={cx(
          'flex h-8 items-center gap-0.5 rounded-sm text-xs whitespace-nowrap hover:text-ink',
          sorted ? 'font-semibold text-ink' : 'font-medium text-ink-3',
        )}
      >
        {column.short}
        {sorted && <Arrow size={10} aria-hidden="true" />}
      </button>
    </span>
  );
}
