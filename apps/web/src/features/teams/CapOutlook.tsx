import type { Dollars } from '@crease/core/money.js';
import { capLevel } from '@crease/core/money.js';
import type { OutlookSeason } from '@crease/core/teams/team.answers.js';
import { Money } from '../../ui/Money.js';
import { cx } from '../../ui/cx.js';

const FILL = { room: 'fill-good-fill', tight: 'fill-warn-fill', over: 'fill-bad-fill' } as const;
const HEIGHT = 84;
const BAR = 44;
const GAP = 100;

/** What is promised already, as bars against the cap: contracts, and on top of them what the team retains. The same figures stand below in words. */
export function CapOutlook({ years, cap }: { years: readonly OutlookSeason[]; cap: Dollars }) {
  const most = Math.max(cap, ...years.map(({ committed, retained }) => committed + retained), 1);
  const high = (amount: Dollars) => (amount / most) * HEIGHT;
  return (
    <figure>
      <svg viewBox={`0 0 ${GAP * years.length} ${HEIGHT + 6}`} className="h-24 w-full" preserveAspectRatio="none" aria-hidden="true">
        {years.map(({ season, committed, retained, space }, index) => {
          const left = index * GAP + (GAP - BAR) / 2;
          return (
            <g key={season}>
              <rect x={left} y={4} width={BAR} height={HEIGHT} className="fill-sunken" />
              <rect x={left} y={4 + HEIGHT - high(committed)} width={BAR} height={high(committed)} className={FILL[capLevel(space)]} />
              {retained > 0 && <rect x={left} y={4 + HEIGHT - high(committed + retained)} width={BAR} height={high(retained)} className="fill-ink-3" />}
            </g>
          );
        })}
        <line x1={0} x2={GAP * years.length} y1={4 + HEIGHT - high(cap)} y2={4 + HEIGHT - high(cap)} className="stroke-ink-2" strokeWidth={1.5} strokeDasharray="4 3" vectorEffect="non-scaling-stroke" />
      </svg>
      <dl className="grid grid-cols-3 text-center">
        {years.map(({ season, committed, retained, space, signed, unsigned }) => (
          <div key={season} className="flex min-w-0 flex-col">
            <dt className="text-xs text-ink-3">{season}</dt>
            <dd className={cx('font-semibold', capLevel(space) === 'over' && 'text-bad')}>
              <Money amount={committed + retained} />
            </dd>
            {retained > 0 && (
              <dd className="text-xs text-ink-3">
                <Money amount={retained} /> retained
              </dd>
            )}
            <dd className="text-xs text-ink-3">{`${signed} signed${unsigned > 0 ? `, ${unsigned} not` : ''}`}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-2 text-xs text-ink-3">
        The line is the cap of <Money amount={cap} />. Signed contracts of the active roster; nothing is estimated.
      </figcaption>
    </figure>
  );
}
