import { formatCount, formatMany, listed } from '@crease/core/text.rules.js';

export const draftPicks = 'Draft picks';
export const retainedSalary = 'Retained salary';
export const standings = 'Standings';
export const pastTrades = 'Past trades';
export const pastMatchups = 'Past matchups';
/** `rounds`: 0 without play-offs. `champion`: null where several teams are left. */
export const matchupsOfSeason = ({
  count,
  rounds,
  champion,
}: {
  count: number;
  rounds: number;
  champion: string | null;
}) =>
  [
    formatMany(count, 'matchup'),
    ...(rounds === 0 ? [] : [`${formatMany(rounds, 'round')} of play-offs`]),
    ...(champion === null ? [] : [`champion ${champion}`]),
  ].join(', ');
export const noChampion = ({ left }: { left: number }) =>
  `No champion: ${formatMany(left, 'team')} did not lose in the play-offs. Mark the other matchups as “consolation”.`;
export const pastDrafts = 'Past drafts';
export const pastRosters = 'Past rosters';
export const protectionLists = 'Protection lists';
export const ownRules = 'Own rules';
export const alsoIncluded = 'Also included';
export const andMore = ({ count }: { count: number }) => `and ${count} more`;
export const newCounts = ({ count, unchanged, leftOut }: Record<'count' | 'unchanged' | 'leftOut', number>) =>
  `New ${count} · Unchanged ${unchanged} · Left out ${leftOut}`;
export const movedCounts = ({ count, unchanged, leftOut }: Record<'count' | 'unchanged' | 'leftOut', number>) =>
  `Moved ${count} · Unchanged ${unchanged} · Left out ${leftOut}`;
export const leftOutRows = ({ count }: { count: number }) => `Left out: ${formatMany(count, 'row')}`;
export const standsAt = ({ rank, points }: { rank: number | null; points: number | null }) => {
  if (points === null) return rank === null ? '' : `${rank}.`;
  return rank === null ? formatMany(points, 'point') : `${rank}. with ${formatMany(points, 'point')}`;
};
export const picksByOwner = 'Picks there and here, by owner';
export const theSame = 'The same';
export const oneDifference = '1 difference';
export const differencesInAll = ({ count }: { count: number }) => `${count} differences`;
export const picksThereAndHere = 'Picks there and here';
export const team = 'Team';
export const countsThereHere = ({ there, here }: { there: number; here: number }) => `${there} there, ${here} here`;
export const tradedPicksOnlyHint =
  'Where a table names only the picks that changed hands, a team has more here: the rest are its own.';
export const pointsBySeason = 'Points there and here, by season';
export const pointsThereHere = ({ there, here }: { there: number; here: number }) =>
  `${formatMany(there, 'point')} there, ${formatCount(here)} here`;
export const teamStandsThereHere = ({ team, there, here }: { team: string; there: string; here: string }) =>
  `${team}: ${there} there, ${here} here`;
export const notInTable = 'not in the table';

export const notSureWhoItIs = 'Not sure who it is';
export const leftBehindByChoice = 'Left behind by choice';
export const goneFromTeamThere = 'Gone from their team there';
export const freeAgentsThere = 'Free agents there';
export const rowsLeftOut = 'Rows left out';
export const noRowsLeftOut = 'No rows left out';
export const rowsLeftOutCount = ({ count }: { count: number }) => `Rows left out: ${formatCount(count)}`;
export const andMoreInFile = ({ count }: { count: number }) => `and ${formatCount(count)} more, in the file`;
export const rowOfSheet = ({ sheet, row }: { sheet: string; row: number }) => `${sheet}, row ${row}`;
export const reportOf = ({ source }: { source: string }) => `report of ${source}`;
export const rowComes = 'comes';
export const rowGone = 'gone';
export const rowChangesTeamOrPlace = 'changes team or place';
export const rowIsThereAlready = 'is there already';
export const rowNotSure = 'not sure';
export const rowLeftBehind = 'left behind by choice';
export const rowFreeAgent = 'free agent';

export const thereAndHere = 'There and here';
export const active = 'Active';
export const injuredReserveShort = 'IR';
export const bank = 'Bank';
export const where = 'Where';
export const cap = 'Cap';
export const there = 'There';
export const here = 'Here';
export const notSaid = 'not said';
export const capPenalty = 'Cap penalty';
export const total = 'Total';
export const penaltyThere = ({ amount }: { amount: string }) =>
  `${amount} there. Here a penalty takes a draft pick instead of money: on the team’s page, by the commissioner.`;
export const totalUnlikeRows = ({ amount, isLess }: { amount: string; isLess: boolean }) =>
  `what the other site says is ${amount} ${isLess ? 'less' : 'more'} than its rows come to`;
export const totalsThereHere = ({ there, here }: { there: string; here: string }) =>
  `${there} there, ${here} here; the tables have no salaries to say why`;
export const nothing = 'nothing';
export const retainedThereHere = ({ there, here, detail }: { there: string; here: string; detail: string | null }) =>
  `retained: ${there} there, ${here} here${detail === null ? '' : `. ${detail}`}`;
export const amountDoesNotCome = ({ amount, reason }: { amount: string; reason: string }) =>
  `${amount} there; does not come: ${reason}`;
export const doesNotCome = ({ reason }: { reason: string }) => `does not come: ${reason}`;
export const amountOnlyHere = ({ amount }: { amount: string }) => `${amount} here, and not in the tables`;
export const amountsThereHere = ({ there, here }: { there: string; here: string }) => `${there} there, ${here} here`;

export const mostNamesUnknown = ({ count, total: names }: { count: number; total: number }) =>
  `${formatCount(count)} of ${formatCount(names)} names are unknown here. Check that the right column holds the players, and that the real players were loaded, before you create any.`;

export const notSure = 'Not sure';
export const notSureCount = ({ count }: { count: number }) => `Not sure: ${formatCount(count)}`;
export const bringUnknownAsProspects = ({ count }: { count: number }) =>
  `Bring ${formatCount(count)} unknown as prospects`;
export const leaveAllBehind = 'Leave all behind';
export const offerToCreateProspects = 'The names are right: offer to create prospects';
export const chooseEachThenTry = 'Choose for each, then try it again.';
export const playersToReview = 'Players to review';
export const whoIsQuestion = ({ player }: { player: string }) => `Who is ${player}?`;
export const notSettledStaysBehind = 'Not settled: stays behind';
export const bringAsNewProspect = 'Bring as a new prospect';
export const leaveBehind = 'Leave behind';
export const firstShownOthersFollow = ({ count }: { count: number }) =>
  `The first ${count} are shown; the others follow when these are settled.`;
export const similarPlayerKnown = 'A similar player is known.';
export const severalPlayersPossible = ({ count }: { count: number }) => `${count} players could be meant.`;

export const rowCount = ({ count }: { count: number }) => formatMany(count, 'row');
/** `rows`: of data other than rosters; null for none. */
export const playersInPlaces = ({ count, rows }: { count: number; rows: number | null }) =>
  `${formatMany(count, 'player')} ${count === 1 ? 'is in their place' : 'are in their places'}${rows === null ? '' : `, and ${formatMany(rows, 'more row')} came along`}.`;
export const whatMovesIn = ({
  players,
  free,
  gone,
  skipped,
  rows,
}: Record<'players' | 'free' | 'gone' | 'skipped' | 'rows', number>) =>
  `${[
    `${formatMany(players, 'player')} of teams`,
    free > 0 && `${formatMany(free, 'free agent who stays', 'free agents who stay')} free`,
    gone > 0 && `${formatCount(gone)} who ${gone === 1 ? 'is' : 'are'} gone`,
    skipped > 0 && `${formatCount(skipped)} left behind by choice`,
    rows > 0 && `and ${formatMany(rows, 'row')} of what comes along`,
  ]
    .filter((part) => part !== false)
    .join(', ')}.`;
export const tryingRows = ({ rosters, rows }: { rosters: number; rows: number }) =>
  `Trying ${formatMany(rosters, 'row')} of rosters and ${formatMany(rows, 'row')} of what comes along.`;
export const bringingRows = ({ rosters, rows }: { rosters: number; rows: number }) =>
  `Bringing ${formatMany(rosters, 'row')} of rosters and ${formatMany(rows, 'row')} of what comes along.`;
export const takesUpToMinute = 'A large league takes up to a minute.';
export const takesUpToMinuteGoesOn =
  'A large league takes up to a minute. You can close this tab: the import continues, and this page then shows the result.';
export const secondsElapsed = ({ seconds }: { seconds: number }) => `${seconds} s`;
export const managersInvitedLater = ({ count }: { count: number }) =>
  `${count === 1 ? '1 manager can' : `${count} managers can`} be invited when the league has come; no one is written to before.`;
export const managerOfTeam = ({ manager, team }: { manager: string | null; team: string }) =>
  `${manager ?? 'somebody'} (${team})`;
export const managersWithoutAddress = ({ managers }: { managers: string }) =>
  `Without an address: ${managers}. Make links for them in the Commissioner Settings.`;
export const theTable = ({ table }: { table: string }) => `the table ${table}`;
export const theTeam = ({ team }: { team: string }) => `the team ${team}`;
export const theWord = ({ word }: { word: string }) => `the word “${word}”`;
export const thePosition = ({ position }: { position: string }) => `the position “${position}”`;
export const leagueMovedIn = 'The league was moved in';
export const checkResultStep = '4. Check the result';
export const settleFirst = ({ unsettled }: { unsettled: string }) => `Settle above first: ${unsettled}.`;
export const tryIt = 'Try it';
export const nothingToMoveIn =
  'The tables name no player of a team, and nothing else that can move in. Add another table above.';
export const bringEverything = 'Bring all of it';
export const bringRosters = 'Bring the rosters';
export const bringRostersWithout = ({ count }: { count: number }) =>
  `Bring the rosters without ${formatMany(count, 'player')}`;
export const resultCounts = ({
  created,
  updated,
  unchanged,
  refused,
}: {
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
}) =>
  `New ${formatCount(created)} · Moved ${formatCount(updated)} · Unchanged ${formatCount(unchanged)} · To review ${formatCount(refused)}`;

export const dollars = 'Dollars';
export const thousandsOfDollars = 'Thousands of dollars';
export const millionsOfDollars = 'Millions of dollars';
export const unitBySize = 'Each by its size: below 1,000 are millions';
export const percentUnit = 'Percent: 25 and 0.25 are 25 %';
export const teamOfPlayersBelow = 'The team of the players below';
export const aPlayer = 'A player';
export const neither = 'Neither';
export const choose = 'Choose …';
export const tableIncomplete = ({ fields }: { fields: string }) =>
  `Choose the column for: ${fields}. The league cannot move in while this table is incomplete: complete it, or remove it above.`;
export const headingsRow = 'Row of the headings';
export const chooseFirstRowMeaning = 'Choose whether the first row holds headings or a player.';
export const noHeadings = 'No headings: every row is a player';
export const rowPreview = ({ row, cells }: { row: number; cells: string }) => `Row ${row}: ${cells}`;
export const teamOfTable = 'Team of this table';
export const noTeamColumn = 'It has no column for the team.';
export const writeWhoseRoster = 'Write whose roster this is.';
export const amountsAmbiguous = ({ examples }: { examples: readonly string[] }) =>
  `${listed(examples)} could be several amounts. Choose the unit.`;
export const theYearMeans = ({ year }: { year: string }) => `The year ${year} means`;
export const yearAloneMeans = 'A year alone means';
export const chooseYearMeaning = 'Choose which season a year alone means.';
export const seasonBeginningThen = 'The season that begins in it';
export const seasonEndingThen = 'The season that ends in it';
export const emptyCellsMean = 'Empty cells below a team mean';
export const chooseEmptyCellsMeaning = 'Choose whether these players are on that team.';
export const sameTeam = 'The same team';
export const noTeamFreeAgents = 'No team: free agents';
export const singleNameRows = ({ count, names, more }: { count: number; names: string; more: boolean }) =>
  `${count === 1 ? 'One row has' : `${formatCount(count)} rows have`} a single name: ${names}${more ? ' …' : ''}`;
export const singleNameRowsOf = ({ sheet }: { sheet: string }) => `Rows alone of ${sheet}`;
export const rowNumber = ({ row }: { row: number }) => `Row ${row}`;

export const notUsed = 'Not used';
export const matchColumnsStep = '2. Match the columns';
export const matchColumnsHint =
  'Rosters need a player’s name and the team; position, club and birth date tell namesakes apart, and salaries are compared with the cap hits here. A year of a draft is the season that begins in it.';
export const typeOfTable = 'Type of table';
export const seasonOfTable = 'Season of the table';
export const seasonOrDeadlineHint = 'Like 2024-25; empty means the coming deadline.';
export const seasonFormatHint = 'Like 2024-25.';
export const draftOfUnnamedRows = 'Draft of rows that name none';
export const onlyDraftOfSeason = 'The only one that season has';
export const columnsOf = ({ sheet }: { sheet: string }) => `Columns of ${sheet}`;
export const columnCountedIn = ({ column }: { column: string }) => `${column} is counted in`;
export const columnNumber = ({ column }: { column: number }) => `Column ${column}`;

export const fantraxLeague = 'Public league at Fantrax';
export const fantraxLeagueHint = 'The league’s address there, or the id after /league/ in it.';
export const readLeague = 'Read the league';

export const tablesStep = '1. Tables of the other site';
export const beginAgain = 'Begin again';
export const files = 'Files';
export const filesHint =
  'CSV, TSV or XLSX, several at once: rosters, those of past seasons too, draft picks, retained salary, protection lists, standings, matchups, trades and drafts.';
export const pastedTable = 'Pasted table';
export const pasteTableHint = 'With its headings, as it is copied from a spreadsheet.';
export const readPastedTable = 'Read what was pasted';
export const leaguesOwnRules = 'The league’s own rules';
export const rules = 'Rules';
export const ownRulesHint = 'These rules become the text of the rulebook.';
export const tables = 'Tables';
export const removeSheet = ({ sheet }: { sheet: string }) => `Remove ${sheet}`;

export const inviteWaits = 'waits';
export const inviteSent = 'invited';
export const notInvited = 'not invited';
export const inviteManagersTitle = 'Invite the managers';
export const done = 'Done';
export const leaveInvites = 'Leave it';
export const commissionerSettings = 'Commissioner Settings';
export const eachGetsMessage = ({ settings }: { settings: string }) =>
  `Each gets a message with a link to their team, as from the ${settings}, where invitations can be revoked.`;
export const invitedCount = ({ done, total }: { done: number; total: number }) => `${done} of ${total} invited`;
export const invited = 'Invited';
export const managers = 'Managers';
export const inviteOneManager = 'Invite 1 manager';
export const inviteManagers = ({ count }: { count: number }) => `Invite ${count} managers`;

export const lastMove = 'The last move';
export const undo = 'Undo';
export const playerCount = ({ count }: { count: number }) => formatMany(count, 'player');
/** `count`: of players. `person`: null for one who is no longer known. */
export const broughtBy = ({
  source,
  count,
  person,
  time,
}: {
  source: string;
  count: number;
  person: string | null;
  time: string;
}) => `${source}, ${formatMany(count, 'player')}, brought by ${person ?? 'a former commissioner'} ${time}.`;
export const moveCanBeUndone = 'Nothing has changed since, so you can undo the move.';
export const moveIsUndone = 'It was undone.';
export const undoMoveQuestion = 'Undo the move?';
export const undoMoveHint =
  'Every roster and every team’s name is then what it was before. Players who were imported as prospects stay known.';
export const undoMove = 'Undo the move';
export const moveWasUndone = 'The move was undone';

export const activeRoster = 'Active roster';
export const injuredReserve = 'Injured reserve';
export const rookieBank = 'Rookie bank';
export const notOnTeamAnymore = 'Not on the team any more';
export const forward = 'Forward';
export const defenseman = 'Defenseman';
export const goalie = 'Goalie';
export const noPosition = 'No position';
export const teamsAndPlacesStep = '3. Teams and places';
export const teams = 'Teams';
export const noTeamNamed = 'No team named';
export const notInRosters = 'not in the rosters';
export const noTeamLeft = 'The league has no team left for it.';
export const nextUnnamedTeam = 'The next team without a name';
export const wordsForPositions = 'Words for positions';
export const wordsForPositionsHint =
  'No position is known for these words. Their meaning tells players of the same name apart.';
export const chooseWordMeaning = 'Choose what this word means.';
export const wordsForPlaces = 'Words for places';
export const nothingSaid = 'Nothing said';

export const moveIn = 'Move in';
export const moveInFromAnotherSite = 'Move in from another site';
export const moveInHint = 'You see a preview before anything changes.';
export const nextSteps = 'What comes next';
export const columnsNext = 'Crease recognizes most columns. You correct the others.';
export const meaningsNext = 'Each team of the tables gets a team of this league.';
export const checkNext =
  'A trial lists every player, every difference and every doubt. Then you bring the league in, and can undo it.';
export const notNow = 'Not now';
export const seePhases = 'See the phases';
export const moveIntoNewLeague = 'Move into a new league';
export const rostersStillChangeable = 'Rosters can still be changed one by one, also by the commissioner.';
export const workNotKept =
  'This browser cannot keep what you are doing here: it has no room left, or is told to keep nothing. Leave this tab open until the league has moved in. Fewer tables at a time need less room.';
