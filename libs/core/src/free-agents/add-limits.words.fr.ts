import { areLimitsFixed } from '../competition/period-limits.rules.js';
import { countOf } from '../french/grammar.js';
import { isInMatchups } from '../leagues/formats.js';
import { stateOf } from '../leagues/settings.values.js';
import type { Translation } from '../words.js';
import type * as en from './add-limits.words.en.js';

export const addLimitWords: Translation<typeof en.addLimitWords> = (league) => {
  const { adds_period: adds, adds_high: high, adds_lower_bracket: lower, drops_count: dropsCount } = stateOf(league);
  const won = [
    ...(high
      ? [
          `L’équipe qui a le meilleur pointage d’une période régulière gagne ${countOf(high, 'ajout')} de plus pour le reste de la saison; à égalité, chaque équipe les gagne.`,
        ]
      : []),
    ...(lower
      ? [
          `L’équipe qui gagne le tableau hors des séries gagne ${countOf(lower, 'ajout')} de plus pour la saison qui suit.`,
        ]
      : []),
    ...(high || lower ? ['Ces gains augmentent la limite d’ajouts de la saison et expirent avec elle.'] : []),
  ];
  const counted = dropsCount
    ? 'Quand les ajouts ont une limite, libérer un joueur en saison compte comme un ajout de plus. Libérer un joueur sans en ajouter reste toujours possible.'
    : 'Les joueurs libérés ne comptent pas dans les limites d’ajouts.';
  const drops = [...won, counted].join(' ');
  if (!isInMatchups(league)) return drops;
  if (!adds) return `Les ajouts n’ont pas de limite par période de duels. ${drops}`;
  const most = `au plus ${countOf(adds, 'joueur autonome', 'joueurs autonomes')}, réclamations gagnées comprises`;
  const rest = `Un changement de la limite s’applique à la période suivante. ${drops}`;
  if (areLimitsFixed(stateOf(league)))
    return `Dans une période de duels, quelle que soit sa durée, une équipe peut ajouter ${most}. ${rest}`;
  return `Dans une période de sept jours avec des matchs, une équipe peut ajouter ${most}. La limite des autres périodes est proportionnelle à leurs jours avec des matchs, arrondie vers le haut. ${rest}`;
};
