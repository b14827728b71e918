import { countOf, de, pluralOf } from '../french/grammar.js';
import { localeOf } from '../locale.js';
import type { Translation } from '../words.js';
import type * as en from './contracts.refusals.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

export const CONTRACTS_REFUSALS: Translation<typeof en.CONTRACTS_REFUSALS> = {
  contractsOff: () => ({
    message: 'Cette ligue se sert des salaires de la LNH\u00A0: il n’y a pas de contrat à fixer.',
    fix: 'C’est à la création d’une ligue qu’on choisit si elle a ses propres salaires.',
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
    message: `Le contrat commencerait en ${first}, mais la ligue en est à la saison ${season}.`,
    fix: `Faites-le commencer en ${season} ou avant.`,
  }),
  contractOver: ({ last, season }) => ({
    message: `Le contrat se terminerait avec la saison ${last}, avant la saison en cours de la ligue, ${season}.`,
    fix: `Faites-le se terminer en ${season} ou après, ou retirez-le.`,
  }),
  contractLong: ({ years, most }) => ({
    message: `Un contrat dure au plus ${countOf(most, 'saison')}, et celui-ci en durerait ${years}.`,
    fix: `Choisissez une dernière saison plus proche, pour une durée d’au plus ${countOf(most, 'saison')}.`,
  }),
  signingOff: () => ({
    message: 'Dans cette ligue, les DG ne signent pas de contrats.',
    fix: 'Demandez à un commissaire de fixer le contrat, ou de changer les réglages pour laisser les DG signer.',
  }),
  notToSign: ({ player, last }) => ({
    message: `Le contrat ${de(player)} est déjà fixé\u00A0: il se termine avec la saison ${last}.`,
    fix: 'Seuls les nouveaux joueurs dont le délai de signature n’est pas écoulé peuvent signer. Un commissaire peut corriger un contrat.',
  }),
  contractYears: ({ years, least, most }) => ({
    message: `Un contrat dure ${least === most ? countOf(least, 'saison') : `de ${least} à ${countOf(most, 'saison')}`}, et non ${years}.`,
    fix: `Choisissez ${least === most ? countOf(least, 'saison') : `de ${least} à ${countOf(most, 'saison')}`}.`,
  }),
  teamYears: ({ team, others, years, limit, most }) => ({
    message: `Avec ${countOf(years, 'saison')} de plus, il resterait en tout ${countOf(others + years, 'saison')} aux contrats de l’équipe ${team}; la limite est de ${limit}.`,
    fix: `Signez pour ${countOf(most, 'saison')}, ou échangez ou libérez d’abord des joueurs dont le contrat dépasse une saison.`,
  }),
  contractSlots: ({ team, long, slots, least }) => ({
    message: `L’équipe ${team} a ${countOf(long, 'contrat')} qui ${pluralOf(long, 'va', 'vont')} au-delà de cette saison, et la limite est de ${slots}.`,
    fix: `Signez pour ${countOf(least, 'saison')}, ou échangez ou libérez d’abord un joueur dont le contrat va au-delà de cette saison.`,
  }),
};
