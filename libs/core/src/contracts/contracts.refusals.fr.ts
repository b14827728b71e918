import { countOf } from '../french/grammar.js';
import { localeOf } from '../locale.js';
import type { Translation } from '../words.js';
import type * as en from './contracts.refusals.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

export const CONTRACTS_REFUSALS: Translation<typeof en.CONTRACTS_REFUSALS> = {
  contractsOff: () => ({
    message: 'Cette ligue se sert des salaires de la LNH\u00A0: il n’y a pas de contrat à fixer.',
    fix: 'Une ligue choisit d’avoir ses propres salaires à sa création.',
  }),
  salaryTooLow: ({ salary, least }) => ({
    message: `Un salaire de ${fr.money(salary)} est sous le minimum de la ligue, qui est de ${fr.money(least)}.`,
    fix: `Entrez au moins ${fr.money(least)}.`,
  }),
  salaryStep: ({ salary, step, near }) => ({
    message: `Les salaires sont des multiples de ${fr.money(step)}, et ${fr.money(salary)} n’en est pas un.`,
    fix: `Entrez par exemple ${fr.money(near)}.`,
  }),
  contractStart: ({ first, season }) => ({
    message: `Le contrat commencerait en ${first}, et la ligue joue la saison ${season}.`,
    fix: `Faites-le commencer en ${season} ou avant.`,
  }),
  contractOver: ({ last, season }) => ({
    message: `Le contrat se terminerait avec la saison ${last}, avant la saison en cours de la ligue, ${season}.`,
    fix: `Faites-le se terminer en ${season} ou après, ou retirez-le.`,
  }),
  contractLong: ({ years, most }) => ({
    message: `Un contrat a au plus ${countOf(most, 'saison')}, et celui-ci en aurait ${years}.`,
    fix: `Choisissez une dernière saison qui en fait au plus ${most}.`,
  }),
};
