import { au, countOf, de, listOf, pluralOf } from '../french/grammar.js';
import { formatMoney } from '../money.js';
import type { Translation } from '../words.js';
import type * as en from './contract.words.en.js';

export const termsWords: Translation<typeof en.termsWords> = ({ salary, last, kind }) =>
  `${formatMoney(salary)} jusqu’en ${last}${kind === 'entry-level' ? ', contrat d’entrée' : ''}`;

export const CONTRACT_LINES: Translation<typeof en.CONTRACT_LINES> = {
  'contract.set': ({ name, team, before, ...terms }) =>
    before === null
      ? `Le commissaire a donné un contrat ${au(name)} (${team})\u00A0: ${termsWords(terms)}.`
      : `Le commissaire a changé le contrat ${de(name)} (${team}). Avant\u00A0: ${termsWords(before)}; maintenant\u00A0: ${termsWords(terms)}.`,
  'contract.removed': ({ name, team, ...terms }) =>
    `Le commissaire a retiré le contrat ${de(name)} (${team})\u00A0: ${termsWords(terms)}.`,
  'contract.signed': ({ name, team, years, ...terms }) =>
    `L’équipe ${team} a mis ${name} sous contrat pour ${countOf(years, 'saison')}\u00A0: ${termsWords(terms)}.`,
  'contract.ended': ({ team, season, names }) =>
    `${listOf(names)} ${pluralOf(names.length, 'a quitté', 'ont quitté')} l’équipe ${team}, faute de contrat pour ${season}.`,
};
