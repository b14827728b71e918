import type { ReactNode } from 'react';
import { Link, useParams } from '../../platform/router.js';
import ArrowRight from 'lucide-react/icons/arrow-right';
import BookOpen from 'lucide-react/icons/book-open';
import Search from 'lucide-react/icons/search';
import Users from 'lucide-react/icons/users';
import { useAuth } from '../../platform/auth-store.js';
import { useLoadedLeague } from '../../platform/league-data.js';
import { usePageTitle } from '../../platform/page-title.js';
import { paths } from '../../platform/paths.js';
import { Badge } from '../../ui/Badge.js';
import { buttonClass } from '../../ui/Button.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { RecentActivityPanel } from '../../features/activity/RecentActivityPanel.js';
import { AssetSummary } from '../../features/leagues/AssetSummary.js';
import { PHASE_WORDS } from '../../features/leagues/league.words.js';
import { TeamsPanel } from '../../features/teams/TeamsPanel.js';

/** The league's home. */
export function HomeScreen() {
  const { leagueId = '' } = useParams();
  const { league, teams, me } = useLoadedLeague(leagueId);
  const firstName = useAuth((state) => state.user?.first_name);
  usePageTitle('Home', league.league_name);
  const waiting = teams.filter((team) => !team.hasManager).length;
  const phase = PHASE_WORDS[league.phase];

  return (
    <>
      <PageHeader
        title={`Welcome, ${firstName ?? 'manager'}`}
        detail={
          <span className="flex flex-wrap items-center gap-2">
            <span>
              {league.league_type === 'dynasty' ? 'Dynasty league' : 'Re-draft league'} · {league.current_season}
            </span>
            <Badge tone="accent">{phase.title}</Badge>
            {league.is_sample && <Badge>Sample players</Badge>}
          </span>
        }
        actions={
          me.is_commissioner && league.phase === 'setup' ? (
            <>
              <Link to={paths.commissionerHub(leagueId)} className={buttonClass(waiting > 0 ? 'primary' : 'secondary')}>
                {waiting > 0 ? `Invite ${waiting} ${waiting === 1 ? 'manager' : 'managers'}` : 'Commissioner Settings'}
              </Link>
              <Link to={paths.drafts(leagueId)} className={buttonClass(waiting > 0 ? 'secondary' : 'primary')}>
                Go to the draft
              </Link>
            </>
          ) : undefined
        }
      />
      <nav aria-label="Shortcuts" className="mb-4 grid gap-3 sm:grid-cols-3">
        {me.team_id === null ? (
          <Card to={paths.commissionerHub(leagueId)} icon={<Users size={20} aria-hidden="true" />} title="My Team" text="You manage no team in this league." />
        ) : (
          <Card to={paths.team(leagueId, me.team_id)} icon={<Users size={20} aria-hidden="true" />} title="My Team" text={teams.find((team) => team.team_id === me.team_id)?.team_name ?? ''} />
        )}
        <Card to={paths.players(leagueId)} icon={<Search size={20} aria-hidden="true" />} title="Player Database" text="Contracts and statistics" />
        <Card to={paths.rules(leagueId)} icon={<BookOpen size={20} aria-hidden="true" />} title="Rulebook" text="How this league plays" />
      </nav>
      <div className="flex flex-col gap-4">
        <TeamsPanel leagueId={leagueId} />
        <div className={league.league_type === 'dynasty' ? 'grid items-start gap-4 lg:grid-cols-[1fr_1.25fr]' : ''}>
          <RecentActivityPanel leagueId={leagueId} />
          {league.league_type === 'dynasty' && <AssetSummary leagueId={leagueId} />}
        </div>
      </div>
    </>
  );
}

function Card({ to, icon, title, text }: { to: string; icon: ReactNode; title: string; text: string }) {
  return (
    <Link to={to} className="group flex min-w-0 items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 shadow-1 transition-colors duration-fast hover:border-accent-line hover:bg-hover">
      <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-md bg-accent-soft text-accent-text">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block truncate text-xs text-ink-3">{text}</span>
      </span>
      <ArrowRight size={16} aria-hidden="true" className="shrink-0 text-ink-3 transition-transform duration-fast group-hover:translate-x-0.5" />
    </Link>
  );
}
