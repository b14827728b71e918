import { countOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './competition.words.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

export const COMPETITION_MESSAGES: Translation<typeof en.COMPETITION_MESSAGES> = {
  dayOfScheduleIsWrittenLike: () => 'Écrivez la date sous la forme «\u00A02025-11-24\u00A0».',
  divisionHasAtMostTeams: ({ most }) => `Une division compte au plus ${countOf(most, 'équipe')}.`,
  divisionHasName: () => 'Donnez un nom à la division.',
  givePairsOfPeriod: () => 'Indiquez les duels de la période.',
  leagueHasAtMostDivisions: ({ most }) => `Une ligue compte au plus ${countOf(most, 'division')}.`,
  divisionNameHasAtMostCharacters: ({ most }) => `Le nom d’une division compte au plus ${countOf(most, 'caractère')}.`,
  openIsOnOrOff: () => '«\u00A0open\u00A0» doit être activé ou désactivé.',
  periodHasAtMostPairs: ({ most }) => `Une période compte au plus ${countOf(most, 'duel')}.`,
  changeHasAtMostResults: ({ most }) =>
    `Un changement ajoute ou retire au plus ${countOf(most, 'résultat')} de chaque sorte.`,
  resultsAreWhole: () => 'Les résultats doivent être des nombres entiers.',
  pointsAreAtLeast: () => 'Entrez au moins −9\u00A0999 points.',
  pointsAreAtMost: ({ most }) => `Entrez au plus ${countOf(most, 'point')}.`,
  pointsAreNumber: () => 'Entrez un nombre de points.',
  figureIsAmong: ({ choices }) => `Choisissez une statistique parmi ${choices.join(', ')}, ou null pour des points.`,
  amountIsNumber: () => 'Entrez un nombre.',
  amountIsWithin: ({ most }) => `Entrez un nombre de −${fr.number(most)} à ${fr.number(most)}.`,
  pointsHaveAtMostThreeDecimals: () => 'Entrez au plus trois décimales.',
};
