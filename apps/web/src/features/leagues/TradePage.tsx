import { Link, useParams } from 'react-router-dom';
import { useLoadedLeague } from '../../platform/league-data.js';
import { usePageTitle } from '../../platform/page-title.js';
import { paths } from '../../platform/paths.js';
import { buttonClass } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Monogram } from '../../ui/Monogram.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { Panel } from '../../ui/Panel.js';

/** A trade request: who asks whom. */
export function TradePage() {
  const { leagueId = '', tradeId = '' } = useParams();
  const { league, teams, trades } = useLoadedLeague(leagueId);
  usePageTitle('Trade', league.league_name);
  const trade = trades.find((one) => one.trade_id === tradeId);
  const sides = trade === undefined ? [] : [trade.requested_by, trade.sent_to].map((id) => teams.find((team) => team.team_id === id));
  return (
    <>
      <PageHeader title="Trade Review" />
      {trade === undefined ? (
        <Panel title="Not open to you">
          <EmptyState
            words="This trade is not waiting for your answer"
            detail="It was answered, withdrawn or has expired, or it concerns other teams."
            action={
              <Link to={paths.home(leagueId)} className={buttonClass()}>
                Back to the league
              </Link>
            }
          />
        </Panel>
      ) : (
        <Panel title="Trade request">
          <ul className="grid gap-4 sm:grid-cols-2">
            {sides.map((team, index) => (
              <li key={index} className="flex items-center gap-3">
                <Monogram name={team?.team_name ?? '?'} picture={team?.picture} size="md" />
                <span>
                  <span className="block text-xs text-ink-3">{index === 0 ? 'Offered by' : 'Offered to'}</span>
                  <span className="font-semibold">{team?.team_name ?? 'A team that has left'}</span>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
