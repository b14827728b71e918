import type { TradeEffects } from '@crease/core/trades/trade.schema.js';
import { CapBar, CapChange } from '../../ui/figures/CapBar.js';
import { cx } from '../../ui/cx.js';
import { useLarge } from '../../ui/use-media.js';

export function SideCaps({ effects, className }: { effects: TradeEffects; className?: string }) {
  return (
    <dl className={cx('grid min-w-0 grow grid-cols-2 gap-x-4 sm:gap-x-6', className)}>
      {effects.sides.map((side) => (
        <div key={side.team_id} className="min-w-0">
          <dt className="truncate text-xs text-ink-3">{side.team_name}</dt>
          <dd className="text-sm">
            <SideCap season={side.seasons[0]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SideCap({ season }: { season: TradeEffects['sides'][number]['seasons'][number] | undefined }) {
  const large = useLarge();
  if (season === undefined) return null;
  const { before, after } = season;
  if (!large) return <CapChange cap={after.cap} before={before.cap_space} after={after.cap_space} />;
  const of = ({ total_cap, salary_retained }: typeof before) => ({
    totalCap: total_cap,
    salaryRetained: salary_retained,
  });
  return <CapBar layout="line" cap={before.cap} {...of(before)} after={of(after)} />;
}
