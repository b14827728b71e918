import type { Position } from '@crease/core/position.js';
import type { TradeEffects } from '@crease/core/trades/trade.schema.js';
import { formatPoints } from '../../open-league/points.js';
import { useStrength } from '../../open-league/strength-data.js';
import { ordinal } from '../../../ui/figures/ordinal.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { cx } from '../../../ui/cx.js';
import { useGlance } from '../glance-data.js';
import { FromTo } from './FromTo.js';
import { ScaleSkeleton } from './ScaleSkeleton.js';
import { strengthChanges, strengthPlayers, type StrengthChange } from './strength-after.model.js';
import * as t from './scale.words.en.js';

const NAME: Readonly<Record<Position, string>> = { F: t.forwards, D: t.defensemen, G: t.goalies };
const FILL: Readonly<Record<Position, string>> = { F: 'bg-pos-f', D: 'bg-pos-d', G: 'bg-pos-g' };

/** Both teams' points before and after a trade: a table whose bars are decoration of its figures. */
export function TradeStrength({ leagueId, sides }: { leagueId: string; sides: TradeEffects['sides'] }) {
  const strength = useStrength(leagueId);
  const glance = useGlance(leagueId, strengthPlayers(sides));
  const failed = [strength, glance.query].find(({ data, isError }) => data === undefined && isError);
  if (failed !== undefined) return <Panel title={t.strengthAfter} state={panelState(failed)} />;
  if (strength.data === undefined || glance.season === null) return <ScaleSkeleton />;
  const [first, second] = strengthChanges(strength.data, sides, glance);
  if (first === undefined || second === undefined) return null;
  return (
    <Panel
      title={t.strengthAfter}
      flush
      footer={<p className="text-xs text-ink-3">{t.strengthAfterHint({ season: strength.data.season })}</p>}
    >
      <table className="w-full table-fixed text-sm tabular-nums">
        <caption className="sr-only">{t.strengthAfter}</caption>
        <thead>
          <tr className="border-b border-line bg-sunken text-xs text-ink-2">
            <th scope="col" className="w-12 sm:w-36">
              <span className="sr-only">{t.position}</span>
            </th>
            {sides.map(({ team_id: id, team_name: name }) => (
              <th key={id} scope="col" className="px-3 py-2 text-left font-medium wrap-anywhere">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map((change, at) => (
            <tr key={change.position} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 pr-1 pl-4 text-left font-medium">
                <span className="flex items-center gap-2">
                  <PositionTag position={change.position} />
                  <span className="max-sm:sr-only">{NAME[change.position]}</span>
                </span>
              </th>
              <Change of={change} />
              <Change of={second[at]!} />
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Change({ of: { position, before, after } }: { of: StrengthChange }) {
  return (
    <td className="px-3 py-2">
      <span className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span>
          <FromTo before={formatPoints(before.points)} after={formatPoints(after.points)} />
        </span>
        <span className="text-xs text-ink-2">
          {before.rank === after.rank
            ? ordinal(after.rank)
            : t.rankChange({ before: ordinal(before.rank), after: ordinal(after.rank) })}
        </span>
      </span>
      <span aria-hidden="true" className="relative mt-1.5 block py-0.5">
        <Bar share={before.share} className="mb-0.5 h-1.5 bg-line-strong" />
        <Bar share={after.share} className={cx('h-2.5', FILL[position])} />
        <span
          style={{ left: `calc(${100 * after.medianAt}% - 1.5px)` }}
          className="absolute inset-y-0 w-0.75 border-x border-surface bg-ink forced-colors:bg-[CanvasText]"
        />
      </span>
    </td>
  );
}

const Bar = ({ share, className }: { share: number; className: string }) => (
  <span
    style={{ width: `${100 * share}%` }}
    className={cx('block min-w-px rounded-r-sm forced-color-adjust-none', className)}
  />
);
