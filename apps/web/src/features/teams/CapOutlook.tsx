import type { Dollars } from '@crease/core/money.js';
import { capLevel } from '@crease/core/money.js';
import { Money } from '../../ui/Money.js';
import { cx } from '../../ui/cx.js';
import type { OutlookYear } from './outlook.js';

const FILL = { room: 'fill-good-fill', tight: 'fill-warn-fill', over: 'fill-bad-fill' } as const;
const HEIGHT = 84;
const BAR = 44;
const GAP = 100;

/** Three seasons as bars against the cap; the same figures stand below in words. */
export function CapOutlook({ years, cap }: { years: readonly OutlookYear[]; cap: Dollars }) {
  const most = Math.max(cap, ...years.map(({ committed }) => committed), 1);
  const high = (amount: Dollars) => (amount / most) * HEIGHT;
  return (
    <figure>
      <svg viewBox={`0 0 ${GAP * years.length} ${HEIGHT + 6}`} className="h-24 w-full" preserveAspectRatio="none" aria-hidden="true">
        {years.map(({ season, committed }, index) => (
          <g key={season}>
            <rect x={index * GAP + (GAP - BAR) / 2} y={4} width={BAR} height={HEIGHT} className="fill-sunken" />
            <rect x={index * GAP + (GAP - BAR) / 2} y={4 + HEIGHT - high(committed)} width={BAR} height={high(committed)} className={FILL[capLevel(cap - committed)]} />
          </g>
        ))}
        <line x1={0} x2={GAP * years.length} y1={4 + HEIGHT - high(cap)} y2={4 + HEIGHT - high(cap)} className="stroke-ink-2" strokeWidth={1.5} strokeDasharray="4 3" vectorEffect="non-scaling-stroke" />
      </svg>
      <dl className="grid grid-cols-3 text-center">
        {years.map(({ season, committed, players }, index) => (
          <div key={season} className="flex min-w-0 flex-col">
            <dt className="text-xs text-ink-3">{season}</dt>
            <dd className={cx('font-semibold', capLevel(cap - committed) === 'over' && 'text-bad')}>
              <Money amount={committed} />
            </dd>
            <dd className="text-xs text-ink-3">{index === 0 ? `${players} active` : `${players} signed`}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-2 text-xs text-ink-3">
        The line is the cap of <Money amount={cap} />. Later seasons count who is under contract, at today’s charge.
      </figcaption>
    </figure>
  );
}
