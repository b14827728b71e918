import { isLeagueWork, type LeagueWork } from '@crease/core/leagues/league-work.js';
import * as t from './system.words.en.js';

const NAMES: Readonly<Record<LeagueWork, string>> = {
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
};
/** The name of work for leagues; null for other timed tasks. */
export const workWords = (task: string): string | null => (isLeagueWork(task) ? NAMES[task] : null);
