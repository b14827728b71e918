import { formatCount, listed, many } from '@crease/core/text.rules.js';

export const record = 'Record';
export const points = 'Points';
export const behindLeader = 'Behind the leader';
export const race = 'The race';
export const noTeamEarnedPoints = 'No team earned points';
export const raceNotBegun = 'The race has not begun';
export const noPointsKnown = ({ season }: { season: string }) => `There are no points for ${season}.`;
export const raceNotBegunHint = 'It is drawn from the first day on which a team earns points.';
export const checkRoster = 'Check your roster';
export const linesShow = 'Lines show';
export const day = 'Day';
/** `before`: points are shown as before the loss for missing goalie games. */
export const afterDay = ({ day, before }: { day: string; before: boolean }) =>
  `After ${day}${before ? BEFORE_LOSS : ''} · press a team to follow it`;
export const asItStoodAfter = ({ day, before }: { day: string; before: boolean }) =>
  `As it stood after ${day}${before ? BEFORE_LOSS : ''} · press a team to follow it`;
const BEFORE_LOSS = ', before what missing goalie games took';
export const teamsInRace = 'Teams in the race';
export const yourTeam = '(your team)';
export const raceAsTable = 'The race as a table';
export const raceTableCaption = 'Points of each team at the end of each month';
export const team = 'Team';
export const endOfMonth = ({ month }: { month: string }) => `End of ${month}`;

export const table = 'The table';
export const season = 'Season';
export const threeSeasons = '3 seasons';
export const teamsByPoints = ({ season }: { season: string }) => `Teams by points, ${season}`;
export const teamsByRecord = ({ season }: { season: string }) => `Teams by record, ${season}`;
export const teamsByThreeSeasons = 'Teams by points of three seasons';
export const equalPointsShareRank = 'T: teams with equal points share a rank.';
export const pointsUnknownHere = ({ seasons }: { seasons: readonly string[] }) =>
  `No points of ${seasons.join(' and ')} are known here.`;
export const playedElsewhere = ({ seasons }: { seasons: readonly string[] }) =>
  `${seasons.join(' and ')} ${seasons.length === 1 ? 'was' : 'were'} played on another site: its points, without playoffs.`;
export const rank = 'Rank';
export const pointsShort = ({ points }: { points: string }) => `${points} PTS`;
export const pointsBack = ({ points }: { points: string }) => `${points} back`;
export const pointsToNext = ({ points }: { points: string }) => `${points} to next`;
export const pointsOfLastSeven = ({ points }: { points: string }) => `week ${points}`;
export const goalieGamesShort = ({ games, least }: { games: number; least: number }) => `G ${games}/${least}`;
export const pointsOff = ({ points }: { points: string }) => `${points} off`;
export const pointsOfRegularSeason = ({ season }: { season: string }) => `Points, regular season ${season}`;
export const toLeader = 'To leader';
export const pointsBehindLeader = 'Points behind the leader';
export const toNext = 'To next';
export const pointsBehindPlaceAbove = 'Points behind the place above';
export const sevenDays = '7 days';
export const pointsOfSevenDays = 'Points of the last seven days';
export const lastDay = 'Last day';
export const lastDayHint = 'Points of the last day, and places gained or lost on it';
export const upPlaces = ({ count }: { count: number }) => `up ${many(count, 'place')}`;
export const downPlaces = ({ count }: { count: number }) => `down ${many(count, 'place')}`;
export const pointsOfNhlPlayoffs = ({ season }: { season: string }) => `Points of the playoffs ${season}`;
export const nhlPlayoffsShort = 'PO';
export const regularOf = ({ season }: { season: string }) => `${season} REG`;
export const nhlPlayoffsOf = ({ season }: { season: string }) => `${season} PO`;
/** `nhlPlayoffs` is null when the team has no points of them. */
export const pointsOfSeason = ({
  season,
  regular,
  nhlPlayoffs,
}: {
  season: string;
  regular: string;
  nhlPlayoffs: string | null;
}) => `${season}: ${regular}${nhlPlayoffs === null ? '' : ` + ${nhlPlayoffs} PO`}`;
export const regPlusPo = 'REG + PO';
export const regularSeasonAndNhlPlayoffs = ({ season }: { season: string }) => `Regular season and playoffs ${season}`;
export const off = 'Off';
export const goalieGp = 'Goalie GP';
export const pointsLostForGoalieGames = 'Points lost for missing goalie games';
export const goalieGamesOf = ({ count }: { count: number }) => `Games of goalies, of ${count}`;
export const total = 'Total';
export const totalOfThreeSeasons = 'Total of three seasons';

export const standings = 'Standings';
export const championsAndRecords = 'Champions and records';
export const championOf = ({ season, team, points }: { season: string; team: string; points: string }) =>
  `Champion ${season}: ${team} ${points}`;
export const championsOf = ({ season, team, points }: { season: string; team: string; points: string }) =>
  `Champions ${season}: ${team} ${points}`;
export const champions = 'Champions';
export const withPoints = ({ points, count }: { points: string; count: number }) =>
  `with ${points} ${count === 1 ? 'point' : 'points'}`;
export const withRecord = ({ record }: { record: string }) => `with a record of ${record}`;
export const matchupsOf = ({ season }: { season: string }) => `Matchups of ${season}`;
export const seasonIsOver = ({ season }: { season: string }) => `${season} · the season is over`;
/** `ends` is null when the season's last day is unknown. */
export const seasonAfterDay = ({ season, day, ends }: { season: string; day: string; ends: string | null }) =>
  `${season} · after ${day}${ends === null ? '' : ` · ends ${ends}`}`;
export const seasonNotBegun = ({ season }: { season: string }) => `${season} · not begun`;
export const noPointsYetFrom = ({ season, day }: { season: string; day: string }) =>
  `${season} · no points yet · from ${day}`;

export const pastRosters = 'Past rosters, imported';
export const seasonOfRosters = 'Season of the rosters';
export const playerCount = ({ count }: { count: number }) =>
  `${formatCount(count)} ${count === 1 ? 'player' : 'players'}`;

export const broughtFromAnotherSite = 'Imported from another site';
export const tradesOf = ({ season }: { season: string }) => `Trades of ${season}`;
export const draftOf = ({ season }: { season: string }) => `Draft of ${season}`;
export const round = ({ round }: { round: number }) => `Round ${round}`;
export const pick = ({ number }: { number: number }) => `pick ${number}`;
export const sinceTrade = 'Since the trade';
export const sinceTradeOf = ({ asset }: { asset: string }) => `Since the trade: ${asset}`;

export const mostPointsInSeason = 'Most points in a season';
export const biggestWinningMargin = 'Biggest winning margin';
export const mostPointsInSevenDays = 'Most points in seven days';
export const mostPointsInDay = 'Most points in a day';
export const mostPointsByPlayer = 'Most points by a player for a team';
export const longestSoleLead = 'Longest sole lead';
export const mostRotoPoints = 'Most roto points in a season';
export const biggestRotoMargin = 'Biggest winning margin, roto points';
export const bestRecord = 'Best record in matchups';
export const longestStreak = 'Longest winning streak';
export const largestWin = 'Largest win, points';
export const closestWin = 'Closest win, points';
export const mostCategoryPoints = 'Most category points in a season';
export const mostCategoryPointsInMatchup = 'Most category points in a matchup';
export const largestCategoryWin = 'Largest win, category points';
export const closestCategoryWin = 'Closest win, category points';
export const winCount = ({ count }: { count: number }) => many(count, 'win');
/** ".725" */
export const teamAgainst = ({ team, other }: { team: string; other: string }) => `${team} against ${other}`;
export const regularSeasonsByOwnScoring = 'Regular seasons, by the league’s own scoring';
export const noSeasonOverYet = 'No season is over yet';
export const noSeasonOverYetHint = 'When a season ends, its champion and final table appear here.';
export const records = 'Records';
export const rivalries = 'Rivalries';
export const rivalriesOf = 'Rivalries of';
export const rivalriesOfTeam = ({ team }: { team: string }) => `${team} against each team`;
export const rivalriesHint =
  'Final matchups of all seasons, play-offs included. A round of several periods is one matchup.';
export const opponent = 'Opponent';
export const inPlayoffs = 'Play-offs';
export const inPlayoffsHint = 'Matches for the title in play-offs of this league, won and lost';
export const lastMatchup = 'Last matchup';
export const matchupOfSeason = ({ season, period }: { season: string; period: number }) =>
  `${season}, matchup ${period}`;
export const titlesOf = ({ teams }: { teams: string }) => `Titles: ${teams}`;
export const titlesOfTeam = ({ team, count }: { team: string; count: number }) => `${team} (${count})`;
export const tableWrittenDown = 'As it was written down when the season ended.';
export const tableByKnownPoints = 'By the points on record: no final table was stored then.';
export const dayCount = ({ count }: { count: number }) => many(count, 'day');
export const noRecordsYet = 'No records yet';
export const noRecordsYetHint = 'They begin with the first games of a season.';
export const recordsHint =
  'All seasons count, the present one included. Each record measures what decided its season; a category won is a category point, a tied one half.';
export const hideTable = 'Hide the table';
export const showTable = 'Show the table';
export const finalTableOf = ({ season }: { season: string }) => `Final table of ${season}`;
export const broughtSeasonHint = 'It was imported from another site; its games were not played here.';
export const wonSeason = ({ season, teams }: { season: string; teams: readonly string[] }) =>
  `${season} · ${listed(teams)}`;
export const bracketOf = ({ season }: { season: string }) => `Matchups and bracket of ${season}`;
export const raceOf = ({ season }: { season: string }) => `The race of ${season}`;
export const noSoleWinnerYet = 'No season was won by one team alone yet.';
export const noneYet = 'None yet.';
export const onAnotherSite = ({ season }: { season: string }) => `${season}, on another site`;

export const pointsCounted = ({ points, count }: { points: string; count: number }) =>
  `${points} ${count === 1 ? 'point' : 'points'}`;
export const raceNotBegunYet = ({ season }: { season: string }) => `The race of ${season} has not begun.`;
interface Lead {
  readonly season: string;
  readonly day: string;
  readonly team: string;
  readonly points: string;
}
const led = ({ season, day, team, points }: Lead) => `The race of ${season} by ${day}: ${team} first with ${points}`;
export const raceLed = (lead: Lead) => `${led(lead)}.`;
export const raceLevel = ({ otherTeam, ...lead }: Lead & { otherTeam: string }) =>
  `${led(lead)}, tied with ${otherTeam}.`;
export const raceLedBy = ({ otherTeam, gap, ...lead }: Lead & { otherTeam: string; gap: string }) =>
  `${led(lead)}, ${gap} ahead of ${otherTeam}.`;
export const goalieMinimum = ({ least }: { least: number }) =>
  `Goalies play at least ${many(least, 'game')} for a team.`;
export const goalieMinimumTook = ({ least, points }: { least: number; points: string }) =>
  `Goalies play at least ${many(least, 'game')} for a team: each that is missing took ${points}.`;
export const goalieMinimumTakes = ({ least, points }: { least: number; points: string }) =>
  `Goalies play at least ${many(least, 'game')} for a team: each that is missing at the season’s end takes ${points}.`;
export const wonCup = ({ team }: { team: string }) => `Cup: ${team}`;
export const seasonInPictures = ({ season }: { season: string }) => `${season} in pictures`;
export const inPictures = 'In pictures';
export const rosterOfChampion = ({ team }: { team: string }) => `Roster of ${team} when the season ended`;
