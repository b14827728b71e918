import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import CalendarX from 'lucide-react/icons/calendar-x';
import SearchX from 'lucide-react/icons/search-x';
import { dayWords } from '@crease/core/calendar.js';
import type { TradeFinderAnswer } from '@crease/core/trades/finder/finder.answers.js';
import { isDecidedByPoints } from '@crease/core/leagues/formats.js';
import { POSITIONS } from '@crease/core/position.js';
import { request } from '../../../platform/requests/api-client.js';
import { paths } from '../../../platform/pages/paths.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { keys, useLoadedLeague } from '../../open-league/league-data.js';
import { Button, buttonClass } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { Skeleton, SkeletonRows } from '../../../ui/page/Skeleton.js';
import { useTradeDays } from '../DeadlineNote.js';
import { TradesHeader } from '../TradesNav.js';
import { PartnerPanel } from './PartnerPanel.js';
import { STRIP, Strengths } from './Strengths.js';
import * as t from './finder.words.en.js';

const useFinder = (leagueId: string, enabled: boolean) =>
  useQuery({
    queryKey: [...keys.trades(leagueId), 'finder'],
    queryFn: ({ signal }) => request('GET /:league_id/trades/finder', { league_id: leagueId, signal }),
    enabled,
  });

export function TradeFinderPage() {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  usePageTitle(t.tradeFinder, league.league_name);
  const compares = isDecidedByPoints(league);
  const query = useFinder(leagueId, compares);
  const days = useTradeDays(leagueId);
  const closedOn = days.isOver && days.stop !== null ? dayWords(days.stop.lastDay) : null;
  return (
    <>
      <TradesHeader title={t.tradeFinder} detail={t.finderHint} isClosed={closedOn !== null} />
      {!compares ? (
        <EmptyState words={t.pointsDecideNothing} detail={t.pointsDecideNothingHint} />
      ) : query.data === undefined || !days.isKnown ? (
        query.error === null ? (
          <Waiting />
        ) : (
          <ErrorState message={query.error.message} retry={() => void query.refetch()} retrying={query.isFetching} />
        )
      ) : query.data.mine === null ? (
        <EmptyState words={t.noTeamManaged} detail={t.noTeamManagedHint} />
      ) : (
        <Found leagueId={leagueId} finder={query.data} mine={query.data.mine} closedOn={closedOn} />
      )}
    </>
  );
}

/** Partners in view at first; a league can have 31. */
const FIRST = 6;

function Found({
  leagueId,
  finder,
  mine,
  closedOn,
}: {
  leagueId: string;
  finder: TradeFinderAnswer;
  mine: NonNullable<TradeFinderAnswer['mine']>;
  /** The last day for trades, once it is over. */
  closedOn: string | null;
}) {
  const { teams } = useLoadedLeague(leagueId);
  const { cap } = finder;
  // A swap cannot be agreed on after the deadline.
  const partners = closedOn === null ? finder.partners : [];
  const [all, setAll] = useState(false);
  const rest = useRef<HTMLDivElement>(null);
  // The pressed button is gone then.
  useEffect(() => rest.current?.focus(), [all]);
  const panels = partners.map((partner, at) => (
    <PartnerPanel
      key={partner.team_id}
      leagueId={leagueId}
      partner={partner}
      team={teams.find(({ team_id }) => team_id === partner.team_id)}
      cap={cap}
      space={mine.cap_space}
      best={at === 0}
    />
  ));
  return (
    <div className="flex flex-col gap-4 short:gap-2">
      <p role="status" className="sr-only">
        {t.partnersFound({ count: partners.length })}
      </p>
      <Strengths finder={finder} mine={mine} />
      {partners.length === 0 && (
        <section className="rounded-lg border border-line bg-surface shadow-1">
          <EmptyState
            icon={
              closedOn === null ? <SearchX size={20} aria-hidden="true" /> : <CalendarX size={20} aria-hidden="true" />
            }
            words={closedOn === null ? t.noPartner : t.deadlineHasPassed}
            detail={closedOn === null ? whyNone(finder) : t.closedSince({ day: closedOn })}
            action={
              <span className="flex flex-wrap justify-center gap-2">
                <Link to={paths.tradeBlock(leagueId)} className={buttonClass('secondary')}>
                  {t.seeTradeBlock}
                </Link>
                {closedOn === null && (
                  <Link to={paths.newTrade(leagueId)} className={buttonClass('secondary')}>
                    {t.proposeTrade}
                  </Link>
                )}
              </span>
            }
          />
        </section>
      )}
      {panels.slice(0, FIRST)}
      {partners.length > FIRST &&
        (all ? (
          <div ref={rest} tabIndex={-1} className="flex flex-col gap-4 outline-none short:gap-2">
            {panels.slice(FIRST)}
          </div>
        ) : (
          <Button className="self-center" onClick={() => setAll(true)}>
            {t.morePartners({ count: partners.length - FIRST })}
          </Button>
        ))}
    </div>
  );
}

/** The shape of the page while it loads: the three positions, then a partner. */
function Waiting() {
  return (
    <div role="status" aria-label={t.searching} className="flex flex-col gap-4 short:gap-2">
      <div className="rounded-lg border border-line bg-surface">
        <div className={STRIP}>
          {POSITIONS.map((position) => (
            <div key={position} className="flex h-18.5 flex-col justify-between px-3 py-2.5 sm:px-4">
              <Skeleton className="h-4 w-16" />
              <Skeleton className="h-5 w-20" />
              <Skeleton className="h-2" />
            </div>
          ))}
        </div>
        <div className="h-8 border-t border-line short:hidden" />
      </div>
      <div className="rounded-lg border border-line bg-surface">
        <SkeletonRows rows={5} />
      </div>
    </div>
  );
}

function whyNone({ mine, median }: TradeFinderAnswer): string {
  if (POSITIONS.every((one) => median[one] === 0 && (mine?.per_place[one] ?? 0) === 0)) return t.noPoints;
  if (mine?.needs.length === 0) return t.noNeed;
  return mine?.surplus.length === 0 ? t.noSurplus : t.noMatch;
}
