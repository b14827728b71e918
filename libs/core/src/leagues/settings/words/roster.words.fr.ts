import { countOf } from '../../../french/grammar.js';
import { formatMoney } from '../../../money.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { ROSTER } from '../roster.settings.js';

const LIMIT = {
  atZero: 'sans limite',
  tooHigh: (most: number) => `Au plus ${countOf(most, 'joueur')}. 0 signifie qu’il n’y a pas de limite.`,
};

const most = (one: string, more?: string) => (count: number) =>
  count === 0 ? 'Sans limite.' : `Une formation compte au plus ${countOf(count, one, more)}.`;

export const ROSTER_WORDS: WordsOfRows<typeof ROSTER> = {
  max_roster_size: {
    label: 'Taille de la formation',
    words: 'la taille de la formation',
    tooLow: () => 'Une formation doit compter au moins 1 joueur.',
    tooHigh: (most) => `Une formation compte au plus ${countOf(most, 'joueur')}.`,
    says: (size) => `Une équipe compte au plus ${countOf(size, 'joueur actif', 'joueurs actifs')}.`,
  },
  min_forwards: {
    label: 'Minimum d’attaquants',
    words: 'le minimum d’attaquants',
  },
  min_defense: {
    label: 'Minimum de défenseurs',
    words: 'le minimum de défenseurs',
  },
  min_goalies: {
    label: 'Minimum de gardiens',
    words: 'le minimum de gardiens',
  },
  most_c: {
    ...LIMIT,
    label: 'Maximum de centres',
    words: 'le maximum de centres dans une formation',
    hint: most('centre'),
  },
  most_lw: {
    ...LIMIT,
    label: 'Maximum d’ailiers gauches',
    words: 'le maximum d’ailiers gauches dans une formation',
    hint: most('ailier gauche', 'ailiers gauches'),
  },
  most_rw: {
    ...LIMIT,
    label: 'Maximum d’ailiers droits',
    words: 'le maximum d’ailiers droits dans une formation',
    hint: most('ailier droit', 'ailiers droits'),
  },
  most_d: {
    ...LIMIT,
    label: 'Maximum de défenseurs',
    words: 'le maximum de défenseurs dans une formation',
    hint: most('défenseur'),
  },
  most_g: {
    ...LIMIT,
    label: 'Maximum de gardiens',
    words: 'le maximum de gardiens dans une formation',
    hint: most('gardien'),
  },
  ir_slots: {
    label: 'Places sur la liste des blessés',
    words: 'le nombre de places sur la liste des blessés',
    tooHigh: (most) => `Au plus ${countOf(most, 'place')} sur la liste des blessés.`,
  },
  ir_return_days: {
    label: 'Jours pour quitter la liste des blessés',
    words: 'le délai, en jours, pour sortir un joueur rétabli de la liste des blessés',
    named: 'Jours pour quitter la liste des blessés',
    atZero: 'sans limite',
    tooHigh: (most) => `Au plus ${countOf(most, 'jour')}. 0 signifie qu’il n’y a pas de limite.`,
    hint: (days) =>
      days === 0
        ? 'Un joueur rétabli peut rester sur la liste des blessés, mais l’équipe ne peut alors ajouter aucun joueur.'
        : 'Passé ce délai, un joueur rétabli qui est encore sur la liste des blessés compte comme actif.',
    says: (days) =>
      days === 0
        ? 'Un joueur rétabli peut rester sur la liste des blessés sans limite de temps.'
        : `Un joueur rétabli doit quitter la liste des blessés dans un délai de ${countOf(days, 'jour')} après l’annonce. À compter du minuit suivant, il compte dans la taille de la formation, dans les minimums par position et sur le plafond, mais aucun joueur n’est libéré. Tant que l’équipe n’est pas en règle à cause de ce joueur, chacun de ses mouvements doit réduire l’écart. Une nouvelle blessure annule cette obligation.`,
  },
  ir_relief: {
    label: 'Allègement pour blessés',
    words: 'l’allègement du plafond pour les blessés',
    atZero: 'total',
    tooHigh: (most) =>
      `L’allègement doit être d’au plus ${formatMoney(most)}. 0 signifie que la liste des blessés ne compte pas du tout sur le plafond.`,
    hint: (relief) =>
      relief === 0
        ? 'Les joueurs de la liste des blessés ne comptent pas du tout sur le plafond.'
        : `Ce que les joueurs de la liste des blessés coûtent au-delà de ${formatMoney(relief)} compte sur le plafond.`,
  },
};
