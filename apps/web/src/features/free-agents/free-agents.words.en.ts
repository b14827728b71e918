import { dayWords } from '@crease/core/calendar.js';
import { many } from '@crease/core/text.rules.js';

export const won = 'Won';
export const lost = 'Lost';
export const refused = 'Refused';
export const withdrawn = 'Withdrawn';
export const dropsPlayer = ({ player }: { player: string }) => `drops ${player}`;
export const movesToInjuredReserve = ({ player }: { player: string }) => `moves ${player} to injured reserve`;
export const movesToRookieBank = ({ player }: { player: string }) => `moves ${player} to the rookie bank`;
export const activatesPlayer = ({ player }: { player: string }) => `activates ${player}`;
export const promotesPlayer = ({ player }: { player: string }) => `promotes ${player}`;
export const noDrop = 'no drop';
export const decidedAt = ({ time }: { time: string }) => `decided ${time}`;
export const theClaim = 'The claim';
export const withdrawing = 'Withdrawing…';
export const claimWithdrawn = ({ player }: { player: string }) => `Claim of ${player} withdrawn`;
export const yourClaims = 'Your claims';
export const noClaims = 'No claims';
export const noClaimsHint = 'Claim a player on waivers; the claim is decided when the waiver ends.';
export const openClaims = 'Open claims, most wanted first';
export const moveClaimOf = ({ player }: { player: string }) => `Move the claim of ${player}`;
export const change = 'Change';
export const changeClaimOf = ({ player }: { player: string }) => `Change the claim of ${player}`;
export const withdraw = 'Withdraw';
export const withdrawClaimOf = ({ player }: { player: string }) => `Withdraw the claim of ${player}`;
export const decidedClaims = 'Decided claims';
export const playerColumn = 'player';
export const withColumn = 'with';
export const madeColumn = 'claimed at';
export const decidedColumn = 'decided';
export const outcomeColumn = 'outcome';
export const whyColumn = 'why';

export const aTeam = 'a team';
export const player = 'Player';
export const club = 'Club';
export const droppedBy = 'Dropped by';
export const decided = 'Decided';
export const claim = 'Claim';
export const claimColumn = 'Claim';
export const claimed = 'Claimed';
export const claimNamedPlayer = ({ player }: { player: string }) => `Claim ${player}`;
export const waiverWire = 'Waiver wire';
export const noPlayersOnWaivers = 'No players on waivers';
export const noPlayersOnWaiversHint = 'Dropped players wait here for claims before they are free agents.';
export const playersOnWaivers = 'Players on waivers';
export const decidedWaivers = 'Decided waivers';
export const whenColumn = 'when';
export const whatColumn = 'what';
export const drawSeedColumn = 'seed of the draw';
export const noWaiversDecidedYet = 'No waivers decided yet';
export const noWaiversDecidedYetHint =
  'The order of the claims is published here, and the draw between teams that were tied.';
export const seedOfDraw = 'Seed of the draw';

export const usedFor = ({ players }: { players: string }) => `used: ${players}`;
export const week = ({ week }: { week: number }) => `Week ${week}`;
export const untilDay = ({ day }: { day: string }) => `until ${day}`;
export const now = 'now';
export const countFromTeam = ({ count, team }: { count: number; team: string }) => `${count} from ${team}`;
export const countToTeam = ({ count, team }: { count: number; team: string }) => `${count} to ${team}`;
export const forfeit = 'Forfeit';
export const forfeitPickOfWeek = ({ week }: { week: number }) => `Forfeit the pick of week ${week}`;
export const giveBackPickOfWeek = ({ week }: { week: number }) => `Give back the pick of week ${week}`;
export const penalty = 'Penalty';
export const penalties = ({ count }: { count: number }) => (count === 1 ? 'Penalty' : `${count} penalties`);

export const pickGivenBack = 'Pick given back';
export const pickForfeited = 'Pick forfeited';
export const giveBackPickQuestion = ({ team, week }: { team: string; week: number }) =>
  `Give ${team} back its pick of week ${week}?`;
export const forfeitPickQuestion = ({ week, team }: { week: number; team: string }) =>
  `Forfeit the week ${week} pick of ${team}?`;
export const giveBackPickHint = 'This removes the penalty, and the pick can be used until its week ends.';
export const forfeitPickHint = 'The pick cannot be used. You can give it back until its week ends.';
export const giveBack = 'Give back';
export const forfeitPick = 'Forfeit pick';

export const weeklyPicks = 'Weekly picks';
export const team = 'Team';
export const weeks = 'Weeks';
export const nextWeeks = 'Next weeks';
export const wholeSeason = 'Whole season';
export const noPicksAssignedYet = 'No FAs assigned yet.';
export const noPicksAssignedYetHint = 'Each team gets its weekly picks when the season starts.';
export const quotaPerWeek = 'Quota a week';
export const open = 'Open';
export const used = 'Used';
export const notUsed = 'Not used';
export const tradedAway = 'Traded away';
export const freeAgentPicksOf = ({ team }: { team: string }) => `Free-agent picks of ${team}`;

export const playerClaimed = ({ player }: { player: string }) => `${player} claimed`;
export const claimChanged = 'Claim changed';
export const claimPlayerQuestion = ({ player }: { player: string }) => `Claim ${player}?`;
export const claimOf = ({ player }: { player: string }) => `Claim of ${player}`;
export const claimDecidedHint = ({ when }: { when: string }) =>
  `Decided ${when}. The claiming team that is lowest in the table wins the player and spends a pick.`;
export const claimPlayer = 'Claim player';
export const saveClaim = 'Save claim';
export const dropIfClaimWins = 'Drop if the claim wins';
export const dropIfClaimWinsHint = 'The player leaves the team only if the claim wins.';
export const nobody = 'Nobody';

export const freeAgents = 'Free Agents';
export const freeAgentsHint =
  'Free agents are added in season, and after the last draft by teams below a position minimum.';
export const noPicksGivenYet = 'No picks have been given out yet.';
export const weekBegins = ({ week, when }: { week: number; when: string }) => `Week ${week} begins ${when}`;
export const weekEnds = ({ week, when }: { week: number; when: string }) => `Week ${week}, over ${when}`;
export const picksLeft = ({ left, total }: { left: number; total: number }) => `${left} of ${many(total, 'pick')} left`;
export const addsMade = ({
  made,
  most,
  won,
  span,
  lastDay,
  drops,
}: {
  made: number;
  most: number;
  won?: number | undefined;
  span: 'season' | 'period' | 'day';
  lastDay: string | null;
  drops: boolean;
}) =>
  `${made} of ${drops ? many(most, 'add or drop', 'adds and drops') : many(most, 'add')} made ${
    span === 'day' ? 'today' : lastDay === null ? 'this season' : `until ${dayWords(lastDay)}`
  }${won === undefined ? '' : ` (${won} won)`}`;
