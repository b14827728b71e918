import type { PointerEvent } from 'react';
import { cx } from '../../../ui/cx.js';
import { formatPoints } from '../../open-league/points.js';
import { extrasOf, nearestDay, type Chart } from './race.model.js';
import { monthName } from './race-labels.js';

const WIDTH = 1000;
const HEIGHT = 400;
/** Half a line's height of padding above and below. */
const EDGE = 6;
/** Dashes also distinguish lines without colour. */
export const DASHES = ['none', '10 5', '2 5', '14 5 2 5'] as const;

/**
 * Own line thick, chosen ones with dashes, others faint. The list has the same data, so screen readers get only a
 * title.
 */
export function RaceChart({
  chart,
  mine,
  chosen,
  at,
  label,
  colorOf,
  onDay,
}: {
  chart: Chart;
  mine: string | null;
  chosen: readonly string[];
  /** The selected day, as an index into the chart's days. */
  at: number;
  label: string;
  colorOf: (teamId: string) => string;
  /** Omit it for a picture without a day to choose. */
  onDay?: (index: number) => void;
}) {
  const { days } = chart;
  const { x } = scaleOf(chart);
  const read = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onDay?.(nearestDay(days, Math.max(0, Math.min(1, (event.clientX - box.left) / box.width))));
  };
  return (
    <div className="relative h-64 pb-6 pl-11 sm:h-88">
      <div className="relative h-full">
        <AxisLabels chart={chart} />
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 ${-EDGE} ${WIDTH} ${HEIGHT + 2 * EDGE}`}
          preserveAspectRatio="none"
          onPointerMove={read}
          onPointerDown={read}
          className="block size-full touch-pan-y overflow-hidden"
        >
          <Lines chart={chart} mine={mine} chosen={chosen} colorOf={colorOf} />
          <path
            d={`M${x(at).toFixed(1)} ${-EDGE}V${HEIGHT + EDGE}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-ink-3 forced-colors:stroke-[CanvasText]"
          />
        </svg>
      </div>
    </div>
  );
}

/** Places of days and values in the picture; `percent` is the height of a value as a style. */
function scaleOf({ days, low, high }: Chart) {
  const x = (index: number) => extrasOf(days, index) * WIDTH;
  const y = (value: number) => HEIGHT - ((value - low) / (high - low)) * HEIGHT;
  const percent = (value: number) => `${(100 * (y(value) + EDGE)) / (HEIGHT + 2 * EDGE)}%`;
  return { x, y, percent };
}

function AxisLabels({ chart }: { chart: Chart }) {
  const { percent } = scaleOf(chart);
  return (
    <>
      {chart.ticks.map((tick) => (
        <span
          key={tick}
          aria-hidden="true"
          style={{ top: percent(tick) }}
          className="pointer-events-none absolute -left-11 w-9 -translate-y-1/2 text-right text-xs text-ink-3 tabular-nums"
        >
          {formatPoints(tick)}
        </span>
      ))}
      {chart.months.map(({ day, along }) => (
        <span
          key={day}
          aria-hidden="true"
          style={{ left: `${100 * along}%` }}
          className={cx(
            'pointer-events-none absolute top-full pt-1.5 text-xs text-ink-3',
            along > 0.94 ? '-translate-x-full' : along > 0.03 && '-translate-x-1/2',
          )}
        >
          {monthName(day)}
        </span>
      ))}
    </>
  );
}

function Lines({
  chart,
  mine,
  chosen,
  colorOf,
}: {
  chart: Chart;
  mine: string | null;
  chosen: readonly string[];
  colorOf: (teamId: string) => string;
}) {
  const { x, y } = scaleOf(chart);
  const path = (values: readonly number[]) =>
    values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const weight = (teamId: string) => (teamId === mine ? 2 : chosen.includes(teamId) ? 1 : 0);
  const drawn = [...chart.lines].sort((a, b) => weight(a.teamId) - weight(b.teamId));
  return (
    <>
      {chart.ticks.map((tick) => (
        <path
          key={tick}
          d={`M0 ${y(tick)}H${WIDTH}`}
          vectorEffect="non-scaling-stroke"
          className="stroke-line forced-colors:stroke-[GrayText]"
        />
      ))}
      {drawn.map(({ teamId, values }) => {
        const place = chosen.indexOf(teamId);
        return (
          <path
            key={teamId}
            d={path(values)}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
            stroke={colorOf(teamId)}
            strokeDasharray={place === -1 ? undefined : DASHES[place % DASHES.length]}
            className={
              teamId === mine
                ? 'stroke-3 forced-colors:stroke-[Highlight]'
                : place === -1
                  ? 'opacity-35 forced-colors:stroke-[GrayText]'
                  : 'stroke-2 forced-colors:stroke-[CanvasText]'
            }
          />
        );
      })}
    </>
  );
}
