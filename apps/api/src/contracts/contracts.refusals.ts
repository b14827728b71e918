import { refusalsIn } from '@crease/core/refusals.js';
import { commissionerOnly } from '../platform/platform.refusals.en.js';
import { CONTRACTS_REFUSALS as fr } from './contracts.refusals.fr.js';

export const CONTRACTS_REFUSALS = {
  'forbidden.contracts': () => commissionerOnly('set and correct contracts'),
  'forbidden.sign': () => ({
    message: 'Only the manager of the player’s team can sign the player.',
    fix: 'Choose a player of your team.',
  }),
};

export const { refusal } = refusalsIn('api/contracts', { en: CONTRACTS_REFUSALS, fr });
