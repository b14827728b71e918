import { memo, useDeferredValue, useMemo } from 'react';
import { formatMoney, formatMoneyShort } from '@crease/core/money.js';
import { spendingOf, type Spending } from '@crease/core/draft/spending.rules.js';
import { spendingWords } from './cockpit.words.js';
import { useDraft, useScope } from './room-context.js';

/** Under each team of the board: how many players it can still draft, and the most that the next one may cost. */
export const BoardMoney = memo(function BoardMoney({
  columns,
  narrow,
}: {
  columns: readonly string[];
  narrow: boolean;
}) {
  const { pool } = useScope();
  // Every team is judged for this: clock and board go before it.
  const state = useDeferredValue(useDraft());
  const spending = useMemo(
    () => (pool === null ? [] : columns.map((id) => spendingOf(state, id, pool.rules))),
    [state, columns, pool],
  );
  const rookie = useDraft(({ type }) => type === 'rookie');
  if (rookie) return null;
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-1 h-6 border-r border-b border-line bg-sunken px-1 text-center font-medium text-ink-3"
      >
        Left
      </th>
      {columns.map((id, index) => (
        <Team key={id} spending={spending[index] ?? null} narrow={narrow} />
      ))}
    </tr>
  );
});

const Team = memo(
  function Team({ spending, narrow }: { spending: Spending | null; narrow: boolean }) {
    const none = spending !== null && spending.places > 0 && spending.most === null;
    return (
      <td
        title={spending === null ? undefined : spendingWords(spending, formatMoney)}
        className="h-6 border-r border-b border-line bg-sunken px-1.5 whitespace-nowrap"
      >
        {spending !== null && (
          <span className="flex items-baseline justify-between gap-1 tabular-nums">
            <span className="text-ink-2">{spending.places}</span>
            <span className={none ? 'font-semibold text-bad' : 'text-ink-3'}>
              {spending.places === 0
                ? 'full'
                : spending.most === null
                  ? 'nobody'
                  : `${narrow ? '' : 'max '}${formatMoneyShort(spending.most)}`}
            </span>
          </span>
        )}
      </td>
    );
  },
  // Figures that stay are not drawn again, whoever picked.
  (before, after) =>
    before.narrow === after.narrow &&
    before.spending?.places === after.spending?.places &&
    before.spending?.most === after.spending?.most &&
    before.spending?.space === after.spending?.space,
);
