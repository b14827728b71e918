import type { Dollars } from '@crease/core/money.js';
import { capLevel } from '@crease/core/money.js';
import type { Season } from '@crease/core/season.js';
import type { OutlookSeason } from '@crease/core/teams/team.answers.js';
import { CapSpace } from '../../ui/CapBar.js';
import { Money } from '../../ui/Money.js';

const FILL = { room: 'fill-good-fill', tight: 'fill-warn-fill', over: 'fill-bad-fill' } as const;
const HEIGHT = 84;
const BAR = 44;
const GAP = 100;

/**
 * A team's cap season by season, as bars against each season's cap: signed contracts, on top of them what the team retains, and as an
 * outline what is estimated. The same figures stand below in words. `present` is the league's season, in which estimated hits count.
 */
export function CapOutlook({ years, present }: { years: readonly OutlookSeason[]; present: Season }) {
  const most = Math.max(...years.map(({ cap, signed, retained, estimated }) => Math.max(cap, signed + retained + estimated)), 1);
  const [first = 0, last = first] = [years[0]?.cap, years.at(-1)?.cap];
  const high = (amount: Dollars) => (amount / most) * HEIGHT;
  const top = (amount: Dollars) => 4 + HEIGHT - high(amount);
  return (
    <figure>
      <svg viewBox={`0 0 ${GAP * years.length} ${HEIGHT + 6}`} className="h-24 w-full" preserveAspectRatio="none" aria-hidden="true">
        {years.map(({ season, signed, retained, estimated, space }, index) => {
          const left = index * GAP + (GAP - BAR) / 2;
          return (
            <g key={season}>
              <rect x={left} y={4} width={BAR} height={HEIGHT} className="fill-sunken" />
              <rect x={left} y={top(signed)} width={BAR} height={high(signed)} className={FILL[capLevel(space)]} />
              {retained > 0 && <rect x={left} y={top(signed + retained)} width={BAR} height={high(retained)} className="fill-ink-3" />}
              {estimated > 0 && (
                <rect x={left} y={top(signed + retained + estimated)} width={BAR} height={high(estimated)} className="fill-surface stroke-line-strong" strokeWidth={1} strokeDasharray="3 2" vectorEffect="non-scaling-stroke" />
              )}
            </g>
          );
        })}
        {years.map(({ season, cap }, index) => (
          <line key={season} x1={index * GAP} x2={(index + 1) * GAP} y1={top(cap)} y2={top(cap)} className="stroke-ink-2" strokeWidth={1.5} strokeDasharray="4 3" vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <dl className="grid grid-cols-3 text-center">
        {years.map(({ season, used, retained, estimated, space, players_signed, players_estimated }) => (
          <div key={season} className="flex min-w-0 flex-col items-center px-0.5">
            <dt className="text-xs text-ink-3">{season}</dt>
            <dd className="font-semibold">
              <span className="sr-only">Cap used </span>
              <Money amount={used} />
            </dd>
            <dd className="text-xs">
              <CapSpace space={space} /> <span className="text-ink-3">space</span>
            </dd>
            {retained > 0 && (
              <dd className="text-xs text-ink-3">
                <Money amount={retained} /> of it retained
              </dd>
            )}
            {estimated > 0 && (
              <dd className="text-xs text-ink-3">
                {season > present && '+ '}
                <Money amount={estimated} /> {season > present ? 'estimated' : 'of it estimated'}
              </dd>
            )}
            <dd className="text-xs text-ink-3">{`${players_signed} signed${players_estimated > 0 ? `, ${players_estimated} not` : ''}`}</dd>
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
        Cap used is the signed contracts of the active roster and what is retained. A hit is estimated where the contract has ended: it counts in {present}, and stands apart in later seasons.
      </figcaption>
    </figure>
  );
}
