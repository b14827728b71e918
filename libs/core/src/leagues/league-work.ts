/**
 * Automatic background work for leagues. Each entry has the sentence that commissioners see while the work is delayed.
 * `since` is a formatted time.
 */
export const LEAGUE_WORK = {
  points: (since: string) => `Scoring of this league has been delayed since ${since}.`,
  matchups: (since: string) => `Results of matchups have been delayed since ${since}.`,
  playoffs: (since: string) => `The next round of the play-offs has been delayed since ${since}.`,
  cup: (since: string) => `The next round of the cup has been delayed since ${since}.`,
  calendar: (since: string) => `Matchup periods have not followed the schedule of the NHL since ${since}.`,
  waivers: (since: string) => `Waiver decisions of this league have been delayed since ${since}.`,
  weeks: (since: string) => `The weekly news of free-agent picks has been delayed since ${since}.`,
  statuses: (since: string) => `The end of player statuses has been delayed since ${since}.`,
  farm: (since: string) => `Call-ups from rookie banks have been delayed since ${since}.`,
  'ir-returns': (since: string) => `News of who must leave injured reserve has been delayed since ${since}.`,
  lineups: (since: string) => `Line-ups of this league have not been locked since ${since}.`,
  settings: (since: string) => `Scheduled changes of settings have been delayed since ${since}.`,
  graduations: (since: string) => `The news of rookies who leave their banks has been delayed since ${since}.`,
  polls: (since: string) => `The end of polls has been delayed since ${since}.`,
  protection: (since: string) => `The lock of protection sheets has been delayed since ${since}.`,
  'protection-near': (since: string) => `The reminder of protection sheets has been delayed since ${since}.`,
  'trade-deadlines': (since: string) => `The trade deadline of this league has been delayed since ${since}.`,
  trades: (since: string) => `Reviews and deadlines of trade offers have been delayed since ${since}.`,
  conditions: (since: string) => `Conditions of trades have not been checked since ${since}.`,
  'retained-salary': (since: string) => `The end of retained salary has been delayed since ${since}.`,
  'draft-nights': (since: string) => `Reminders of draft nights have been delayed since ${since}.`,
  'draft-upkeep': (since: string) => `The first season of this league has waited for its draft since ${since}.`,
  'draft-teams': (since: string) => `Names of teams and managers in the draft room are old since ${since}.`,
  'draft-owners': (since: string) => `Owners of picks in the draft room have not been checked since ${since}.`,
  'draft-notices': (since: string) => `Notices about drafts of this league have been delayed since ${since}.`,
  notifications: (since: string) => `Notices and emails of this league have been delayed since ${since}.`,
  'channel-weeks': (since: string) => `The weekly posts to this league’s channel have been delayed since ${since}.`,
  webhooks: (since: string) => `Posts to this league’s channel have been delayed since ${since}.`,
} as const satisfies Record<string, (since: string) => string>;

export type LeagueWork = keyof typeof LEAGUE_WORK;

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** Milliseconds until work is retried after this many failures (from 1): 1, 2, 4 … minutes, at most 6 hours. */
export const pauseAfterTries = (tries: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 20), LONGEST_PAUSE_MS);
