import { countOf } from '../../french/grammar.js';
import { formatMoney } from '../../money.js';
import type { Translation } from '../../words.js';
import { auctionRules, nominationSeconds } from './auction.rules.js';
import type * as en from './auction.words.en.js';

/** The rulebook's sentence about the form of the general draft. */
export const auctionWords: Translation<typeof en.auctionWords> = (settings) => {
  const rules = auctionRules(settings, 'general');
  if (rules === null) return 'Au repêchage général, les équipes choisissent à tour de rôle.';
  const { budget, minimum, raise, bidSeconds } = rules;
  return [
    `Le repêchage général est un encan. Chaque équipe a un budget de ${formatMoney(budget)} et remplit une place par ronde.`,
    `Dans l’ordre du repêchage, une équipe propose un joueur en ${countOf(nominationSeconds(settings), 'seconde')} ou moins, pour une mise de départ de ${formatMoney(minimum)}; sinon, le joueur vient de sa file, ou c’est le mieux classé qu’elle peut avoir.`,
    `Chaque mise dépasse la précédente d’au moins ${formatMoney(raise)} et relance un chrono de ${countOf(bidSeconds, 'seconde')}; quand il est écoulé, le joueur est adjugé à l’équipe en tête.`,
    `Une mise compte si elle arrive au serveur avant l’adjudication. Une équipe garde ${formatMoney(minimum)} pour chaque autre place libre, et le joueur doit entrer sous le plafond et dans la formation.`,
    'Le repêchage finit quand chaque équipe est complète ou ne peut plus miser.',
  ].join(' ');
};
