import type { DraftState } from '@crease/core/draft/draft.model.js';

/** Amounts from here on are too long for the places of small budgets. */
export const LONG_MONEY = 100_000;

/** The number of the lot on the block, or of the next one, and how many places are filled. */
export const lotFigures = ({ auction, slots }: Pick<DraftState, 'auction' | 'slots'>) => ({
  lot: auction?.lot?.number ?? (auction?.lots ?? 0) + 1,
  filled: slots.filter(({ status }) => status !== 'open').length,
  count: slots.length,
});
