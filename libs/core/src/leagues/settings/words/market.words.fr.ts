import { formatMoney } from '../../../money.js';
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
    },
    hint: 'Avec les mises, la plus haute obtient le joueur, et chaque équipe a un budget pour la saison.',
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
};
