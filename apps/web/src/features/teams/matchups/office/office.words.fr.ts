import type { Translation } from '@crease/core/words.js';
import type * as en from './office.words.en.js';

export const editPairs = 'Modifier les duels';
export const editPairsOf: Translation<typeof en.editPairsOf> = ({ number }) =>
  `Modifier les duels de la période ${number}`;
export const editPairsHint =
  'Choisissez une équipe\u00A0: elle échangera sa place avec celle qu’elle remplace, pour que chaque équipe joue une fois. Les membres verront le changement dans le journal.';
export const editDoublesHint =
  'Choisissez une équipe\u00A0: elle échangera sa place avec celle qu’elle remplace, dans tous leurs duels. Les membres verront le changement dans le journal.';
export const save = 'Enregistrer les duels';
export const homeTeam: Translation<typeof en.homeTeam> = ({ number }) => `Duel ${number}, équipe locale`;
export const awayTeam: Translation<typeof en.awayTeam> = ({ number }) => `Duel ${number}, équipe visiteuse`;
export const idleTeam = 'Sans adversaire';
export const versus = 'c.';
export const moveEnd = 'Déplacer le dernier jour';
export const moveEndWithDays: Translation<typeof en.moveEndWithDays> = ({ days }) =>
  `Déplacer le dernier jour (${days})`;
export const moveEndOf: Translation<typeof en.moveEndOf> = ({ number }) =>
  `Déplacer le dernier jour de la période ${number}`;
export const moveEndHint: Translation<typeof en.moveEndHint> = ({ next }) =>
  `La période ${next} commencera le lendemain. Chaque période gardera au moins 3 jours. Les membres verront le changement dans le journal.`;
export const lastDay = 'Dernier jour';
export const saveDay = 'Enregistrer le jour';
export const dayMoved: Translation<typeof en.dayMoved> = ({ number }) =>
  `Le dernier jour de la période ${number} a été déplacé`;
export const dayIsBack: Translation<typeof en.dayIsBack> = ({ number }) =>
  `Le dernier jour de la période ${number} a été rétabli`;
export const undo = 'Annuler';
export const redraw = 'Tirer un nouveau calendrier';
export const redrawHint =
  'Tous les duels de la saison seront tirés de nouveau à partir d’un nouveau germe, et les duels modifiés seront remplacés. Les membres le verront dans le journal.';
