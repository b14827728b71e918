import { cx } from '../../../../ui/cx.js';
import * as openLeague from '../../../open-league/open-league.words.en.js';
import { weekdayWords } from '../matchup-labels.js';

const WIDTH = 1000;
const HEIGHT = 300;
const TICKS = [1, 0.5, 0] as const;

/** Win probability by day. The table next to the chart has the same figures, so screen readers get only a title. */
export function ChanceChart({
  points,
  days,
  title,
  label,
}: {
  points: readonly number[];
  days: readonly string[];
  title: string;
  label: string;
}) {
  const x = (index: number) => (index / days.length) * WIDTH;
  const y = (chance: number) => (1 - chance) * HEIGHT;
  const line = points
    .map((chance, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(chance).toFixed(1)}`)
    .join('');
  // A round of the play-offs may have three weeks: not every day has room for its name.
  const every = Math.ceil(days.length / 7);
  return (
    <figure className="min-w-0 border-line p-4 max-lg:border-b lg:border-r">
      <figcaption className="mb-3 text-xs wrap-anywhere text-ink-3">{title}</figcaption>
      <div className="relative h-44 pb-6 pl-11">
        <div className="relative h-full">
          {TICKS.map((tick) => (
            <span
              key={tick}
              aria-hidden="true"
              style={{ top: `${100 * (1 - tick)}%` }}
              className="absolute -left-11 w-9 -translate-y-1/2 text-right text-xs text-ink-3 tabular-nums"
            >
              {openLeague.percent({ percent: tick * 100 })}
            </span>
          ))}
          {days.map((day, index) =>
            index % every === 0 ? (
              <span
                key={day}
                aria-hidden="true"
                style={{ left: `${(100 * (index + 1)) / days.length}%` }}
                className={cx(
                  'absolute top-full pt-1.5 text-xs text-ink-3',
                  index + 1 === days.length ? '-translate-x-full' : '-translate-x-1/2',
                )}
              >
                {weekdayWords(day)}
              </span>
            ) : null,
          )}
          <svg
            role="img"
            aria-label={label}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="block size-full overflow-visible"
          >
            {TICKS.map((tick) => (
              <path
                key={tick}
                d={`M0 ${y(tick)}H${WIDTH}`}
                vectorEffect="non-scaling-stroke"
                strokeDasharray={tick === 0.5 ? '4 4' : undefined}
                className="stroke-line-strong forced-colors:stroke-[GrayText]"
              />
            ))}
            <path
              d={line}
              fill="none"
              vectorEffect="non-scaling-stroke"
              strokeLinejoin="round"
              className="stroke-accent stroke-3 forced-colors:stroke-[Highlight]"
            />
          </svg>
        </div>
      </div>
    </figure>
  );
}
