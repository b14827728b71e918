import { refusalsIn } from '@crease/core/refusals.js';
import { commissionerOnly } from '../platform/platform.refusals.en.js';
import { CONTRACTS_REFUSALS as fr } from './contracts.refusals.fr.js';

export const CONTRACTS_REFUSALS = {
  'forbidden.contracts': () => commissionerOnly('set and correct contracts'),
};

export const { refusal } = refusalsIn('api/contracts', { en: CONTRACTS_REFUSALS, fr });
