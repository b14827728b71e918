import { countOf } from '../../../../french/grammar.js';
import { localeOf } from '../../../../locale.js';
import type { WordsOfRows } from '../../../setting.model.js';
import type { AUCTION_DRAFT } from '../../auction.settings.js';

const number = (amount: number): string => localeOf('fr').number(amount);

export const AUCTION_DRAFT_WORDS: WordsOfRows<typeof AUCTION_DRAFT> = {
  draft_form: {
    label: 'Repêchage général',
    words: 'la forme du repêchage général',
    options: {
      picks: { label: 'Les équipes choisissent à tour de rôle', words: 'choix à tour de rôle' },
      auction: { label: 'Les équipes misent sur des joueurs', words: 'un encan' },
    },
    hint: 'Dans un encan, chaque équipe dépense un budget. Le nombre de rondes est le nombre de places qu’une équipe remplit.',
  },
  auction_budget: {
    label: 'Budget de l’encan',
    words: 'le budget d’une équipe à l’encan',
    tooLow: (least) => `Le budget est d’au moins ${number(least)}.`,
    tooHigh: (most) => `Le budget est d’au plus ${number(most)}.`,
  },
  auction_minimum: {
    label: 'Mise de départ',
    words: 'la mise de départ de l’encan',
    tooLow: (least) => `La mise de départ est d’au moins ${number(least)}.`,
    tooHigh: (most) => `La mise de départ est d’au plus ${number(most)}.`,
    hint: (amount) => `Chaque place libre réserve ${number(amount)} du budget.`,
  },
  auction_raise: {
    label: 'Surenchère minimale',
    words: 'la surenchère minimale de l’encan',
    tooLow: (least) => `La surenchère minimale est d’au moins ${number(least)}.`,
    tooHigh: (most) => `La surenchère minimale est d’au plus ${number(most)}.`,
  },
  auction_nomination_seconds: {
    label: 'Temps pour proposer',
    words: 'le temps pour proposer un joueur à l’encan',
    tooLow: (least) => `Le temps pour proposer un joueur est d’au moins ${countOf(least, 'seconde')}.`,
    tooHigh: () => 'Le temps pour proposer un joueur est d’au plus 1 heure.',
    hint: (seconds) => `Une équipe met un joueur en vente en ${countOf(seconds, 'seconde')} ou moins.`,
  },
  auction_bid_seconds: {
    label: 'Chrono des mises',
    words: 'le chrono des mises de l’encan',
    tooLow: (least) => `Le chrono des mises est d’au moins ${countOf(least, 'seconde')}.`,
    tooHigh: () => 'Le chrono des mises est d’au plus 1 heure.',
    hint: (seconds) => `Chaque mise relance un chrono de ${countOf(seconds, 'seconde')}.`,
  },
};
