import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './free-agents.words.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

export const FREE_AGENT_MESSAGES: Translation<typeof en.FREE_AGENT_MESSAGES> = {
  bidIsNumber: () => 'Une mise doit être un nombre de dollars.',
  bidIsWhole: () => 'Une mise doit être un nombre entier de dollars.',
  budgetIsWhole: () => 'Le budget doit être un nombre entier de dollars.',
  budgetIsAtLeast: ({ least }) => `Donnez au moins ${fr.money(least)} de budget.`,
  bidIsAtLeast: ({ least }) => `Une mise doit être d’au moins ${fr.money(least)}.`,
  bidIsAtMost: ({ most }) => `Une mise doit être d’au plus ${fr.money(most)}.`,
};
