import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './free-agents.words.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

export const FREE_AGENT_MESSAGES: Translation<typeof en.FREE_AGENT_MESSAGES> = {
  bidIsNumber: () => 'Une mise est un nombre de dollars.',
  bidIsWhole: () => 'Une mise est un nombre entier de dollars.',
  budgetIsWhole: () => 'Le budget est un nombre entier de dollars.',
  budgetIsAtLeast: ({ least }) => `Donnez au moins ${fr.money(least)} de budget.`,
  bidIsAtLeast: ({ least }) => `Une mise est d’au moins ${fr.money(least)}.`,
  bidIsAtMost: ({ most }) => `Une mise est d’au plus ${fr.money(most)}.`,
};
