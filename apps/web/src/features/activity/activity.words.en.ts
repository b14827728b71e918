import { many } from '@crease/core/text.rules.js';

export const added = 'Added';
export const removed = 'Removed';
export const seeTrade = 'See the trade';
export const seeDraft = 'See the draft';
export const seeSheets = 'See the sheets';
export const seeRulebook = 'See the rulebook';
export const newEntry = 'New';
export const note = 'Note';
export const byPerson = ({ person }: { person: string }) => `by ${person}`;

export const recentActivity = 'Recent Activity';
export const noRecentActivity = 'No Recent Activity';
export const noRecentActivityHint = 'Adds, drops, moves and trades of all teams appear here.';
export const seeAllActivities = 'See all activities';

export const showOlder = 'Show older';
export const showEarlierLines = ({ count }: { count: number }) =>
  `Show the ${many(count, 'earlier line')} of this draft`;
export const hideEarlierLines = ({ count }: { count: number }) =>
  `Hide the ${many(count, 'earlier line')} of this draft`;

export const hideCard = 'Hide the card';
export const showAsCard = 'Show as a card';

export const activity = 'Activity';
export const markAllAsSeen = ({ count }: { count: string | number }) => `Mark all as seen (${count})`;
export const board = 'Board';
export const unreadThreads = ({ count }: { count: number }) => `${count} unread`;
export const filterLog = 'Filter the log';
export const filters = 'Filters';
export const filtersSet = ({ count }: { count: number }) => `Filters (${count})`;
export const period = 'Period';
export const anyTime = 'Any time';
export const today = 'Today';
export const lastSevenDays = 'Last 7 days';
export const thisMonth = 'This month';
export const lastMonth = 'Last month';
export const chooseDates = 'Choose dates';
export const showLines = 'Show the log';
export const from = 'From';
export const to = 'To';
export const what = 'What';
export const allActivities = 'All activities';
export const addedPlayers = 'Added players';
export const droppedPlayers = 'Dropped players';
export const createdPlayers = 'Created players';
export const injuredReserve = 'Injured reserve';
export const everythingElse = 'Everything else';
export const team = 'Team';
export const allTeams = 'All teams';
export const showEverything = 'Show everything';
export const log = 'Log';
export const dateColumn = 'date';
export const whatColumn = 'what';
export const messageColumn = 'message';
export const byColumn = 'by';
export const teamsColumn = 'teams';
export const noEntryMatches = 'No entry matches these filters';
export const beforeLastVisit = 'Before your last visit';
