import { many } from '@crease/core/text.rules.js';

export const matchup = 'Matchup';
export const matchupNumber = ({ number }: { number: number }) => `Matchup ${number}`;
export const teams = ({ own, other }: { own: string; other: string }) => `${own} vs ${other}`;
export const allMatchups = 'All matchups';
export const score = 'Score';

export const projected = ({ points }: { points: string }) => `Projected ${points}`;
export const gamesLeft = ({ count }: { count: number }) => `${many(count, 'game')} left`;
export const leftTonight = ({ count }: { count: number }) => `${many(count, 'player')} left tonight`;

export const winProbability = 'Win probability';
export const howItIsMade =
  'How it is made: the points so far, plus a player’s mean for each game left of the healthy players in the line-up. The mean is that of the last 30 games before the matchup. With fewer than 10 games it is that of this season and the one before. The probability follows from how much these games vary; a tie is half a win. No rule uses it.';
export const scheduleNotKnown =
  'The NHL schedule of these days is not known yet, so there is no projection and no win probability.';
export const howFiguresAreMade =
  'How it is made: the figures so far, plus a player’s mean for each game left of the healthy players in the line-up. The mean is that of the last 30 games before the matchup. With fewer than 10 games it is that of this season and the one before. Ratios follow from the projected sums. The probabilities follow from how much these games vary, for each category on its own; a tie is half a win. No rule uses it.';
export const scheduleNotKnownFigures =
  'The NHL schedule of these days is not known yet, so there are no games left, no projection and no win probability.';
export const laterCorrections =
  'The result is final. Later corrections of games change the points below, but not the result.';
export const laterCorrectionsOfFigures =
  'The result is final. Later corrections of games change the figures of players below, but not the result.';

export const lineUpOf = ({ team }: { team: string }) => `Players of ${team}`;
export const skatersOf = ({ team }: { team: string }) => `Skaters of ${team}`;
export const goaliesOf = ({ team }: { team: string }) => `Goalies of ${team}`;
export const skater = 'Skater';
export const goalie = 'Goalie';
export const figureAndCategory = ({ figure, category }: { figure: string; category: string }) =>
  `${figure} ${category}`;
export const notCounted = ({ category }: { category: string }) => `${category}, not counted`;
export const player = 'Player';
export const place = 'Place';
export const position = 'Position';
export const club = 'NHL club';
export const played = 'Games';
export const gamesShort = 'GP';
export const playedLong = 'Games that counted';
export const left = 'Left';
export const leftLong = 'Games left in this matchup';
export const points = 'Points';
export const pointsLong = 'Points that counted';
export const idlePoints = 'Points that did not count';
export const pointsNotCounted = ({ points }: { points: string }) => `${points} not counted`;
export const status = 'Status';
export const playedAndLeft = ({ played, left }: { played: number; left: number | null }) =>
  left === null ? `${many(played, 'game')} played` : `${many(played, 'game')} played, ${left} left`;
export const playedAndLeftShort = ({ played, left }: { played: number; left: number | null }) =>
  left === null ? `${played} GP` : `${played} GP, ${left} left`;
export const dayScore = ({ own, other }: { own: string; other: string }) => `${own}–${other}`;
export const chanceShort = ({ chance }: { chance: string }) => `Win probability ${chance}`;
export const where = {
  lineup: 'Line-up',
  bench: 'Bench',
  ir: 'IR',
  farm: 'Farm',
  gone: 'Left the team',
} as const;
export const total = 'Total';
export const noPlayers = 'No players';
export const noPlayersHint = 'The roster is empty, and no player of this team earned points in this matchup.';
export const lineNote = 'Players below the thick line do not count.';

export const dayByDay = 'Day by day';
export const day = 'Day';
export const pointsOf = ({ team }: { team: string }) => `Points of ${team}`;
export const chanceOfCategories = ({ team }: { team: string }) => `Probability that ${team} gets more category points`;
export const chanceOfTeam = ({ team }: { team: string }) => `Win probability of ${team}`;
export const dayOrNow = ({ day }: { day: string }) => `${day}, so far`;
export const chart = ({ team, first, last }: { team: string; first: string; last: string }) =>
  `Win probability of ${team}, from ${first} before the first game to ${last}. The table below has every day.`;
export const goalieStarts = ({ used, limit, closed }: { used: number; limit: number; closed: boolean }) =>
  `Goalie starts ${used} of ${limit}${closed ? ', goalies no longer count' : ''}`;
