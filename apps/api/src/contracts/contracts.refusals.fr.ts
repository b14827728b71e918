import { commissionerOnly } from '../platform/platform.refusals.fr.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './contracts.refusals.js';

export const CONTRACTS_REFUSALS: Translation<typeof en.CONTRACTS_REFUSALS> = {
  'forbidden.contracts': () => commissionerOnly('établir et corriger les contrats'),
  'forbidden.sign': () => ({
    message: 'Seul le DG de l’équipe du joueur peut le mettre sous contrat.',
    fix: 'Choisissez un joueur de votre équipe.',
  }),
};
