import { countOf } from '../french/grammar.js';
import type { Translation } from '../words.js';
import { dependsOnPlace, groupSize } from './keeper-places.rules.js';
import type * as en from './keeper-places.words.en.js';

export const keeperPlacesWords: Translation<typeof en.keeperPlacesWords> = (settings) => {
  if (!dependsOnPlace(settings)) return '';
  const size = groupSize(settings);
  const first = size === 1 ? 'pour la première équipe' : `pour les ${size} premières équipes`;
  return ` Cette limite vaut ${first} du classement de la saison précédente; chaque groupe suivant de ${countOf(size, 'rang')} peut protéger ${countOf(settings.keepers_more ?? 0, 'joueur')} de plus que le précédent.`;
};
