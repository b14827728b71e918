import type { ReactNode } from 'react';
import { hasMatches, isInMatchups } from '@crease/core/leagues/formats.js';
import { Link, useParams } from 'react-router-dom';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import BookOpen from 'lucide-react/icons/book-open';
import Moon from 'lucide-react/icons/moon';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Shirt from 'lucide-react/icons/shirt';
import Swords from 'lucide-react/icons/swords';
import Timer from 'lucide-react/icons/timer';
import Trophy from 'lucide-react/icons/trophy';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { useAuth } from '../../platform/session/auth-store.js';
import { useConcerns } from '../../features/open-league/concerns-data.js';
import { useLoadedLeague } from '../../features/open-league/league-data.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { paths } from '../../platform/pages/paths.js';
import { usePhase } from '../../features/open-league/season-data.js';
import { useTonightAwaited } from '../../features/tonight/tonight-data.js';
import { cx } from '../../ui/cx.js';
import { Badge } from '../../ui/marks/Badge.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { useLarge } from '../../ui/use-media.js';
import { RecentActivityPanel } from '../../features/activity/RecentActivityPanel.js';
import { AssetSummary } from '../../features/leagues/home/AssetSummary.js';
import { DelayNotice, useDelays } from '../../features/leagues/home/DelayNotice.js';
import { LeaguePicture } from '../../features/leagues/home/LeaguePicture.js';
import { NextSteps } from '../../features/leagues/home/NextSteps.js';
import { SeasonTable } from '../../features/leagues/home/season/SeasonTable.js';
import { PHASE_WORDS } from '../../features/leagues/hub/phase/phase-words.js';
import { useOwnMatchups } from '../../features/teams/matchups/matchups.data.js';
import { TeamsPanel } from '../../features/teams/TeamsPanel.js';
import * as t from './screens.words.en.js';

/** A table of more teams is higher than the reader's week. */
const LONG = 16;
/** Entries of the log that fit next to the reader's week. */
const BESIDE_WEEK = 4;

export function HomeScreen() {
  const { leagueId = '' } = useParams();
  const { league, teams, me } = useLoadedLeague(leagueId);
  // The shorter column has room for the activity.
  const long = teams.length > LONG;
  const settled = useSettled(leagueId);
  const large = useLarge();
  const inSeason = league.phase === 'in-season';
  const firstName = useAuth((state) => state.user?.first_name);
  usePageTitle(t.home, league.league_name);
  const phase = PHASE_WORDS[league.phase];

  return (
    <>
      <PageHeader
        title={t.welcome({ person: firstName ?? null })}
        detail={
          <span className="flex flex-wrap items-center gap-2">
            <span>
              {league.league_type === 'dynasty' ? t.dynastyLeague : t.reDraftLeague} · {league.current_season}
            </span>
            <Badge tone="accent">{phase.title}</Badge>
            {league.is_sample && <Badge>{t.samplePlayers}</Badge>}
          </span>
        }
      />
      {me.is_commissioner && <DelayNotice leagueId={leagueId} timeZone={league.time_zone} />}
      {inSeason && large ? (
        <div className="grid grid-cols-[minmax(0,21rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] gap-x-4">
          <div className="flex flex-col">
            <NextSteps leagueId={leagueId} />
            {settled && long && <RecentActivityPanel leagueId={leagueId} />}
          </div>
          <div className="mb-4 flex flex-col">
            <SeasonTable leagueId={leagueId} />
            {settled && !long && <RecentActivityPanel leagueId={leagueId} shown={BESIDE_WEEK} />}
          </div>
        </div>
      ) : (
        <>
          {inSeason && <SeasonTable leagueId={leagueId} />}
          <NextSteps leagueId={leagueId} />
          {settled && <Shortcuts leagueId={leagueId} className="sm:grid-cols-3" />}
        </>
      )}
      {settled && <Below leagueId={leagueId} withActivity={!inSeason || !large} />}
    </>
  );
}

/**
 * True when the queries of everything above the rest of the page have settled. If the rest rendered earlier, it would
 * move under the user's finger.
 */
function useSettled(leagueId: string): boolean {
  const { league, me } = useLoadedLeague(leagueId);
  const concerns = useConcerns(leagueId).isLoading;
  const phase = usePhase(leagueId, league.phase !== 'setup').isLoading;
  const night = useTonightAwaited(leagueId);
  const delays = useDelays(leagueId, me.is_commissioner).isLoading;
  const matchups = useOwnMatchups(leagueId).isLoading;
  return !concerns && !phase && !night && !delays && !matchups;
}

/** On large screens in season the side navigation is enough. */
function Shortcuts({ leagueId, className }: { leagueId: string; className: string }) {
  const { teams, me } = useLoadedLeague(leagueId);
  return (
    <nav aria-label={t.shortcuts} className={cx('mb-4 grid gap-2 sm:gap-3', className)}>
      {me.team_id === null ? (
        <Card
          to={me.is_commissioner ? paths.commissionerHub(leagueId, 'people') : null}
          icon={<Users size={20} aria-hidden="true" />}
          title={t.myTeam}
          text={t.noTeamManaged}
        />
      ) : (
        <Card
          to={paths.team(leagueId, me.team_id)}
          icon={<Users size={20} aria-hidden="true" />}
          title={t.myTeam}
          text={teams.find((team) => team.team_id === me.team_id)?.team_name ?? ''}
        />
      )}
      <Card
        to={paths.players(leagueId)}
        icon={<Shirt size={20} aria-hidden="true" />}
        title={t.playerDatabase}
        text={t.playerDatabaseHint}
      />
      <Card
        to={paths.rules(leagueId)}
        icon={<BookOpen size={20} aria-hidden="true" />}
        title={t.rulebook}
        text={t.rulebookHint}
      />
    </nav>
  );
}

function Below({ leagueId, withActivity }: { leagueId: string; withActivity: boolean }) {
  const { league, teams } = useLoadedLeague(leagueId);
  const dynasty = league.league_type === 'dynasty';
  return (
    <>
      <Tools leagueId={leagueId} />
      <div className="flex flex-col gap-4">
        {league.phase === 'setup' && teams.every(({ roster_size: size }) => size === 0) ? (
          <LeaguePicture leagueId={leagueId} />
        ) : (
          <TeamsPanel leagueId={leagueId} />
        )}
        <div className={dynasty && withActivity ? 'grid items-start gap-4 lg:grid-cols-[1fr_1.25fr]' : ''}>
          {withActivity && <RecentActivityPanel leagueId={leagueId} />}
          {dynasty && <AssetSummary leagueId={leagueId} />}
        </div>
      </div>
    </>
  );
}

/** Links for phones; larger screens have them in the side navigation. */
function Tools({ leagueId }: { leagueId: string }) {
  const { league, me } = useLoadedLeague(leagueId);
  const tools = [
    ...(league.phase === 'in-season' ? [{ to: paths.tonight(leagueId), name: t.tonight, Icon: Moon }] : []),
    { to: paths.standings(leagueId), name: t.standings, Icon: Trophy },
    ...(hasMatches(league)
      ? [{ to: paths.matchups(leagueId), name: isInMatchups(league) ? t.matchups : t.playOffs, Icon: Swords }]
      : []),
    { to: paths.drafts(leagueId), name: t.draftRoom, Icon: Timer },
    { to: paths.trades(leagueId), name: t.trades, Icon: ArrowLeftRight },
    { to: paths.freeAgents(leagueId), name: t.freeAgents, Icon: UserPlus },
    ...(league.protectionSheetsEnabled
      ? [{ to: paths.protectionSheet(leagueId), name: t.protection, Icon: ShieldCheck }]
      : []),
    ...(me.is_commissioner ? [{ to: paths.commissionerHub(leagueId), name: t.commissioner, Icon: Settings }] : []),
  ];
  return (
    <nav
      aria-label={t.tools}
      className="mb-4 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:hidden"
    >
      {tools.map(({ to, name, Icon }) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-12 items-center gap-2.5 bg-surface px-4 text-sm font-medium outline-offset-[-2px] last:odd:col-span-2 active:bg-hover"
        >
          <Icon size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** `to` null: the card is not a link. */
function Card({ to, icon, title, text }: { to: string | null; icon: ReactNode; title: string; text: string }) {
  const inside = (
    <>
      <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-md bg-accent-soft text-accent-text">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="line-clamp-2 text-xs text-ink-3" title={text}>
          {text}
        </span>
      </span>
    </>
  );
  if (to === null)
    return (
      <div className="flex min-w-0 items-center gap-3 rounded-lg border border-line bg-surface px-3 py-2 sm:px-4 sm:py-3">
        {inside}
      </div>
    );
  return (
    <Link
      to={to}
      className="group flex min-w-0 items-center gap-3 rounded-lg border border-line bg-surface px-3 py-2 shadow-1 sm:px-4 sm:py-3 short:py-1.5 transition-colors duration-fast hover:border-accent-line hover:bg-hover"
    >
      {inside}
      <ArrowRight
        size={16}
        aria-hidden="true"
        className="shrink-0 text-ink-3 transition-transform duration-fast group-hover:translate-x-0.5 sm:max-lg:hidden"
      />
    </Link>
  );
}
