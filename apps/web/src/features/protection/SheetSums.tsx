import type { KeeperPick } from '@crease/core/protection/keeper-picks.rules.js';
import { formatMoney } from '@crease/core/money.js';
import type { KeeperMoney } from '@crease/core/protection/keeper-prices.rules.js';
import type { SheetAnswer } from '@crease/core/protection/protection.schema.js';
import type { SheetTotals } from '@crease/core/protection/sheet.rules.js';
import { CapBar } from '../../ui/figures/CapBar.js';
import { Money } from '../../ui/figures/Money.js';
import { cx } from '../../ui/cx.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './protection.words.en.js';

export function Sums({
  rules,
  totals,
}: {
  rules: SheetAnswer['rules'];
  totals: SheetTotals & { readonly inAddition: number };
}) {
  if (rules.kind !== 'dollars')
    return (
      <Keepers
        has={totals.corePlayers + totals.benchPlayers - totals.inAddition}
        inAddition={totals.inAddition}
        most={rules.keepers ?? 0}
        place={rules.keepers_place ?? null}
        amount={rules.prices === undefined ? totals.core : null}
      />
    );
  return (
    <>
      <Sum
        label={t.core}
        amount={totals.core}
        limit={rules.limit}
        count={t.playerCount({ count: totals.corePlayers })}
      />
      {totals.inAddition > 0 && (
        <p className="mt-1.5 text-xs text-ink-3">{t.keptInAddition({ count: totals.inAddition })}</p>
      )}
      <Sum
        label={t.bench}
        amount={totals.bench}
        limit={rules.bench_limit}
        count={t.benchPlayersOf({ count: totals.benchPlayers, most: rules.bench_size })}
        className="mt-4"
      />
    </>
  );
}

/** Sheets by round: the pick that a keeper costs, or would cost. */
export function KeeperCost({ asked, cost }: { asked: number | null; cost: KeeperPick | null | undefined }) {
  if (asked === null) return null;
  if (cost === undefined) return <span className="block">{t.asksForRound({ round: asked })}</span>;
  if (cost === null)
    return <span className="block font-medium text-bad">{t.noPickLeftForRound({ round: asked })}</span>;
  return <span className="block font-medium text-ink">{t.costsPick({ pick: cost.label })}</span>;
}

/** In leagues with an auction: what the keepers take of the budget, and what is left for the open places. */
export function AuctionMoney({ money, budget }: { money: KeeperMoney; budget: number }) {
  const short = money.rest < money.needed;
  return (
    <dl className="mt-4 flex flex-col gap-1 border-t border-line pt-3">
      <Row label={t.pricesOfKeepers} value={formatMoney(money.keepers)} />
      <Row label={t.leftOfBudget({ budget: formatMoney(budget) })} value={formatMoney(money.rest)} short={short} />
      <Row label={t.placesToFill} value={String(money.places)} />
    </dl>
  );
}

function Row({ label, value, short = false }: { label: string; value: string; short?: boolean }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className={cx('font-semibold tabular-nums', short ? 'text-bad' : 'text-ink')}>{value}</dd>
    </div>
  );
}

interface KeepersProps {
  has: number;
  /** Players on injured reserve who are kept in addition. */
  inAddition: number;
  most: number;
  /** The team's place in the last season, where the limit depends on it. */
  place: number | null;
  /** null where keepers have prices, which are shown with the budget. */
  amount: number | null;
}

function Keepers({ has, inAddition, most: limit, place, amount }: KeepersProps) {
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{t.keepers}</span>
        <span className="text-ink-3">
          {sentence(t.amountOfLimit, {
            amount: <span className={cx('font-semibold', has > limit ? 'text-bad' : 'text-ink')}>{has}</span>,
            limit,
          })}
        </span>
      </p>
      <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className={cx('h-full', has > limit ? 'bg-bad' : 'bg-accent')}
          style={{ width: `${Math.min(100, (has / Math.max(1, limit)) * 100)}%` }}
        />
      </div>
      {place !== null && <p className="mt-3 text-xs text-ink-3">{t.keepersOfPlace({ count: limit, place })}</p>}
      {inAddition > 0 && <p className="mt-3 text-xs text-ink-3">{t.keptInAddition({ count: inAddition })}</p>}
      {amount !== null && (
        <p className="mt-3 flex justify-between text-xs text-ink-3">
          {t.capHitsOfKeepers} <Money as="price" amount={amount} />
        </p>
      )}
    </>
  );
}

function Sum({
  label,
  amount,
  limit,
  count,
  className,
}: {
  label: string;
  amount: number;
  limit: number;
  count: string;
  className?: string;
}) {
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <span className="font-medium">
          {label} <span className="font-normal text-ink-3">{count}</span>
        </span>
        <span className="text-ink-3">
          {sentence(t.amountOfLimit, {
            amount: (
              <Money
                as="price"
                amount={amount}
                className={cx('font-semibold', amount > limit ? 'text-bad' : 'text-ink')}
              />
            ),
            limit: <Money as="limit" amount={limit} />,
          })}
        </span>
      </div>
      <CapBar layout="line" cap={limit} totalCap={amount} salaryRetained={null} />
    </div>
  );
}
