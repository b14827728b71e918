import { lazy, Suspense, type ComponentType } from 'react';
import { Navigate, Outlet, Route, Routes, useParams } from 'react-router-dom';
import { useAuth } from '../platform/auth-store.js';
import { useLeague } from '../platform/league-data.js';
import { paths } from '../platform/paths.js';
import { LandingScreen } from './screens/LandingScreen.js';
import { AppLayout } from './layouts/AppLayout.js';
import { PageSkeleton } from './layouts/PageSkeleton.js';

/** A page in a chunk of its own. */
function page<M, K extends keyof M>(load: () => Promise<M>, name: K) {
  return lazy(() => load().then((module) => ({ default: module[name] as ComponentType })));
}

const LeagueLayout = page(() => import('./layouts/LeagueLayout.js'), 'LeagueLayout');
const LoginPage = page(() => import('./screens/LoginScreen.js'), 'LoginScreen');
const PrivacyPage = page(() => import('../features/legal/PrivacyPage.js'), 'PrivacyPage');
const TermsPage = page(() => import('../features/legal/TermsPage.js'), 'TermsPage');
const HomeScreen = page(() => import('./screens/HomeScreen.js'), 'HomeScreen');
const TeamPage = page(() => import('../features/teams/TeamPage.js'), 'TeamPage');
const PlayersPage = page(() => import('../features/players/PlayersPage.js'), 'PlayersPage');
const ActivityPage = page(() => import('../features/activity/ActivityPage.js'), 'ActivityPage');
const RulesPage = page(() => import('../features/leagues/RulesPage.js'), 'RulesPage');
const CommissionerHub = page(() => import('../features/leagues/CommissionerHub.js'), 'CommissionerHub');
const ProtectionPage = page(() => import('../features/leagues/ProtectionPage.js'), 'ProtectionPage');
const ConsolePage = page(() => import('../features/admin/ConsolePage.js'), 'ConsolePage');
const TradePage = page(() => import('../features/leagues/TradePage.js'), 'TradePage');
const DraftRoomPage = page(() => import('../features/draft/DraftRoomPage.js'), 'default');
const DraftsPage = page(() => import('../features/leagues/DraftsPage.js'), 'DraftsPage');
const DraftRoomPage = page(() => import('../features/draft/DraftRoomPage.js'), 'default');

/** Every route of the product. An address that is none of them leads to the landing page. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        <Route index element={<LandingScreen />} />
        <Route element={<Chunk />}>
          <Route path="login" element={<LoginPage />} />
          <Route path="privacy-policy" element={<PrivacyPage />} />
          <Route path="terms-conditions" element={<TermsPage />} />
        </Route>
        <Route element={<SignedIn />}>
          <Route path=":leagueId" element={<LeagueLayout />}>
            <Route index element={<Navigate to="home" replace />} />
            <Route path="home" element={<HomeScreen />} />
            <Route path="team" element={<MyTeam />} />
            <Route path="team/:teamId" element={<TeamPage />} />
            <Route path="league" element={<Navigate to="players" replace />} />
            <Route path="league/players" element={<PlayersPage />} />
            <Route path="league/activity-log" element={<ActivityPage />} />
            <Route path="admin" element={<Navigate to="rules" replace />} />
            <Route path="admin/rules" element={<RulesPage />} />
            <Route path="admin/console" element={<ConsolePage />} />
            <Route path="admin/protection-sheet" element={<ProtectionPage />} />
            <Route path="admin/commissioner-hub" element={<CommissionerHub />} />
            <Route path="trade" element={<Navigate to="../home" replace />} />
            <Route path="trade/review/:tradeId" element={<TradePage />} />
            <Route path="draft" element={<Navigate to="history" replace />} />
            <Route path="draft/live/:draftId" element={<DraftRoomPage />} />
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

/** The guard: a visitor with no user is sent to the landing page. While the session is being restored, nobody is sent anywhere. */
function SignedIn() {
  const status = useAuth((state) => state.status);
  if (status === 'signed-out') return <Navigate to={paths.landing} replace />;
  if (status === 'booting') return <Waiting />;
  return <Chunk />;
}

function Waiting() {
  return (
    <div className="mx-auto max-w-6xl p-6">
      <PageSkeleton />
    </div>
  );
}

/** `/{league_id}/team`: the user's own, or the league's home where he has none. */
function MyTeam() {
  const { leagueId } = useParams();
  const mine = useLeague(leagueId).data?.me.team_id;
  return <Navigate to={mine == null ? '../home' : mine} replace />;
}
