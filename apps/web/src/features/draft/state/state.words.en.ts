import { POSITION_WORDS, type Position } from '@crease/core/position.js';
import { listed, many } from '@crease/core/text.rules.js';

export const fantasyPoints = 'Fantasy points';
export const fantasyPointsShort = 'FP';
export const gamesPlayed = 'Games played';
export const gamesPlayedShort = 'GP';
export const goals = 'Goals';
export const goalsShort = 'G';
export const assists = 'Assists';
export const assistsShort = 'A';
export const points = 'Points';
export const pointsShort = 'PTS';
export const plusMinus = 'Plus/minus';
export const plusMinusShort = '+/−';
export const penaltyMinutes = 'Penalty minutes';
export const penaltyMinutesShort = 'PIM';
export const powerPlayPoints = 'Power-play points';
export const powerPlayPointsShort = 'PPP';
export const shotsOnGoal = 'Shots on goal';
export const shotsOnGoalShort = 'SOG';
export const hits = 'Hits';
export const hitsShort = 'HIT';
export const blockedShots = 'Blocked shots';
export const blockedShotsShort = 'BLK';
export const wins = 'Wins';
export const winsShort = 'W';
export const losses = 'Losses';
export const lossesShort = 'L';
export const shutouts = 'Shutouts';
export const shutoutsShort = 'SO';
export const savePercentageShort = 'SV%';
export const savePercentage = 'Save percentage';
export const goalsAgainstAverage = 'Goals against average';
export const goalsAgainstAverageShort = 'GAA';
export const draftedInYear = ({ year }: { year: number }) => `drafted ${year}`;

export const messageTooLong = ({ count }: { count: number }) =>
  `A message has at most ${count} characters. Send it in parts.`;
export const messageNotSent = 'Your message was not sent';

export const playerIsYours = ({ player }: { player: string }) => `${player} is yours`;
export const pickSentOnReconnect = ({ overall }: { overall: number }) =>
  `Pick ${overall} was sent when the connection came back.`;
export const pickNotMade = ({ player }: { player: string }) => `Your pick of ${player} was not made.`;
export const pickNotMadeInTime = ({ player }: { player: string }) =>
  `Your pick of ${player} was not made: the clock ran out.`;
export const pickNotMadeButSkipped = ({ player, overall }: { player: string; overall: number }) =>
  `Your pick of ${player} was not made: pick ${overall} was skipped.`;
export const pickNotMadeDraftEnded = ({ player }: { player: string }) =>
  `Your pick of ${player} was not made: the draft has ended.`;
export const pickNotMadeOffClock = ({ player, overall }: { player: string; overall: number }) =>
  `Your pick of ${player} was not made: pick ${overall} is not on the clock any more.`;
export const autoTookPlayer = ({ player, overall }: { player: string; overall: number }) =>
  `Auto took ${player} with pick ${overall}.`;
export const pickUsedFor = ({ overall, player }: { overall: number; player: string }) =>
  `Pick ${overall} was used for ${player}.`;
export const lookAtBoard = 'Look at the board.';

export const currentPick = 'Current pick';

interface Counted {
  readonly count: number;
  readonly position: Position;
}
const players = ({ count, position }: Counted) => many(count, ...POSITION_WORDS[position]);

export const leftFor = ({ left, needed }: { left: number; needed: number }) => `${left} left for ${needed}`;
export const positionLeft = ({ position }: { position: string }) => `${position} left`;
export const countForNeeded = ({ left, needed }: { left: number; needed: number }) => `${left} for ${needed}`;
export const fewLeft = 'Few left';
export const leftThatTeamAffords = ({ left, position, needed }: { left: number; position: Position; needed: number }) =>
  `${players({ count: left, position })} left that the team can afford; it needs ${needed}`;
export const thisPickIsLast = 'This pick is your last.';
export const picksLeftAnyPosition = ({ count }: { count: number }) =>
  `Then ${many(count, 'pick is', 'picks are')} left, of any position.`;
export const allPicksNeeded = ({ needs }: { needs: readonly Counted[] }) =>
  `After it, all your picks are needed: ${listed(needs.map(players))}.`;
export const needsCompleteRoster = ({ needs, others }: { needs: readonly Counted[]; others: number }) =>
  `Then ${listed([...needs.map(players), `${many(others, 'other')} of any position`])} complete your roster.`;
export const noTeamHasPickLeft = 'No other team has a pick left';
export const otherTeamCannotTake = 'The other team cannot take them now';
export const otherTeamsCanTake = ({ count, teams }: { count: number; teams: number }) =>
  `${count} of ${many(teams, 'other team')} can take them now`;
export const leavesTooFew = ({ left, position, needed }: { left: number; position: Position; needed: number }) =>
  `Leaves ${left === 0 ? `no ${POSITION_WORDS[position][0]}` : players({ count: left, position })} you can afford, and you need ${needed}.`;
export const anotherTeam = 'another team';
export const aPlayer = 'A player';
export const playerWentTo = ({ player, team }: { player: string; team: string }) => `${player} went to ${team}`;
export const fewAreLeft = ({ left, position, needed }: { left: number; position: Position; needed: number }) =>
  left === 0
    ? `No ${POSITION_WORDS[position][0]} you can afford is left, and you need ${needed}.`
    : `${players({ count: left, position })} you can afford ${left === 1 ? 'is' : 'are'} left, and you need ${needed}.`;
export const spaceAndNoPlace = ({ space }: { space: string }) => `${space} of cap space, and no place left`;
/** `each` is null when the money cannot be shared, `most` when no player fits. */
export const spaceForPlaces = ({
  space,
  places,
  each,
  most,
}: {
  space: string;
  places: number;
  each: string | null;
  most: string | null;
}) =>
  `${space} for ${many(places, 'place')}${each === null ? '' : `, ${each} each`}; ${most === null ? 'no player fits now' : `at most ${most} for the next`}`;

/** Names the rule that limits a team's next pick. `kept` is the money for later picks; null when there is none. */
export const maxPickLimit = ({ space, kept }: { space: string; kept: string | null }) =>
  kept === null
    ? `Limited by the salary cap: ${space} of cap space.`
    : `Limited by the salary cap and the position minimums: of ${space} of cap space, later picks need ${kept}.`;
