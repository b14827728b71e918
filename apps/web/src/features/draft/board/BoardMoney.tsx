import { memo, useMemo } from 'react';
import { withExchange } from '@crease/core/draft/offers/exchange.rules.js';
import { formatMoney, formatLimit } from '@crease/core/money.js';
import { costsCap, spendingOf, type Spending } from '@crease/core/draft/team/spending.rules.js';
import { spendingWords } from '../state/cockpit.model.js';
import { cx } from '../../../ui/cx.js';
import type { ColumnForm } from './board-columns.js';
import { useThrottledDraft, useDraft, useScope } from '../state/room-context.js';
import { useGhost } from '../state/room-trades.store.js';
import * as t from './board.words.en.js';

export function useSpendings(teamIds: readonly string[]): readonly (Spending | null)[] {
  const { pool } = useScope();
  // Computes every team, so it renders after clock and board.
  const state = useThrottledDraft('money');
  return useMemo(
    () => (pool === null ? [] : teamIds.map((id) => spendingOf(state, id, pool.rules))),
    [state, teamIds, pool],
  );
}

/**
 * Each team's open places and maximum price of the next pick, until the draft has ended. A click opens the team;
 * keyboard users open it from the head above.
 */
export const BoardMoney = memo(function BoardMoney({
  columns,
  form,
}: {
  columns: readonly string[];
  form: ColumnForm;
}) {
  const { pool } = useScope();
  const state = useThrottledDraft('money');
  const exchange = useGhost(({ ghost }) => ghost?.exchange ?? null);
  const spending = useSpendings(columns);
  // Spending after the previewed trade.
  const then = useMemo(() => {
    if (pool === null || exchange === null) return null;
    const after = withExchange(state, exchange);
    return columns.map((id) => spendingOf(after, id, pool.rules));
  }, [state, exchange, columns, pool]);
  const shown = useDraft((draft) => costsCap(draft) && draft.status !== 'ended');
  if (!shown) return null;
  return (
    <div role="row" className="flex h-6 [contain:size_style]">
      <div
        role="rowheader"
        className="sticky left-0 z-1 flex w-12 shrink-0 items-center justify-center border-r border-b border-line bg-sunken font-medium text-ink-3"
      >
        {t.placesLeft}
      </div>
      {columns.map((id, index) => (
        <Team
          key={id}
          teamId={id}
          spending={then?.[index] ?? spending[index] ?? null}
          ghost={then !== null && !sameFigures(then[index] ?? null, spending[index] ?? null)}
          form={form}
        />
      ))}
    </div>
  );
});

const sameFigures = (one: Spending | null, other: Spending | null): boolean =>
  one?.places === other?.places && one?.most === other?.most && one?.space === other?.space;

const Team = memo(
  function Team({
    teamId,
    spending,
    ghost,
    form,
  }: {
    teamId: string;
    spending: Spending | null;
    ghost: boolean;
    form: ColumnForm;
  }) {
    const none = spending !== null && spending.places > 0 && spending.most === null;
    return (
      <div
        role="cell"
        data-team={teamId}
        title={spending === null ? undefined : spendingWords(spending, formatMoney)}
        className={cx(
          'min-w-0 flex-1 cursor-pointer border-r border-b leading-[1.4375rem] whitespace-nowrap',
          form === 'roomy' ? 'px-1.5' : 'px-1',
          ghost ? 'border-dashed border-accent bg-accent-soft' : 'border-line bg-sunken',
        )}
      >
        {spending !== null && (
          <span className="flex items-baseline justify-between gap-1 tabular-nums">
            {/* The narrowest column shows only the money; its label has the places. */}
            {form !== 'dense' && <span className="text-ink-2">{spending.places}</span>}
            <span className={none ? 'font-semibold text-bad' : 'text-ink-3'}>
              {spending.places === 0
                ? t.noPlaceLeft
                : spending.most === null
                  ? t.noFit
                  : form === 'roomy'
                    ? t.maxPrice({ price: formatLimit(spending.most) })
                    : formatLimit(spending.most)}
            </span>
          </span>
        )}
      </div>
    );
  },
  // Skip rendering when the figures are unchanged after a pick.
  (before, after) =>
    before.form === after.form && before.ghost === after.ghost && sameFigures(before.spending, after.spending),
);
