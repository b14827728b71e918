import { Link } from 'react-router-dom';
import { formatMoney } from '@crease/core/money.js';
import { stateOf } from '@crease/core/leagues/settings.values.js';
import { type useLoadedLeague } from '../open-league/league-data.js';
import { paths } from '../../platform/pages/paths.js';
import { Panel } from '../../ui/page/Panel.js';
import * as t from './protection.words.en.js';

export function Limits({ league }: { league: ReturnType<typeof useLoadedLeague>['league'] }) {
  const {
    keeper_kind: kind,
    keepers,
    keepers_ir: ir,
    keepers_more: more,
    keepers_places: places,
    keeper_cost: cost,
    keeper_closed_rounds: closed,
    keeper_forwards: F,
    keeper_defense: D,
    keeper_goalies: G,
    keeper_years: years,
    keeper_years_total: total,
  } = stateOf(league);
  const limits =
    kind === 'number' || kind === 'round'
      ? ([
          [t.keepers, keepers],
          ...(more ? ([[t.moreKeepers, t.moreKeepersValue({ more, places: places ?? 0 })]] as const) : []),
          ...(ir ? ([[t.injuredInAddition, ir]] as const) : []),
          [
            t.minimumByPosition,
            `${league.min_forwards_protected} / ${league.min_defense_protected} / ${league.min_goalies_protected}`,
          ],
          [t.mostByPosition, [F, D, G].map((figure) => figure || t.anyNumber).join(' / ')],
          [t.seasonsInRow, years || t.anyNumber],
          ...(total ? ([[t.seasonsInTotal, total]] as const) : []),
          ...(kind === 'round' ? ([[t.eachCosts, cost === 'rank' ? t.aPickByRank : t.aDraftPick]] as const) : []),
          ...(closed ? ([[t.roundsNotKept, closed === 1 ? closed : `1–${closed}`]] as const) : []),
        ] as const)
      : ([
          [t.coreLimit, formatMoney(league.protection_sheet_limit ?? 0)],
          ...(ir ? ([[t.injuredInAddition, ir]] as const) : []),
          [
            t.minimumByPosition,
            `${league.min_forwards_protected} / ${league.min_defense_protected} / ${league.min_goalies_protected}`,
          ],
          [t.benchAmount, formatMoney(league.protection_sheet_bench ?? 0)],
          [t.benchPlaces, league.protection_bench_size],
          ...(years ? ([[t.seasonsInRow, years]] as const) : []),
          ...(total ? ([[t.seasonsInTotal, total]] as const) : []),
        ] as const);
  return (
    <Panel title={t.limits}>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {limits.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-ink-3">{label}</dt>
            <dd className="text-md font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-ink-3">
        {t.limitsHint}{' '}
        <Link
          to={`${paths.rules(league.league_id)}#section-protection`}
          className="rounded-sm text-accent-text underline"
        >
          {t.rulebook}
        </Link>
      </p>
    </Panel>
  );
}
