import { positionCode } from '@crease/core/position.js';
import { formatMoney, formatMoneyShort } from '@crease/core/money.js';
import type { CapRoom } from '@crease/core/players/filter.rules.js';
import type { PriceSteps } from '@crease/core/players/prices/price-steps.rules.js';
import { POSITION_DETAILS } from '@crease/core/players/players.values.js';
import { seasonPlus, startYear } from '@crease/core/season.js';
import { cx } from '../../../ui/cx.js';
import { FilterRow } from '../../../ui/page/FilterRow.js';
import type { View } from '../players.model.js';
import * as t from './list.words.en.js';

export function QuickFilters({
  view,
  season,
  prices,
  room,
  set,
}: {
  view: View;
  season: string;
  prices: PriceSteps;
  /** Null for readers without a team. */
  room: CapRoom | null;
  set: (change: Partial<View>) => void;
}) {
  const { capMin, capMax, through } = view;
  // The bar of a large screen has one row. The filters have these values too.
  const givesWay = room !== null && 'xl:hidden';
  return (
    <FilterRow label={t.quickFilters}>
      <PositionChips view={view} set={set} wraps={false} />
      {/* A phone on its side has no room for a second group, which would be cut. */}
      <span className="flex gap-1.5 low:hidden">
        {room !== null && (
          <Chip
            label={t.fitsMyCap}
            title={t.fitsMyCapHint({ space: formatMoney(room.space) })}
            on={view.fits}
            onPress={(fits) => set({ fits })}
          />
        )}
        {prices.quick.map((price, index) => (
          <Chip
            key={price}
            label={t.capHitAtMostShort({ amount: formatMoneyShort(price) })}
            title={t.capHitAtMost({ amount: formatMoneyShort(price) })}
            on={capMax === price && capMin === null}
            onPress={(on) => set({ capMin: null, capMax: on ? price : null })}
            className={cx(index > 1 && givesWay)}
          />
        ))}
        {[1, 2].map((years) => {
          const last = seasonPlus(season, years);
          return (
            <Chip
              key={years}
              label={t.signedToShort({ year: startYear(last) + 1 })}
              title={t.signedToYear({ year: startYear(last) + 1, season: last })}
              on={through === last}
              onPress={(on) => set({ through: on ? last : null })}
              className={cx(years > 1 && givesWay)}
            />
          );
        })}
      </span>
    </FilterRow>
  );
}

export function PositionChips({
  view: { positions },
  set,
  wraps = true,
}: {
  view: Pick<View, 'positions'>;
  set: (change: Partial<View>) => void;
  wraps?: boolean;
}) {
  return (
    <span role="group" aria-label={t.position} className={cx('flex gap-1.5', wraps && 'flex-wrap')}>
      {POSITION_DETAILS.map((one) => (
        <Chip
          key={one}
          label={positionCode(one)}
          on={positions.includes(one)}
          onPress={(on) =>
            set({ positions: POSITION_DETAILS.filter((other) => (other === one ? on : positions.includes(other))) })
          }
        />
      ))}
    </span>
  );
}

function Chip({
  label,
  title,
  on,
  onPress,
  className,
}: {
  label: string;
  title?: string;
  on: boolean;
  onPress: (on: boolean) => void;
  className?: string;
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={title}
      title={title}
      onClick={() => onPress(!on)}
      className={cx(
        'inline-flex h-8 min-w-8 shrink-0 items-center justify-center rounded-full border px-2 text-xs xl:px-1.5 font-medium whitespace-nowrap tabular-nums transition-colors duration-fast pointer-coarse:h-11 pointer-coarse:min-w-11 pointer-coarse:text-sm',
        on
          ? 'border-accent bg-accent-soft text-accent-text'
          : 'border-line-strong bg-surface text-ink-2 hover:text-ink',
        className,
      )}
    >
      {label}
    </button>
  );
}
