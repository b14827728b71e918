import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { TradeFinderAnswer } from '@crease/core/trades/finder/finder.answers.js';
import { isDecidedByPoints } from '@crease/core/leagues/formats.js';
import { POSITION_WORDS, POSITIONS } from '@crease/core/position.js';
import { capital } from '@crease/core/text.rules.js';
import { request } from '../../../platform/requests/api-client.js';
import { paths } from '../../../platform/pages/paths.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { keys, useLoadedLeague } from '../../open-league/league-data.js';
import { buttonClass } from '../../../ui/Button.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { LoadingRows, Panel } from '../../../ui/page/Panel.js';
import { TradesHeader } from '../TradesNav.js';
import { PartnerPanel } from './PartnerPanel.js';
import { gainText } from './finder-text.js';
import * as t from './finder.words.en.js';

const useFinder = (leagueId: string, enabled: boolean) =>
  useQuery({
    queryKey: [...keys.trades(leagueId), 'finder'],
    queryFn: ({ signal }) => request('GET /:league_id/trades/finder', { league_id: leagueId, signal }),
    enabled,
  });

export function TradeFinderPage() {
  const { leagueId = '' } = useParams();
  const { league, teams } = useLoadedLeague(leagueId);
  usePageTitle(t.tradeFinder, league.league_name);
  const compares = isDecidedByPoints(league);
  const query = useFinder(leagueId, compares);
  return (
    <>
      <TradesHeader title={t.tradeFinder} detail={t.finderHint} />
      {!compares ? (
        <EmptyState words={t.pointsDecideNothing} detail={t.pointsDecideNothingHint} />
      ) : query.data === undefined ? (
        <LoadingRows query={query} rows={8} />
      ) : query.data.mine === null ? (
        <EmptyState words={t.noTeamManaged} detail={t.noTeamManagedHint} />
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-4">
            <p role="status" className="sr-only">
              {t.partnersFound({ count: query.data.partners.length })}
            </p>
            {query.data.partners.length === 0 && (
              <EmptyState
                words={t.noPartner}
                detail={whyNone(query.data)}
                action={
                  <span className="flex flex-wrap justify-center gap-2">
                    <Link to={paths.tradeBlock(leagueId)} className={buttonClass('secondary')}>
                      {t.seeTradeBlock}
                    </Link>
                    <Link to={paths.newTrade(leagueId)} className={buttonClass('secondary')}>
                      {t.proposeTrade}
                    </Link>
                  </span>
                }
              />
            )}
            {query.data.partners.map((partner) => (
              <PartnerPanel
                key={partner.team_id}
                leagueId={leagueId}
                partner={partner}
                team={teams.find(({ team_id }) => team_id === partner.team_id)}
              />
            ))}
          </div>
          <Strengths finder={query.data} mine={query.data.mine} />
        </div>
      )}
    </>
  );
}

function whyNone({ mine, median }: TradeFinderAnswer): string {
  if (POSITIONS.every((one) => median[one] === 0 && (mine?.per_place[one] ?? 0) === 0)) return t.noPoints;
  if (mine?.needs.length === 0) return t.noNeed;
  return mine?.surplus.length === 0 ? t.noSurplus : t.noMatch;
}

function Strengths({
  finder: { season, places, median },
  mine,
}: {
  finder: TradeFinderAnswer;
  mine: NonNullable<TradeFinderAnswer['mine']>;
}) {
  return (
    <Panel title={t.perPlaceOf({ season })} flush>
      <table className="w-full text-sm">
        <thead className="text-xs text-ink-3">
          <tr className="border-b border-line bg-sunken">
            <th scope="col" className="py-1 pl-4 text-left font-medium">
              {t.position}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {t.yourTeam}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {t.leagueMedian}
            </th>
            <th scope="col" className="py-1 pr-4 text-right font-medium">
              {t.verdict}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {POSITIONS.map((one) => (
            <tr key={one} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 pl-4 text-left font-normal">
                <span className="flex items-center gap-2">
                  <PositionTag position={one} />
                  <span>{t.placesOf({ positions: capital(POSITION_WORDS[one][1]), places: places[one] })}</span>
                </span>
              </th>
              <td className="text-right font-semibold">{gainText(mine.per_place[one])}</td>
              <td className="text-right text-ink-2">{gainText(median[one])}</td>
              <td className="py-2 pr-4 pl-3 text-right">
                {mine.needs.includes(one) ? (
                  <Badge tone="warn">{t.isNeed}</Badge>
                ) : mine.surplus.includes(one) ? (
                  <Badge tone="good">{t.isSpare}</Badge>
                ) : (
                  <span className="text-xs text-ink-3">{t.isNeither}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
