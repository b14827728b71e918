import { au, countOf, de } from '../french/grammar.js';
import { statusName } from '../french/hockey.js';
import type { Translation } from '../words.js';
import type * as en from './player.words.en.js';

export const PLAYER_LINES: Translation<typeof en.PLAYER_LINES> = {
  'player.broughtAlong': (came) =>
    `Importation à partir d’un autre site\u00A0: ${
      [
        came.picks > 0 &&
          `${countOf(came.picks, 'choix de repêchage qui a changé d’équipe', 'choix de repêchage qui ont changé d’équipe')}`,
        came.retained > 0 && `le salaire retenu de ${countOf(came.retained, 'joueur')}`,
        came.seasons > 0 && `l’historique de ${countOf(came.seasons, 'saison')}`,
        came.rules && 'les règles de la ligue',
      ]
        .filter((part) => part !== false)
        .join(', ') || 'rien'
    }.`,
  'player.moveTakenBack': () => 'Le transfert à partir d’un autre site a été annulé; tout est redevenu comme avant.',
  'player.merged': ({ name, club }) =>
    `${name}, importé comme espoir de la ligue, correspond maintenant au joueur de ce nom${club === null ? '' : ` (${club})`}.`,
  'player.moveUndone': ({ players }) =>
    `L’importation de ${countOf(players, 'joueur')} a été annulée; chaque joueur est revenu là où il était.`,
  'player.rostersImported': ({ teams, players }) =>
    `Formations importées\u00A0: ${countOf(teams, 'équipe')}, ${countOf(players, 'joueur')}.`,
  'player.status': (line) =>
    `Le commissaire a donné ${au(line.name)} le statut «\u00A0${statusName(line.status)}\u00A0» pour ${countOf(line.days, 'jour')}\u00A0: ${line.reason}`,
  'player.statusTakenBack': ({ name }) => `Le commissaire a mis fin au statut ${de(name)}.`,
  'player.statusEnded': ({ name }) => `Le statut que le commissaire avait donné ${au(name)} a pris fin.`,
  'player.rookie': ({ name, rookie, reason }) =>
    `Décision du commissaire\u00A0: ${name} ${rookie ? 'compte' : 'ne compte pas'} comme recrue. ${reason}`,
};
