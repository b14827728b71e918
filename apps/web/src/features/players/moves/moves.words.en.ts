import { listed } from '@crease/core/text.rules.js';

export const dropPlayer = ({ player }: { player: string }) => `Drop ${player}`;
export const moveToInjuredReserve = ({ player }: { player: string }) => `Move ${player} to injured reserve`;
export const moveToRookieBank = ({ player }: { player: string }) => `Move ${player} to the rookie bank`;
export const activatePlayer = ({ player }: { player: string }) => `Activate ${player}`;
export const promotePlayer = ({ player }: { player: string }) => `Promote ${player}`;
export const inSameMove = 'In the same move';
export const addInSameMove = ({ player }: { player: string }) => `Add ${player}`;
export const usesFreeAgentPick = 'uses a free-agent pick';
export const whatMakesItLegal = 'How to make it legal';
export const moveThatMakesItLegal = 'a move that makes it legal';
export const notInThisMove = ({ move }: { move: string }) => `Not in this move: ${move}`;
export const freesCap = ({ amount }: { amount: string }) => `frees ${amount}`;
export const countsAgainstCap = ({ amount }: { amount: string }) => `counts ${amount}`;
export const freeAgentsNotLoaded = 'The free agents could not be loaded';
export const loadingFreeAgents = 'Loading free agents…';
export const noFreeAgentFits = 'No free agent fits';
export const chooseFreeAgent = 'Choose a free agent';
export const addAndDropAnyway = 'Add and drop anyway';
export const playerAdded = ({ player }: { player: string }) => `${player} added`;
export const theActiveRoster = 'The active roster';
export const injuredReserve = 'Injured reserve';
export const theRookieBank = 'The rookie bank';
export const addPlayerQuestion = ({ player }: { player: string }) => `Add ${player}?`;
export const addBeforeSeasonHint =
  'Before the season free agents fill the position minimums. It uses no free-agent pick.';
export const addByFirstComeHint = ({ salary }: { salary: boolean }) =>
  `It costs ${salary ? 'the salary of a new player' : '$0'}, and is possible until the player’s next game starts after a run of bids.`;
export const addUsesPickHint = 'It uses one of this week’s free-agent picks.';
export const addPlayer = 'Add player';
export const addAndDrop = 'Add and drop';
export const team = 'Team';
export const yourTeamNamed = ({ team }: { team: string }) => `${team} (yours)`;
export const dropInSameMove = 'Drop in the same move';
export const nobody = 'Nobody';
export const playerGoesTo = 'The player goes to';
export const reasonForMovingOthersPlayer = 'Reason for moving another team’s player';
export const reasonForOverride = 'Reason for the override';
export const addPlayerAnyway = 'Add player anyway';
export const weekBegins = ({ week, moment }: { week: number; moment: string }) =>
  `Week ${week} begins ${moment}; its picks cannot be used before.`;
export const usesPickOfWeek = ({ week, left }: { week: number; left: number }) => {
  if (left === 0) return `The team has no pick left in week ${week}.`;
  return left === 1
    ? `It uses the team’s last pick of week ${week}.`
    : `It uses one of the team’s ${left} picks of week ${week}.`;
};
export const legalTogetherWith = ({ count }: { count: number }) =>
  `Legal together with ${count === 1 ? 'this' : 'one of these'}`;
/** Only the first of several moves begins with a capital letter. */
const inOneSentence = (moves: readonly string[]) =>
  moves.map((move, index) => (index === 0 ? move : `${move.charAt(0).toLowerCase()}${move.slice(1)}`));
/** 'Drop A, move B to injured reserve and drop C' */
export const movesTogether = ({ moves }: { moves: readonly string[] }) => listed(inOneSentence(moves));
const POSITIONS = { F: 'a forward', D: 'a defenseman', G: 'a goalie' } as const;
/** 'Drop A, move B to injured reserve and add a goalie who counts at most $2M' */
export const movesAndAdd = ({
  moves,
  position,
  amount,
}: {
  moves: readonly string[];
  position: keyof typeof POSITIONS;
  amount: string;
}) =>
  `${moves.length === 0 ? 'Add' : `${inOneSentence(moves).join(', ')} and add`} ${POSITIONS[position]} who counts at most ${amount}`;
