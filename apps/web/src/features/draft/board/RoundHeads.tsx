import { createElement, memo } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { costsCap } from '@crease/core/draft/team/spending.rules.js';
import { cx } from '../../../ui/cx.js';
import { isUndrawn, type BoardRow } from '../state/board.model.js';
import { useDraft } from '../state/room-context.js';

/** Height of a round's cells; compensatory picks are stacked. */
export const heightOf = ({ cells }: BoardRow): string =>
  `calc(${3 * Math.max(1, ...cells.map((cell) => cell.length))}rem + 1px)`;

export const ROUND =
  'flex w-12 shrink-0 items-center justify-center gap-1 border-r border-b border-line bg-sunken font-semibold text-ink-2';

/**
 * Round labels that stay in view when the board scrolls sideways. One layer covers the labels of all rows, instead of
 * one layer per row.
 */
export const RoundHeads = memo(function RoundHeads({ rows }: { rows: readonly BoardRow[] }) {
  // The money row is above the rounds.
  const money = useDraft(costsCap);
  const undrawn = useDraft(isUndrawn);
  return (
    <div aria-hidden="true" className="sticky left-0 z-sticky h-0 w-12">
      <div className={cx('absolute left-0 w-12', money ? 'top-17' : 'top-11')}>
        {rows.map((row) => (
          <div key={row.round} className={ROUND} style={{ height: heightOf(row) }}>
            {row.round}
            {!undrawn && createElement(row.backwards ? ArrowLeft : ArrowRight, { size: 12, className: 'text-ink-3' })}
          </div>
        ))}
      </div>
    </div>
  );
}, sameRounds);

/** Ignores selections: the round labels do not depend on them. */
function sameRounds(before: { rows: readonly BoardRow[] }, { rows }: { rows: readonly BoardRow[] }): boolean {
  return (
    before.rows.length === rows.length &&
    rows.every((row, index) => {
      const was = before.rows[index];
      return (
        was === row || (was?.round === row.round && was.backwards === row.backwards && heightOf(was) === heightOf(row))
      );
    })
  );
}
