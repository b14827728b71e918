import type { DraftType } from '@crease/core/draft-type.js';
import { many } from '@crease/core/text.rules.js';

export const noManagerYet = 'No manager yet';
export const countAsActive = ({ players }: { players: readonly string[] }) =>
  `${players.join(', ')} had to leave injured reserve and ${players.length === 1 ? 'counts' : 'count'} as active now.`;
export const you = 'You';

export const team = 'Team';
export const sharesRank = ({ rank }: { rank: number }) => `Shares rank ${rank}`;
export const rank = ({ rank }: { rank: number }) => `Rank ${rank}`;
export const tiedRankShort = ({ rank }: { rank: number }) => `T${rank}`;
export const regularSeasonShort = ({ season }: { season: string }) => `${season} REG`;
export const nhlPlayoffPoints = ({ points }: { points: string }) => `PO ${points}`;
export const toLeader = 'To leader';
export const pointsBehindLeader = 'Points behind the leader';
export const toNext = 'To next';
export const pointsBehindPlaceAbove = 'Points behind the place above';
export const nhlPlayoffsShort = ({ season }: { season: string }) => `${season} PO`;
export const total = 'Total';
export const totalOfThreeSeasons = 'Total of three seasons';
export const seasonOfTable = 'Season of the table';
export const tableOfSeason = ({ season }: { season: string }) => `${season} table`;
export const championOf = ({ season, team, points }: { season: string; team: string; points: string }) =>
  `Champion ${season}: ${team} ${points}`;
export const championsOf = ({ season, team, points }: { season: string; team: string; points: string }) =>
  `Champions ${season}: ${team} ${points}`;
export const withPoints = ({ points, count }: { points: string; count: number }) =>
  `with ${points} ${count === 1 ? 'point' : 'points'}`;
export const withRecord = ({ record }: { record: string }) => `with a record of ${record}`;
export const teamsByRecord = ({ season }: { season: string }) => `Teams by record, ${season}`;
export const notPlayedHere = 'Not played in this league';
export const noPointsYet = 'No points yet';
export const seasonIsOver = 'The season is over';
export const regularSeason = 'Regular season';
export const equalPointsShareRank = 'T: teams with equal points share a rank.';
export const teamsByPoints = ({ season }: { season: string }) => `Teams by points, ${season}`;
export const openTeam = ({ team }: { team: string }) => `Open ${team}`;
export const tonight = 'Tonight';
export const tonightHint = 'Points of tonight’s games so far, and players whose clubs play';
export const playersTonight = 'Players whose clubs play tonight';
export const playersPlay = ({ count }: { count: number }) => many(count, 'plays', 'play');
export const pointsShort = ({ points }: { points: string }) => `${points} PTS`;
export const gapToLeaderAndNext = ({ toLeader, toNext }: { toLeader: string; toNext: string }) =>
  `${toLeader} to leader · ${toNext} to next`;

export const roster = 'Roster';
export const activeCount = ({ count }: { count: string | number }) => `${count} active`;
export const injuredReserve = 'Injured reserve';
export const rookies = 'Rookies';
export const rookieBank = 'Rookie bank';
export const capUsed = 'Cap used';
export const retained = 'Retained';
export const capBar = 'Cap bar';
export const capSpace = 'Cap space';
export const capStandsAt = ({ cap, percent, wholeCap }: { cap: string; percent: number; wholeCap: string }) =>
  `The cap stands at ${cap} until the next drafts: ${percent} % of ${wholeCap}.`;
export const moneyUsed = ({ money }: { money: string }) => `${money} used`;
export const teamsByCap = 'Teams by cap';
export const teams = 'Teams';
export const teamsBy = 'Teams by';
export const capSummary = 'Cap Summary';
export const capMap = 'Cap Map';
export const pointsSummary = 'Points Summary';
export const standings = 'Standings';

export const retainedSalary = 'Retained salary';
export const noRetainedSalary = 'No retained salary';
export const mayRetainUpTo = ({ percent }: { percent: number }) =>
  `A team may retain up to ${percent} % of a player it trades away.`;
export const retentionNotAllowed = 'Salary cannot be retained in this league.';
export const teamRetains = ({ count, most }: { count: number; most: number }) =>
  `This team retains (${count} of ${most})`;
export const nothing = 'Nothing';
export const percentThroughSeason = ({ percent, season }: { percent: number; season: string }) =>
  `${percent} % through ${season}`;
export const inDollarsThroughSeason = ({ season }: { season: string }) => `in dollars, through ${season}`;
export const onNoTeam = 'on no team';
export const withTeam = ({ team }: { team: string }) => `with ${team}`;
export const ofCapHit = ({ hit, charge }: { hit: string; charge: string }) =>
  `of a cap hit of ${hit}, charge ${charge}`;
export const othersRetain = 'Others retain of its players';

export const teamThatHasLeft = 'a team that has left';
export const assetPromisedTo = ({ asset, team }: { asset: string; team: string }) => `${asset}, promised to ${team}`;
export const assetPromisedBy = ({ asset, team }: { asset: string; team: string }) => `${asset}, promised by ${team}`;
export const conditions = 'Conditions';
export const ledger = 'Ledger';

export const capBySeason = 'Cap by season';
export const includingRetained = 'incl. retained';
export const includingInjured = 'incl. injured';
export const includingTraded = 'incl. traded space';
export const injuredAboveRelief = ({ money }: { money: string }) =>
  `Includes ${money} of injured reserve, which is above the league’s relief for injuries.`;
export const estimated = 'Estimated';
export const apartFromCapUsed = 'Apart from cap used';
export const partOfCapUsed = 'Part of cap used';
export const estimateApart = ({ money }: { money: string }) => `+ ${money}`;
export const estimateInIt = ({ money }: { money: string }) => `in it ${money}`;
export const signed = 'Signed';
export const signedOfAll = ({ count, total }: { count: number; total: number }) => `${count} of ${total}`;
export const capLine = ({ cap }: { cap: string }) => `The line is the cap of ${cap}.`;
export const capLines = ({ cap, laterCap }: { cap: string; laterCap: string }) =>
  `The lines are the cap: ${cap} until the next drafts, ${laterCap} in later seasons.`;
export const capUsedHint = ({ season }: { season: string }) =>
  `Cap used is the signed contracts of the active roster and what is retained. A hit is estimated where the contract has ended: it counts in ${season}, and is listed separately in later seasons.`;

export const salaryCapOf = ({ season }: { season: string }) => `Salary cap ${season}`;
export const capOutlook = 'Cap outlook';
export const ir = 'IR';
export const faPicks = 'FA picks';
export const points = 'Points';
export const record = 'Record';

export const teamSaved = 'Team saved';
export const editTeam = 'Edit team';
export const coManagers = 'Co-managers';
export const people = ({ people: names }: { people: readonly string[] }) => names.join(', ');
export const saveTeam = 'Save team';
export const logo = 'Logo';
export const teamName = 'Team name';

export const yourTeam = 'Your team';
export const contractsBySeason = 'Contracts by season';
export const samplePlayers = 'Sample players';
export const lineUp = 'Line-up';
export const proposeTrade = 'Propose a trade';
export const myTeam = 'My team';

export const backToSeason = ({ season }: { season: string }) => `Back to ${season}`;
export const showingContracts = ({ season }: { season: string }) => `Showing ${season} Contract Data`;
export const whatIsNotLegal = 'What is not legal';

/** In the middle of a sentence. */
export const roundOfDraft = ({ round, type, season }: { round: number; type: DraftType; season: string }) =>
  `round ${round} of the ${type} draft of ${season}`;
export const forfeitThisPick = 'Forfeit this pick';
export const giveThisPickBack = 'Give this pick back';
export const takeThisPickAway = 'Take this pick away';
export const addCompensatoryPick = 'Add a compensatory pick';
export const addCompensatoryPickHint =
  'It comes after the other picks of its round and can be traded like them. It can be taken away until its draft is made, and be moved to another place then.';
export const addPick = 'Add the pick';
export const takePickAwayQuestion = 'Take the pick away?';
export const takePickAwayHint = 'The team loses this compensatory pick.';
export const takePickAway = 'Take the pick away';
export const forfeitPickQuestion = 'Forfeit the pick?';
export const forfeitPickHint = 'Its owner cannot use or trade it. It can be given back until its draft begins.';
export const forfeitPick = 'Forfeit the pick';
export const givePickBackQuestion = 'Give the pick back?';
export const givePickBackHint = 'Its owner can use and trade it again.';
export const givePickBack = 'Give the pick back';
export const hasCompensatoryPick = ({ team }: { team: string }) => `${team} has a compensatory pick`;
export const pickChanged = 'The pick was changed';
export const draft = 'Draft';
export const draftOption = ({ season, type }: { season: string; type: DraftType }) => `${season}, ${type} draft`;
export const round = 'Round';
export const roundNumber = ({ round }: { round: number }) => `Round ${round}`;
export const leagueSeesItHint = 'The whole league sees it.';

export const historyOfPick = 'History of a pick';
export const theTrade = 'the trade';

export const anotherTeam = 'another team';
export const draftPicks = 'Draft picks';
export const compensatoryPick = 'Compensatory pick';
export const noDraftPicksYet = 'No Draft picks assigned yet.';
export const picksOfSeason = ({ season }: { season: string }) => `Picks of ${season}`;
export const draftAndPicks = ({ draft, count }: { draft: string; count: number }) =>
  `${draft} · ${many(count, 'pick')}`;
export const pickNumber = ({ number }: { number: number }) => `no. ${number}`;
export const tradedTo = ({ team }: { team: string }) => `traded to ${team}`;
export const fromTeam = ({ team }: { team: string }) => `from ${team}`;
export const compensatory = 'compensatory';
export const givenUp = 'given up';
export const forfeited = 'forfeited';
export const now = 'now';
export const toTeam = ({ team }: { team: string }) => `→ ${team}`;
export const roundShort = ({ round }: { round: number }) => `R${round}`;
export const roundsShort = ({ from, to }: { from: number; to: number }) => `R${from}–R${to}`;
export const weekNow = ({ week, running }: { week: number; running: boolean }) =>
  running ? `Week ${week} · now` : `Week ${week}`;
export const noPicks = 'no picks';
export const picksLeftInWeeks = ({ picks, from, to }: { picks: number; from: number; to: number }) =>
  `${many(picks, 'pick')} left in ${from === to ? `week ${from}` : `weeks ${from}–${to}`}`;
export const freeAgentPicks = 'Free-agent picks';
export const allWeeksAndWaivers = 'All weeks and waivers';
export const freeAgentPicksByWeek = 'Free-agent picks by week';
export const draftPickOfTeam = ({
  team,
  season,
  type,
  round,
}: {
  team: string;
  season: string;
  type: DraftType;
  round: number;
}) => `${team}: ${season} ${type} draft, round ${round}`;
export const picksUsed = ({ count }: { count: number }) => `${many(count, 'pick was', 'picks were')} used`;
export const oneFromTeam = ({ team }: { team: string }) => `1 from ${team}`;
export const oneToTeam = ({ team }: { team: string }) => `1 to ${team}`;
export const week = ({ week }: { week: number }) => `Week ${week}`;
export const penalties = ({ count }: { count: number }) => (count === 1 ? 'Penalty' : `${count} penalties`);

export const reasonForForeignMove = 'Reason for moving another team’s player';
export const reasonForOverride = 'Reason for the override';

export const forwards = 'Forwards';
export const defensemen = 'Defensemen';
export const goalies = 'Goalies';
export const atLeast = ({ count }: { count: number }) => `at least ${count}`;
export const countMissing = ({ count }: { count: number }) => `${count} missing`;
export const hitOf = ({ money }: { money: string }) => `hit ${money}`;
export const capHitOf = ({ season }: { season: string }) => `Cap hit ${season}`;
export const pointsHint = ({ season }: { season: string }) =>
  `Points ${season} by the league’s scoring, for whatever team`;
export const forTeam = 'For team';
export const forTeamHint = ({ season }: { season: string }) => `Points ${season} earned for this team`;
export const perGame = 'Per game';
export const perGameHint = ({ season }: { season: string }) =>
  `Points a game ${season}, with the games that they are of`;
export const player = 'Player';
export const status = 'Status';
export const statusSetMark = 'set';
export const statusSetByCommissioner = 'The commissioner set this status';
export const mustLeaveRookieBank = 'Must come up from the rookie bank';
export const mustComeUp = 'Must come up';
export const club = 'Club';
export const contract = 'Contract';
export const contractUntil = 'Contract until';
export const noContract = 'no contract';
/** `status`: 'UFA' or 'RFA'; null when unknown. */
export const contractEnd = ({ year, status }: { year: number; status: string | null }) =>
  `${year}${status === null ? '' : ` ${status}`}`;
export const pointsInGames = ({ points: count, shown, games }: { points: number; shown: string; games: number }) =>
  `${shown} ${count === 1 ? 'pt' : 'pts'} in ${games} GP`;
export const contractToYear = ({ year, status }: { year: number; status: string | null }) =>
  `to ${year}${status === null ? '' : ` ${status}`}`;
export const capHit = 'Cap hit';
export const retainedByOtherTeams = 'Retained by other teams';
export const charge = 'Charge';
export const moves = 'Moves';
export const movePlayer = ({ player }: { player: string }) => `Move ${player}`;
export const offerInTrade = 'Offer in a trade';

export const noActivePlayers = 'No active players';
export const seasonContracts = ({ season }: { season: string }) => `${season} contracts`;
export const addOrTradeHint = 'Add free agents, or trade for players.';
export const findFreeAgent = 'Find a free agent';
export const draftOrTradeHint = 'Players come with the next draft, or by trade.';
export const comeWithDraftHint = 'They come with the draft.';
export const goToDraft = 'Go to the draft';
export const pointsFromGames = ({ season }: { season: string }) =>
  `Points are those of ${season}’s games, regular season.`;
export const noGamesKnown = ({ season }: { season: string }) =>
  `The games of ${season} are not loaded: players’ points are the season’s totals, and the team’s points are not counted.`;
export const pointsByPresent = ({ points }: { points: string }) => `${points} by players who are on it`;
/** `left` is null when no player who left earned points for the team. */
export const pointsForTeam = ({
  present,
  left,
  total,
}: {
  present: string;
  left: { readonly points: string; readonly players: number } | null;
  total: string;
}) =>
  `For this team: ${present}${left === null ? '' : ` + ${left.points} by ${left.players === 1 ? 'one player who left' : `${left.players} players who left`}`} = ${total}.`;

export const loading = 'Loading';
export const noSuchTeam = 'This league has no such team.';
export const leagueHome = 'League home';

/** `more`: number of the moves that were made with this one. */
interface Done {
  readonly player: string;
  readonly more: number;
}
const withMore = (more: number) => (more === 0 ? '' : `, with ${many(more, 'more move')}`);
export const drop = 'Drop';
export const dropAnyway = 'Drop anyway';
export const dropQuestion = ({ player }: { player: string }) => `Drop ${player}?`;
export const dropHint = 'The player leaves the team, and other teams may have them next.';
export const dropped = ({ player, more }: Done) => `${player} dropped${withMore(more)}`;
export const moveToIr = 'Move to IR';
export const moveToIrAnyway = 'Move to IR anyway';
export const moveToIrQuestion = ({ player }: { player: string }) => `Move ${player} to injured reserve?`;
export const moveToIrHint = 'Players on injured reserve count toward neither cap nor roster.';
export const isOnIr = ({ player, more }: Done) => `${player} is on injured reserve${withMore(more)}`;
export const activate = 'Activate';
export const activateAnyway = 'Activate anyway';
export const activateQuestion = ({ player }: { player: string }) => `Activate ${player}?`;
export const activateHint = 'The player counts toward cap and roster again.';
export const activated = ({ player, more }: Done) => `${player} activated${withMore(more)}`;
export const moveToBank = 'Move to rookie bank';
export const moveToBankAnyway = 'Move to rookie bank anyway';
export const moveToBankQuestion = ({ player }: { player: string }) => `Move ${player} to the rookie bank?`;
export const bankCountsTowardNothing = 'Players in the bank count toward neither cap nor roster.';
export const bankCountsTowardCap = 'Players in the bank count toward the cap, not toward the roster.';
export const noReturnToBank = 'Once brought up, a player cannot come back to it.';
export const isInBank = ({ player, more }: Done) => `${player} is in the rookie bank${withMore(more)}`;
export const promote = 'Promote';
export const promoteAnyway = 'Promote anyway';
export const promoteQuestion = ({ player }: { player: string }) => `Promote ${player}?`;
export const promoteHint = 'The player joins the active roster and counts toward the cap.';
export const promoteOnCapHint = 'The player joins the active roster.';
export const promoted = ({ player, more }: Done) => `${player} promoted${withMore(more)}`;
export const sendDown = 'Send down through waivers';
export const sendDownAnyway = 'Send down through waivers anyway';
export const sendDownHint =
  'The player goes on waivers first, where other teams can claim them, and to the bank if none gets them.';
export const isOnWayToBank = ({ player, more }: Done) => `${player} is on the way to the rookie bank${withMore(more)}`;
export const rotoPoints = 'Roto points';
