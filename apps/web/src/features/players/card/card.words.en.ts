export const askForPlayerInTrade = 'Ask for this player in a trade';
export const offerPlayerInTrade = 'Offer this player in a trade';
export const setStatus = 'Set status';
export const addToTeam = 'Add to a team';
export const addToMyTeam = 'Add to my team';
export const placeBid = 'Place a bid';
export const claimOffWaivers = 'Claim off waivers';
export const player = 'Player';
export const club = 'Club';
export const owner = 'Owner';
export const capHit = 'Cap hit';
export const season = 'Season';
export const career = 'Career';
export const noSeasonsRecorded = 'No seasons are recorded.';
export const seasonsOf = ({ player }: { player: string }) => `Seasons of ${player}`;
export const pointsOfSeason = ({ season }: { season: string }) => `Points ${season}`;
export const capHitOfSeason = ({ season }: { season: string }) => `Cap hit ${season}`;
export const contractUntil = 'Contract until';
/** `status`: 'UFA' or 'RFA'; null when unknown. */
export const contractEnd = ({ year, status }: { year: number | null; status: string | null }) =>
  `${year ?? '–'}${status === null ? '' : ` ${status}`}`;
export const contract = 'Contract';
export const clause = 'Clause';
export const contractYears = 'Contract years';
export const historyInThisLeague = 'History in this league';
export const inThisLeague = 'In this league';
export const noTeamHadPlayer = 'No team of this league has had this player.';
export const teams = 'Teams';
export const transactions = 'Transactions';
export const formerTeam = 'A former team';
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
export const comparePlayers = 'Compare players';
export const comparison = 'Comparison';
export const playersSideBySide = 'Players side by side';
export const figure = 'Figure';
export const statisticsSeason = 'Statistics of';
export const nhlPlayoffsOf = ({ season }: { season: string }) => `${season} PO`;
export const draftedInYear = ({ year, number }: { year: number | null; number: number }) =>
  `drafted ${year}, no. ${number}`;
export const perGameInGames = ({ perGame, games }: { perGame: string; games: number }) =>
  `${perGame} a game in ${games}`;
/** `last`: null until now. */
export const fromUntil = ({ first, last }: { first: string; last: string | null }) => `${first} – ${last ?? 'now'}`;
export const withTeam = ({ team }: { team: string }) => `With ${team}`;
export const withTeamInjured = ({ team }: { team: string }) => `With ${team}, on injured reserve`;
export const withTeamInBank = ({ team }: { team: string }) => `With ${team}, in the rookie bank`;
export const onWaiversUntil = ({ time }: { time: string }) => `On waivers, decided ${time}`;
/** `shown`: the points as formatted. */
export const pointsCounted = ({ points, shown }: { points: number; shown: string }) =>
  `${shown} ${points === 1 ? 'point' : 'points'}`;
export const pointsSoFar = ({ points, shown }: { points: number; shown: string }) =>
  `${pointsCounted({ points, shown })} so far`;
export const injuredReserveShort = 'IR';
export const longTermReserveShort = 'LTIR';
