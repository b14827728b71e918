export const LEAGUE_WORK = [
  'points',
  'matchups',
  'playoffs',
  'cup',
  'calendar',
  'waivers',
  'bids',
  'restricted-agents',
  'free-agency',
  'weeks',
  'statuses',
  'farm',
  'ir-returns',
  'lineups',
  'settings',
  'graduations',
  'polls',
  'protection',
  'protection-near',
  'trade-deadlines',
  'trades',
  'conditions',
  'retained-salary',
  'draft-nights',
  'draft-upkeep',
  'draft-teams',
  'draft-owners',
  'draft-notices',
  'notifications',
  'channel-weeks',
  'webhooks',
] as const;
export type LeagueWork = (typeof LEAGUE_WORK)[number];

export const isLeagueWork = (work: string): work is LeagueWork => LEAGUE_WORK.some((known) => known === work);

/** A timed task of a process: work for leagues, or for the whole installation. */
export type TimedTaskName =
  | LeagueWork
  | 'push'
  | 'daily-backup'
  | 'nhl-live'
  | 'nhl-nightly'
  | 'nhl-roster-report'
  | 'sample-world'
  | 'sample-games'
  | 'sample-night';

export type JobQueue =
  'timed-tasks' | 'draft-clock' | 'trade-clock' | 'notifications' | 'push' | 'mail' | 'account-mail' | 'idle-session';

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** Milliseconds to wait after failures (from 1): 1, 2, 4 … minutes, at most 6 hours. */
export const pauseAfterTries = (tries: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 20), LONGEST_PAUSE_MS);
