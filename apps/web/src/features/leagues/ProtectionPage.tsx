import { Link, Navigate, useParams } from 'react-router-dom';
import { formatMoney } from '@crease/core/money.js';
import { useLoadedLeague } from '../../platform/league-data.js';
import { usePageTitle } from '../../platform/page-title.js';
import { paths } from '../../platform/paths.js';
import { buttonClass } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { Panel } from '../../ui/Panel.js';

/** What a protection sheet of this league may hold, and when sheets are open. */
export function ProtectionPage() {
  const { leagueId = '' } = useParams();
  const { league, me } = useLoadedLeague(leagueId);
  usePageTitle('Protection sheet', league.league_name);
  if (!league.protectionSheetsEnabled) return <Navigate to={paths.home(leagueId)} replace />;
  const limits = [
    ['Core limit', formatMoney(league.protection_sheet_limit ?? 0)],
    ['Forwards, at least', league.min_forwards_protected],
    ['Defensemen, at least', league.min_defense_protected],
    ['Goalies, at least', league.min_goalies_protected],
    ['Bench amount', formatMoney(league.protection_sheet_bench ?? 0)],
    ['Bench places', league.protection_bench_size],
  ] as const;
  return (
    <>
      <PageHeader title="Protection Sheet Builder" detail={`The keepers of ${league.league_name} for the season after ${league.current_season}.`} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title="Limits">
          <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
            {limits.map(([label, value]) => (
              <div key={label}>
                <dt className="text-xs text-ink-3">{label}</dt>
                <dd className="text-md font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <Panel title="Your sheet">
          <EmptyState
            words={league.phase === 'protection' ? 'No sheet has been started' : 'Sheets are not open now'}
            detail="Teams choose their keepers in the protection phase, after the season. Players who are not protected go to the general draft."
            action={
              me.team_id === null ? undefined : (
                <Link to={paths.team(leagueId, me.team_id)} className={buttonClass()}>
                  Look at my team
                </Link>
              )
            }
          />
        </Panel>
      </div>
    </>
  );
}
