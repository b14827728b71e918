import { countOf } from '../../../french/grammar.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { TRADING } from '../trading.settings.js';

export const TRADING_WORDS: WordsOfRows<typeof TRADING> = {
  maxPickupsPerWeek: {
    label: 'Choix d’autonome par semaine',
    words: 'le nombre de choix d’autonome par semaine',
    tooHigh: (most) => `Au plus ${countOf(most, 'choix d’autonome', 'choix d’autonome')} par semaine.`,
    says: (picks) =>
      picks === 0
        ? 'Les équipes ne reçoivent aucun choix d’autonome\u00A0: elles ne peuvent pas ajouter de joueurs autonomes.'
        : `Chaque équipe reçoit ${countOf(picks, 'choix d’autonome', 'choix d’autonome')} par semaine, du lundi au ` +
          'dimanche. Un ajout utilise un choix de la semaine en cours; un choix inutilisé expire.',
  },
  faTradesAllowed: {
    label: 'Échange des choix d’autonome',
    words: 'l’échange des choix d’autonome',
    named: 'Échange des choix d’autonome',
    hint: 'Les équipes peuvent échanger leurs choix hebdomadaires',
    says: (allowed) =>
      allowed
        ? 'On peut échanger les choix d’autonome; un choix échangé reste valable pour la même semaine.'
        : 'On ne peut pas échanger les choix d’autonome.',
  },
  player_trades: {
    label: 'Échange de joueurs',
    words: 'l’échange de joueurs',
    named: 'Échange de joueurs',
    hint: 'Si ce réglage est désactivé, les équipes n’échangent que des choix',
    says: (allowed) => (allowed ? 'On peut échanger des joueurs.' : 'On ne peut pas échanger de joueurs.'),
  },
  cap_trades: {
    label: 'Échange d’espace sous le plafond',
    words: 'l’échange d’espace sous le plafond',
    named: 'Échange d’espace sous le plafond',
    hint: 'Une équipe cède de l’espace à l’autre pour la saison',
    says: (allowed) =>
      allowed
        ? 'On peut échanger de l’espace sous le plafond, pour la saison en cours seulement.'
        : 'On ne peut pas échanger d’espace sous le plafond.',
  },
  equal_trades: {
    label: 'Échanges à nombre égal seulement',
    words: 'l’obligation d’échanger à nombre égal',
    hint: 'Les deux équipes donnent le même nombre de joueurs et de choix',
    says: (equal) =>
      equal
        ? 'Dans un échange, les deux équipes donnent le même nombre de joueurs et de choix. Le salaire retenu ne compte pas.'
        : 'Dans un échange, une équipe peut donner plus de joueurs et de choix que l’autre.',
  },
  draftPickTradesAllowed: {
    label: 'Échange des choix de repêchage',
    words: 'l’échange des choix de repêchage',
    named: 'Échange des choix de repêchage',
    hint: 'Les équipes peuvent échanger les choix de cette saison et des saisons à venir',
  },
  pick_seasons: {
    label: 'Saisons à l’avance',
    words: 'le nombre de saisons futures dont on peut échanger les choix',
    named: 'Saisons à l’avance pour échanger des choix',
    tooLow: () =>
      'Permettez au moins l’échange des choix de la saison suivante, ou désactivez l’échange des choix de repêchage.',
    tooHigh: (most) => `On peut échanger les choix au plus ${countOf(most, 'saison')} à l’avance.`,
    hint: (seasons) =>
      seasons === 1
        ? 'On peut échanger les choix de cette saison et de la suivante.'
        : `On peut échanger les choix de cette saison et des ${countOf(seasons, 'saison')} suivantes.`,
  },
};
