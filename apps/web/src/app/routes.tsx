import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { useAuth, useVisitor } from '../platform/session/auth-store.js';
import { useLeague } from '../features/open-league/league-data.js';
import { isDraftRoom, leagueIn, paths } from '../platform/pages/paths.js';
import { AppLayout } from './layouts/AppLayout.js';
import { LeagueSkeleton, PageSkeleton } from './layouts/PageSkeleton.js';
import {
  AccountPage,
  ActivityPage,
  BoardPage,
  BracketScreen,
  CommissionerHub,
  ConditionsPage,
  ConsolePage,
  DraftRoomPage,
  DraftsPage,
  FreeAgentsScreen,
  HistoryPage,
  SeasonPicturesPage,
  HomeScreen,
  HubChannels,
  HubData,
  HubPeople,
  HubRules,
  HubSeason,
  LandingScreen,
  LeagueLayout,
  LineupPage,
  LoginScreen,
  MatchupPage,
  MatchupsPage,
  MoveInPage,
  MyLeaguesPage,
  NoticesPage,
  PlayersPage,
  PreferencesPage,
  PrivacyPage,
  ProtectionPage,
  RulesPage,
  StandingsPage,
  TeamPage,
  TermsPage,
  TonightPage,
  ThreadPage,
  TradeBlockPage,
  TradeFinderPage,
  TradeBuilderPage,
  BroughtTradePage,
  TradePage,
  TradesPage,
  TryDraftPage,
} from './pages.js';

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        <Route element={<Chunk />}>
          <Route index element={<LandingScreen />} />
          <Route path="login" element={<LoginScreen />} />
          <Route path="try" element={<TryDraftPage />} />
          <Route path="privacy-policy" element={<PrivacyPage />} />
          <Route path="terms-conditions" element={<TermsPage />} />
        </Route>
        <Route element={<SignedIn />}>
          <Route path="account/notices" element={<NoticesPage />} />
          <Route path="account/notifications" element={<PreferencesPage />} />
          <Route path="leagues" element={<MyLeaguesPage />} />
          <Route path="user/:userName" element={<AccountPage />} />
          <Route path="admin/console" element={<ConsolePage />} />
          <Route path=":leagueId" element={<LeagueLayout />}>
            <Route index element={<Navigate to="home" replace />} />
            <Route path="home" element={<HomeScreen />} />
            <Route path="team" element={<MyTeam />} />
            <Route path="team/:teamId" element={<TeamPage />} />
            <Route path="team/:teamId/lineup" element={<LineupPage />} />
            <Route path="league" element={<Navigate to="players" replace />} />
            <Route path="league/players" element={<PlayersPage />} />
            <Route path="league/free-agents" element={<FreeAgentsScreen />} />
            <Route path="league/activity-log" element={<ActivityPage />} />
            <Route path="talk" element={<BoardPage />} />
            <Route path="talk/:threadId" element={<ThreadPage />} />
            <Route path="league/standings" element={<StandingsPage />} />
            <Route path="league/matchups" element={<MatchupsPage />} />
            <Route path="league/matchups/:period/:number" element={<MatchupPage />} />
            <Route path="league/bracket" element={<BracketScreen />} />
            <Route path="league/tonight" element={<TonightPage />} />
            <Route path="league/history" element={<HistoryPage />} />
            <Route path="league/history/:season" element={<SeasonPicturesPage />} />
            <Route path="admin" element={<Navigate to="rules" replace />} />
            <Route path="admin/rules" element={<RulesPage />} />
            <Route path="admin/console" element={<ConsolePage />} />
            <Route path="admin/protection-sheet" element={<ProtectionPage />} />
            <Route path="admin/commissioner-hub" element={<CommissionerHub />}>
              <Route index element={<HubSeason />} />
              <Route path="people" element={<HubPeople />} />
              <Route path="rules" element={<HubRules />} />
              <Route path="channels" element={<HubChannels />} />
              <Route path="data" element={<HubData />} />
              <Route path="*" element={null} />
            </Route>
            <Route path="admin/move-in" element={<MoveInPage />} />
            <Route path="trade" element={<Navigate to="all" replace />} />
            <Route path="trade/all" element={<TradesPage />} />
            <Route path="trade/new" element={<TradeBuilderPage />} />
            <Route path="trade/conditions" element={<ConditionsPage />} />
            <Route path="trade/block" element={<TradeBlockPage />} />
            <Route path="trade/finder" element={<TradeFinderPage />} />
            <Route path="trade/brought/:season/:number" element={<BroughtTradePage />} />
            <Route path="trade/review/:tradeId" element={<TradePage />} />
            <Route path="draft" element={<Navigate to="history" replace />} />
            <Route path="draft/history" element={<DraftsPage />} />
            <Route path="draft/live/:draftId" element={<DraftRoomPage />} />
            <Route path="*" element={<Navigate to={paths.landing} replace />} />
          </Route>
        </Route>
        <Route path="*" element={<Navigate to={paths.landing} replace />} />
      </Route>
    </Routes>
  );
}

function Chunk() {
  return (
    <Suspense fallback={<Waiting />}>
      <Outlet />
    </Suspense>
  );
}

const OWN = /^\/(?:user\/|account\/notifications)/;

/** Sends signed-out visitors to the landing page. While the session is being restored it does not redirect. */
function SignedIn() {
  const status = useAuth((state) => state.status);
  const visitor = useVisitor();
  const { pathname } = useLocation();
  if (status === 'signed-out') return <Navigate to={paths.landing} replace />;
  if (status === 'booting') return <Waiting />;
  // A visitor's account is not theirs.
  if (visitor && OWN.test(pathname)) return <Navigate to={paths.myLeagues} replace />;
  return <Chunk />;
}

function Waiting() {
  const { pathname } = useLocation();
  if (isDraftRoom(pathname)) return null;
  if (leagueIn(pathname) !== undefined) return <LeagueSkeleton />;
  return (
    <div className="mx-auto max-w-6xl p-6">
      <PageSkeleton />
    </div>
  );
}

/** `/{league_id}/team`: redirects to the user's own team, or to the league's home when they have none. */
function MyTeam() {
  const { leagueId } = useParams();
  const mine = useLeague(leagueId).data?.me.team_id;
  return <Navigate to={mine == null ? '../home' : mine} replace />;
}
