export const delayedWork = 'Delayed work';
export const delayedWorkHint =
  'The server could not do this work, so it set it aside. All other leagues go on. It is tried again by itself, and what was missed is done in order.';
export const otherWork = 'other work';
export const retry = 'Retry';
export const retryTaskOf = ({ task, league }: { task: string; league: string }) => `Retry ${task} of ${league}`;

export const all = 'All';
export const refused = 'Refused';
export const disagree = 'Disagree';
export const changed = 'Changed';
export const newRows = 'New';
export const same = 'Same';

export const inventedPlayersInUse = 'Leagues play on invented players.';
export const loadRealPlayers = 'Load the real players';
export const reminderPutAway = 'Reminder put away';
export const realPlayersLoadableAnyTime = 'The real players can be loaded under Players at any time.';
export const nhlBeingRead = 'The NHL is being read.';
export const seeProgress = 'See how far it is';
export const decide = 'Decide';
export const lookAtThem = 'Look at them';
export const seasonBehindCalendar = ({
  currentSeason,
  calendarSeason,
}: {
  currentSeason: string;
  calendarSeason: string;
}) => `The season is set to ${currentSeason}; by the calendar it is ${calendarSeason}.`;
export const setTheSeason = 'Set the season';
export const minimumSalaryOutdated = ({ season }: { season: string }) => `The minimum salary was set for ${season}.`;
export const lookAtIt = 'Look at it';
export const waitingForYou = 'What waits for you';
export const notNow = 'Not now';

export const commissioner = 'Commissioner';
export const siteOwner = 'Site owner';
export const manager = 'Manager';
export const league = 'League';
export const type = 'Type';
export const dynasty = 'Dynasty';
export const redraft = 'Re-draft';
export const yourTeam = 'Your team';
export const yourRole = 'Your role';
export const leagues = 'Leagues';
export const leaguesCount = ({ count }: { count: number }) => `Leagues (${count})`;
export const noLeaguesYet = 'There are no leagues yet';
export const openLeague = ({ league }: { league: string }) => `Open ${league}`;

export const userWasDisabled = ({ user }: { user: string }) => `${user} was disabled`;
export const allSessionsEnded = 'All sessions were ended.';
export const disableUserQuestion = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `Disable ${firstName} ${lastName}?`;
export const disableAccount = 'Disable account';
export const sessionsEndAtOnce = ({ email }: { email: string }) => `Every session of ${email} ends at once.`;
export const signInSaysDisabled = 'Signing in says “This account has been disabled.”';
export const teamsAndLeaguesStay = 'Teams and leagues stay as they are. In a draft the clock picks for the team.';
export const accountCanBeEnabledAgain = 'You can enable the account again at any time.';
export const reason = 'Reason';
export const disableReasonHint = 'For the security log; the user does not see it.';
export const linkCopied = 'Link copied';
export const linkNotCopied = 'The link could not be copied';
export const copyLinkYourself = 'Select it and copy it yourself.';
export const resetLinkFor = ({ user }: { user: string }) => `Reset link for ${user}`;
export const resetLinkHint = ({ minutes, firstName }: { minutes: number; firstName: string }) =>
  `Works once, for ${minutes} minutes. Send it in a way that only ${firstName} can read.`;
export const close = 'Close';
export const copyLink = 'Copy link';
export const link = 'Link';

export const firstNameHeading = 'first name';
export const lastNameHeading = 'last name';
export const siteOwnerHeading = 'site owner';
export const lastSeenHeading = 'last seen';

export const enabling = 'Enabling…';
export const userCanSignInAgain = ({ user }: { user: string }) => `${user} can sign in again`;
export const makingLink = 'Making a link…';
export const linkReady = 'The link is ready';
export const user = 'User';
export const status = 'Status';
export const disabled = 'Disabled';
export const confirmed = 'Confirmed';
export const notConfirmed = 'Not confirmed';
export const lastSeen = 'Last seen';
export const never = 'Never';
export const joined = 'Joined';
export const actions = 'Actions';
export const actionsFor = ({ user }: { user: string }) => `Actions for ${user}`;
export const moreFor = ({ user }: { user: string }) => `More for ${user}`;
export const securityLog = 'Security log';
export const makeResetLink = 'Make a reset link';
export const disableAccountEllipsis = 'Disable account…';
export const enableAccount = 'Enable account';
export const usersCount = ({ count }: { count: number }) => `Users (${count})`;
export const usersFoundCount = ({ count }: { count: number }) => `Users found (${count})`;
export const searchUsers = 'Search users';
export const noUserMatches = 'No user matches';
export const userSearchHint = 'Names, usernames and addresses are searched.';
export const showMore = 'Show more';
export const users = 'Users';

export const disagreeingSourcesCount = ({ count }: { count: string }) => `Sources that disagree: ${count}`;
export const keepAllStoredFigures = 'Keep all stored figures';
export const takeAllOtherFigures = 'Take all others';
export const newerFigureCountsHint =
  'The newer figure counts until you choose. You are not asked about the same figure again.';
export const disagreeingCapHits = 'Cap hits that disagree';
export const keep = 'Keep';
export const take = 'Take';
export const firstShownOthersFollow = ({ count }: { count: number }) =>
  `The first ${count} are shown; the others follow when these are settled.`;
export const chooseFigureOf = ({
  choice,
  amount,
  source,
  player,
}: {
  choice: string;
  amount: string;
  source: string;
  player: string;
}) => `${choice} $${amount} of ${source} for ${player}`;

export const whichRows = 'Which rows';
export const noRowOfKind = 'No row of this kind is listed.';
export const rows = 'Rows';
export const rowNumber = ({ row }: { row: number }) => `Row ${row}`;
export const theFile = 'The file';
export const newCount = ({ count }: { count: string }) => `${count} new`;
export const changedCount = ({ count }: { count: string }) => `${count} changed`;
export const sameCount = ({ count }: { count: string }) => `${count} the same`;
export const refusedCount = ({ count }: { count: string }) => `${count} refused`;

export const importHistory = 'History of imports';
export const noImportsYet = 'No imports yet';
export const importHistoryHint = 'Imported files and updates from the NHL are listed here.';
export const imports = 'Imports';
export const commandLineOrNight = 'Command line or night';
export const rowsOf = ({ source }: { source: string }) => `Rows of ${source}`;
export const theSameHeading = 'the same';
export const done = 'Done';
export const countsWithUnchangedNote = ({ counts }: { counts: string }) =>
  `${counts}. Unchanged rows are counted, and listed only if they have a remark.`;
export const showMoreRows = 'Show more rows';

export const readFromNhlAutomatically = 'Read from the NHL automatically';
export const withoutLiveGames = 'Without it, games come with the nightly import.';
export const liveGames = 'Games while they run';
export const withoutRosterReport = 'Without it, statuses come by file and by hand.';
export const injuredReserve = 'Injured reserve';
export const nhlNotAnsweredYet = 'The NHL has not answered yet.';
export const sectionsTooOld = ({ clubs }: { clubs: string }) =>
  `Too old to say anything, and left as it was: ${clubs}.`;
export const playersSetManually = ({ players }: { players: string }) =>
  `${players} set manually, not changed by the report`;

export const setByHand = 'set by hand';
export const setByRosterReport = 'by the NHL’s roster report';
export const playerStatuses = 'Player statuses';
export const searchPlayers = 'Search players';
export const everyPlayerHealthy = 'Every player is healthy';
export const searchPlayerHint = 'Search for a player to set a status.';
export const noPlayerMatches = 'No player matches';
export const players = 'Players';
export const noClub = 'no club';
export const set = 'Set';
export const setStatusOf = ({ player }: { player: string }) => `Set the status of ${player}`;
export const playerLeftToReport = ({ player }: { player: string }) => `${player} is left to the NHL’s roster report`;
export const playerNotLeftToReport = ({ player }: { player: string }) =>
  `${player} could not be left to the report. Try again.`;
export const leaveToReport = 'Leave to report';
export const leavePlayerToReport = ({ player }: { player: string }) => `Leave ${player} to the roster report`;
export const statusOf = ({ player }: { player: string }) => `Status of ${player}`;
export const statusInEveryLeagueHint =
  'It holds in every league, until a newer file says otherwise. The NHL’s roster report leaves it.';
export const setStatus = 'Set status';
export const note = 'Note';
export const statusNoteHint = 'Shown next to the status: “Knee, out until April”.';

export const columnNumber = ({ column }: { column: number }) => `Column ${column}`;
export const notUsed = 'Not used';
export const columns = 'Columns';
export const matchColumns = 'Match the columns';
export const chooseColumnFor = ({ fields }: { fields: string }) => `Choose the column for: ${fields}.`;
export const moneyColumnNotUsed = 'It is not used unless you choose it.';
export const chooseCapHitColumn = 'Choose which column is the cap hit.';
export const columnsOfTable = 'Columns of the table';
export const choose = 'Choose …';

export const spreadsheet = 'Spreadsheet';
export const spreadsheetHint =
  'CSV, TSV or XLSX, with a column for the player. Any headings, money in any form, a column for each season or one with the year in which the contract ends.';
export const orPasteTable = 'Or paste a table';
export const pasteTableHint = 'With its headings, as it is copied from a spreadsheet.';
export const readPastedTable = 'Read what was pasted';

export const dollars = 'Dollars';
export const thousandsOfDollars = 'Thousands of dollars';
export const millionsOfDollars = 'Millions of dollars';
export const unitBySize = 'Each by its size: below 1,000 are millions';
export const forward = 'Forward';
export const defenseman = 'Defenseman';
export const goalie = 'Goalie';
export const noPosition = 'No position';
export const oneRow = '1 row';
export const rowCount = ({ count }: { count: string }) => `${count} rows`;
export const capHitUnit = 'The cap hits are counted in';
export const amountsAmbiguous = ({ examples }: { examples: string }) =>
  `${examples} could be several amounts. Choose the unit.`;
export const theYearMeans = ({ year }: { year: string }) => `The year ${year} means`;
export const yearAloneMeans = 'A year alone means';
export const chooseYearMeaning = 'Choose which season a year alone means.';
export const seasonBeginningThen = 'The season that begins in it';
export const seasonEndingThen = 'The season that ends in it';
export const seasonOfCapHits = 'Season of the cap hits';
export const noSeasonColumn = 'No column names it.';
export const seasonOfUnnamedRows = 'Season of rows that name none';
export const seasonOfWord = ({ word }: { word: string }) => `Season of “${word}”`;
export const lastSeasonOfWord = ({ word }: { word: string }) => `Last season of “${word}”`;
export const chooseWordMeaning = 'Choose what this word means.';
export const leaveRowsOut = 'Leave these rows out';
export const oneSeasonWithoutEnd = 'It names no end: one season';
export const positionOfWord = ({ word }: { word: string }) => `Position “${word}”`;

export const reading = 'Reading';
export const checking = 'Checking';
export const askingNhl = 'Asking the NHL';
export const phaseProgress = ({ phase, done, total }: { phase: string; done: string; total: string }) =>
  `${phase}: ${done} of ${total}`;

export const report = 'Report';

export const notSure = 'Not sure';
export const notSureCount = ({ count }: { count: string }) => `Not sure: ${count}`;
export const createUnknown = ({ count }: { count: string }) => `Create ${count} unknown`;
export const offerToCreatePlayers = 'The names are right: offer to create players';
export const choosePlayersThenTry = 'Choose for each, then try it again. Players without a choice are left out.';
export const playersToReview = 'Players to review';
export const whoIsQuestion = ({ player }: { player: string }) => `Who is ${player}?`;
export const notSettled = 'Not settled';
export const aNewPlayer = 'A new player';
export const leaveOut = 'Leave out';

export const sourceWasImported = ({ source }: { source: string }) => `${source} was imported`;
export const takeNewerListEach = 'Take the newer figure, and list each for me';
export const takeAllOfFile = 'Take all of this file';

export const sourceOfFigures = 'Source of the figures';
export const sourceOfFiguresHint = ({ table }: { table: string }) =>
  `Kept with each cap hit; ${table} when it is left empty.`;
export const whereSourcesDisagree = 'Where another source says otherwise';
export const tryIt = 'Try it';
export const nothingToImport = 'Nothing to import';
export const importKind = ({ kind }: { kind: string }) => `Import ${kind}`;
export const capHitsOfPlayers = ({ count, players }: { count: string; players: string }) =>
  `${count} cap hits of ${players} players.`;
export const statusesCount = ({ count }: { count: string }) => `${count} statuses.`;
export const unreadableRowsStayOut = ({ count, examples }: { count: string; examples: string }) =>
  `${count} rows say nothing that can be read${examples} and stay out.`;
export const leftOutByChoice = ({ count }: { count: string }) => `${count} are left out by choice.`;

export const contracts = 'Contracts';
export const injuryStatuses = 'Injury statuses';
export const fromAnySpreadsheet = 'From any spreadsheet';
export const typeOfTable = 'Type of table';
export const table = 'Table';

export const prospectsArrived = 'Prospects who have arrived';
export const prospectsArrivedHint =
  'Leagues brought these players along before the NHL had a number for them. Made one, the player stands wherever the prospect stood: on rosters, in trades, line-ups and history. That is not undone.';
export const playerIsOneNow = ({ player }: { player: string }) => `${player} is one player now`;
export const sameNameAndBirthDate = 'Same name and birth date';
export const sameName = 'Same name';
export const bothInLeague = ({ league, teams }: { league: string; teams: string }) =>
  `Both are in ${league}, with ${teams}: one of the teams must release theirs first.`;
export const birthDateUnknown = 'birth date not known';
export const bornOn = ({ day }: { day: string }) => `born ${day}`;

export const playersAndCapHits = 'Players and cap hits';
export const contractsBySeason = 'Contracts by season';
export const skaterSeasons = 'Skaters’ seasons';
export const goalieSeasons = 'Goalies’ seasons';
export const gamesByDay = 'Games day by day';
export const ranking = 'Ranking';
export const rostersOfLeague = 'Rosters of a league';
export const importFile = 'Import a file';
export const typeOfFile = 'Type of file';
export const csvFile = 'CSV file';
export const fileSizeHint = ({ megabytes }: { megabytes: number }) =>
  `At most ${megabytes} MB. You see a preview before anything changes.`;
export const fileTooLarge = ({ megabytes }: { megabytes: number }) =>
  `The file is larger than ${megabytes} MB. Split it, or import it by the command line.`;
export const showChanges = 'Show what it would change';
export const importNow = 'Import';

export const realPlayers = 'Real players';
export const noRealPlayersYet =
  'There are none yet: leagues play on invented players. The NHL’s public service has rosters, players and statistics of all 32 clubs; reading it takes a few minutes.';
export const activePlayersCount = ({ count }: { count: string }) => `${count} players who play now.`;
export const readNhlAgain = 'Read the NHL again';
export const youPutReminderAway = 'You put the reminder away.';
export const remindMeAgain = 'Remind me again';
export const templateNotFetched = 'The template could not be fetched. Try again.';
export const contractsOf = ({ season }: { season: string }) => `Contracts of ${season}`;
export const everyPlayerHasContract = 'Every player has a contract.';
export const countByEarlierContract = ({ count }: { count: string }) =>
  `${count} count by a contract of an earlier season.`;
export const nhlPublishesNoSalaries = 'The NHL publishes no salaries.';
export const templateWithoutContract = 'Template of those without one';
export const templateOfEverybody = 'Template of everybody';
export const templateHint = 'Fill in cap_hit, and bring the file below. It can be done bit by bit.';

export const what = 'What';
export const when = 'When';
export const account = 'Account';
export const by = 'By';
export const device = 'Device';
export const address = 'Address';
export const noEventsOfKind = 'No events of this kind';
export const onlyUserShowAll = ({ user }: { user: string }) => `Only ${user}: show all users`;
export const kind = 'Kind';

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
export const takingStatusBack = 'Taking it back…';
export const playerHasImportedStatusAgain = ({ player }: { player: string }) =>
  `${player} has the imported status again`;
export const statusesSetInLeague = 'Player statuses set in this league';
export const noStatusesSetInLeague = 'Every player has the status of the imported data';
export const takeBack = 'Take back';

export const system = 'System';
export const adminConsole = 'Admin Console';
export const adminConsoleHint = 'This installation: its users, leagues and players, and what happened around accounts.';
export const partsOfConsole = 'Parts of the console';
