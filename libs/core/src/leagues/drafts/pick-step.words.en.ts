import type { Said } from '../../words.js';

/** The commissioner's note about it; null without one. */
interface Reason {
  readonly reason: string | null;
}

const because = ({ reason }: Reason): string => (reason === null ? '' : ` ${reason}`);

/** Sentences of the history of a pick. Names are null for teams that are no more. */
export const PICK_STEPS = {
  created: ({ team }: { team: string }) => `Originally the pick of ${team}.`,
  used: ({ team, player }: { team: string; player: string }) => `${team} took ${player}.`,
  forfeited: (of: Reason) => `The commissioner forfeited it.${because(of)}`,
  givenBack: (of: Reason) => `The commissioner gave it back.${because(of)}`,
  moved: ({ from, to }: { from: string | null; to: string | null }) =>
    `${from ?? 'A team'} gave it to ${to ?? 'a team'}.`,
  traded: ({ from, to }: { from: string | null; to: string | null }) =>
    `${from ?? 'A team'} gave it to ${to ?? 'a team'} in a trade.`,
  compensation: ({ from, to, player }: { from: string | null; to: string | null; player: string }) =>
    `${from ?? 'A team'} gave it to ${to ?? 'a team'} as compensation for ${player}.`,
} as const;

/** A step of a pick's history as a key with figures. */
export type PickStepSaid = Said<typeof PICK_STEPS>;
