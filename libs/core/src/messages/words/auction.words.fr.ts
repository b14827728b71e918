import type { Translation } from '../../words.js';
import type * as en from './auction.words.en.js';

export const AUCTION_MESSAGES: Translation<typeof en.AUCTION_MESSAGES> = {
  lotIsRequired: () => 'Le numéro du lot est obligatoire.',
  enterAmount: () => 'Entrez un montant.',
  bidWholeDollars: () => 'Misez un nombre entier de dollars.',
  bidAtLeast1: () => 'Misez au moins 1\u00A0$.',
  ceilingIsNumber: () => 'Un plafond d’enchère doit être un nombre.',
  ceilingIsWholeDollars: () => 'Un plafond d’enchère doit être un nombre entier de dollars.',
  ceilingIsAtLeast1: () => 'Un plafond d’enchère doit être d’au moins 1\u00A0$.',
};
