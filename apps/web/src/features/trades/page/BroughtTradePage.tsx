import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import History from 'lucide-react/icons/history';
import { dayWords } from '@crease/core/calendar.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys, useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { buttonClass } from '../../../ui/Button.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { Trees } from './TradeTree.js';
import * as t from './page.words.en.js';

export function BroughtTradePage() {
  const { leagueId = '', season = '', number = '' } = useParams();
  const tradeId = `brought.${season}.${number}`;
  const { league } = useLoadedLeague(leagueId);
  const { nameOf: name } = useTeamsById(leagueId, t.teamThatHasLeft);
  usePageTitle(t.trade, league.league_name);
  const query = useQuery({
    queryKey: [...keys.trades(leagueId), 'brought', tradeId],
    queryFn: ({ signal }) =>
      request('GET /:league_id/brought/trade', { league_id: leagueId, query: { id: tradeId }, signal }),
  });
  const trade = query.data;
  return (
    <>
      <PageHeader
        title={t.tradeReview}
        detail={
          trade !== undefined && (
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
              <Badge>{t.broughtAlong}</Badge>
              {t.onAnotherSite({
                teams: trade.teams.map(name),
                day: trade.day === null ? trade.season : dayWords(trade.day),
              })}
            </span>
          )
        }
        actions={
          <Link to={paths.history(leagueId)} className={buttonClass('quiet')}>
            <History size={16} aria-hidden="true" />
            <span>{t.history}</span>
          </Link>
        }
      />
      <Panel title={t.sinceTrade} flush state={panelState(query, () => null)}>
        {trade !== undefined && <Trees leagueId={leagueId} lines={trade.lines} earlier={[]} receivers={trade.teams} />}
      </Panel>
    </>
  );
}
