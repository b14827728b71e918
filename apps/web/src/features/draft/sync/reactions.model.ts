import type { PickReaction } from '@crease/core/draft/reaction.rules.js';

/** Reactions by pick. Each pick's list keeps its identity until it changes. */
export type PickReactions = ReadonlyMap<string, readonly PickReaction[]>;

/** Key of reactions: they belong to the player who was taken with a pick. */
export const reactedTo = (overall: number, playerId: number): string => `${overall}.${playerId}`;

export function byPick(reactions: readonly PickReaction[]): PickReactions {
  const picks = new Map<string, PickReaction[]>();
  for (const reaction of reactions) {
    const key = reactedTo(reaction.overall, reaction.playerId);
    picks.set(key, [...(picks.get(key) ?? []), reaction]);
  }
  return picks;
}
