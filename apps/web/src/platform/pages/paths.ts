import { ID_PATTERN } from '@crease/core/ids.js';

/** The pages of the commissioner's settings. The first has the address of all. */
export const HUB_PAGES = ['season', 'people', 'rules', 'channels', 'data'] as const;
export type HubPage = (typeof HUB_PAGES)[number];

/** No other module builds an address. */
export const paths = {
  landing: '/',
  login: '/login',
  myLeagues: '/leagues',
  privacy: '/privacy-policy',
  terms: '/terms-conditions',
  /** A draft against Auto in the browser, without an account. */
  tryDraft: '/try',
  /** The signed-in user's own account; other users' accounts are not visible. */
  user: (userName: string) => `/user/${encodeURIComponent(userName)}`,
  notices: '/account/notices',
  notifications: '/account/notifications',
  league: (leagueId: string) => `/${leagueId}`,
  home: (leagueId: string) => `/${leagueId}/home`,
  team: (leagueId: string, teamId: string) => `/${leagueId}/team/${teamId}`,
  lineup: (leagueId: string, teamId: string) => `/${leagueId}/team/${teamId}/lineup`,
  /** The line-up with the best available players in it, not yet saved. */
  bestLineup: (leagueId: string, teamId: string) => `/${leagueId}/team/${teamId}/lineup?best`,
  players: (leagueId: string) => `/${leagueId}/league/players`,
  player: (leagueId: string, playerId: number) => `/${leagueId}/league/players?player=${playerId}`,
  freeAgents: (leagueId: string, more = '') => `/${leagueId}/league/free-agents${more}`,
  activity: (leagueId: string) => `/${leagueId}/league/activity-log`,
  talk: (leagueId: string) => `/${leagueId}/talk`,
  thread: (leagueId: string, threadId: string) => `/${leagueId}/talk/${threadId}`,
  /** A season's standings; without a season the current one. */
  standings: (leagueId: string, season?: string) =>
    `/${leagueId}/league/standings${season === undefined ? '' : `?season=${season}`}`,
  /** The matchups of a season, of the current one without a season; a period of it. */
  matchups: (leagueId: string, season?: string, period?: number) =>
    `/${leagueId}/league/matchups${season === undefined ? '' : `?season=${season}`}${period === undefined ? '' : `&period=${period}`}`,
  matchup: (
    leagueId: string,
    { season, period, number }: { readonly season: string; readonly period: number; readonly number: number },
  ) => `/${leagueId}/league/matchups/${period}/${number}?season=${season}`,
  bracket: (leagueId: string, season: string) => `/${leagueId}/league/bracket?season=${season}`,
  tonight: (leagueId: string) => `/${leagueId}/league/tonight`,
  history: (leagueId: string) => `/${leagueId}/league/history`,
  seasonPictures: (leagueId: string, season: string) => `/${leagueId}/league/history/${season}`,
  rules: (leagueId: string) => `/${leagueId}/admin/rules`,
  trade: (leagueId: string, tradeId: string) => `/${leagueId}/trade/review/${tradeId}`,
  /** Splits the id into season and number, because an address with a dot would look like a file. */
  broughtTrade: (leagueId: string, tradeId: string) =>
    `/${leagueId}/trade/brought/${tradeId.split('.').slice(1).join('/')}`,
  trades: (leagueId: string) => `/${leagueId}/trade/all`,
  conditions: (leagueId: string) => `/${leagueId}/trade/conditions`,
  tradeFinder: (leagueId: string) => `/${leagueId}/trade/finder`,
  tradeBlock: (leagueId: string) => `/${leagueId}/trade/block`,
  /**
   * The trade builder. `with` is a team; `give` and `want` are players, `givePick` and `wantPick` draft picks.
   * `counter` is a trade; `behalf` is for a commissioner; `room` is the draft room to return to.
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
  /** The site owner's console; it is independent of leagues but also opens inside one. */
  console: (leagueId?: string) => (leagueId === undefined ? '/admin/console' : `/${leagueId}/admin/console`),
  drafts: (leagueId: string) => `/${leagueId}/draft/history`,
  draft: (leagueId: string, draftId: string, tab?: 'log') =>
    `/${leagueId}/draft/history?draft=${draftId}${tab === undefined ? '' : `&tab=${tab}`}`,
  /** The room. An ended draft opens with its recap unless `view` is `room`; `board` is for a big screen. */
  draftRoom: (leagueId: string, draftId: string, view?: 'board' | 'room' | 'recap') =>
    `/${leagueId}/draft/live/${draftId}${view === undefined ? '' : `?view=${view}`}`,
  protectionSheet: (leagueId: string) => `/${leagueId}/admin/protection-sheet`,
  /** A page of the commissioner's settings; `more` is a search or a place on it. */
  commissionerHub: (leagueId: string, page: HubPage = 'season', more = '') =>
    `/${leagueId}/admin/commissioner-hub${page === 'season' ? '' : `/${page}`}${more}`,
  moveIn: (leagueId: string) => `/${leagueId}/admin/move-in`,
} as const;

/** True for a draft room, where side navigation and league menus are hidden. */
export const isDraftRoom = (pathname: string) => pathname.includes('/draft/live/') || pathname === paths.tryDraft;

/** True for the bracket on a big screen, which covers the window. */
export const isBracketScreen = (pathname: string) => pathname.endsWith('/league/bracket');

/** The league id in an address; undefined when there is none. */
export function leagueIn(pathname: string): string | undefined {
  const first = pathname.split('/')[1] ?? '';
  return ID_PATTERN.test(first) ? first : undefined;
}
