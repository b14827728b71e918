import { formatMoney, type Dollars } from '../../money.js';
import type { Position } from '../../position.js';

/** A move of one of the team's own players. */
type OwnMove = 'toIr' | 'toBank' | 'activate' | 'promote' | 'drop';

/** Players that one move could be made with: the named ones, and how many more. */
export interface StepFigures {
  readonly type: OwnMove;
  readonly names: readonly string[];
  readonly more: number;
}
/** Adds a free agent who counts at most this much. */
export interface AddFigures {
  readonly type: 'add';
  readonly position: Position;
  readonly most: Dollars;
}

const POSITION_NAMES: Record<Position, string> = { F: 'a forward', D: 'a defenseman', G: 'a goalie' };

const MOVES: Record<OwnMove, (names: string) => string> = {
  toIr: (names) => `move ${names} to injured reserve`,
  toBank: (names) => `move ${names} to the rookie bank`,
  activate: (names) => `activate ${names}`,
  promote: (names) => `promote ${names}`,
  drop: (names) => `drop ${names}`,
};

/** 'a', 'a or b', 'a, b or c' */
const either = (words: readonly string[]): string =>
  words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const stepWords = (step: StepFigures | AddFigures): string =>
  step.type === 'add'
    ? `add ${POSITION_NAMES[step.position]} who counts at most ${formatMoney(step.most)}`
    : MOVES[step.type](either([...step.names, ...(step.more > 0 ? [`one of ${step.more} others`] : [])]));

export const REMEDIES = {
  /** Steps that have to be made together. */
  together: ({ steps }: { readonly steps: readonly (StepFigures | AddFigures)[] }) =>
    `In the same move, ${steps.slice(0, -1).map(stepWords).join(', ')} and ${steps.slice(-1).map(stepWords).join('')}.`,
  /** Steps each of which is enough. */
  oneOf: ({ steps }: { readonly steps: readonly (StepFigures | AddFigures)[] }) =>
    `In the same move, ${either(steps.map(stepWords))}.`,
  noRoom: () => 'No other move of this team makes room. Choose another player, or make room by a trade first.',
  noHelp: () => 'No other move of this team makes up for it. Leave it, or add or trade for another player first.',
};
