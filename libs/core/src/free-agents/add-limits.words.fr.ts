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
          `L’équipe qui a le meilleur pointage d’une période de la saison régulière gagne ${countOf(high, 'ajout')} de plus pour le reste de la saison; en cas d’égalité, chacune y a droit.`,
        ]
      : []),
    ...(lower
      ? [`L’équipe gagnante du tableau inférieur a droit à ${countOf(lower, 'ajout')} de plus pour la saison suivante.`]
      : []),
    ...(high || lower ? ['Ces ajouts augmentent la limite de la saison et expirent quand la saison prend fin.'] : []),
  ];
  const counted = dropsCount
    ? 'Quand le nombre d’ajouts est limité, chaque joueur libéré en saison compte comme un ajout de plus. On peut toujours libérer un joueur sans en ajouter.'
    : 'Les joueurs libérés ne comptent pas dans les limites d’ajouts.';
  const drops = [...won, counted].join(' ');
  if (!isInMatchups(league)) return drops;
  if (!adds) return `Il n’y a pas de limite d’ajouts par période de duels. ${drops}`;
  const most = `au plus ${countOf(adds, 'joueur autonome', 'joueurs autonomes')}, y compris par réclamation`;
  const rest = `Un changement de la limite s’applique à la période suivante. ${drops}`;
  if (areLimitsFixed(stateOf(league)))
    return `Dans une période de duels, quelle qu’en soit la durée, une équipe peut ajouter ${most}. ${rest}`;
  return `Dans une période de sept jours de matchs, une équipe peut ajouter ${most}. La limite des autres périodes est proportionnelle à leurs jours de matchs et arrondie vers le haut. ${rest}`;
};
