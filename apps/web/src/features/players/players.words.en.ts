export const dropPlayer = ({ player }: { player: string }) => `Drop ${player}`;
export const moveToInjuredReserve = ({ player }: { player: string }) => `Move ${player} to injured reserve`;
export const moveToRookieBank = ({ player }: { player: string }) => `Move ${player} to the rookie bank`;
export const activatePlayer = ({ player }: { player: string }) => `Activate ${player}`;
export const promotePlayer = ({ player }: { player: string }) => `Promote ${player}`;
export const inSameMove = 'In the same move';
export const addInSameMove = ({ player }: { player: string }) => `Add ${player}`;
export const usesFreeAgentPick = 'uses a free-agent pick';
export const whatMakesItLegal = 'What makes it legal';
export const notInThisMove = ({ move }: { move: string }) => `Not in this move: ${move}`;
export const freesCap = ({ amount }: { amount: string }) => `frees ${amount}`;
export const countsAgainstCap = ({ amount }: { amount: string }) => `counts ${amount}`;
export const freeAgentsNotLoaded = 'The free agents could not be loaded';
export const loadingFreeAgents = 'Loading free agents…';
export const noFreeAgentFits = 'No free agent fits';
export const chooseFreeAgent = 'Choose a free agent';

export const addAndDropAnyway = 'Add and drop anyway';
export const playerAdded = ({ player }: { player: string }) => `${player} added`;
export const theActiveRoster = 'The active roster';
export const injuredReserve = 'Injured reserve';
export const theRookieBank = 'The rookie bank';
export const addPlayerQuestion = ({ player }: { player: string }) => `Add ${player}?`;
export const addBeforeSeasonHint =
  'Before the season free agents fill the position minimums. It uses no free-agent pick.';
export const addUsesPickHint = 'It uses one of this week’s free-agent picks.';
export const addPlayer = 'Add player';
export const addAndDrop = 'Add and drop';
export const team = 'Team';
export const yourTeamNamed = ({ team }: { team: string }) => `${team} (yours)`;
export const dropInSameMove = 'Drop in the same move';
export const nobody = 'Nobody';
export const playerGoesTo = 'The player goes to';
export const reasonForMovingOthersPlayer = 'Reason for moving another team’s player';
export const reasonForOverride = 'Reason for the override';

export const askForPlayerInTrade = 'Ask for this player in a trade';
export const offerPlayerInTrade = 'Offer this player in a trade';
export const setStatus = 'Set status';
export const addToTeam = 'Add to a team';
export const addToMyTeam = 'Add to my team';
export const claimOffWaivers = 'Claim off waivers';

export const statisticsOf = ({ season }: { season: string }) => `Statistics of ${season}`;
export const contractsAndStatisticsOf = ({ season }: { season: string }) => `Contracts and statistics of ${season}`;
export const contractsOfStatisticsOf = ({
  contractsSeason,
  statisticsSeason,
}: {
  contractsSeason: string;
  statisticsSeason: string;
}) => `Contracts of ${contractsSeason}, statistics of ${statisticsSeason}`;
export const rank = 'Rank';
export const player = 'Player';
export const name = 'Name';
export const club = 'Club';
export const positionShort = 'Pos.';
export const position = 'Position';
export const age = 'Age';
export const owner = 'Owner';
export const capHit = 'Cap hit';
export const until = 'Until';
export const endOfContract = 'End of contract';
export const leaguePoints = 'Points by the league’s scoring';
export const leaguePointsPerGameShort = 'FP/G';
export const leaguePointsPerGame = 'Points a game by the league’s scoring';
export const gamesPlayed = 'Games played';
export const savePercentageShort = 'SV%';
export const savePercentage = 'Save percentage';
export const goalsAgainstAverage = 'Goals against average';

export const season = 'Season';
export const career = 'Career';
export const noSeasonsRecorded = 'No seasons are recorded.';
export const seasonsOf = ({ player }: { player: string }) => `Seasons of ${player}`;

export const pointsOfSeason = ({ season }: { season: string }) => `Points ${season}`;
export const capHitOfSeason = ({ season }: { season: string }) => `Cap hit ${season}`;
export const contractUntil = 'Contract until';
export const contract = 'Contract';
export const clause = 'Clause';
export const contractYears = 'Contract years';

export const historyInThisLeague = 'History in this league';
export const inThisLeague = 'In this league';
export const noTeamHadPlayer = 'No team of this league has had this player.';
export const teams = 'Teams';
export const transactions = 'Transactions';

export const freeAgent = 'Free agent';
export const watched = 'Watched';
export const watch = 'Watch';

export const tonight = 'Tonight';

export const healthy = 'Healthy';
export const dayToDay = 'Day-to-day';
export const out = 'Out';
export const playerHasImportedStatusAgain = ({ player }: { player: string }) =>
  `${player} has the imported status again`;
export const playerStatusInLeague = ({ player, status }: { player: string; status: string }) =>
  `${player} is ${status} in this league`;
export const statusOf = ({ player }: { player: string }) => `Status of ${player}`;
export const statusOverrideHint = 'It holds for 14 days in this league. Injured reserve needs IR, LTIR or Out.';
export const endStatusNow = 'End it now';
export const statusSetUntil = ({
  status,
  day,
  reason,
  importedStatus,
}: {
  status: string;
  day: string;
  reason: string;
  importedStatus: string;
}) => `Set to ${status} until ${day}: ${reason} The imported status is ${importedStatus}.`;
export const status = 'Status';

export const ageInYears = ({ age }: { age: number }) => `${age} years`;

export const quickFilters = 'Quick filters';
export const capHitAtMostShort = ({ millions }: { millions: number }) => `≤ $${millions}M`;
export const capHitAtMost = ({ millions }: { millions: number }) => `Cap hit of at most $${millions}M`;
export const signedToShort = ({ year }: { year: number }) => `to ${year}+`;
export const signedToYear = ({ year, season }: { year: number; season: string }) =>
  `Signed to ${year}+: through ${season} or longer`;

export const filters = 'Filters';
export const filtersSet = ({ count }: { count: number }) => `Filters (${count})`;
export const clearAll = 'Clear all';
export const rookies = 'Rookies';
export const contractEndsThisSeason = 'Contract ends this season';
export const onMyWatchList = 'On my watch list';
export const any = 'Any';
export const capHitFrom = 'Cap hit from';
export const capHitTo = 'Cap hit to';
export const ageFrom = 'Age from';
export const ageTo = 'Age to';
export const signedThrough = 'Signed through';
export const seasonOrLonger = ({ season }: { season: string }) => `${season} or longer`;
export const allOwners = 'All owners';
export const freeAgents = 'Free agents';
export const myTeam = 'My team';
export const allClubs = 'All clubs';
export const order = 'Order';
export const byFigure = ({ figure }: { figure: string }) => `By ${figure}`;

export const onWaivers = 'On waivers';
export const noClub = 'no club';
export const estimatedShort = 'est.';
export const estimatedHint = 'Estimated: the contract has expired or is not signed';
export const watchPlayer = ({ player }: { player: string }) => `Watch ${player}`;
export const watchWithKey = 'Watch (w)';
export const comparePlayer = ({ player }: { player: string }) => `Compare ${player}`;
export const compareWithKey = 'Compare (c)';
export const actWithKey = ({ act }: { act: string }) => `${act} (a)`;

export const players = 'Players';
export const watchAndCompare = 'Watch and compare';
export const watchCompareAdd = 'Watch, compare, add';
export const orderByFigure = ({ figure }: { figure: string }) => `Order by ${figure}`;

export const claimPlayerOffWaivers = ({ player }: { player: string }) => `Claim ${player} off waivers`;

export const comparePlayers = 'Compare players';
export const comparison = 'Comparison';
export const playersSideBySide = 'Players side by side';
export const figure = 'Figure';
export const statisticsSeason = 'Statistics of';

export const searchPlayers = 'Search players';
export const clear = 'Clear';
export const compareCount = ({ count, most }: { count: number; most: number }) => `Compare ${count} of ${most}`;
export const noPlayerMatches = 'No player matches';
export const noPlayerMatchesHint = 'Try fewer letters, or another filter.';
export const showEverybody = 'Show everybody';

export const contractsAndStatistics = 'Contracts and statistics';
export const playersWithContractsOf = ({ count, season }: { count: string; season: string }) =>
  `${count} players, contracts of ${season}`;
export const downloadCsv = 'Download CSV';
