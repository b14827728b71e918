import { createElement, useState, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { isDraftRoom } from '../platform/pages/paths.js';
import { lazyPart } from '../ui/lazy-part.js';

interface Page {
  /** The page's address as a router pattern. */
  path: string;
  load: () => Promise<unknown>;
  /** True when the draft room renders without it and loads it later. */
  notInRoom: boolean;
}

const all: Page[] = [];

/** A page in a chunk that can be prefetched by address. It renders without suspending once loaded. */
function page<M, K extends keyof M>(path: string, load: () => Promise<M>, name: K, notInRoom = false) {
  type Props = M[K] extends (props: infer P extends object) => unknown ? P : object;
  let arrived: ComponentType<Props> | null = null;
  const fetched = () =>
    load().then((module) => {
      arrived = module[name] as ComponentType<Props>;
      return { default: arrived };
    });
  all.push({ path, load: fetched, notInRoom });
  const Later = lazyPart(fetched) as ComponentType<Props>;
  return function Page(props: Props) {
    // Chosen once per mount: switching components would discard the page's state.
    const [Chosen] = useState<ComponentType<Props>>(() => arrived ?? Later);
    return createElement(Chosen, props);
  };
}

export const LeagueLayout = page('/:leagueId/*', () => import('./layouts/LeagueLayout.js'), 'LeagueLayout');
/** Frames all league pages except the draft room. */
export const LeagueFrame = page('/:leagueId/*', () => import('./layouts/LeagueFrame.js'), 'LeagueFrame', true);
/** Loaded in parallel with the page, for the header. */
export const HeaderMenus = page('/:leagueId/*', () => import('./layouts/HeaderMenus.js'), 'HeaderMenus', true);
export const LandingScreen = page('/', () => import('./screens/LandingScreen.js'), 'LandingScreen');
export const LoginScreen = page('/login', () => import('./screens/LoginScreen.js'), 'LoginScreen');
export const PrivacyPage = page('/privacy-policy', () => import('../features/legal/PrivacyPage.js'), 'PrivacyPage');
export const TermsPage = page('/terms-conditions', () => import('../features/legal/TermsPage.js'), 'TermsPage');
export const TryDraftPage = page('/try', () => import('../features/draft/try/TryDraftPage.js'), 'TryDraftPage');
export const AccountPage = page('/user/:userName', () => import('../features/account/AccountPage.js'), 'AccountPage');
export const PreferencesPage = page(
  '/account/notifications',
  () => import('../features/notifications/PreferencesPage.js'),
  'PreferencesPage',
);
export const MyLeaguesPage = page('/leagues', () => import('./screens/MyLeaguesScreen.js'), 'MyLeaguesScreen');
export const NoticesPage = page('/account/notices', () => import('../features/notices/NoticesPage.js'), 'NoticesPage');
export const HomeScreen = page('/:leagueId/home', () => import('./screens/HomeScreen.js'), 'HomeScreen');
export const TeamPage = page('/:leagueId/team/:teamId', () => import('../features/teams/TeamPage.js'), 'TeamPage');
export const LineupPage = page(
  '/:leagueId/team/:teamId/lineup',
  () => import('../features/teams/lineup/LineupPage.js'),
  'LineupPage',
);
export const PlayersPage = page(
  '/:leagueId/league/players',
  () => import('../features/players/list/PlayersPage.js'),
  'PlayersPage',
);
export const FreeAgentsScreen = page(
  '/:leagueId/league/free-agents',
  () => import('./screens/FreeAgentsScreen.js'),
  'FreeAgentsScreen',
);
export const ActivityPage = page(
  '/:leagueId/league/activity-log',
  () => import('../features/activity/ActivityPage.js'),
  'ActivityPage',
);
export const BoardPage = page('/:leagueId/talk', () => import('../features/talk/BoardPage.js'), 'BoardPage');
export const ThreadPage = page(
  '/:leagueId/talk/:threadId',
  () => import('../features/talk/ThreadPage.js'),
  'ThreadPage',
);
export const StandingsPage = page(
  '/:leagueId/league/standings',
  () => import('../features/teams/race/StandingsPage.js'),
  'StandingsPage',
);
export const MatchupsPage = page(
  '/:leagueId/league/matchups',
  () => import('../features/teams/matchups/MatchupsPage.js'),
  'MatchupsPage',
);
export const BracketScreen = page(
  '/:leagueId/league/bracket',
  () => import('../features/teams/matchups/bracket/BracketScreen.js'),
  'BracketScreen',
);
export const MatchupPage = page(
  '/:leagueId/league/matchups/:period/:number',
  () => import('../features/teams/matchups/page/MatchupPage.js'),
  'MatchupPage',
);
export const TonightPage = page(
  '/:leagueId/league/tonight',
  () => import('../features/teams/tonight/TonightPage.js'),
  'TonightPage',
);
export const HistoryPage = page(
  '/:leagueId/league/history',
  () => import('../features/teams/race/HistoryPage.js'),
  'HistoryPage',
);
export const SeasonPicturesPage = page(
  '/:leagueId/league/history/:season',
  () => import('../features/teams/pictures/SeasonPicturesPage.js'),
  'SeasonPicturesPage',
);
export const RulesPage = page('/:leagueId/admin/rules', () => import('../features/rules/RulesPage.js'), 'RulesPage');
export const CommissionerHub = page(
  '/:leagueId/admin/commissioner-hub/*',
  () => import('../features/leagues/hub/CommissionerHub.js'),
  'CommissionerHub',
);
export const HubSeason = page(
  '/:leagueId/admin/commissioner-hub',
  () => import('../features/leagues/hub/pages/HubSeason.js'),
  'HubSeason',
);
export const HubPeople = page(
  '/:leagueId/admin/commissioner-hub/people',
  () => import('../features/leagues/hub/pages/HubPeople.js'),
  'HubPeople',
);
export const HubRules = page(
  '/:leagueId/admin/commissioner-hub/rules',
  () => import('../features/leagues/hub/pages/HubRules.js'),
  'HubRules',
);
export const HubChannels = page(
  '/:leagueId/admin/commissioner-hub/channels',
  () => import('../features/leagues/hub/pages/HubChannels.js'),
  'HubChannels',
);
export const HubData = page(
  '/:leagueId/admin/commissioner-hub/data',
  () => import('../features/leagues/hub/pages/HubData.js'),
  'HubData',
);
export const MoveInPage = page(
  '/:leagueId/admin/move-in',
  () => import('../features/move-in/MoveInPage.js'),
  'MoveInPage',
);
export const ProtectionPage = page(
  '/:leagueId/admin/protection-sheet',
  () => import('../features/protection/ProtectionPage.js'),
  'ProtectionPage',
);
export const ConsolePage = page(
  '/:leagueId/admin/console',
  () => import('../features/admin/ConsolePage.js'),
  'ConsolePage',
);
export const BroughtTradePage = page(
  '/:leagueId/trade/brought/:season/:number',
  () => import('../features/trades/page/BroughtTradePage.js'),
  'BroughtTradePage',
);
export const TradePage = page(
  '/:leagueId/trade/review/:tradeId',
  () => import('../features/trades/page/TradePage.js'),
  'TradePage',
);
export const TradeBuilderPage = page(
  '/:leagueId/trade/new',
  () => import('../features/trades/offer/TradeBuilderPage.js'),
  'TradeBuilderPage',
);
export const TradesPage = page('/:leagueId/trade/all', () => import('../features/trades/TradesPage.js'), 'TradesPage');
export const ConditionsPage = page(
  '/:leagueId/trade/conditions',
  () => import('../features/trades/conditions/ConditionsPage.js'),
  'ConditionsPage',
);
export const TradeFinderPage = page(
  '/:leagueId/trade/finder',
  () => import('../features/trades/finder/TradeFinderPage.js'),
  'TradeFinderPage',
);
export const TradeBlockPage = page(
  '/:leagueId/trade/block',
  () => import('../features/trades/block/TradeBlockPage.js'),
  'TradeBlockPage',
);
export const DraftRoomPage = page(
  '/:leagueId/draft/live/:draftId',
  () => import('../features/draft/room/DraftRoomPage.js'),
  'default',
);
export const DraftsPage = page(
  '/:leagueId/draft/history',
  () => import('../features/draft/history/DraftHistoryPage.js'),
  'default',
);

/** Prefetches the chunks for an address. Never rejects: a failed page retries when it renders. */
export function preloadPages(pathname: string): Promise<unknown> {
  const room = isDraftRoom(pathname);
  return Promise.all(
    all
      .filter(({ path, notInRoom }) => matchPath(path, pathname) !== null && !(room && notInRoom))
      .map(({ load }) => load().catch(() => undefined)),
  );
}
