import type { Translation } from '../../words.js';
import type * as en from './order.words.en.js';

export const orderWords: Translation<typeof en.orderWords> = ({ order, inSeason }) => {
  const table = inSeason ? 'du classement' : 'de la saison précédente';
  switch (order) {
    case 'table':
      return `La dernière équipe ${table} choisit en premier.`;
    case 'best':
      return `La première équipe ${table} choisit en premier.`;
    case 'lottery':
      return 'La loterie détermine l’ordre.';
    case 'random':
      return 'L’ordre est tiré au sort.';
    case 'rookie':
      return 'L’ordre est celui du repêchage des recrues.';
    case 'general':
      return 'L’ordre est celui du repêchage général.';
  }
};
