import type { WordsOfRows } from '../../../setting.model.js';
import type { SCHEDULE } from '../../schedule.settings.js';

export const SCHEDULE_WORDS: WordsOfRows<typeof SCHEDULE> = {
  matchup_double: {
    label: 'Programmes doubles',
    words: 'les programmes doubles à chaque période de duels',
    hint: 'Chaque équipe affronte deux adversaires à chaque période de la saison régulière\u00A0: un seul pointage, deux résultats. Pas de programme double en séries',
  },
  matchup_odd: {
    label: 'Avec un nombre impair d’équipes',
    words: 'le sort de l’équipe sans adversaire dans une période',
    options: {
      bye: { label: 'Les équipes ont congé à tour de rôle', words: 'une semaine de congé, à tour de rôle' },
      median: {
        label: 'L’équipe sans adversaire affronte la médiane (aux points seulement)',
        words: 'un duel contre la médiane',
      },
      double: {
        label: 'L’équipe sans adversaire affronte une équipe qui joue deux fois',
        words: 'un duel contre une équipe qui joue deux fois',
      },
    },
    hint: 'Si chaque équipe affronte aussi la médiane, l’équipe sans adversaire n’a que ce duel. Avec des programmes doubles à chaque période, aucune équipe n’est sans adversaire.',
  },
};
