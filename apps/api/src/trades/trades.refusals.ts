import { refusalsIn } from '@crease/core/refusals.js';
import { commissionerOnly } from '../platform/platform.refusals.js';

const TRADES_REFUSALS = {
  'forbidden.settle': () => commissionerOnly('settle a condition'),
  'forbidden.enter': () => commissionerOnly('enter a trade for two teams'),
  'forbidden.reverse': () => commissionerOnly('reverse a trade'),
  'forbidden.review': () => commissionerOnly('change the review of trades'),
};

export const { refusal } = refusalsIn(TRADES_REFUSALS);
