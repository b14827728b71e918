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
      auction: { label: 'Les équipes misent sur des joueurs', words: 'encan' },
    },
    hint: 'Dans un encan, chaque équipe dépense un budget. Le nombre de rondes devient alors le nombre de places à remplir.',
  },
  auction_budget: {
    label: 'Budget de l’encan',
    words: 'le budget d’encan de chaque équipe',
    tooLow: (least) => `Le budget doit être d’au moins ${number(least)}.`,
    tooHigh: (most) => `Le budget doit être d’au plus ${number(most)}.`,
  },
  auction_minimum: {
    label: 'Mise de départ',
    words: 'la mise de départ de l’encan',
    tooLow: (least) => `La mise de départ doit être d’au moins ${number(least)}.`,
    tooHigh: (most) => `La mise de départ doit être d’au plus ${number(most)}.`,
    hint: (amount) => `Pour chaque autre place libre, l’équipe garde en réserve la mise de départ (${number(amount)}).`,
  },
  auction_raise: {
    label: 'Surenchère minimale',
    words: 'la surenchère minimale de l’encan',
    tooLow: (least) => `La surenchère minimale doit être d’au moins ${number(least)}.`,
    tooHigh: (most) => `La surenchère minimale doit être d’au plus ${number(most)}.`,
  },
  auction_nomination_seconds: {
    label: 'Temps pour proposer',
    words: 'le temps pour proposer un joueur à l’encan',
    tooLow: (least) => `Le temps pour proposer un joueur doit être d’au moins ${countOf(least, 'seconde')}.`,
    tooHigh: () => 'Le temps pour proposer un joueur doit être d’au plus 1 heure.',
    hint: (seconds) => `Une équipe a ${countOf(seconds, 'seconde')} pour proposer un joueur.`,
  },
  auction_bid_seconds: {
    label: 'Chrono des mises',
    words: 'le chrono des mises de l’encan',
    tooLow: (least) => `Le chrono des mises doit être d’au moins ${countOf(least, 'seconde')}.`,
    tooHigh: () => 'Le chrono des mises doit être d’au plus 1 heure.',
    hint: (seconds) => `Chaque mise relance un chrono de ${countOf(seconds, 'seconde')}.`,
  },
};
