import { dayWords } from '../../calendar.js';
import { say, type Said } from '../../words.js';

/** The reason that holds an asset. It follows "This player is". */
export const HELD = {
  review: () => 'part of an accepted trade under review',
  condition: ({ until }: { readonly until: string | null }) =>
    `promised under a condition until ${until === null ? 'it is decided' : dayWords(until)}`,
  pool: ({ draft }: { readonly draft: string }) => `in the pool of ${draft}, until it ends`,
};
export type HeldBy = Said<typeof HELD>;

/** A refusal that an earlier release stored has the words themselves. */
export const heldWords = (by: HeldBy | string): string => (typeof by === 'string' ? by : say(HELD, by));
