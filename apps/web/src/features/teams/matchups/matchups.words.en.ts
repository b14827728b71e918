import { locale } from '@crease/core/locale.js';
import { many } from '@crease/core/text.rules.js';

export const matchups = 'Matchups';
export const playOffs = 'Play-offs';
export const season = 'Season';
export const period = 'Matchup period';
export const previousPeriod = 'Previous period';
export const nextPeriod = 'Next period';
export const onOtherSite = ({ season }: { season: string }) => `${season} · played on another site`;
export const periodAlone = ({ number }: { number: number }) => `Matchup ${number}`;
export const periodWithDays = ({ number, days }: { number: number; days: string }) => `Matchup ${number} · ${days}`;
export const noPairsYet = 'The pairs of this round are not known yet';
export const noPairsYetHint = 'They are set when the round begins.';
export const seasonAndDays = ({ season, days }: { season: string; days: string }) => `${season} · ${days}`;

export const periodAndState = ({ period, state }: { period: string; state: string }) => `${period} · ${state}`;

export const final = 'Final';
export const correctionsOfSeason = 'Corrections count until the season ends';
export const correctionsOfRound = 'Corrections count until the next round or the season’s end';
export const finalOnceImported = 'Final once its games are imported';
export const correctionsUntil = ({ day }: { day: string }) => `Corrections count until ${day}`;
export const live = 'Live';
export const begins = ({ day }: { day: string }) => `Begins ${day}`;

export const notInMatchups = ({ season }: { season: string }) => `${season} is not played in matchups`;
export const notInMatchupsHint =
  'The points of the whole season decide its table. A commissioner can choose matchups between two seasons, with the setting “Format”.';
export const notDrawnYet = 'The matchups are not drawn yet';
export const notDrawnYetHint = 'They are drawn when the season begins. Then every period and opponent appears here.';
export const calendar = 'Calendar';
export const calendarCaption = ({ season }: { season: string }) => `Matchup periods of ${season}`;
export const calendarHint =
  'As planned today. Periods that have not begun follow the schedule of the NHL when it changes.';
export const calendarByDaysHint =
  'As planned today, in days: the schedule of the NHL is not stored here yet. Periods follow its games once it is.';
export const periodNumber = ({ number }: { number: number }) => `Matchup ${number}`;
export const days = 'Days';
export const lengthInDays = 'Length';
export const daysLong = ({ days }: { days: number }) => `${days} ${days === 1 ? 'day' : 'days'}`;
export const noPeriods = 'No matchup period is left in this season';
export const noPeriodsHint = 'A period needs at least one day with NHL games before the season ends.';

export const yourMatchup = 'Your matchup';
export const yourMatchupAgainst = ({ team }: { team: string }) => `Your matchup against ${team}`;
export const allMatchups = 'All matchups';
export const otherMatchups = 'Other matchups';
export const playersAndChances = 'Players and chances';
export const players = 'Players';
export const openMatchup = ({ own, other }: { own: string; other: string | null }) =>
  other === null ? `Players of ${own}` : `Players and chances of ${own} vs ${other}`;
export const versus = 'vs';
export const bye = 'Bye';
export const pointsOfTeam = ({ team }: { team: string }) => `Points of ${team}`;
export const liveScore = ({ own, other }: { own: string; other: string }) => `${own}, ${other}`;
export const teamAndPoints = ({ team, points }: { team: string; points: string }) => `${team} ${points}`;
export const score = ({ own, other }: { own: string; other: string }) => `${own}–${other}`;

export const setBy = ({ by, reason }: { by: string | null; reason: string }) =>
  `Set by ${by ?? 'a commissioner'}: ${reason}.`;
export const byTheGames = ({ own, other }: { own: string; other: string }) => `By the games ${own}–${other}.`;
export const editedPairs = 'Pairs edited';
export const setMark = ', set';
export const resultSet = 'Result set by';

interface Versus {
  readonly team: string;
  readonly score: string;
}
export const bestMatchup = 'Matchup of the week';
export const teamAndRank = ({ team, rank }: { team: string; rank: string }) => `${team} (${rank})`;
export const matchupOfTheWeek = ({ home, away }: { home: string; away: string }) =>
  `${bestMatchup}: ${home} vs ${away}`;
export const youLead = ({ team, score }: Versus) => `You lead ${team} ${score}`;
export const youTrail = ({ team, score }: Versus) => `You trail ${team} ${score}`;
export const youAreLevel = ({ team, score }: Versus) => `You are tied with ${team} at ${score}`;
export const youBeat = ({ team, score }: Versus) => `You beat ${team} ${score}`;
export const youLostTo = ({ team, score }: Versus) => `You lost to ${team} ${score}`;
export const youTied = ({ team, score }: Versus) => `You tied ${team} at ${score}`;
export const playersLeftTonight = ({ count }: { count: number }) => `, ${many(count, 'player')} left tonight`;
export const youMeet = ({ team, day }: { team: string; day: string }) => `You meet ${team} from ${day}`;
export const youHaveBye = 'You have a bye in this period';
export const youHaveByeFrom = ({ day }: { day: string }) => `You have a bye in the period from ${day}`;
export const youHadBye = 'You had a bye in this period';
export const medianOnly = ({ words }: { words: string }) => `${words} and only play the median`;
export const medianOnlyThen = ({ words }: { words: string }) => `${words} and only played the median`;
export const withMedian = ({ words, median }: { words: string; median: string }) => `${words} · ${median}`;

export const wonTie = ({ team }: { team: string }) => `${team} won the tie`;
const TIE_BREAKS = { bench: 'bench points', goals: 'goals', players: 'fewer players used' } as const;
export const tieBroken = ({ by, own, other }: { by: keyof typeof TIE_BREAKS; own: string; other: string }) =>
  `The tie was broken by ${TIE_BREAKS[by]}: ${own}–${other}.`;
export const tieDecided = ({ by, reason }: { by: string | null; reason: string }) =>
  by === null ? `A commissioner decided the tie: ${reason}` : `${by} decided the tie: ${reason}`;
export const tieElsewhere = 'The result on the other site broke the tie.';
export const tieMark = ', tie broken';

export const leadsBy = ({ team, points }: { team: string; points: string }) => `${team} leads by ${points}`;
export const leadsWith = ({ team, score }: Versus) => `${team} leads ${score}`;
export const wonWith = ({ team, score }: Versus) => `${team} won ${score}`;
export const level = 'Tied';
export const wonBy = ({ team, points }: { team: string; points: string }) => `${team} won by ${points}`;
export const tie = 'Tie';
export const hasBye = 'Bye: no opponent in this period';
export const hasByeAndMedian = 'Bye: plays only the median';

export const aboveMedian = ({ median }: { median: string }) => `above the median of ${median}`;
export const belowMedian = ({ median }: { median: string }) => `below the median of ${median}`;
export const levelWithMedian = ({ median }: { median: string }) => `tied with the median of ${median}`;
export const medianIs = ({ median, idle }: { median: string; idle: boolean }) =>
  `The median of all scores is ${median}. ${
    idle ? 'The team without an opponent plays it' : 'Each team also plays it'
  }: ↑ above, ↓ below, = tied.`;
export const medianToCome = ({ idle }: { idle: boolean }) =>
  idle
    ? 'A team without an opponent plays the median of all scores.'
    : 'Each team also plays the median of all scores.';

const RECORDS = {
  share: 'the share of wins (a tie is half a win)',
  '2-1-0': 'points per result (2 for a win, 1 for a tie)',
  '3-1-0': 'points per result (3 for a win, 1 for a tie)',
} as const;
type RecordKind = keyof typeof RECORDS;
export const table = 'The table';
export const teamsByRecord = ({ season }: { season: string }) => `Teams by record, ${season}`;
export const team = 'Team';
export const record = 'Record';
export const winsLossesTies = 'Wins, losses and ties';
export const winPercent = 'Win %';
export const winPercentHint = 'Share of wins';
export const recordPoints = 'Pts';
export const recordPointsHint = ({ win }: { win: number }) => `Points of results: ${win} for a win, 1 for a tie`;
export const recordPointsShort = ({ points }: { points: string }) => `${points} pts`;
export const wins = 'Wins';
export const losses = 'Losses';
export const ties = 'Ties';
export const pointsPerPeriod = 'Points per period';
export const pointsPerPeriodShort = 'Per period';
export const points = 'Points';
export const pointsOfPeriods = 'Points of the periods that are over';
export const phoneFigures = ({ share, points }: { share: string; points: string }) => `${share} · ${points} per period`;
const CATEGORY_KINDS = {
  each: 'Each category is a result.',
  most: 'The team with more categories wins a matchup.',
} as const;
export const tableHint = ({
  record,
  kind,
  steps,
}: {
  record: RecordKind;
  kind: keyof typeof CATEGORY_KINDS | null;
  steps: readonly ('points' | 'meetings' | 'division')[];
}) => {
  const words = {
    points: kind === null ? 'points per period' : 'matchups won',
    meetings: 'the results between the teams where each pair met equally often',
    division: 'the results inside the own division',
  };
  const order = locale.parts([RECORDS[record], ...steps.map((step) => words[step]), 'a draw']);
  return [
    ...(kind === null ? [] : [CATEGORY_KINDS[kind]]),
    `The table goes by, in this order: ${order}.`,
    'Periods count once their games are over.',
  ].join(' ');
};

export const schedule = 'Schedule';
export const teamOfSchedule = 'Team of the schedule';
export const scheduleCaption = ({ team }: { team: string }) => `Matchups of ${team}, all periods`;
export const seedHint = ({ seed }: { seed: string }) =>
  `The schedule was drawn from the seed ${seed}. Draws in the table follow from it, too.`;
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const ownPoints = 'Points';
export const opponentPoints = 'Points of the opponent';
export const opponent = 'Opponent';
export const result = 'Result';
export const median = 'Median';
export const state = 'State';
export const showPeriod = ({ number }: { number: number }) => `Show matchup ${number}`;
export const resultWords = { win: 'Win', loss: 'Loss', tie: 'Tie' } as const;
export const resultWithScore = ({ result, score }: { result: string; score: string }) => `${result} ${score}`;
export const medianShort = ({ result }: { result: string }) => `Median: ${result}`;

export const byCategory = 'By category';
export const categoriesOfTeam = ({ team }: { team: string }) => `Categories won by ${team}`;
export const categoriesBetween = ({ team, other }: { team: string; other: string }) =>
  `Categories, ${team} and ${other}`;
export const category = 'Category';
export const lead = 'Lead';
export const leadHint = ({ team }: { team: string }) => `How far ${team} leads (+) or trails (−)`;
export const winChance = 'Win chance';
export const projected = 'projected';
export const projectedOf = ({ team }: { team: string }) => `${team}, projected`;
export const becomes = '→ ';
export const weightOf = ({ weight }: { weight: number }) => `counts ×${weight}`;
export const lowIsGood = 'the lower figure wins';
export const countsAfterGame = 'counts once a game is over';
export const afterGame = ({ categories, count }: { categories: string; count: number }) =>
  `${categories} ${count === 1 ? 'counts' : 'count'} once a game is over.`;
export const byGoalieGames = 'By goalie games';
export const goalieGamesNeeded = ({ least, own, other }: { least: number; own: string; other: string }) =>
  `A team needs ${least} goalie ${least === 1 ? 'game' : 'games'} for the goalie categories: ${own}, ${other}.`;
export const goalieGamesOfTeam = ({ team, games }: { team: string; games: number }) => `${team} has ${games}`;
export const categoryPoints = 'Category points';
export const categoryPointsHint = 'Weights of the categories won, and half of those tied, in the periods that are over';
export const inBracket = ({ bracket, words }: { bracket: string; words: string }) => `${bracket} · ${words}`;
export const broughtRecords = ({ records }: { records: string }) =>
  `Records include results from before the league moved here: ${records}. Points and other comparisons leave them out.`;
