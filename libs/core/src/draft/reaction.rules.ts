/** What can be said to a pick with one press. */
export const REACTIONS = {
  good: 'Good pick',
  steal: 'A steal',
  fire: 'On fire',
  laugh: 'Funny',
  wanted: 'I wanted them',
  doubt: 'Really?',
} as const;

export type ReactionKey = keyof typeof REACTIONS;
// Object.keys knows no literal keys: the assertion says what the table says.
export const REACTION_KEYS = Object.keys(REACTIONS) as readonly ReactionKey[];

/** One user's reaction to a pick. It belongs to the player who was taken: a pick that is undone takes it along. */
export interface PickReaction {
  readonly overall: number;
  readonly playerId: number;
  readonly userId: string;
  readonly reaction: ReactionKey;
}

/** The reactions to a draft's picks, in the order in which they came. */
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
