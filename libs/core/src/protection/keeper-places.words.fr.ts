import { countOf } from '../french/grammar.js';
import type { Translation } from '../words.js';
import { dependsOnPlace, groupSize } from './keeper-places.rules.js';
import type * as en from './keeper-places.words.en.js';

export const keeperPlacesWords: Translation<typeof en.keeperPlacesWords> = (settings) => {
  if (!dependsOnPlace(settings)) return '';
  const size = groupSize(settings);
  const first = size === 1 ? 'La première équipe' : `Les ${size} premières équipes`;
  return ` ${first} au classement de la saison précédente ${size === 1 ? 'peut' : 'peuvent'} en garder autant; chaque groupe suivant de ${countOf(size, 'rang')} garde ${countOf(settings.keepers_more ?? 0, 'joueur')} de plus que le précédent.`;
};
