import { countOf, pluralOf } from '@crease/core/french/grammar.js';
import { localeOf } from '@crease/core/locale.js';
import { commissionerOnly } from '../../platform/platform.refusals.fr.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './seasons.refusals.en.js';

const fr = localeOf('fr');

export const SEASONS_REFUSALS: Translation<typeof en.SEASONS_REFUSALS> = {
  otherChange: () => ({ message: 'Ce n’est plus le dernier changement d’étape.', fix: 'Rechargez la page.' }),
  'forbidden.takeBack': () => commissionerOnly('annuler un changement d’étape'),
  'forbidden.advance': () => commissionerOnly('faire passer la ligue à l’étape suivante'),
  seasonDates: ({ startsOn, endsOn, days, most }) => ({
    message:
      days < 0
        ? `Une saison du ${fr.day(startsOn)} au ${fr.day(endsOn)} ne compte aucun jour.`
        : `Une saison du ${fr.day(startsOn)} au ${fr.day(endsOn)} compte plus de ${countOf(most, 'jour')}.`,
    fix: 'Indiquez les deux dates. La fin doit venir après le début, à moins d’un an d’intervalle.',
  }),
  'forbidden.dates': () => commissionerOnly('corriger les dates de la saison'),
  datesOther: ({ asked, season }) => ({
    message: `Pour le moment, on ne peut pas corriger les dates de ${asked}, mais on peut corriger celles de ${season}.`,
    fix: 'Corrigez les dates de la saison en cours ou de la suivante. Si la saison est terminée, annulez-en d’abord la fin.',
  }),
  datesMissing: () => ({
    message: 'La saison en cours de cette ligue n’a pas de dates.',
    fix: 'Annulez le début de la saison, puis commencez-la de nouveau avec ses dates.',
  }),
  datesWeeks: ({ picks, first, last }) => ({
    message: `Ces dates excluraient ${pluralOf(picks, 'une semaine', 'des semaines')} dont ${countOf(picks, 'choix d’autonome a déjà été utilisé, échangé, promis ou confisqué', 'choix d’autonome ont déjà été utilisés, échangés, promis ou confisqués')}.`,
    fix: `La saison doit comprendre le ${fr.day(first)} et le ${fr.day(last)}.`,
  }),
};
