import { POSITION_WORDS, type Position } from '@crease/core/position.js';
import { many } from '@crease/core/text.rules.js';

export const team = 'Team';
export const byRank = 'By rank';
export const valueByRank = 'Value by rank';
export const pointsPerMillionShort = 'Pts/$M';
export const pointsPerMillionHint = 'Last season’s points per $1M of cap hit';
export const spent = 'Spent';
export const spentHint = 'Money spent on the team’s picks';
export const capSpaceHint = 'Cap space of the whole roster';
export const space = 'Space';
export const bestPick = 'Best pick';
export const picture = 'Picture';
export const pictureOf = ({ team }: { team: string }) => `Picture of ${team}`;
export const resultsByTeam = 'Draft results by team';
export const draftByTeam = ({ draft }: { draft: string }) => `${draft} by team`;

export const rankedPlace = ({ place }: { place: number }) => `ranked ${place}`;
export const pickNumber = ({ overall }: { overall: number }) => `Pick ${overall}`;
export const seasonAndPicks = ({ season, count }: { season: string; count: number }) =>
  `${season} · ${many(count, 'pick')}`;
export const valueByRankFigure = 'value by rank';
export const ofTeams = ({ count }: { count: number }) => `of ${many(count, 'team')}`;
export const spentFigure = 'spent';
export const capSpaceFigure = 'cap space';
export const pointsPerMillionFigure = 'points per $1M';
export const teamsAndRounds = ({ count, rounds }: { count: number; rounds: number }) =>
  `${many(count, 'team')}, ${many(rounds, 'round')}`;
export const roundNumber = ({ round }: { round: number }) => `Round ${round}`;
export const skipped = 'Skipped';
export const forfeited = 'Forfeited';

export const noPicksYet = 'No picks yet';
export const noHighlightsHint = 'Highlights of the night appear here.';
export const highlightsOfNight = 'Highlights of the night';
export const nightSoFar = 'The night so far';
export const pictureOfBoard = 'Picture of the board';
export const awards = 'Awards';
export const boardOf = ({ draft }: { draft: string }) => `${draft}: the board`;
export const allPicksOf = ({ draft }: { draft: string }) => `All picks of ${draft}, by team and round.`;
export const playersDraftedBy = ({ count, team }: { count: number; team: string }) =>
  count === 1
    ? `The player that ${team} drafted, with cap hit and rank.`
    : `The ${count} players that ${team} drafted, with their cap hits and ranks.`;

const plural = (position: Position) => POSITION_WORDS[position][1];

export const lastPicksWereAll = ({ of, position }: { of: number; position: Position }) =>
  `The last ${of} picks were all ${plural(position)}`;
export const picksOfTheLast = ({ picks, of, position }: { picks: number; of: number; position: Position }) =>
  `${picks} of the last ${of} picks were ${plural(position)}`;
export const rankedTakenAt = ({ place, nth }: { place: number; nth: number }) => `ranked ${place}, taken at ${nth}`;
export const moneyOverCap = ({ money }: { money: string }) => `${money} over the cap`;
export const moneyToSpare = ({ money }: { money: string }) => `Done, with ${money} to spare`;
export const moneyForPlacesNoFit = ({ money, places }: { money: string; places: number }) =>
  `${money} left for ${many(places, 'place')}: no player fits`;
export const moneyForPlaces = ({ money, places, most }: { money: string; places: number; most: string }) =>
  `${money} left for ${many(places, 'place')}, at most ${most} for the next`;
export const stealOf = ({ place, nth }: { place: number; nth: number }) => `Steal: ${rankedTakenAt({ place, nth })}`;
export const reachOf = ({ place, nth }: { place: number; nth: number }) => `Reach: ${rankedTakenAt({ place, nth })}`;
export const biggestHitOfPosition = ({ position }: { position: Position }) =>
  `The biggest cap hit of a ${POSITION_WORDS[position][0]} so far`;

export const valueByRankHint =
  '“By rank” is what a team’s players are worth by their rank, less what its picks were worth. The best player is worth 100, the 21st half of that, the 61st a quarter; a pick is worth the same by its number. Points are last season’s, as the league counts them.';
export const picksInRow = ({ picks, position }: { picks: number; position: Position }) =>
  `${picks} ${plural(position)} in a row`;
export const picksFromTo = ({ first, last }: { first: number; last: number }) => `Picks ${first} to ${last}`;
/** `share`: percent of all picks. */
export const picksFromToShare = ({
  first,
  last,
  share,
  position,
}: {
  first: number;
  last: number;
  share: number;
  position: Position;
}) => `Picks ${first} to ${last}, where ${share} % of all picks were ${plural(position)}`;
export const bestSteal = 'Best steal';
export const biggestReach = 'Biggest reach';
export const longestRun = 'Longest run';
export const tightestCap = 'Tightest cap';
export const moneyOfSpaceLeft = ({ money }: { money: string }) => `${money} of space left`;
export const mostForItsMoney = 'Most for its money';
export const pointsPerMillion = ({ points }: { points: number }) => `${points} points per $1M`;
export const biggestCapHit = 'Biggest cap hit';
export const moneyWithPick = ({ money, overall }: { money: string; overall: number }) => `${money}, pick ${overall}`;
export const rarestRun = 'Rarest run';

export const recapOf = ({ draft }: { draft: string }) => `${draft}: recap`;
export const board = 'Board';
export const log = 'Log';
export const myDraft = 'My draft';
export const recap = 'Recap';
export const positionsByRound = 'Positions by round';
export const positionsByRoundHint =
  'Picks of each position. The stronger the color, the larger their share of the round.';
export const round = 'Round';
