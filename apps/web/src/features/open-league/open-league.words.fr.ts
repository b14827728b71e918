import type { Translation } from '@crease/core/words.js';
import { countOf, pluralOf } from '@crease/core/french/grammar.js';
import type * as en from './open-league.words.en.js';

export const rostersRestSinceSeasonEnd: Translation<typeof en.rostersRestSinceSeasonEnd> = ({
  lastDay,
  nextFirstDay,
}) =>
  `Les formations sont gelées depuis la fin de la saison régulière, le ${lastDay}\u00A0: on ne peut ajouter, réclamer ni échanger aucun joueur avant la fin de la saison de la ligue. La prochaine saison commence habituellement le ${nextFirstDay}.`;

export const deadlineHint =
  'L’heure est celle de votre fuseau horaire. Vous pourrez déplacer la date limite tant qu’elle ne sera pas passée.';
export const sheetDeadlineSoonHint =
  'À ce moment-là, les listes seront verrouillées, et les joueurs qui ne sont sur aucune liste seront libérés.';
export const confirmDeadlineWithinHour = 'Moins d’une heure\u00A0: c’est bien ce que je veux';
export const pointsCounted: Translation<typeof en.pointsCounted> = ({ points, shown }) =>
  `${shown}\u00A0${pluralOf(points, 'point', 'points')}`;
export const pointsOfGames: Translation<typeof en.pointsOfGames> = ({ points, shown, games, perGame }) =>
  `${pointsCounted({ points, shown })} en ${countOf(games, 'match')} (${perGame} par match)`;
export const rostersRestInNhlPlayoffs: Translation<typeof en.rostersRestInNhlPlayoffs> = ({ lastDay }) =>
  `Les formations sont gelées pendant les séries éliminatoires\u00A0: on peut ajouter, réclamer et échanger des joueurs jusqu’${lastDay === null ? 'au dernier jour de la saison régulière' : `à la fin de la journée du ${lastDay}, puis de nouveau une fois la saison de la ligue terminée`}.`;

export const rosterClosed: Translation<typeof en.rosterClosed> = ({ team }) =>
  `L’équipe ${team} n’a plus de duel à jouer en séries\u00A0: elle ne peut ni ajouter, ni réclamer, ni libérer, ni échanger de joueurs avant la fin de la saison. L’alignement, la liste des blessés, les rappels et les échanges de choix des saisons à venir restent permis.`;
export const rosterOpened: Translation<typeof en.rosterOpened> = ({ team }) =>
  `L’équipe ${team} n’a plus de duel à jouer en séries. Un commissaire a rouvert la formation\u00A0: l’équipe peut ajouter, réclamer, libérer et échanger des joueurs.`;
export const aboutTerm: Translation<typeof en.aboutTerm> = ({ term }) => `Que veut dire «\u00A0${term}\u00A0»?`;
export const readRule = 'Lire la règle';

export const almostNever = '<\u00A01\u00A0%';
export const almostAlways = '>\u00A099\u00A0%';
export const percent: Translation<typeof en.percent> = ({ percent }) => `${percent}\u00A0%`;
