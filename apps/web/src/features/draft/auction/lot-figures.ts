import type { DraftState } from '@crease/core/draft/draft.model.js';

/** The lot on the block, or the next one, and the filled places. */
export const lotFigures = ({ auction, slots }: Pick<DraftState, 'auction' | 'slots'>) => ({
  lot: auction?.lot?.number ?? (auction?.lots ?? 0) + 1,
  filled: slots.filter(({ status }) => status !== 'open').length,
  count: slots.length,
});
