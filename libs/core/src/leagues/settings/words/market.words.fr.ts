import { formatMoney } from '../../../money.js';
import { countOf } from '../../../french/grammar.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { MARKET } from '../market.settings.js';
import { WEEKDAY_OPTIONS } from './weekdays.words.fr.js';

export const MARKET_WORDS: WordsOfRows<typeof MARKET> = {
  free_agents: {
    label: 'Ajout des joueurs autonomes par',
    words: 'la façon d’ajouter des joueurs autonomes',
    options: {
      picks: { label: 'Choix hebdomadaires', words: 'choix hebdomadaires' },
      bids: { label: 'Mises secrètes avec un budget', words: 'mises secrètes' },
      auctions: { label: 'Encans de plusieurs jours avec un budget', words: 'encans de plusieurs jours' },
    },
    hint: 'Avec les mises et les encans, la plus haute mise obtient le joueur, et chaque équipe a un budget pour la saison.',
  },
  bid_budget: {
    label: 'Budget par saison',
    words: 'le budget des mises',
    tooLow: (least) => `Le budget des mises est d’au moins ${formatMoney(least)}.`,
    tooHigh: (most) => `Le budget des mises est d’au plus ${formatMoney(most)}.`,
    hint: (budget) => `Chaque équipe peut dépenser ${formatMoney(budget)} en joueurs autonomes dans une saison.`,
  },
  bid_minimum: {
    label: 'Mise minimale',
    words: 'la mise minimale',
    tooHigh: (most) => `La mise minimale est d’au plus ${formatMoney(most)}.`,
    hint: (least) => (least === 0 ? 'Une mise de 0\u00A0$ compte.' : `Une mise est d’au moins ${formatMoney(least)}.`),
  },
  bid_days: {
    label: 'Attribution des mises',
    words: 'les jours d’attribution des mises',
    options: {
      daily: { label: 'Tous les jours', words: 'tous les jours' },
      wednesday_sunday: { label: 'Mercredi et dimanche', words: 'mercredi et dimanche' },
      ...WEEKDAY_OPTIONS,
    },
    hint: 'À 4\u00A0h, dans le fuseau horaire de la ligue.',
  },
  bid_first_come: {
    label: 'Premier arrivé après l’attribution',
    words: 'les ajouts sans mise',
    hint: 'Les joueurs sans mise peuvent être ajoutés pour 0\u00A0$ jusqu’au début de leur prochain match',
  },
  bid_price: {
    label: 'Prix',
    words: 'le prix d’un joueur obtenu',
    named: 'Prix d’une mise',
    options: {
      bid: { label: 'La mise', words: 'la mise' },
      second: { label: 'La deuxième mise et 1\u00A0$', words: 'la deuxième mise et 1\u00A0$' },
    },
    hint: 'Avec la deuxième mise, une équipe paie 1\u00A0$ de plus que la mise suivante, jamais plus que la sienne.',
  },
  bid_ties: {
    label: 'Mises égales',
    words: 'l’ordre des mises égales',
    options: {
      points: { label: 'La plus basse au classement gagne', words: 'la plus basse au classement' },
      earlier: { label: 'La première mise gagne', words: 'la première mise' },
    },
    hint: 'Les équipes à égalité sont tirées au sort, et le tirage est au journal.',
  },
  bid_carry: {
    label: 'Reporter les budgets',
    words: 'le report des budgets',
    hint: 'Ce qui reste d’un budget s’ajoute à celui de la saison suivante',
  },
  bid_trades: {
    label: 'Échange des budgets',
    words: 'l’échange des budgets des mises',
    hint: 'Un échange peut comprendre une partie du budget d’une équipe pour la saison',
  },
  bid_losers: {
    label: 'Montrer les mises perdantes',
    words: 'l’affichage des mises perdantes',
    hint: 'Après l’attribution. Les mises gagnantes sont toujours affichées',
  },
  lot_hours: {
    label: 'Heures d’un encan',
    words: 'la durée d’un encan',
    tooLow: (least) => `Un encan dure au moins ${countOf(least, 'heure')}.`,
    tooHigh: (most) => `Un encan dure au plus ${countOf(most, 'heure')}.`,
    hint: (hours) =>
      `Un encan finit ${countOf(hours, 'heure')} après la dernière nouvelle tête, ou après son ouverture.`,
  },
  lot_end: {
    label: 'Fin d’un encan',
    words: 'la fin d’un encan',
    options: {
      moves: { label: 'Repoussée par chaque nouvelle tête', words: 'après la dernière nouvelle tête' },
      fixed: { label: 'Fixée à l’ouverture', words: 'fixée à l’ouverture' },
    },
    hint: 'L’équipe en tête qui hausse son maximum ne repousse rien.',
  },
  lot_quiet: {
    label: 'Heures calmes',
    words: 'les heures calmes des encans',
    options: {
      night: { label: 'De 23\u00A0h à 8\u00A0h', words: 'de 23\u00A0h à 8\u00A0h' },
      evening: { label: 'De 21\u00A0h à 9\u00A0h', words: 'de 21\u00A0h à 9\u00A0h' },
      none: { label: 'Aucune', words: 'aucune' },
    },
    hint: 'Aucun encan n’y finit, dans le fuseau horaire de la ligue\u00A0: la fin est repoussée à leur fin.',
  },
  lot_nominations: {
    label: 'Encans ouverts par équipe',
    words: 'le nombre d’encans ouverts par équipe',
    tooLow: (least) => `Une équipe peut ouvrir au moins ${countOf(least, 'encan')}.`,
    tooHigh: (most) => `Une équipe peut ouvrir au plus ${countOf(most, 'encan')} à la fois.`,
    hint: (most) => `Une équipe peut avoir ${countOf(most, 'encan')} en cours qu’elle a ouverts.`,
  },
};
