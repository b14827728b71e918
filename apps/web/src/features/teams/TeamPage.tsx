import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isSeason } from '@crease/core/season.js';
import { ApiRefusal } from '../../platform/requests/api-client.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { paths } from '../../platform/pages/paths.js';
import { buttonClass } from '../../ui/Button.js';
import { EmptyState } from '../../ui/page/EmptyState.js';
import { ErrorState } from '../../ui/page/Panel.js';
import { Skeleton, SkeletonRows } from '../../ui/page/Skeleton.js';
import { lazyPanel } from '../../platform/pages/lazy-panel.js';
import { TeamHeader } from './TeamHeader.js';
import { TeamNotices } from './TeamNotices.js';
import { TeamRoster } from './roster/TeamRoster.js';
import { useTeamPage, type ContractSeason } from './team-page.data.js';
import { useRosterView } from './contracts/use-roster-view.js';
import { useParameters } from '../../platform/pages/parameters.js';
import * as t from './teams.words.en.js';

const TeamPanels = lazyPanel(() => import('./panels/TeamPanels.js'), 'TeamPanels');

export function TeamPage() {
  const { leagueId = '', teamId = '' } = useParams();
  const { league, teams } = useLoadedLeague(leagueId);
  const contracts = useContractSeason();
  const [view, setView] = useRosterView();
  const query = useTeamPage(leagueId, teamId, contracts.shown);
  const page = query.data;
  // Show at once the summary that every league page has loaded.
  const summary = page?.team ?? teams.find((team) => team.team_id === teamId);
  usePageTitle(summary?.team_name ?? t.team, league.league_name);

  if (page === undefined && query.error !== null) {
    if (query.error instanceof ApiRefusal && query.error.status === 404) return <NoSuchTeam leagueId={leagueId} />;
    return (
      <ErrorState
        className="py-10"
        message={query.error.message}
        retry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (summary === undefined)
    return (
      <div role="status" aria-label={t.loading}>
        <Skeleton className="mb-5 h-14 w-72" />
        <SkeletonRows rows={10} />
      </div>
    );

  const season = page?.season ?? league.current_season;
  const team = { leagueId, summary, page, season };
  return (
    <>
      <TeamHeader {...team} view={view} onView={setView} onSeason={contracts.choose} />
      <TeamNotices leagueId={leagueId} teamId={teamId} page={page} onPresent={() => contracts.choose(null)} />
      <TeamRoster {...team} view={view} />
      {/* Below the roster, so that their file may load after it. */}
      <Suspense fallback={<div className="mt-4 min-h-dvh" />}>
        <TeamPanels {...team} teamId={teamId} />
      </Suspense>
    </>
  );
}

function NoSuchTeam({ leagueId }: { leagueId: string }) {
  return (
    <EmptyState
      className="py-10"
      words={t.noSuchTeam}
      action={
        <Link to={paths.home(leagueId)} className={buttonClass()}>
          {t.leagueHome}
        </Link>
      }
    />
  );
}

function useContractSeason() {
  const [parameters, setParameters] = useParameters();
  const asked = parameters.get('year');
  const shown: ContractSeason = {
    year: asked !== null && (isSeason(asked) || /^(19|20)\d{2}$/.test(asked)) ? asked : null,
    usePrevious: parameters.get('usePrevious') === 'true',
  };
  /** null is the league's own season. */
  const choose = (season: string | null) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('usePrevious');
        if (season === null) next.delete('year');
        else next.set('year', season);
        return next;
      },
      { replace: true },
    );
  return { shown, choose };
}
