import type { DraftState } from '@crease/core/draft/draft.model.js';

/** The number of the lot on the block, or of the next one, and how many places are filled. */
export const lotFigures = ({ auction, slots }: Pick<DraftState, 'auction' | 'slots'>) => ({
  lot: auction?.lot?.number ?? (auction?.lots ?? 0) + 1,
  filled: slots.filter(({ status }) => status !== 'open').length,
  count: slots.length,
});
