import type { Translation } from '../../words.js';
import type * as en from './request.words.en.js';

export const REQUEST_MESSAGES: Translation<typeof en.REQUEST_MESSAGES> = {
  dateIsWrittenLike: () => 'Écrivez la date sous la forme «\u00A02025-10-07\u00A0».',
  idIsNotValid: () => 'Cet identifiant n’est pas valide.',
  playerIdIsWholeNumber: () => 'L’identifiant d’un joueur doit être un nombre entier.',
  seasonIsWrittenLike: () => 'Écrivez la saison sous la forme «\u00A02025-26\u00A0».',
  wholeNumberFrom1: () => 'Entrez un nombre entier de 1 ou plus.',
};
