import type { WordsOfRows } from '../../../setting.model.js';
import type { SCHEDULE } from '../../schedule.settings.js';

export const SCHEDULE_WORDS: WordsOfRows<typeof SCHEDULE> = {
  matchup_double: {
    label: 'Programmes doubles',
    words: 'les programmes doubles à chaque période de duels',
    hint: 'Chaque équipe affronte deux adversaires à chaque période régulière\u00A0: un total, deux résultats. Les séries n’en ont pas',
  },
  matchup_odd: {
    label: 'Avec un nombre impair d’équipes',
    words: 'le sort de l’équipe sans adversaire dans une période',
    options: {
      bye: { label: 'Une équipe a congé, à tour de rôle', words: 'une semaine de congé, à tour de rôle' },
      median: {
        label: 'L’équipe libre affronte la médiane (aux points seulement)',
        words: 'un duel contre la médiane',
      },
      double: {
        label: 'L’équipe libre affronte une équipe qui joue deux fois',
        words: 'un programme double d’une autre équipe',
      },
    },
    hint: 'Si chaque équipe affronte aussi la médiane, l’équipe libre n’a que ce duel. Avec des programmes doubles à chaque période, aucune équipe n’est libre.',
  },
};
