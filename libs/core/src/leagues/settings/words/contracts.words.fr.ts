import { formatMoney } from '../../../money.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { CONTRACTS } from '../contracts.settings.js';

export const CONTRACTS_WORDS: WordsOfRows<typeof CONTRACTS> = {
  salaries: {
    label: 'Salaires',
    words: 'les salaires',
    options: {
      nhl: { label: 'Ceux de la LNH', words: 'ceux de la LNH' },
      own: { label: 'Ceux de la ligue', words: 'ceux des contrats de la ligue' },
    },
    hint: 'Un joueur coûte son impact sur le plafond dans la LNH, ou le salaire d’un contrat avec la ligue.',
  },
  salary_minimum: {
    label: 'Salaire minimum',
    words: 'le salaire minimum',
    tooHigh: (most) => `Le salaire minimum est d’au plus ${formatMoney(most)}.`,
    hint: (least) => `Un joueur sans contrat coûte ${formatMoney(least)}.`,
  },
  salary_step: {
    label: 'Palier des salaires',
    words: 'le palier des salaires',
    tooLow: (least) => `Le palier des salaires est d’au moins ${formatMoney(least)}.`,
    tooHigh: (most) => `Le palier des salaires est d’au plus ${formatMoney(most)}.`,
    hint: (step) => `Les salaires sont des multiples de ${formatMoney(step)}.`,
  },
  cut_present: {
    label: 'Libération\u00A0: cette saison (%)',
    words: 'la part du salaire d’un joueur libéré qui reste cette saison',
    named: 'Part qui reste cette saison après une libération',
    tooHigh: (most) => `Au plus ${most}\u00A0% d’un salaire reste après une libération.`,
    hint: (percent) =>
      percent === 0
        ? 'Une libération ne coûte plus rien cette saison.'
        : `L’équipe garde ${percent}\u00A0% du salaire sur son plafond.`,
  },
  cut_later: {
    label: 'Libération\u00A0: saisons suivantes (%)',
    words: 'la part du salaire d’un joueur libéré qui reste chaque saison suivante',
    named: 'Part qui reste les saisons suivantes après une libération',
    tooHigh: (most) => `Au plus ${most}\u00A0% d’un salaire reste après une libération.`,
    hint: (percent) =>
      percent === 0
        ? 'Une libération ne coûte rien les saisons suivantes.'
        : `L’équipe garde ${percent}\u00A0% du salaire sur son plafond chaque saison.`,
  },
};
