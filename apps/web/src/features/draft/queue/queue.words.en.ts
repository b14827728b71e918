import { POSITION_WORDS, type Position } from '@crease/core/position.js';
import { capital, listed } from '@crease/core/text.rules.js';

export const moveWish = ({ wish, place }: { wish: string; place: number }) => `Move ${wish}, number ${place}`;
export const draft = 'Draft';
export const draftPlayer = ({ player }: { player: string }) => `Draft ${player}`;
export const next = 'Next';
export const autoTakesNext = 'Auto would take this player next';
export const waits = 'Waits';
export const conditionsDoNotHold = 'Its conditions do not hold now';
export const noPlayerFitsNow = 'No player fits now';
export const nowPlayer = ({ player }: { player: string }) => `Now ${player}`;
export const drafted = 'Drafted';
export const doesNotFit = 'Does not fit';
export const capSpaceAfterHint = 'Cap space after this and all before it in the queue';
export const moveWishUp = ({ wish }: { wish: string }) => `Move ${wish} up`;
export const moveWishDown = ({ wish }: { wish: string }) => `Move ${wish} down`;
export const changeWish = ({ wish }: { wish: string }) => `Change: ${wish}`;
export const conditionsOf = ({ player }: { player: string }) => `Conditions of ${player}`;
export const removeWish = ({ wish }: { wish: string }) => `Remove ${wish}`;

export const onlyIfOthersTook = 'Only if other teams have taken';
export const playersToBeGone = 'Players to be gone';
export const playerById = ({ id }: { id: number }) => `Player ${id}`;
export const leaveOutPlayer = ({ player }: { player: string }) => `Leave out ${player}`;
export const howManyOfThem = 'How many of them';
export const allOfThem = 'All';
export const anyOfThem = 'Any';
export const conditionLimit = ({ count }: { count: number }) => `A condition names at most ${count} players.`;
export const searchPlayersToBeGone = 'Search players to be gone';
export const searchPlayers = 'Search players';
export const foundPlayers = 'Found players';
export const noPlayerByName = 'No player by that name.';

export const addRule = 'Add a rule';
export const changeRule = 'Change the rule';
export const ruleHint = 'Auto takes the best-ranked player who fits it.';
export const conditionsHint = 'All of them must hold.';
export const addToQueue = 'Add to queue';
export const save = 'Save';
export const rulesLimit = ({ count }: { count: number }) =>
  `A queue holds at most ${count} rules and players under a condition.`;
export const takeBestOf = 'Take the best of';
export const capHitAtMost = 'Cap hit at most';
export const anyCapHit = 'Any';
export const capHitHint = 'Such as 3M or 775K';
export const amountMissing = 'Write an amount, such as 3M.';
export const ceiling = 'Auto bids up to';
export const noCeiling = 'No bid';
export const ceilingHint = 'Whole dollars. Without an amount Auto does not bid for this entry.';
export const ceilingMissing = ({ most }: { most: string }) => `Write a whole amount from $1 to ${most}.`;
export const onlyFromRound = 'Only from round';
export const anyRound = 'Any round';
export const roundNumber = ({ round }: { round: number }) => `Round ${round}`;
export const whileFewerThan = 'While fewer than';
export const anyNumber = 'Any number';
export const ofPosition = 'of position';
export const choosePosition = 'Choose a position.';
export const aPosition = 'a position';
export const noPlayerLeftFits = 'No player who is left fits your roster and cap.';
export const ruleTakesNow = ({ player }: { player: string }) => `Now it takes ${player}.`;
export const ruleWaits = ({ player }: { player: string }) => `It waits. If it held now, it would take ${player}.`;

export const noTeamInDraft = 'You have no team in this draft';
export const queueBelongsToManager = 'A queue belongs to the manager of a team.';
export const queueNotLoaded = 'The queue could not be loaded.';
export const saveAgain = 'Save again';
export const queueIsEmpty = 'Your queue is empty';
export const emptyQueueHint =
  'Queue players you want, or write a rule: “if both goalies are gone, the best defenseman up to $3M”. When your clock runs out, Auto takes the first that fits.';
export const findPlayers = 'Find players';
export const auto = 'Auto';
export const autoOnHint = 'On: picks are made for you';
export const autoOffHint = 'Off: only when your clock runs out';
export const theWish = 'The wish';
export const autoFindsNoPlayer = 'Auto finds no player who fits.';
export const removeDrafted = ({ count }: { count: number }) => `Remove ${count} drafted`;
export const yourQueue = 'Your queue';
export const autoWouldTake = ({ player }: { player: string }) => `Auto would take ${player}`;
export const autoWouldTakeByRank = ({ player }: { player: string }) =>
  `Auto would take ${player}, by rank: no player in the queue fits`;

const either = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

interface Kind {
  /** Positions of the rule; empty means any. */
  readonly positions: readonly Position[];
  readonly most: string | null;
}
/** In the middle of a sentence. */
export const bestOfKind = ({ positions, most }: Kind) =>
  `best ${positions.length === 0 ? 'player' : either(positions.map((one) => POSITION_WORDS[one][0]))}${most === null ? '' : ` up to ${most}`}`;
/** At the beginning. */
export const bestOfKindTitle = (kind: Kind) => capital(bestOfKind(kind));
export const ifAllAreGone = ({ players }: { players: readonly string[] }) => `if ${listed(players)} are gone`;
export const ifOneIsGone = ({ players }: { players: readonly string[] }) => `if ${either(players)} is gone`;
export const fromRound = ({ round }: { round: number }) => `from round ${round}`;
export const whileYouHaveFewer = ({ count, position }: { count: number; position: Position }) =>
  `while you have ${count === 1 ? `no ${POSITION_WORDS[position][0]}` : `fewer than ${count} ${POSITION_WORDS[position][1]}`}`;
export const bidUpTo = ({ amount }: { amount: string }) => `bid up to ${amount}`;
export const conditionsAtStart = ({ conditions }: { conditions: readonly string[] }) => capital(conditions.join(', '));
export const wishWithConditions = ({ conditions, wish }: { conditions: string; wish: string }) =>
  `${conditions}: ${wish}`;
export const wishAsSentence = ({ wish }: { wish: string }) => `${wish}.`;
