import type { Translation } from '@crease/core/words.js';
import type * as en from './category-records.words.en.js';

export const seasonByCategory = 'Saison par catégorie';
export const shown = 'Chiffres affichés';
export const records = 'Fiches';
export const totals = 'Totaux';
export const teamsByCategory: Translation<typeof en.teamsByCategory> = ({ season }) =>
  `Équipes par catégorie, ${season}`;
export const hint =
  'Ce tableau montre les victoires, les défaites et les nulles dans chaque catégorie pendant les périodes terminées de la saison régulière, avec le total de la catégorie. Chaque duel compte une fois, peu importe le poids. Si un commissaire a fixé un résultat, c’est celui des matchs qui compte ici.';
const FIGURES = { wins: 'victoires', losses: 'défaites', ties: 'nulles', figure: 'total' };
export const columnOf: Translation<typeof en.columnOf> = ({ category, figure }) => `${category}, ${FIGURES[figure]}`;
