import { refusalsIn } from '@crease/core/refusals.js';
import { commissionerOnly } from '../../platform/platform.refusals.js';

const MATCHUPS_REFUSALS = {
  'forbidden.openRoster': () => commissionerOnly('open the roster of a team'),
};

export const { refusal } = refusalsIn('api/competition', MATCHUPS_REFUSALS);
