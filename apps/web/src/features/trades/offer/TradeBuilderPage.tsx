import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { buttonClass } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { LoadingRows } from '../../../ui/page/Panel.js';
import { OfferBuilder } from './OfferBuilder.js';
import { counterOf, offerFrom } from '../offer.model.js';
import { useTrade } from '../trades.data.js';
import * as t from './offer.words.en.js';

export function TradeBuilderPage() {
  const { leagueId = '' } = useParams();
  const [parameters] = useSearchParams();
  const { league, teams, me } = useLoadedLeague(leagueId);
  const counter = parameters.get('counter');
  const behalf = me.is_commissioner && parameters.get('behalf') !== null;
  const title = counter !== null ? t.counterOffer : behalf ? t.enterATrade : t.proposeTrade;
  usePageTitle(title, league.league_name);
  const answered = useTrade(leagueId, counter);

  if (me.team_id === null && !behalf)
    return (
      <Nothing
        title={title}
        words={t.noTeamManaged}
        detail={me.is_commissioner ? t.commissionerCanEnterTrade : t.managersMakeOffers}
      />
    );
  if (counter !== null) {
    const trade = answered.data;
    if (trade === undefined) {
      return (
        <>
          <PageHeader title={title} />
          <LoadingRows query={answered} rows={8} />
        </>
      );
    }
    return (
      <OfferBuilder
        key={counter}
        leagueId={leagueId}
        title={title}
        from={parameters.toString()}
        counter={counter}
        behalf={false}
        initial={counterOf(trade)}
      />
    );
  }
  const known = (id: string | null) => teams.find(({ team_id }) => team_id === id)?.team_id;
  const mine = behalf ? (known(parameters.get('with')) ?? teams[0]?.team_id ?? '') : (me.team_id ?? '');
  const partner = behalf ? undefined : known(parameters.get('with'));
  return (
    <OfferBuilder
      key={parameters.toString()}
      leagueId={leagueId}
      title={title}
      from={parameters.toString()}
      counter={null}
      behalf={behalf}
      initial={offerFrom(parameters, mine, partner === mine ? '' : (partner ?? ''))}
    />
  );
}

function Nothing({ title, words, detail }: { title: string; words: string; detail: string }) {
  const { leagueId = '' } = useParams();
  const { me } = useLoadedLeague(leagueId);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        words={words}
        detail={detail}
        action={
          me.is_commissioner ? (
            <Link to={paths.newTrade(leagueId, { behalf: 1 })} className={buttonClass('primary')}>
              {t.enterATrade}
            </Link>
          ) : (
            <Link to={paths.trades(leagueId)} className={buttonClass()}>
              {t.allTrades}
            </Link>
          )
        }
      />
    </>
  );
}
