import { countOf, listOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import { hasLottery, USUAL_LOTTERY } from './lottery.rules.js';
import type * as en from './lottery.words.en.js';

const BY_LOTTERY = 'Le commissaire peut tirer l’ordre de la première ronde par loterie';

export const lotteryWords: Translation<typeof en.lotteryWords> = (rules) => {
  if (!hasLottery(rules)) return 'La ligue n’a pas de loterie du repêchage.';
  const { weights, draws, rise, fall } = rules;
  const teams = weights.length;
  const lots = weights.reduce((sum, weight) => sum + weight, 0);
  const moves = [
    ...(rise > 0 ? [`monter d’au plus ${countOf(rise, 'rang')}`] : []),
    ...(fall > 0 ? [`descendre d’au plus ${countOf(fall, 'rang')}`] : []),
  ];
  const isUsual = weights.join() === USUAL_LOTTERY.weights.join();
  return [
    isUsual
      ? `${BY_LOTTERY}\u00A0: les trois dernières équipes ont respectivement ${listOf(weights.map((weight) => `${weight}\u00A0%`))} de chances d’obtenir le premier choix.`
      : `${BY_LOTTERY}\u00A0: les ${teams} dernières équipes y participent. La dernière a ${weights[0]} des ${countOf(lots, 'billet')}, et chaque équipe au-dessus en a un de moins.`,
    ...(draws > 0 && draws < teams
      ? [draws === 1 ? 'Le premier choix est tiré au sort.' : `Les ${draws} premiers choix sont tirés au sort.`]
      : []),
    ...(moves.length > 0 ? [`À la loterie, une équipe peut ${moves.join(' et ')}.`] : []),
    'Les autres équipes suivent selon le classement de la saison précédente.',
  ].join(' ');
};
