import { formatMoney } from '../../../money.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { GENERAL } from '../general.settings.js';

export const GENERAL_WORDS: WordsOfRows<typeof GENERAL> = {
  num_teams: {
    label: 'Nombre d’équipes',
    words: 'le nombre d’équipes',
    tooLow: () => 'Une ligue compte de 2 à 32 équipes.',
    tooHigh: () => 'Une ligue compte de 2 à 32 équipes.',
  },
  salary_cap: {
    label: 'Plafond salarial',
    words: 'le plafond salarial',
    tooLow: () => 'Le plafond salarial doit dépasser 0\u00A0$.',
    tooHigh: (most) => `Le plafond salarial doit être d’au plus ${formatMoney(most)}.`,
    says: (cap) =>
      `Le plafond est de ${formatMoney(cap)}. On y compte l’impact des joueurs actifs, moins ce que d’autres équipes ` +
      'retiennent, plus ce que l’équipe retient elle-même.',
  },
  cap_floor: {
    label: 'Plancher salarial',
    words: 'le plancher salarial',
    atZero: 'aucun',
    tooHigh: (most) => `Le plancher salarial doit être d’au plus ${formatMoney(most)}.`,
    hint: (floor) =>
      floor === 0
        ? 'Il n’y a pas de plancher salarial.'
        : 'En saison, chaque équipe doit dépenser au moins ce montant.',
    says: (floor) =>
      floor === 0
        ? 'Il n’y a pas de plancher salarial.'
        : `En saison, la masse salariale d’une équipe doit être d’au moins ${formatMoney(floor)}\u00A0: c’est le plancher salarial. Tout mouvement qui fait descendre une équipe encore plus bas sous le plancher est refusé.`,
  },
};
