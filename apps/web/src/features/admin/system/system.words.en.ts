export const delayedWork = 'Delayed work';
export const delayedWorkHint =
  'The server could not do this work and put it on hold. Other leagues are not affected. It retries automatically and then catches up in order.';
export const otherWork = 'other work';
export const taskOfLeague = ({ league, task }: { league: string; task: string }) => `${league}: ${task}`;
export const retry = 'Retry';
export const retryTaskOf = ({ task, league }: { task: string; league: string }) => `Retry ${task} of ${league}`;
export const leagues = 'Leagues';
export const users = 'Users';
export const seasonIs = ({ season }: { season: string }) => `The season is ${season}`;
export const seasonSetNotCalendar = ({
  currentSeason,
  calendarSeason,
}: {
  currentSeason: string;
  calendarSeason: string;
}) => `Set to ${currentSeason}. By the calendar it is ${calendarSeason}.`;
export const seasonFollowsCalendar = ({ season }: { season: string }) =>
  `Follows the calendar: ${season}. It changes on July 1.`;
export const season = 'Season';
export const calendarSeasonLabel = ({ season }: { season: string }) => `${season} (calendar)`;
export const seasonHint =
  'New leagues start in this season. Leagues in an earlier season keep their own contracts and name that season in their header.';
export const setSeason = 'Set season';
export const followCalendar = 'Follow the calendar';
export const seasonRunsFromTo = ({ first, last }: { first: string; last: string }) =>
  `The season runs from ${first} to ${last}`;
export const firstDayOf = ({ season }: { season: string }) => `First day of ${season}`;
export const lastDay = 'Last day';
export const datesSetByYou = 'Set by you. Leagues that have begun the season keep the dates they began with.';
export const defaultDatesHint =
  'Default dates; set the NHL’s own. Leagues without dates of their own use them when they begin the season.';
export const setDates = 'Set dates';
export const useDefaultDates = 'Use those of every year';
export const minimumSalaryIs = ({ amount }: { amount: string }) => `The minimum salary is ${amount}`;
export const minimumSalaryStale = ({ salarySeason, currentSeason }: { salarySeason: string; currentSeason: string }) =>
  `It was set for ${salarySeason}, and the season is ${currentSeason}. Set the NHL’s new one, or say that it still holds.`;
export const minimumSalary = 'Minimum salary';
export const minimumSalaryHint = 'Players who never signed a contract count at it, marked as estimated.';
export const itStillHolds = 'It still holds';
export const save = 'Save';
export const installation = 'Installation';
export const nhlClubs = 'NHL clubs';
export const supportAddress = 'Support address';
export const mail = 'Mail';
export const sentBySmtp = 'Sent by SMTP';
export const mailNotConfigured = 'Not configured: you pass on links yourself';
export const signInProviders = 'Sign-in providers';
export const emailAndPasswordOnly = 'Email and password only';
export const pictures = 'Pictures';
export const s3CompatibleStorage = 'S3-compatible storage';
export const onThisDisk = 'On this disk';
export const queuesAndSockets = 'Queues and sockets';
export const redis = 'Redis';
export const insideProcess = 'Inside the process';
export const takingStatusBack = 'Undoing…';
export const playerHasImportedStatusAgain = ({ player }: { player: string }) =>
  `${player} has the imported status again`;
export const statusesSetInLeague = 'Player statuses set in this league';
export const noStatusesSetInLeague = 'Every player has the status of the imported data';
export const takeBack = 'Undo';
export const delayedSince = ({ time }: { time: string }) => `Delayed since ${time}.`;
export const triesAndNext = ({ count, time }: { count: number; time: string }) =>
  `${count === 1 ? '1 try' : `${count} tries`}, the next one ${time}.`;
export const statusFacts = ({
  reason,
  importedStatus,
  time,
}: {
  reason: string;
  importedStatus: string;
  time: string;
}) => `${reason} · imported: ${importedStatus} · ends ${time}`;
export const pointsWork = 'points';
export const matchupsWork = 'matchups';
export const cupWork = 'cup';
export const calendarWork = 'calendar of matchups';
export const playoffsWork = 'play-offs';
export const waiversWork = 'waivers';
export const bidsWork = 'bids for free agents';
export const restrictedWork = 'restricted free agents';
export const freeAgencyWork = 'free agency';
export const weeksWork = 'weeks';
export const statusesWork = 'statuses';
export const farmWork = 'farm';
export const irReturnsWork = 'IR returns';
export const lineupsWork = 'line-ups';
export const settingsWork = 'settings';
export const graduationsWork = 'graduations';
export const pollsWork = 'polls';
export const protectionWork = 'protection';
export const protectionNearWork = 'reminders of protection sheets';
export const tradeDeadlinesWork = 'trade deadlines';
export const tradesWork = 'trades';
export const conditionsWork = 'conditions';
export const retainedSalaryWork = 'retained salary';
export const draftNightsWork = 'draft nights';
export const draftUpkeepWork = 'draft upkeep';
export const draftTeamsWork = 'draft teams';
export const draftOwnersWork = 'draft owners';
export const draftNoticesWork = 'draft notices';
export const notificationsWork = 'notifications';
export const channelWeeksWork = 'weekly posts to channels';
export const webhooksWork = 'webhooks';
export const pushWork = 'notices on devices';
export const dailyBackupWork = 'daily backup';
export const nhlLiveWork = 'live NHL games';
export const nhlNightlyWork = 'nightly NHL import';
export const nhlRosterReportWork = 'NHL roster report';
export const sampleWorldWork = 'invented players and contracts';
export const sampleGamesWork = 'games of invented players';
export const sampleNightWork = 'invented night of games';
export const timedTasksQueue = 'timed tasks';
export const draftClockQueue = 'draft clocks';
export const tradeClockQueue = 'clocks of trades';
export const mailQueue = 'emails';
export const accountMailQueue = 'emails about accounts';
export const idleSessionQueue = 'end of idle sessions';
