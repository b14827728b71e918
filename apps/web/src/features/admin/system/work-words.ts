import type { JobQueue, TimedTaskName } from '@crease/core/leagues/background-work.js';
import * as t from './system.words.en.js';

const WORK: Readonly<Record<TimedTaskName, string>> = {
  points: t.pointsWork,
  matchups: t.matchupsWork,
  cup: t.cupWork,
  calendar: t.calendarWork,
  playoffs: t.playoffsWork,
  waivers: t.waiversWork,
  bids: t.bidsWork,
  'restricted-agents': t.restrictedWork,
  'free-agency': t.freeAgencyWork,
  weeks: t.weeksWork,
  statuses: t.statusesWork,
  farm: t.farmWork,
  'ir-returns': t.irReturnsWork,
  lineups: t.lineupsWork,
  settings: t.settingsWork,
  graduations: t.graduationsWork,
  polls: t.pollsWork,
  protection: t.protectionWork,
  'protection-near': t.protectionNearWork,
  'trade-deadlines': t.tradeDeadlinesWork,
  trades: t.tradesWork,
  conditions: t.conditionsWork,
  'retained-salary': t.retainedSalaryWork,
  'draft-nights': t.draftNightsWork,
  'draft-upkeep': t.draftUpkeepWork,
  'draft-teams': t.draftTeamsWork,
  'draft-owners': t.draftOwnersWork,
  'draft-notices': t.draftNoticesWork,
  notifications: t.notificationsWork,
  'channel-weeks': t.channelWeeksWork,
  webhooks: t.webhooksWork,
  push: t.pushWork,
  'daily-backup': t.dailyBackupWork,
  'nhl-live': t.nhlLiveWork,
  'nhl-nightly': t.nhlNightlyWork,
  'nhl-roster-report': t.nhlRosterReportWork,
  'sample-world': t.sampleWorldWork,
  'sample-games': t.sampleGamesWork,
  'sample-night': t.sampleNightWork,
};

const QUEUES: Readonly<Record<JobQueue, string>> = {
  'timed-tasks': t.timedTasksQueue,
  'draft-clock': t.draftClockQueue,
  'trade-clock': t.tradeClockQueue,
  notifications: t.notificationsWork,
  push: t.pushWork,
  mail: t.mailQueue,
  'account-mail': t.accountMailQueue,
  'idle-session': t.idleSessionQueue,
};

const nameIn = (names: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(names, key) ? (names[key] ?? t.otherWork) : t.otherWork;

/** The name of a timed task. A process of another release may report one that this release does not know. */
export const workWords = (task: string): string => nameIn(WORK, task);

export const queueWords = (queue: string): string => nameIn(QUEUES, queue);
