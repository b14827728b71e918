import type { Translation } from '../../../words.js';
import type * as en from './result-rules.words.en.js';

export const CORRECTION_WORDS: Translation<typeof en.CORRECTION_WORDS> = {
  'three-days':
    'Les corrections apportées aux matchs comptent jusqu’à trois jours après la fin d’une période; ensuite, ses résultats sont définitifs.',
  always:
    'Les corrections apportées aux matchs comptent jusqu’à la fin de la saison; ensuite, les résultats de toutes les périodes sont définitifs.',
  never:
    'Les résultats d’une période sont définitifs une fois ses matchs importés et comptés; les corrections faites ensuite ne comptent pas.',
};

export const BROKEN_TIE_WORDS: Translation<typeof en.BROKEN_TIE_WORDS> = {
  points:
    'Une égalité de points est brisée à l’annonce du résultat\u00A0: d’abord par les points de la réserve, puis par les buts des joueurs qui ont compté, puis par le plus petit nombre de joueurs utilisés. Les points de la réserve sont ceux que les joueurs actifs obtiennent les jours où ils ne sont pas dans l’alignement. Si l’égalité persiste, c’est un match nul. Un pointage égal fixé par un commissaire donne aussi un match nul.',
  categories:
    'Une égalité dans les catégories est brisée à l’annonce du résultat\u00A0: d’abord par les buts des joueurs qui ont compté, puis par le plus petit nombre de joueurs utilisés. Si l’égalité persiste, c’est un match nul. Un pointage égal fixé par un commissaire donne aussi un match nul.',
};
