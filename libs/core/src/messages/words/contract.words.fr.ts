import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './contract.words.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

export const CONTRACT_MESSAGES: Translation<typeof en.CONTRACT_MESSAGES> = {
  contractKinds: () => 'Choisissez «\u00A0standard\u00A0» ou «\u00A0entry-level\u00A0».',
  salaryAtLeast0: () => 'Un salaire doit être d’au moins 0\u00A0$.',
  salaryAtMost: ({ most }) => `Un salaire doit être d’au plus ${fr.money(most)}.`,
  salaryIsWholeNumber: () => 'Un salaire doit être un nombre entier de dollars.',
  yearsAtLeast1: () => 'Un contrat dure au moins 1 saison.',
  yearsIsWholeNumber: () => 'Un contrat doit durer un nombre entier de saisons.',
};
