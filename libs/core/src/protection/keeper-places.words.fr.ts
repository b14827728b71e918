import { countOf } from '../french/grammar.js';
import type { Translation } from '../words.js';
import { dependsOnPlace, groupSize } from './keeper-places.rules.js';
import type * as en from './keeper-places.words.en.js';

export const keeperPlacesWords: Translation<typeof en.keeperPlacesWords> = (settings) => {
  if (!dependsOnPlace(settings)) return '';
  const size = groupSize(settings);
  const more = countOf(settings.keepers_more ?? 0, 'joueur');
  return size === 1
    ? ` Cette limite vaut pour la première équipe du classement de la saison précédente; ensuite, à chaque rang, l’équipe peut protéger ${more} de plus qu’au rang précédent.`
    : ` Cette limite vaut pour les ${size} premières équipes du classement de la saison précédente; ensuite, par tranche de ${size} rangs, chaque équipe peut protéger ${more} de plus que celles de la tranche précédente.`;
};
