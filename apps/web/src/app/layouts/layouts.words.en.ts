import { many } from '@crease/core/text.rules.js';

export const notAvailable = 'Not available';
export const leagueNotOpenToYou = 'This league is not open to you';
export const leagueNotOpenHint =
  'It does not exist, or you are not a member. If you were invited, open the link in your invitation.';
export const goToMyLeagues = 'Go to my leagues';

export const league = 'League';
export const leagueHome = 'League Home';
export const recentActivity = 'Recent Activity';
export const newCount = ({ count }: { count: number }) => `${count} new`;
export const board = 'Board';
export const unreadOnBoard = ({ count }: { count: number }) => `${count} unread on the board`;
export const unreadCount = ({ count }: { count: number }) => `${count} unread`;
export const standings = 'Standings';
export const tonight = 'Tonight';
export const matchups = 'Matchups';
export const playOffs = 'Play-offs';
export const newLeague = 'New league';
export const players = 'Players';
export const freeAgents = 'Free Agents';
export const tools = 'Tools';
export const trades = 'Trades';
export const draftRoom = 'Draft Room';
export const protectionSheetBuilder = 'Protection Sheet Builder';
export const commissionerSettings = 'Commissioner Settings';
export const rules = 'Rules';
export const signOutNav = 'Sign out';
export const teams = 'Teams';
export const otherTeams = ({ count }: { count: number }) => many(count, 'other');
export const countOfTeams = ({ count }: { count: number }) => many(count, 'team');
export const yourTeamLabel = 'your team';

export const home = 'Home';
export const activity = 'Activity';

export const crease = 'Crease';
export const contractSeasonBanner = ({ season }: { season: string }) => `Showing ${season} Contract Data`;
export const loading = 'Loading';

export const inbox = 'Inbox';
export const noTradeRequests = 'No trade requests';
export const noTradeRequestsHint = 'An offer another manager sends you in any of your leagues appears here.';
export const allTrades = 'All trades';
export const proposeTrade = 'Propose a trade';
export const myTeamsMyLeagues = 'My Teams / My Leagues';
export const noLeaguesJoinedYet = "You haven't joined any leagues yet";
export const noLeaguesHint = 'Create one, or open the invitation a commissioner sent you.';
export const createNewLeague = 'Create new league';
export const commissionerWithoutTeam = 'Commissioner, no team';
export const noTeam = 'No team';
export const pendingInvite = 'Pending Invite';
export const tradeRequestCount = ({ count }: { count: number }) => many(count, 'trade request');
export const openNowLabel = 'open now';

export const iceTheme = 'Ice (light)';
export const nightGameTheme = 'Night game (dark)';
export const systemTheme = 'System';
export const accountOf = ({ user }: { user: string }) => `Account of ${user}`;
export const account = 'Account';
export const myTeam = 'My Team';
export const myProfile = 'My Profile';
export const adminConsole = 'Admin Console';
export const appearance = 'Appearance';
export const signOut = 'Sign out';

export const overTheCap = 'Over the cap';
export const findHint = ({ keys }: { keys: string }) => `Players, teams, screens and actions (${keys})`;
export const find = 'Find';
export const notices = 'Notices';
export const tradeRequestReceived = ({ sender }: { sender: string }) => `Trade Request received from ${sender}`;
export const tradeRequestReceivedIn = ({ sender, league }: { sender: string; league: string }) =>
  `Trade Request received from ${sender} in ${league}`;
export const open = 'Open';
export const myLeagues = 'My Leagues';
export const pendingInviteCount = ({ count }: { count: number }) => many(count, 'pending invite');
export const myTeamsAndLeagues = 'My Teams and Leagues';

export const maintenanceHint = (begins: string | null, ends: string | null) => {
  if (begins !== null)
    return ends === null
      ? `Maintenance from ${begins} on: you can look, but nothing can be changed until it ends.`
      : `Maintenance from ${begins} until about ${ends}: you can look, but nothing can be changed.`;
  return ends === null
    ? 'Crease is in maintenance. You can look, but nothing can be changed. The clocks of drafts stand still.'
    : `Crease is in maintenance until about ${ends}. You can look, but nothing can be changed. The clocks of drafts stand still.`;
};
export const offlineHint = 'You are offline. What you see may have changed.';

export const signUp = 'Sign up';
export const signUpHint = 'Free, and ready in a minute.';
export const signIn = 'Sign in';

export const skipToContent = 'Skip to content';

export const language = 'Language';

export const visit = 'Visit';
export const youLookAround = ({ name }: { name: string }) => `You look around as ${name}.`;
export const signUpAction = 'Sign up';
export const stopLookingAround = 'Stop looking around';
