import type { Translation } from '../../../words.js';
import type * as en from './result-rules.words.en.js';

export const CORRECTION_WORDS: Translation<typeof en.CORRECTION_WORDS> = {
  'three-days':
    'Les corrections des matchs comptent jusqu’à trois jours après une période; ses résultats sont ensuite définitifs.',
  always:
    'Les corrections des matchs comptent jusqu’à la fin de la saison; les résultats de toutes les périodes sont ensuite définitifs.',
  never:
    'Les résultats d’une période sont définitifs une fois ses matchs importés et comptés; les corrections suivantes ne comptent pas.',
};

/** For the rulebook. */
export const BROKEN_TIE_WORDS: Translation<typeof en.BROKEN_TIE_WORDS> = {
  points:
    'Une égalité de points est brisée à l’annonce du résultat\u00A0: par les points des joueurs actifs hors de l’alignement ce jour-là, puis par les buts des joueurs qui ont compté, puis par le plus petit nombre de joueurs utilisés. Si tout est égal, c’est un match nul, comme un résultat égal fixé par un commissaire.',
  categories:
    'Une égalité dans les catégories est brisée à l’annonce du résultat\u00A0: par les buts des joueurs qui ont compté, puis par le plus petit nombre de joueurs utilisés. Si tout est égal, c’est un match nul, comme un résultat égal fixé par un commissaire.',
};
