import { countOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './competition.words.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

export const COMPETITION_MESSAGES: Translation<typeof en.COMPETITION_MESSAGES> = {
  dayOfScheduleIsWrittenLike: () => 'Un jour s’écrit comme «\u00A02025-11-24\u00A0».',
  divisionHasAtMostTeams: ({ most }) => `Une division a au plus ${countOf(most, 'équipe')}.`,
  divisionHasName: () => 'Une division a un nom.',
  givePairsOfPeriod: () => 'Donnez les duels de la période.',
  leagueHasAtMostDivisions: ({ most }) => `Une ligue a au plus ${countOf(most, 'division')}.`,
  divisionNameHasAtMostCharacters: ({ most }) => `Le nom d’une division a au plus ${countOf(most, 'caractère')}.`,
  openIsOnOrOff: () => '«\u00A0open\u00A0» est activé ou désactivé.',
  periodHasAtMostPairs: ({ most }) => `Une période a au plus ${countOf(most, 'duel')}.`,
  changeHasAtMostResults: ({ most }) =>
    `Un changement ajoute ou retire au plus ${countOf(most, 'résultat')} de chaque sorte.`,
  resultsAreWhole: () => 'Les résultats sont des nombres entiers.',
  pointsAreAtLeast: () => 'Les points sont d’au moins −9\u00A0999.',
  pointsAreAtMost: ({ most }) => `Les points sont d’au plus ${fr.number(most)}.`,
  pointsAreNumber: () => 'Les points sont un nombre.',
  pointsHaveAtMostThreeDecimals: () => 'Les points ont au plus trois décimales.',
};
