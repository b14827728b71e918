import { roundName } from '@crease/core/competition/playoffs/playoff.words.js';

interface Round {
  readonly round: number;
  readonly rounds: number;
}
const within = ({ round, rounds }: Round): string => roundName(round, rounds).toLowerCase();

export const playoffs = 'Play-offs';
export const playoffsOf = ({ season }: { season: string }) => `Play-offs ${season}`;
export const bigScreen = 'Big screen';
export const noPlayoffs = 'This season has no play-offs.';
export const pictureOfBracket = 'Picture of the bracket';
export const playoffRound = (of: Round) => `Play-offs, ${within(of).replace('the ', '')}`;
export const roundWithDays = ({ round, days }: { round: string; days: string }) => `${round} · ${days}`;
export const titleAndRound = ({ title, round }: { title: string; round: string }) => `${title} · ${round}`;
export const showRound = (of: Round) => `Show ${within(of)} of the play-offs`;

export const ifTheyBeganToday = 'Seeds and pairs if the play-offs began today. The table can still change them.';
export const pairsFollowUntil = ({ at }: { at: string }) =>
  `Changed results change the pairs of this round until its first game, ${at}.`;
export const decidedAfter = ({ round, rounds }: Round) =>
  `To be decided after ${round === 1 ? 'the regular matchups' : within({ round: round - 1, rounds })}`;
/** After the name of a team with a bye. */
export const meetsWinner = (of: Round) => `Meets a winner of ${within(of)}`;
export const seed = ({ seed }: { seed: number }) => `Seed ${seed}`;
export const goesOn = ({ round, rounds }: Round) => `Bye: advances to ${within({ round: round + 1, rounds })}`;
export const levelSeed = ({ team }: { team: string }) => `Tied: ${team} is ahead as the better seed`;
export const tieSeed = ({ team }: { team: string }) => `Tie: ${team} won as the better seed`;
export const levelMeetings = ({ team }: { team: string }) => `Tied: ${team} leads by the season’s matchups`;
export const tieMeetings = ({ team }: { team: string }) => `Tie: ${team} won by the matchups of the season`;
interface ByFigure {
  readonly team: string;
  readonly by: string;
}
export const levelBench = ({ team, by }: ByFigure) => `Tied: ${team} leads on ${by}`;
export const tieBench = ({ team, by }: ByFigure) => `Tie: ${team} won by ${by}`;
interface Series {
  readonly team: string;
  readonly own: number;
  readonly other: number;
}
export const wonSeries = ({ team, own, other }: Series) => `${team} won ${own}–${other}`;
export const leadsSeries = ({ team, own, other }: Series) => `${team} leads ${own}–${other}`;
interface BySum {
  readonly team: string;
  readonly points: string;
}
export const wonBySum = ({ team, points }: BySum) => `Equal wins: ${team} won by ${points} in all`;
export const aheadBySum = ({ team, points }: BySum) => `Equal wins: ${team} is ahead by ${points} in all`;
export const winsOfTeam = ({ team }: { team: string }) => `Wins of ${team}`;
export const seriesOf = ({ own, wins, other, losses }: { own: string; wins: number; other: string; losses: number }) =>
  `Wins in this round: ${own} ${wins}, ${other} ${losses}`;
export const tieWaits = 'Tied: the commissioner decides';
export const wonPlayoffs = ({ team }: { team: string }) => `${team} won the play-offs`;
export const wonBracket = {
  consolation: ({ team }: { team: string }) => `${team} won the consolation bracket`,
  losers: ({ team }: { team: string }) => `${team} won the loser’s bracket`,
};
export const lowerBrackets = { third: 'Third place', consolation: 'Lower bracket' } as const;
export const lowerRound = ({ round }: { round: number }) => `Lower bracket, round ${round}`;
export const losersOfSemiFinals = 'The losers of the semi-finals meet';
export const round = 'Round';
export const roundTab = ({ round, rounds }: Round) =>
  round === rounds ? 'Final' : round === rounds - 1 ? 'Semi-finals' : `Round ${round}`;
export const placesOfPlayoffs = ({ count }: { count: number }) =>
  `The first ${count} teams, above the thick line, reach the play-offs. These decide the final ranks.`;
