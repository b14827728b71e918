import { formatCount } from '@crease/core/text.rules.js';

export const addInSameMove = ({ player }: { player: string }) => `Add ${player}`;
export const club = 'Club';
export const position = 'Position';
export const owner = 'Owner';
export const season = 'Season';
export const freeAgent = 'Free agent';
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
export const byFigure = ({ figure }: { figure: string }) => `By ${figure.toLowerCase()}`;
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
export const orderByFigure = ({ figure }: { figure: string }) => `Order by ${figure.toLowerCase()}`;
export const claimPlayerOffWaivers = ({ player }: { player: string }) => `Claim ${player} off waivers`;
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
export const showPlayers = ({ count }: { count: number }) =>
  `Show ${formatCount(count)} ${count === 1 ? 'player' : 'players'}`;
export const playerCount = ({ count }: { count: number }) =>
  `${formatCount(count)} ${count === 1 ? 'player' : 'players'}`;
export const freeAgentCount = ({ count }: { count: number }) =>
  `${formatCount(count)} ${count === 1 ? 'free agent' : 'free agents'}`;
export const freeAgentShort = 'FA';
export const add = 'Add';
export const claim = 'Claim';
