import type { ValueOf } from '../answer.parts.js';
import type { draftChatAnswer } from './draft.answers.js';
import { REACTIONS } from './words/reaction.words.js';

export type ReactionKey = keyof typeof REACTIONS;
// Object.keys returns string[].
export const REACTION_KEYS = Object.keys(REACTIONS) as readonly ReactionKey[];

/** One user's reaction to a pick. It belongs to the player taken, so undoing the pick removes it. */
export type PickReaction = ValueOf<typeof draftChatAnswer>['reactions'][number];

/** Adds or removes a reaction. Reactions stay in the order in which they came. */
export function withReaction(
  reactions: readonly PickReaction[],
  { on, ...one }: PickReaction & { readonly on: boolean },
): readonly PickReaction[] {
  const same = (other: PickReaction) =>
    other.overall === one.overall &&
    other.playerId === one.playerId &&
    other.userId === one.userId &&
    other.reaction === one.reaction;
  if (on) return reactions.some(same) ? reactions : [...reactions, one];
  return reactions.filter((other) => !same(other));
}
