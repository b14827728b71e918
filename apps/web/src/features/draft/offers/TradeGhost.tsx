import { useMemo } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';
import { newOwners, withExchange, type Exchange } from '@crease/core/draft/offers/exchange.rules.js';
import { spendingOf, type Spending } from '@crease/core/draft/team/spending.rules.js';
import { Button } from '../../../ui/Button.js';
import { Money } from '../../../ui/figures/Money.js';
import { cx } from '../../../ui/cx.js';
import { isUndrawn, placeOf } from '../state/board.model.js';
import { showGhost, type Trading } from '../state/room-trades.store.js';
import { useThrottledDraft, useScope } from '../state/room-context.js';
import { useTeamLabels } from '../state/room-hooks.js';
import { showZone } from '../state/room-ui.store.js';
import * as t from './offers.words.en.js';

interface GhostProps {
  exchange: Exchange;
  /** Both teams, the user's own first. */
  teamIds: readonly string[];
  words: string;
  /** Null for an unsent offer that is not a counter-offer. */
  tradeId: string | null;
  back: Trading;
}

/** Changes that a trade would make to the board and to both teams' money, before it is accepted. */
export function TradeGhost({ exchange, teamIds, words, tradeId, back }: GhostProps) {
  const { ui } = useScope();
  const state = useThrottledDraft();
  const teams = useTeamLabels();
  const nameOf = (id: string) => teams.get(id)?.name ?? t.aTeam;
  const { moved, money } = useTradeEffect(state, exchange, teamIds);
  if (moved.length + money.length === 0) return null;
  return (
    <section aria-label={t.effectOfTrade} className="mt-3 rounded-md border border-line bg-sunken p-3 text-xs">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-semibold text-ink-2">{t.effectOfTrade}</h4>
        {moved.length > 0 && (
          <Button
            size="sm"
            icon={<LayoutGrid size={14} aria-hidden="true" />}
            onClick={() => {
              showGhost({ exchange, words, tradeId, back });
              showZone(ui, 'board');
            }}
          >
            {t.seeOnBoard}
          </Button>
        )}
      </div>
      {moved.length > 0 && (
        <ul aria-label={t.picksChangingHands} className="mt-2 flex flex-wrap gap-1.5">
          {moved.map((slot) => (
            <MovedPick
              key={slot.overall}
              slot={slot}
              undrawn={isUndrawn(state)}
              from={nameOf(state.slots[slot.overall - 1]?.ownerTeamId ?? '')}
              to={nameOf(slot.ownerTeamId)}
            />
          ))}
        </ul>
      )}
      {money.map(({ id, now, then }) => (
        <dl key={id} className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <dt className="basis-full font-semibold text-ink-2 sm:basis-32 sm:truncate">{nameOf(id)}</dt>
          <Change label={t.space} now={now} then={then} of={(one) => one.space} />
          <Change label={t.places} now={now} then={then} of={(one) => one.places} plain />
          <Change label={t.moneyPerPlace} now={now} then={then} of={(one) => one.perPlace} />
          <Change label={t.maxPick} now={now} then={then} of={(one) => one.most} />
        </dl>
      ))}
    </section>
  );
}

/** The picks that change hands, and both teams' money before and after; empty until the pool is known. */
function useTradeEffect(state: DraftState, exchange: Exchange, teamIds: readonly string[]) {
  const { pool } = useScope();
  return useMemo(() => {
    const after = withExchange(state, exchange);
    return {
      moved: [...newOwners(state.slots, exchange).keys()].flatMap((overall) => after.slots[overall - 1] ?? []),
      money:
        pool === null
          ? []
          : teamIds.flatMap((id) => {
              const [now, then] = [state, after].map((one) => spendingOf(one, id, pool.rules));
              return now == null || then == null ? [] : [{ id, now, then }];
            }),
    };
  }, [state, exchange, teamIds, pool]);
}

interface MovedProps {
  slot: Slot;
  undrawn: boolean;
  from: string;
  to: string;
}

function MovedPick({ slot, undrawn, from, to }: MovedProps) {
  return (
    <li className="flex min-w-0 items-center gap-1.5 rounded-md border border-dashed border-accent bg-accent-soft px-2 py-1 text-ink">
      <span className="font-semibold whitespace-nowrap">
        {undrawn ? t.roundNumber({ round: slot.round }) : `${placeOf(slot)} #${slot.overall}`}
      </span>
      <span className="truncate text-ink-2 max-sm:hidden">{from}</span>
      <ArrowRight size={12} aria-label={t.goesTo} className="shrink-0 text-ink-3" />
      <span className="truncate font-medium">{to}</span>
    </li>
  );
}

function Change({
  label,
  now,
  then,
  of,
  plain = false,
}: {
  label: string;
  now: Spending;
  then: Spending;
  of: (spending: Spending) => number | null;
  /** A plain number, not money. */
  plain?: boolean;
}) {
  const [before, after] = [of(now), of(then)];
  const changes = before !== after;
  const shown = (value: number | null) => (value === null ? '–' : plain ? value : <Money as="limit" amount={value} />);
  return (
    <dd className="flex items-baseline gap-1 whitespace-nowrap tabular-nums">
      <span className="text-ink-3">{label}</span>
      <span className={cx(changes ? 'text-ink-3' : 'font-semibold text-ink')}>{shown(before)}</span>
      {changes && (
        <>
          <ArrowRight size={11} aria-label={t.becomes} className="self-center text-ink-3" />
          <span className={cx('font-semibold', after !== null && after < 0 ? 'text-bad' : 'text-ink')}>
            {shown(after)}
          </span>
        </>
      )}
    </dd>
  );
}
