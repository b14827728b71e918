import { formatCount, formatMany, listed } from '@crease/core/text.rules.js';

const quoted = (columns: readonly string[]) => columns.map((column) => `“${column}”`).join(', ');

export const all = 'All';
export const refused = 'Refused';
export const disagree = 'Disagree';
export const changed = 'Changed';
export const newRows = 'New';
export const same = 'Same';
export const loadRealPlayers = 'Load the real players';
export const league = 'League';
export const keepAllStoredFigures = 'Keep all stored figures';
export const whichRows = 'Which rows';
export const noRowOfKind = 'No row of this kind is listed.';
export const rows = 'Rows';
export const rowNumber = ({ row }: { row: number }) => `Row ${row}`;
export const theFile = 'The file';
export const newCount = ({ count }: { count: number }) => `${formatCount(count)} new`;
export const changedCount = ({ count }: { count: number }) => `${formatCount(count)} changed`;
export const sameCount = ({ count }: { count: number }) => `${formatCount(count)} the same`;
export const refusedCount = ({ count }: { count: number }) => `${formatCount(count)} refused`;
export const importHistory = 'History of imports';
export const noImportsYet = 'No imports yet';
export const importHistoryHint = 'Imported files and updates from the NHL are listed here.';
export const imports = 'Imports';
export const commandLineOrNight = 'Command line or night';
export const rowsOf = ({ source }: { source: string }) => `Rows of ${source}`;
export const whenHeading = 'when';
export const kindHeading = 'kind';
export const sourceHeading = 'source';
export const byHeading = 'by';
export const stateHeading = 'state';
export const newHeading = 'new';
export const changedHeading = 'changed';
export const theSameHeading = 'the same';
export const refusedHeading = 'refused';
export const notesHeading = 'notes';
export const reportOf = ({ source }: { source: string }) => `report of ${source}`;
export const done = 'Done';
export const countsWithUnchangedNote = ({ counts }: { counts: string }) =>
  `${counts}. Unchanged rows are counted, and listed only if they have a remark.`;
export const showMoreRows = 'Show more rows';
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
export const rowCount = ({ count }: { count: number }) => formatMany(count, 'row');
export const capHitUnit = 'The cap hits are counted in';
export const amountsAmbiguous = ({ examples }: { examples: readonly string[] }) =>
  `${listed(examples)} could be several amounts. Choose the unit.`;
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
export const phaseProgress = ({ phase, done: read, total }: { phase: string; done: number; total: number }) =>
  `${phase}: ${formatCount(read)} of ${formatCount(total)}`;
export const report = 'Report';
export const notSure = 'Not sure';
export const notSureCount = ({ count }: { count: number }) => `Not sure: ${formatCount(count)}`;
export const createUnknown = ({ count }: { count: number }) => `Create ${formatCount(count)} unknown`;
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
export const whereSourcesDisagree = 'When another source disagrees';
export const tryIt = 'Try it';
export const nothingToImport = 'Nothing to import';
export const importKind = ({ kind }: { kind: 'contracts' | 'statuses' }) =>
  kind === 'contracts' ? 'Import contracts' : 'Import statuses';
export const capHitsOfPlayers = ({ count, players }: { count: number; players: number }) =>
  `${formatMany(count, 'cap hit')} of ${formatMany(players, 'player')}.`;
export const statusesCount = ({ count }: { count: number }) => `${formatMany(count, 'status', 'statuses')}.`;
export const unreadableRowsStayOut = ({ count, examples }: { count: number; examples: string }) =>
  `${formatMany(count, 'row')} ${count === 1 ? 'says' : 'say'} nothing that can be read${examples === '' ? '' : ` (${examples})`} and ${count === 1 ? 'stays' : 'stay'} out.`;
export const leftOutByChoice = ({ count }: { count: number }) =>
  `${formatCount(count)} ${count === 1 ? 'is' : 'are'} left out by choice.`;
export const contracts = 'Contracts';
export const injuryStatuses = 'Injury statuses';
export const fromAnySpreadsheet = 'From any spreadsheet';
export const typeOfTable = 'Type of table';
export const table = 'Table';
export const playersAndCapHits = 'Players and cap hits';
export const contractsBySeason = 'Contracts by season';
export const skaterSeasons = 'Skaters’ seasons';
export const goalieSeasons = 'Goalies’ seasons';
export const gamesByDay = 'Games day by day';
export const ranking = 'Ranking';
export const rostersOfLeague = 'Rosters of a league';
export const nhlPlayers = 'NHL players';
export const nhlGames = 'NHL games';
export const nhlSchedule = 'NHL schedule';
export const sampleGames = 'Games of the sample';
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
export const activePlayersCount = ({ count }: { count: number }) =>
  `${formatMany(count, 'player')} who ${count === 1 ? 'plays' : 'play'} now.`;
export const readNhlAgain = 'Read the NHL again';
export const youPutReminderAway = 'You hid the reminder.';
export const remindMeAgain = 'Remind me again';
export const templateNotFetched = 'The template could not be fetched. Try again.';
export const contractsOf = ({ season }: { season: string }) => `Contracts of ${season}`;
export const everyPlayerHasContract = 'Every player has a contract.';
export const countByEarlierContract = ({ count }: { count: number }) =>
  `${formatCount(count)} ${count === 1 ? 'player counts with the contract' : 'players count with their contracts'} of an earlier season.`;
export const nhlPublishesNoSalaries = 'The NHL publishes no salaries.';
export const templateWithoutContract = 'Template of those without one';
export const templateOfEverybody = 'Template of everybody';
export const templateHint = 'Fill in cap_hit and import the file below. You can do it in parts.';
export const phaseRunning = ({ phase }: { phase: string }) => `${phase}…`;
export const phasePercent = ({ phase, percent }: { phase: string; percent: number }) => `${phase}: ${percent} %`;
/** `counts`: 'n new, n changed, …' */
export const wouldBeCounts = ({ counts, rows: total }: { counts: string; rows: number }) =>
  `Would be: ${counts} of ${formatMany(total, 'row')}`;
export const doneCounts = ({ counts, rows: total }: { counts: string; rows: number }) =>
  `Done: ${counts} of ${formatMany(total, 'row')}`;
export const andMoreRows = ({ count }: { count: number }) => `And ${formatMany(count, 'more row')}.`;
export const andMoreRowsListed = ({ count }: { count: number }) =>
  `And ${formatMany(count, 'more row')}, in the list of imports.`;
export const newHit = ({ season, amount }: { season: string; amount: string }) => `${season} ${amount}, new.`;
export const sameHit = ({ season, amount }: { season: string; amount: string }) => `${season} ${amount}, as before.`;
export const changedHit = ({ season, amount, before }: { season: string; amount: string; before: string }) =>
  `${season} ${amount}, before ${before}.`;
export const columnsHoldSeasons = ({ columns: titles }: { columns: readonly string[] }) =>
  `${quoted(titles)} ${titles.length === 1 ? 'holds' : 'hold'} seasons or years, and players have several rows. Choose whether it is the season of the row, or “Not used”.`;
export const columnsHoldMoney = ({ columns: titles }: { columns: readonly string[] }) =>
  `${quoted(titles)} ${titles.length === 1 ? 'holds money, but its heading does' : 'hold money, but their headings do'} not name the cap hit.`;
export const rowMark = ({ row }: { row: number }) => `row ${row}`;
export const nhlLastRead = ({ time }: { time: string }) => `The NHL was last read ${time}.`;
export const scheduleRead = ({ season, games, time }: { season: string; games: number; time: string }) =>
  `Its schedule of ${season} has ${formatCount(games)} regular games, read ${time}.`;
export const nhlReadEveryNight = ({ moment }: { moment: string }) =>
  `The NHL’s data is imported every night, next ${moment}.`;
export const playersWithoutContract = ({ count, amount }: { count: number; amount: string }) =>
  `${formatCount(count)} ${count === 1 ? 'player has' : 'players have'} no known contract and ${count === 1 ? 'counts' : 'count'} at the minimum salary, ${amount}, until ${count === 1 ? 'theirs is' : 'theirs are'} filled in.`;
