import { formatExact, formatWhen } from '../../../ui/figures/time.js';
import { useNow } from '../../../ui/figures/use-now.js';
import { useAddLimits } from '../free-agents.data.js';
import { addsMade } from '../free-agents.words.en.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { useMarket } from '../../moves/market-data.js';
import * as t from './market.words.en.js';

/** The team's budget that is left, its limits of adds, and the time of the next run. */
export function MarketNow({ leagueId, teamId }: { leagueId: string; teamId: string | null }) {
  const now = useNow();
  const { drops_count: dropsCount } = useLoadedLeague(leagueId).league;
  const limits = useAddLimits(leagueId);
  const market = useMarket(leagueId).data;
  const inSeason = useLoadedLeague(leagueId).league.phase === 'in-season';
  if (market === undefined || (!inSeason && market.free_agency === null)) return null;
  const at = market.next_run_at === null ? null : Date.parse(market.next_run_at);
  const own = market.budgets.find(({ team_id: id }) => id === teamId);
  return (
    <span title={at === null ? undefined : formatExact(at)}>
      {own !== undefined && (
        <>
          <strong className="font-semibold text-ink">{t.yourBudget(own)}</strong>
          {' · '}
        </>
      )}
      {at === null ? t.lotsUnderWay({ count: market.lots.length }) : t.nextRun({ when: formatWhen(at, now) })}
      {limits.map(({ span, made, most, last_day: lastDay }) => (
        <span key={span}>
          {' · '}
          {addsMade({ made, most, span, lastDay, drops: dropsCount === true })}
        </span>
      ))}
    </span>
  );
}
