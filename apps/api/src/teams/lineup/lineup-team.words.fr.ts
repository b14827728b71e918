import type { Translation } from '@crease/core/words.js';
import type * as en from './lineup-team.words.en.js';

export const WHEREABOUTS: Translation<typeof en.WHEREABOUTS> = {
  gone: 'N’est plus dans l’équipe',
  ir: 'Sur la liste des blessés',
  rookie: 'Dans la banque d’espoirs',
  inactive: 'N’était pas actif à midi',
};
