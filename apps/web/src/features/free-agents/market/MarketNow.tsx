import { hasSalaryBids } from '@crease/core/free-agents/market/market.rules.js';
import { formatExact, formatWhen } from '../../../ui/figures/time.js';
import { useNow } from '../../../ui/figures/use-now.js';
import { useAddLimits } from '../free-agents.data.js';
import { addsMade } from '../free-agents.words.en.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { useMarket } from '../../moves/market-data.js';
import { spacesOf } from './spaces.js';
import * as t from './market.words.en.js';

export function MarketNow({ leagueId, teamId }: { leagueId: string; teamId: string | null }) {
  const now = useNow();
  const { league, teams } = useLoadedLeague(leagueId);
  const limits = useAddLimits(leagueId);
  const market = useMarket(leagueId).data;
  if (market === undefined || (league.phase !== 'in-season' && market.free_agency === null)) return null;
  const at = market.next_run_at === null ? null : Date.parse(market.next_run_at);
  const isSalary = hasSalaryBids(league);
  const own = (isSalary ? spacesOf(teams, market.lots) : market.budgets).find(({ team_id: id }) => id === teamId);
  return (
    <span title={at === null ? undefined : formatExact(at)}>
      {own !== undefined && (
        <>
          <strong className="font-semibold text-ink">{isSalary ? t.yourSpace(own) : t.yourBudget(own)}</strong>
          {' · '}
        </>
      )}
      {at === null ? t.lotsUnderWay({ count: market.lots.length }) : t.nextRun({ when: formatWhen(at, now) })}
      {limits.map(({ span, made, most, last_day: lastDay }) => (
        <span key={span}>
          {' · '}
          {addsMade({ made, most, span, lastDay, drops: league.drops_count === true })}
        </span>
      ))}
    </span>
  );
}
