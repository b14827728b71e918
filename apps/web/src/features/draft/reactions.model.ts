import type { PickReaction } from '@crease/core/draft/reaction.rules.js';

/** What was said to picks: each pick's list stays the same object while nothing is said to it. */
export type PickReactions = ReadonlyMap<string, readonly PickReaction[]>;

/** Reactions belong to the player who was taken with a pick. */
export const reactedTo = (overall: number, playerId: number): string => `${overall}.${playerId}`;

export function byPick(reactions: readonly PickReaction[]): PickReactions {
  const picks = new Map<string, PickReaction[]>();
  for (const reaction of reactions) {
    const key = reactedTo(reaction.overall, reaction.playerId);
    picks.set(key, [...(picks.get(key) ?? []), reaction]);
  }
  return picks;
}
