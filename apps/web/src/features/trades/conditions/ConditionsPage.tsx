import { useParams, useSearchParams } from 'react-router-dom';
import type { ConditionView } from '@crease/core/trades/trade.schema.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { useConditions } from '../trade-assets.data.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { Select } from '../../../ui/fields/Select.js';
import { ConditionItem } from './ConditionItem.js';
import { TradesHeader } from '../TradesNav.js';
import * as t from '../trades.words.en.js';

const ANY = 'any';

/** Open trade conditions. Until one is settled, its asset stays with the giving team and cannot be traded. */
export function ConditionsPage() {
  const { leagueId = '' } = useParams();
  const { league, teams } = useLoadedLeague(leagueId);
  usePageTitle(t.conditions, league.league_name);
  const [parameters, setParameters] = useSearchParams();
  const team = teams.find(({ team_id }) => team_id === parameters.get('team'))?.team_id ?? ANY;
  const query = useConditions(leagueId);
  const shown = (query.data ?? []).filter(
    (one) => team === ANY || one.from_team_id === team || one.to_team_id === team,
  );
  const open = shown.filter((one) => one.confirmed === null && one.state !== 'void');
  const settled = shown.filter((one) => !open.includes(one));
  const list = (conditions: readonly ConditionView[]) => (
    <ul>
      {conditions.map((condition) => (
        <ConditionItem key={condition.condition_id} leagueId={leagueId} condition={condition} trade />
      ))}
    </ul>
  );
  return (
    <>
      <TradesHeader title={t.conditions} detail={t.openConditionsHint} />
      <Select
        label={t.team}
        hideLabel
        value={team}
        options={[
          { value: ANY, label: t.allTeams },
          ...teams.map((one) => ({ value: one.team_id, label: one.team_name })),
        ]}
        onChange={(value) => setParameters(value === ANY ? {} : { team: value }, { replace: true })}
        className="mb-4 sm:max-w-60"
      />
      <div className="flex flex-col gap-4">
        <Panel
          title={t.openCount({ count: open.length })}
          flush
          state={panelState(query, () =>
            open.length === 0 ? { words: t.noOpenConditions, detail: t.noOpenConditionsHint } : null,
          )}
        >
          {list(open)}
        </Panel>
        {settled.length > 0 && (
          <Panel title={t.settledCount({ count: settled.length })} flush>
            {list(settled)}
          </Panel>
        )}
      </div>
    </>
  );
}
