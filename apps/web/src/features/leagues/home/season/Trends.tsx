import type { Result } from '../../../teams/matchups/matchups.model.js';
import { cx } from '../../../../ui/cx.js';
import { ordinal } from '../../../../ui/figures/ordinal.js';
import { trendPath, type Trend } from './form.model.js';
import * as t from './season-table.words.en.js';

const BOX = { width: 60, height: 16 };
/** Padding for the width of the line and the dot at its end. */
const EDGE = 4;

export function TrendLine({ trend, color, own }: { trend: Trend | undefined; color: string; own: boolean }) {
  if (trend === undefined) return <span className="inline-block w-17 text-center text-ink-3">–</span>;
  const { path, end } = trendPath(trend.ranks, BOX);
  const [first = 0, last = 0] = [trend.ranks[0], trend.ranks.at(-1)];
  return (
    <span className="inline-block w-17 shrink-0 align-middle">
      <svg
        aria-hidden="true"
        width={BOX.width + 2 * EDGE}
        height={BOX.height + 2 * EDGE}
        viewBox={`${-EDGE} ${-EDGE} ${BOX.width + 2 * EDGE} ${BOX.height + 2 * EDGE}`}
        className="block"
      >
        <path
          d={path}
          fill="none"
          stroke={color}
          strokeLinejoin="round"
          strokeLinecap="round"
          className={cx(own ? 'stroke-3' : 'stroke-[1.75]', 'forced-colors:stroke-[CanvasText]')}
        />
        <circle cx={end.x} cy={end.y} r={own ? 3.5 : 2.5} fill={color} className="forced-colors:fill-[CanvasText]" />
      </svg>
      <span className="sr-only">
        {t.placesInFourWeeks({ from: ordinal(first), to: ordinal(last), best: ordinal(Math.min(...trend.ranks)) })}
      </span>
    </span>
  );
}

export function Moved({ trend }: { trend: Trend | undefined }) {
  const moved = trend?.moved ?? 0;
  if (moved === 0)
    return (
      <span className="text-ink-3">
        <span aria-hidden="true">–</span>
        {trend !== undefined && <span className="sr-only">{t.samePlace}</span>}
      </span>
    );
  return (
    <span className={cx('whitespace-nowrap', moved > 0 ? 'text-good' : 'text-bad')}>
      <span aria-hidden="true">{`${moved > 0 ? '↑' : '↓'} ${Math.abs(moved)}`}</span>
      <span className="sr-only">{(moved > 0 ? t.upPlaces : t.downPlaces)({ count: Math.abs(moved) })}</span>
    </span>
  );
}

const RESULT: Readonly<Record<Result, { mark: string; word: string; look: string }>> = {
  win: { mark: t.winMark, word: t.win, look: 'bg-good-soft text-good self-start' },
  loss: { mark: t.lossMark, word: t.loss, look: 'bg-bad-soft text-bad self-end' },
  tie: { mark: t.tieMark, word: t.tie, look: 'bg-sunken text-ink-2 self-center' },
};

/** The last results of a team: wins above, losses below the middle. */
export function Form({ results }: { results: readonly Result[] }) {
  if (results.length === 0)
    return (
      <span className="inline-block w-22 text-center text-ink-3">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t.noResultsYet}</span>
      </span>
    );
  return (
    <span className="inline-flex h-6 w-22 shrink-0 justify-end gap-0.5 align-middle">
      {results.map((result, index) => {
        const { mark, word, look } = RESULT[result];
        return (
          <span
            key={index}
            title={word}
            className={cx('inline-flex h-4.5 w-4 items-center justify-center rounded-sm text-xs font-semibold', look)}
          >
            <span aria-hidden="true">{mark}</span>
            <span className="sr-only">{`${word} `}</span>
          </span>
        );
      })}
    </span>
  );
}
