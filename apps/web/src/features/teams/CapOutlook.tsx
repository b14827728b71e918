import { capLevel, type Dollars } from '@crease/core/money.js';
import type { OutlookSeason } from '@crease/core/teams/team.answers.js';
import { Money } from '../../ui/Money.js';
import { cx } from '../../ui/cx.js';

const FILL = { room: 'fill-good-fill', tight: 'fill-warn-fill', over: 'fill-bad-fill' } as const;
const HEIGHT = 84;
const BAR = 44;
const GAP = 100;

/** The cap that a season is shown against. */
const capOf = ({ committed, retained, space }: OutlookSeason): Dollars => committed + retained + space;

/** What is promised already, as bars against each season's cap: contracts, and on top of them what the team retains. The same figures stand below in words. */
export function CapOutlook({ years }: { years: readonly OutlookSeason[] }) {
  const caps = years.map(capOf);
  const most = Math.max(...caps, ...years.map(({ committed, retained }) => committed + retained), 1);
  const [first = 0, last = first] = [caps[0], caps.at(-1)];
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
        {years.map((year, index) => (
          <line key={year.season} x1={index * GAP} x2={(index + 1) * GAP} y1={4 + HEIGHT - high(capOf(year))} y2={4 + HEIGHT - high(capOf(year))} className="stroke-ink-2" strokeWidth={1.5} strokeDasharray="4 3" vectorEffect="non-scaling-stroke" />
        ))}
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
        {first === last ? (
          <>
            The line is the cap of <Money amount={first} />.
          </>
        ) : (
          <>
            The lines are the cap: <Money amount={first} /> until the next drafts, <Money amount={last} /> in later seasons.
          </>
        )}{' '}
        Signed contracts of the active roster; nothing is estimated.
      </figcaption>
    </figure>
  );
}
