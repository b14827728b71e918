import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './contract.words.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

export const CONTRACT_MESSAGES: Translation<typeof en.CONTRACT_MESSAGES> = {
  contractKinds: () => 'Choisissez standard ou entry-level.',
  salaryAtLeast0: () => 'Un salaire est d’au moins 0\u00A0$.',
  salaryAtMost: ({ most }) => `Un salaire est d’au plus ${fr.money(most)}.`,
  salaryIsWholeNumber: () => 'Un salaire est un nombre entier de dollars.',
  yearsAtLeast1: () => 'Un contrat a au moins 1 saison.',
  yearsIsWholeNumber: () => 'Le nombre de saisons d’un contrat est un nombre entier.',
};
