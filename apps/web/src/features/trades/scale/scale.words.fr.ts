import type { Translation } from '@crease/core/words.js';
import type * as en from './scale.words.en.js';

export const compared = 'Comparaison des deux côtés';
export const receives: Translation<typeof en.receives> = ({ team }) => `${team} reçoit`;
export const figure = 'Chiffre';
export const points = 'Points';
export const pointsOf: Translation<typeof en.pointsOf> = ({ season }) => `Points ${season}`;
export const meanAge = 'Âge moyen';
export const capOf: Translation<typeof en.capOf> = ({ season }) => `Plafond ${season}`;
export const noPlayers = 'aucun joueur';
export const scaleHint =
  'Seulement les joueurs, sans les choix. Le plafond des saisons suivantes compte les contrats signés.';
export const comparedOf: Translation<typeof en.comparedOf> = ({ team, otherTeam }) =>
  `Comparaison de l’échange, ${team} et ${otherTeam}`;
export const lineOf: Translation<typeof en.lineOf> = ({ label, team, figure, otherTeam, otherFigure }) =>
  `${label}\u00A0: ${team} reçoit ${figure}, ${otherTeam} reçoit ${otherFigure}.`;
export const strengthAfter = 'Force par position, avant et après';
export const position = 'Position';
export const forwards = 'Attaquants';
export const defensemen = 'Défenseurs';
export const goalies = 'Gardiens';
/** Between two figures, for screen readers. */
export const becomes = ' devient ';
export const rankChange: Translation<typeof en.rankChange> = ({ before, after }) => `${before} → ${after}`;
export const strengthAfterHint: Translation<typeof en.strengthAfterHint> = ({ season }) =>
  `Points en ${season} des joueurs actifs, et rang dans la ligue. La barre grise est d’avant l’échange; la ligne est la médiane de la ligue.`;
