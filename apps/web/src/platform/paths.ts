import { ID_PATTERN } from '@crease/core/ids.js';

/** The only place where the app's own addresses are written. */
export const paths = {
  landing: '/',
  login: '/login',
  myLeagues: '/leagues',
  privacy: '/privacy-policy',
  terms: '/terms-conditions',
  /** The signed-in user's own account; nobody else's can be seen. */
  user: (userName: string) => `/user/${encodeURIComponent(userName)}`,
  notices: '/account/notices',
  notifications: '/account/notifications',
  league: (leagueId: string) => `/${leagueId}`,
  home: (leagueId: string) => `/${leagueId}/home`,
  team: (leagueId: string, teamId: string) => `/${leagueId}/team/${teamId}`,
  lineup: (leagueId: string, teamId: string) => `/${leagueId}/team/${teamId}/lineup`,
  players: (leagueId: string) => `/${leagueId}/league/players`,
  player: (leagueId: string, playerId: number) => `/${leagueId}/league/players?player=${playerId}`,
  freeAgents: (leagueId: string, more = '') => `/${leagueId}/league/free-agents${more}`,
  activity: (leagueId: string) => `/${leagueId}/league/activity-log`,
  talk: (leagueId: string) => `/${leagueId}/talk`,
  thread: (leagueId: string, threadId: string) => `/${leagueId}/talk/${threadId}`,
  /** The table of a season and its race; the one that comes first without a season. */
  standings: (leagueId: string, season?: string) =>
    `/${leagueId}/league/standings${season === undefined ? '' : `?season=${season}`}`,
  history: (leagueId: string) => `/${leagueId}/league/history`,
  rules: (leagueId: string) => `/${leagueId}/admin/rules`,
  trade: (leagueId: string, tradeId: string) => `/${leagueId}/trade/review/${tradeId}`,
  /** Its season and number on their own, since an address that ends like a file is one. */
  broughtTrade: (leagueId: string, tradeId: string) =>
    `/${leagueId}/trade/brought/${tradeId.split('.').slice(1).join('/')}`,
  trades: (leagueId: string) => `/${leagueId}/trade/all`,
  conditions: (leagueId: string) => `/${leagueId}/trade/conditions`,
  tradeBlock: (leagueId: string) => `/${leagueId}/trade/block`,
  /**
   * The builder: `with` is a team; `give` and `want` players, `givePick` and `wantPick` draft picks; `counter` a trade;
   * `behalf` for a commissioner; `room` the draft whose room one comes from, and goes back to.
   */
  newTrade: (
    leagueId: string,
    begin: Partial<
      Record<'with' | 'give' | 'want' | 'givePick' | 'wantPick' | 'counter' | 'behalf' | 'room', string | number>
    > = {},
  ) => {
    const search = new URLSearchParams(Object.entries(begin).map(([name, value]) => [name, String(value)])).toString();
    return `/${leagueId}/trade/new${search === '' ? '' : `?${search}`}`;
  },
  /** The site owner's console; it is about no league, but opens within one, too. */
  console: (leagueId?: string) => (leagueId === undefined ? '/admin/console' : `/${leagueId}/admin/console`),
  drafts: (leagueId: string) => `/${leagueId}/draft/history`,
  /** A draft in the lobby: what it came to, or the way into its room. */
  draft: (leagueId: string, draftId: string) => `/${leagueId}/draft/history?draft=${draftId}`,
  draftRoom: (leagueId: string, draftId: string) => `/${leagueId}/draft/live/${draftId}`,
  protectionSheet: (leagueId: string) => `/${leagueId}/admin/protection-sheet`,
  commissionerHub: (leagueId: string) => `/${leagueId}/admin/commissioner-hub`,
  moveIn: (leagueId: string) => `/${leagueId}/admin/move-in`,
} as const;

/** Any address with this in it is a draft room: side navigation and league menus are hidden. */
export const isDraftRoom = (pathname: string) => pathname.includes('/draft/live/');

/** The league an address is about, or undefined where it is about none. */
export function leagueIn(pathname: string): string | undefined {
  const first = pathname.split('/')[1] ?? '';
  return ID_PATTERN.test(first) ? first : undefined;
}
