import { countOf } from '@crease/core/french/grammar.js';
import { roundName } from '@crease/core/competition/playoffs/playoff.words.fr.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './cup.words.en.js';

export const cup = 'Coupe';
export const cupOf: Translation<typeof en.cupOf> = ({ season }) => `Coupe ${season}`;
export const wonCup: Translation<typeof en.wonCup> = ({ team }) => `L’équipe ${team} a gagné la coupe`;
export const drawOn: Translation<typeof en.drawOn> = ({ day }) => `Tirage de la coupe le ${day}`;
export const drawOnHint =
  'Toutes les équipes y participent. Les rondes se jouent au cours des prochaines semaines, ou des prochaines périodes de duels.';
export const roundsOn: Translation<typeof en.roundsOn> = ({ days }) =>
  `Toutes les équipes y participent. Le commissaire a choisi les jours des rondes\u00A0: ${days.join(', ')}.`;
export const choosePeriods = 'Choisir les périodes de la coupe';
export const choosePeriodsHint: Translation<typeof en.choosePeriodsHint> = ({ rounds }) =>
  `Il faut ${countOf(rounds, 'période')} pour la coupe, une par ronde, dans l’ordre du calendrier. On peut les choisir jusqu’au tirage.`;
export const firstPeriods = 'Les premières après le tirage';
export const cupRound: Translation<typeof en.cupRound> = ({ round, rounds }) => roundName(round, rounds);
export const savePeriods = 'Enregistrer les périodes';
export const tooLate = 'Il n’y a pas de coupe cette saison';
export const tooLateHint = 'Il restait trop peu de semaines à la saison le jour du tirage.';
export const drawHint: Translation<typeof en.drawHint> = ({ seed }) =>
  `Les numéros indiquent l’ordre du tirage, qui découle du germe ${seed}. En cas d’égalité, l’équipe la mieux classée passe à la ronde suivante.`;
