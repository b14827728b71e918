import type { Position } from '@crease/core/position.js';
import { formatPoints } from '../../open-league/points.js';
import { ordinal } from '../../../ui/figures/ordinal.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { Panel } from '../../../ui/page/Panel.js';
import { cx } from '../../../ui/cx.js';
import { useStrength } from '../../open-league/strength-data.js';
import { strengthRows, type StrengthRow } from '../../open-league/strength.model.js';
import * as t from './strength.words.en.js';

const NAME: Readonly<Record<Position, string>> = { F: t.forwards, D: t.defensemen, G: t.goalies };
const FILL: Readonly<Record<Position, string>> = { F: 'bg-pos-f', D: 'bg-pos-d', G: 'bg-pos-g' };

/** A team's points against the median. Renders nothing before there are points. */
export function StrengthPanel({ leagueId, teamId }: { leagueId: string; teamId: string }) {
  const { data } = useStrength(leagueId);
  const rows = data === undefined ? [] : strengthRows(data, teamId);
  if (data === undefined || rows.length === 0) return null;
  return (
    <Panel
      title={t.strength}
      flush
      className="mt-4"
      footer={<p className="text-xs text-ink-3">{t.strengthHint({ season: data.season })}</p>}
    >
      <StrengthTable rows={rows} />
    </Panel>
  );
}

/** The rows as a table, whose bars are decoration of its figures. */
export function StrengthTable({ rows }: { rows: readonly StrengthRow[] }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{t.strength}</caption>
      <thead className="bg-sunken text-xs text-ink-3">
        <tr>
          <th scope="col" className="h-9 w-px pl-4 text-left font-medium">
            {t.position}
          </th>
          <td />
          {[t.points, t.median, t.rank].map((head) => (
            <th
              key={head}
              scope="col"
              // A phone has the distance to it below the points.
              className={cx('w-px pr-4 pl-2 text-right font-medium', head === t.median && 'max-sm:hidden')}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.position} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row: { position, points, median, ahead, rank, share, medianAt } }: { row: StrengthRow }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="h-row pr-2 pl-4 text-left font-medium whitespace-nowrap">
        <span className="flex items-center gap-2">
          <PositionTag position={position} />
          <span className="max-sm:sr-only">{NAME[position]}</span>
        </span>
      </th>
      <td className="w-full px-2">
        <span
          aria-hidden="true"
          className="relative block h-4 rounded-sm bg-sunken shadow-[inset_0_0_0_1px_var(--line)]"
        >
          <span
            style={{ width: `${100 * share}%` }}
            className={cx('absolute inset-y-0 left-0 rounded-sm forced-color-adjust-none', FILL[position])}
          />
          <span
            style={{ left: `calc(${100 * medianAt}% - 1.5px)` }}
            className="absolute -inset-y-1 w-0.75 border-x border-surface bg-ink forced-colors:bg-[CanvasText]"
          />
        </span>
      </td>
      <td className="pr-4 pl-2 text-right whitespace-nowrap">
        <strong className="font-semibold">{formatPoints(points)}</strong>
        <span className="block text-xs text-ink-2">
          {ahead === 0
            ? t.atMedian
            : (ahead > 0 ? t.aboveMedian : t.belowMedian)({ points: formatPoints(Math.abs(ahead)) })}
        </span>
      </td>
      <td className="pr-4 pl-2 text-right text-ink-2 max-sm:hidden">{formatPoints(median)}</td>
      <td className="pr-4 pl-2 text-right">{ordinal(rank)}</td>
    </tr>
  );
}
