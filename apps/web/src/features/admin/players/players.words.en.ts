import { dayWords } from '@crease/core/calendar.js';
import { formatCount, listed, many } from '@crease/core/text.rules.js';

export const inventedPlayersInUse = 'Leagues play on invented players.';
export const loadRealPlayers = 'Load the real players';
export const reminderPutAway = 'Reminder hidden';
export const realPlayersLoadableAnyTime = 'The real players can be loaded under Players at any time.';
export const nhlBeingRead = 'The NHL is being read.';
export const seeProgress = 'See progress';
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
export const waitingForYou = 'Waiting for you';
export const notNow = 'Not now';
export const status = 'Status';
export const disagreeingSourcesCount = ({ count }: { count: number }) => `Sources that disagree: ${formatCount(count)}`;
export const keepAllStoredFigures = 'Keep all stored figures';
export const takeAllOtherFigures = 'Take all others';
export const newerFigureCountsHint =
  'The newer figure counts until you choose. You are not asked about the same figure again.';
export const disagreeingCapHits = 'Cap hits that disagree';
export const keep = 'Keep';
export const take = 'Take';
export const firstShownOthersFollow = ({ count }: { count: number }) =>
  `The first ${count} are shown; the others follow when these are settled.`;
interface SourceFigure {
  readonly amount: number;
  readonly source: string;
  readonly player: string;
}
const figureOf = ({ amount, source, player }: SourceFigure) => `$${formatCount(amount)} of ${source} for ${player}`;
export const keepFigureOf = (figure: SourceFigure) => `Keep ${figureOf(figure)}`;
export const takeFigureOf = (figure: SourceFigure) => `Take ${figureOf(figure)}`;
export const readFromNhlAutomatically = 'Read from the NHL automatically';
export const withoutLiveGames = 'Without it, games come with the nightly import.';
export const liveGames = 'Games while they run';
export const withoutRosterReport = 'Without it, statuses come by file and by hand.';
export const injuredReserve = 'Injured reserve';
export const nhlNotAnsweredYet = 'The NHL has not answered yet.';
export const sectionsTooOld = ({ clubs }: { clubs: string }) =>
  `Too old to say anything, and left as it was: ${clubs}.`;
export const playersSetManually = ({ count }: { count: number }) =>
  `${many(count, 'player')} set manually, not changed by the report`;
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
  'The status applies in every league until a newer file changes it. The NHL’s roster report does not change it.';
export const setStatus = 'Set status';
export const note = 'Note';
export const statusNoteHint = 'Shown next to the status: “Knee, out until April”.';
export const prospectsArrived = 'Prospects who have arrived';
export const prospectsArrivedHint =
  'Leagues imported these prospects before the NHL gave them a player number. If you merge one, the NHL player replaces the prospect everywhere: on rosters, in trades, line-ups and history. You can’t undo this.';
export const playerIsOneNow = ({ player }: { player: string }) => `${player} is one player now`;
export const sameNameAndBirthDate = 'Same name and birth date';
export const sameName = 'Same name';
export const bothInLeague = ({ league, teams }: { league: string; teams: readonly string[] }) =>
  `Both are in ${league}, with ${listed(teams)}: one of the teams must release theirs first.`;
export const birthDateUnknown = 'birth date not known';
export const bornOn = ({ day }: { day: string }) => `born ${dayWords(day)}`;
export const sourcesDisagreeOn = ({ count }: { count: number }) =>
  `On ${count === 1 ? 'one cap hit' : `${formatCount(count)} cap hits`} two sources disagree.`;
export const prospectsCame = ({ count }: { count: number }) =>
  `${count === 1 ? 'A prospect of a league has' : `${count} prospects of leagues have`} come from the NHL since.`;
export const nhlLastAnswered = ({ time }: { time: string }) => `The NHL last answered ${time}.`;
export const nhlAskedNext = ({ time }: { time: string }) => `The next request is ${time}.`;
export const off = 'Off.';
export const settingSwitchesOn = ({ setting }: { setting: string }) => `${setting} switches it on.`;
export const troubleBegan = ({ time }: { time: string }) =>
  `The trouble began ${time}. Statuses do not change until it ends.`;
export const injuredInSections = ({ count, clubs, time }: { count: number; clubs: number; time: string }) =>
  `${many(count, 'player')} on injured reserve in the sections of ${many(clubs, 'club')}, read ${time}.`;
export const playersNotFound = ({ count }: { count: number }) =>
  `${many(count, 'player')} of the report who ${count === 1 ? 'was' : 'were'} not found here`;
export const missedPlayer = ({ club, born, why }: { club: string; born: string | null; why: string }) =>
  `${club}${born === null ? '' : `, born ${born}`}. ${why}`;
export const rowsNotReadable = ({ count }: { count: number }) =>
  `${many(count, 'row')} of the NHL’s games could not be read`;
export const sinceTime = ({ time }: { time: string }) => `since ${time}`;
export const playerHasStatus = ({ player, status: current }: { player: string; status: string }) =>
  `${player}: ${current}`;
export const prospectAndPlayer = ({
  prospect,
  leagues,
  player,
  id,
}: {
  prospect: string;
  leagues: number;
  player: string;
  id: number;
}) => `Prospect: ${prospect}, in ${many(leagues, 'league')}. From the NHL: ${player}, no. ${id}.`;
export const makeThemOne = 'Make them one';
export const makeOneOf = ({ player, id }: { player: string; id: number }) => `Make them one: ${player}, no. ${id}`;
