import { many } from '@crease/core/text.rules.js';

export const pickNotReachedServer = ({ player }: { player: string }) =>
  `Your pick of ${player} has not reached the server.`;
export const sentAgainHint = 'It is sent again when the connection is back, if it is still your turn.';
export const youAreOffline = 'You are offline.';
export const pickWaitsHint = 'Your pick waits here and is sent when the connection is back, if it is still your turn.';

export const afterYourBank = 'After your bank';
export const atTime = ({ time }: { time: string }) => `At ${time}`;
export const pickSkippedAfterBank = 'After your bank the pick is skipped: no player fits.';
export const pickSkippedAtTime = ({ time }: { time: string }) => `At ${time} the pick is skipped: no player fits.`;
export const whenAutoTakes = ({ when, autoTakes }: { when: string; autoTakes: string }) => `${when} ${autoTakes}`;
/** `after`: the pick that its turn then follows. */
export const pickMovesThen = ({ when, after }: { when: string; after: number }) =>
  `${when} your pick moves behind pick ${after}`;
export const autoTakes = 'Auto takes';
export const takenFromQueue = 'from your queue';
export const takenByRank = 'by rank';
export const fromYourQueue = 'From your queue';
export const byRankAndNeed = 'By rank and need: no player in your queue fits';
export const takePlayerNow = ({ player }: { player: string }) => `Take now: ${player}`;
export const waiting = 'Waiting …';
export const takeNow = 'Take now';

export const filters = 'Filters';
export const order = 'Order';
export const forwards = 'Forwards';
export const anyForward = 'All forwards';
export const club = 'Club';
export const allClubs = 'All clubs';
export const capHitAtMost = 'Cap hit at most';
export const anyCapHit = 'Any';
export const placeLeftFor = 'With a place left for';
export const placeLeftHint = 'Players who fit and leave a pick and money for one more';
export const anyPosition = 'Any position';
export const anotherForward = 'another forward';
export const anotherDefenseman = 'another defenseman';
export const anotherGoalie = 'another goalie';
export const rookiesOnly = 'Rookies only';
export const fitsNow = 'Fits now';
export const fitsNowHint = 'Cap, roster and minimums';
export const hideDraftedPlayers = 'Hide drafted players';
export const clearFilters = 'Clear filters';

export const notInPool = 'Not in the pool';
export const aTeam = 'a team';
export const keptBy = ({ team, contract }: { team: string; contract: string }) => `kept by ${team}, ${contract}`;
export const draftedBy = ({ team, overall }: { team: string; overall: number }) => `drafted by ${team}, no. ${overall}`;

export const rank = 'Rank';
export const capHit = 'Cap hit';
export const age = 'Age';
export const contractExpiry = 'Contract expiry';
export const name = 'Name';
export const searchPlayers = 'Search players';
export const countOfFiltersOn = ({ count }: { count: number }) => `Filters, ${count} on`;
export const filtersOn = ({ count }: { count: number }) => `${many(count, 'filter')} on`;
export const lowestFirst = 'Lowest first; turn round';
export const highestFirst = 'Highest first; turn round';
export const position = 'Position';
export const allPositions = 'All';

export const orderBy = ({ column }: { column: string }) => `Order by ${column.toLowerCase()}`;
export const player = 'Player';
export const samplePlayers = ({ count }: { count: number }) => many(count, 'sample player');
export const figuresOf = ({ season }: { season: string }) => `Figures of ${season}`;
export const cap = 'Cap';
export const queueColumn = 'Queue';

export const othersRetainRest = 'Other teams retain the rest';
export const teamPays = ({ price, rest }: { price: string; rest: string }) => `pays ${price}${rest}`;
export const restIsRetained = 'the rest is retained';

export const ownPlayer = 'on your team';
export const fromTeam = ({ team }: { team: string }) => `from ${team}`;
export const doesNotFit = 'Does not fit';
export const estimatedShort = 'est.';
export const estimatedHint = 'Estimated: the contract has expired or is not signed';
export const drafted = 'drafted';
export const queuePlayer = ({ player }: { player: string }) => `Queue ${player}`;
export const takeOutOfQueue = ({ player, place }: { player: string; place: number }) =>
  `Take ${player}, number ${place}, out of the queue`;
export const queueKeyHint = 'Queue (q)';
export const placeInQueueKeyHint = ({ place }: { place: number }) => `Number ${place} in the queue (q)`;
export const noClub = 'no club';
/** `status`: 'UFA' or 'RFA'; null when unknown. */
export const contractUntil = ({ status, year }: { status: string | null; year: string | number }) =>
  `${status ?? 'to'} ${year}`;

export const noPlayerFits = 'No player fits';
export const noPlayerMatches = 'No player in the pool matches this search and these filters.';
export const showAllPlayers = 'Show all players';
export const players = 'Players';

export const costBySeason = ({ player }: { player: string }) => `Cost of ${player} by season`;
export const noContractSigned = 'No contract is signed: the last known hit counts';
export const noContract = 'no contract';
export const contractHasEnded = 'The contract has ended by then';
export const spokenContractEnded = 'the contract has ended by then';
export const ended = 'ended';
export const moneyLeft = ({ money }: { money: string }) => `${money} left`;

export const minimumMet = ({ minimum }: { minimum: number }) => `min ${minimum} met`;
export const minimumNeeded = ({ minimum }: { minimum: number }) => `of ${minimum} needed`;
export const rosterSize = ({ size }: { size: number }) => `Roster ${size}`;
export const rosterSizeOf = ({ size, most }: { size: number; most: number }) => `Roster ${size} of ${most}`;
export const playersCount = ({ count }: { count: number }) => many(count, 'player');
export const playersOf = ({ count, size }: { count: number; size: number }) => `${count} of ${size}`;
/** `team` is null for the user's own team, `space` when rookies cost no cap. */
export const bankAfterPick = ({
  team,
  players,
  space,
}: {
  team: string | null;
  players: string;
  space: string | null;
}) =>
  `Rookie bank ${team === null ? '' : `of ${team} `}${players} after this pick${space === null ? '. Rookies cost no cap.' : `, with ${space} of cap space.`}`;

export const ageInYears = ({ age }: { age: number }) => `${age} years`;
/** `overall` is null when the place is unknown. */
export const nhlDraft = ({ year, overall }: { year: number; overall: number | null }) =>
  `NHL draft ${year}${overall === null ? '' : `, no. ${overall}`}`;
/** `status`: 'UFA' or 'RFA'; null when unknown. */
export const contractTo = ({ year, status }: { year: number; status: string | null }) =>
  `contract to ${year}${status === null ? '' : `, then ${status}`}`;
export const pointsPerMillion = ({ points }: { points: string }) => `${points} points per $1M`;
export const positionWentFor = ({ position, price }: { position: string; price: string }) =>
  `${position} went for ${price} on average`;
export const close = 'Close';
export const season = 'Season';
export const noNhlGames = 'No NHL games';

export const pickPlayer = ({ player }: { player: string }) => `Pick ${player}`;
export const overrideReason = 'Reason for leaving the rules';
export const leagueSeesIt = 'The whole league sees it.';
export const showPlayersWhoFit = 'Show players who fit';
export const waitingForConnection = 'Waiting for connection …';
export const pickForTeam = ({ player, team }: { player: string; team: string }) => `Pick ${player} for ${team}`;
export const draftPlayer = ({ player }: { player: string }) => `Draft ${player}`;
export const dontSend = 'Don’t send';
export const overrideRules = 'Override…';
export const notARookie = 'Not a rookie…';
export const isARookie = 'Is a rookie…';
export const draftedByNoTeam = 'No team drafted this player. The draft has ended.';
export const watchingThisDraft = 'You are watching this draft.';
export const anotherTeamAtStart = 'Another team';
export const playerIsGone = ({ player }: { player: string }) => `${player} is gone`;
export const teamAndPick = ({ team, overall }: { team: string; overall: number }) => `${team}, pick ${overall}`;
export const queueAction = 'Queue';
export const unqueueAction = 'Unqueue';
