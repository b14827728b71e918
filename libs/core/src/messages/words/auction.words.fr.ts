import type { Translation } from '../../words.js';
import type * as en from './auction.words.en.js';

export const AUCTION_MESSAGES: Translation<typeof en.AUCTION_MESSAGES> = {
  lotIsRequired: () => 'Le numéro du lot est obligatoire.',
  enterAmount: () => 'Entrez un montant.',
  bidWholeDollars: () => 'Misez des dollars entiers.',
  bidAtLeast1: () => 'Misez au moins 1.',
  ceilingIsNumber: () => 'Un plafond d’enchère est un nombre.',
  ceilingIsWholeDollars: () => 'Un plafond d’enchère est en dollars entiers.',
  ceilingIsAtLeast1: () => 'Un plafond d’enchère est d’au moins 1.',
};
