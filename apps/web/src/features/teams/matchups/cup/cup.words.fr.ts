import type { Translation } from '@crease/core/words.js';
import type * as en from './cup.words.en.js';

export const cup = 'Coupe';
export const cupOf: Translation<typeof en.cupOf> = ({ season }) => `Coupe ${season}`;
export const wonCup: Translation<typeof en.wonCup> = ({ team }) => `L’équipe ${team} a gagné la coupe`;
export const drawOn: Translation<typeof en.drawOn> = ({ day }) => `Tirage de la coupe le ${day}`;
export const drawOnHint =
  'Toutes les équipes y participent. Les rondes se jouent au cours des prochaines semaines, ou des prochaines périodes de duels.';
export const tooLate = 'Il n’y a pas de coupe cette saison';
export const tooLateHint = 'Il restait trop peu de semaines à la saison le jour du tirage.';
export const drawHint: Translation<typeof en.drawHint> = ({ seed }) =>
  `Les numéros indiquent l’ordre du tirage, qui découle du germe ${seed}. En cas d’égalité, l’équipe la mieux classée passe à la ronde suivante.`;
