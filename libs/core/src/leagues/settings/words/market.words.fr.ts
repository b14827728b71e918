import { formatMoney } from '../../../money.js';
import { countOf } from '../../../french/grammar.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { MARKET } from '../market.settings.js';
import { WEEKDAY_OPTIONS } from './weekdays.words.fr.js';

export const MARKET_WORDS: WordsOfRows<typeof MARKET> = {
  free_agents: {
    label: 'Mode d’ajout des joueurs autonomes',
    words: 'la façon d’ajouter des joueurs autonomes',
    options: {
      picks: { label: 'Choix hebdomadaires', words: 'choix hebdomadaires' },
      bids: { label: 'Mises secrètes', words: 'mises secrètes' },
      auctions: { label: 'Encans de plusieurs jours', words: 'encans de plusieurs jours' },
    },
    hint: 'Avec les mises et les encans, l’équipe qui mise le plus obtient le joueur.',
  },
  bid_funds: {
    label: 'Les mises sont payées avec',
    words: 'la façon de payer les mises',
    options: {
      budget: { label: 'Un budget', words: 'un budget pour la saison' },
      salary: {
        label: 'L’espace sous le plafond, en salaire',
        words: 'l’espace sous le plafond, en salaire d’une saison',
      },
    },
    hint: 'Dans une ligue qui a ses propres salaires, la mise peut devenir le salaire du joueur pour une saison.',
  },
  bid_budget: {
    label: 'Budget par saison',
    words: 'le budget des mises',
    tooLow: (least) => `Le budget des mises doit être d’au moins ${formatMoney(least)}.`,
    tooHigh: (most) => `Le budget des mises doit être d’au plus ${formatMoney(most)}.`,
    hint: (budget) =>
      `Chaque équipe peut dépenser ${formatMoney(budget)} par saison pour obtenir des joueurs autonomes.`,
  },
  bid_minimum: {
    label: 'Mise minimale',
    words: 'la mise minimale',
    tooHigh: (most) => `La mise minimale doit être d’au plus ${formatMoney(most)}.`,
    hint: (least) =>
      least === 0 ? 'Une mise de 0\u00A0$ est valide.' : `Une mise doit être d’au moins ${formatMoney(least)}.`,
  },
  bid_days: {
    label: 'Attribution des mises',
    words: 'le moment de l’attribution des mises',
    options: {
      daily: { label: 'Tous les jours', words: 'tous les jours' },
      wednesday_sunday: { label: 'Mercredi et dimanche', words: 'mercredi et dimanche' },
      ...WEEKDAY_OPTIONS,
    },
    hint: 'Les mises sont traitées à 4\u00A0h, dans le fuseau horaire de la ligue.',
  },
  bid_first_come: {
    label: 'Ajouts libres après l’attribution',
    words: 'les ajouts sans mise',
    hint: 'On peut ajouter les joueurs sur qui personne n’a misé, jusqu’au début de leur prochain match',
  },
  bid_price: {
    label: 'Prix',
    words: 'le prix d’un joueur obtenu',
    named: 'Prix d’un joueur obtenu',
    options: {
      bid: { label: 'La mise', words: 'la mise' },
      second: { label: 'Juste au-dessus de la deuxième mise', words: 'juste au-dessus de la deuxième mise' },
    },
    hint: 'Avec la deuxième option, une équipe paie 1\u00A0$ ou un échelon de salaire de plus que la mise suivante, mais jamais plus que la sienne.',
  },
  bid_ties: {
    label: 'Mises égales',
    words: 'la priorité en cas de mises égales',
    options: {
      points: { label: 'L’équipe la moins bien classée l’emporte', words: 'l’équipe la moins bien classée' },
      earlier: { label: 'La première mise l’emporte', words: 'la première mise' },
    },
    hint: 'Un tirage au sort, inscrit au journal, départage les équipes à égalité au classement.',
  },
  bid_carry: {
    label: 'Report des budgets',
    words: 'le report des budgets',
    hint: 'Ce qui reste d’un budget s’ajoute à celui de la saison suivante',
  },
  bid_trades: {
    label: 'Échange des budgets',
    words: 'l’échange du budget des mises',
    hint: 'Un échange peut comprendre une partie du budget d’une équipe pour la saison',
  },
  bid_losers: {
    label: 'Affichage des mises perdantes',
    words: 'l’affichage des mises perdantes',
    hint: 'Les mises perdantes sont affichées après l’attribution; les gagnantes le sont toujours',
  },
  lot_hours: {
    label: 'Durée d’un encan (heures)',
    words: 'la durée d’un encan, en heures',
    tooLow: (least) => `Un encan dure au moins ${countOf(least, 'heure')}.`,
    tooHigh: (most) => `Un encan dure au plus ${countOf(most, 'heure')}.`,
    hint: (hours) =>
      `Un encan se termine ${countOf(hours, 'heure')} après son ouverture, ou après le dernier changement d’équipe en tête.`,
  },
  lot_end: {
    label: 'Fin d’un encan',
    words: 'la fin d’un encan',
    options: {
      moves: { label: 'Repoussée si l’équipe en tête change', words: 'repoussée si l’équipe en tête change' },
      fixed: { label: 'Fixée à l’ouverture', words: 'fixée à l’ouverture' },
    },
    hint: 'Si l’équipe en tête hausse son propre maximum, la fin n’est pas repoussée.',
  },
  lot_quiet: {
    label: 'Heures de repos',
    words: 'les heures de repos des encans',
    options: {
      night: { label: 'De 23\u00A0h à 8\u00A0h', words: 'de 23\u00A0h à 8\u00A0h' },
      evening: { label: 'De 21\u00A0h à 9\u00A0h', words: 'de 21\u00A0h à 9\u00A0h' },
      none: { label: 'Aucune', words: 'aucune' },
    },
    hint: 'Aucun encan ne se termine pendant les heures de repos, dans le fuseau horaire de la ligue\u00A0: au besoin, la fin est repoussée au terme de ces heures.',
  },
  lot_nominations: {
    label: 'Encans ouverts par équipe',
    words: 'le nombre d’encans ouverts par équipe',
    tooLow: (least) => `Permettez au moins ${countOf(least, 'encan')} par équipe.`,
    tooHigh: (most) => `Une équipe peut ouvrir au plus ${countOf(most, 'encan')} à la fois.`,
    hint: (most) => `Une équipe peut ouvrir jusqu’à ${countOf(most, 'encan')} à la fois.`,
  },
};
