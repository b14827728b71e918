import type { Translation } from '@crease/core/words.js';
import type * as en from './scale.words.en.js';

export const compared = 'Comparaison des deux côtés';
export const receives: Translation<typeof en.receives> = ({ team }) => `Reçu par ${team}`;
export const figure = 'Chiffre';
export const points = 'Points';
export const pointsOf: Translation<typeof en.pointsOf> = ({ season }) => `Points ${season}`;
export const meanAge = 'Âge moyen';
export const capOf: Translation<typeof en.capOf> = ({ season }) => `Plafond ${season}`;
export const noPlayers = 'aucun joueur';
export const scaleHint =
  'Joueurs seulement, sans les choix. Pour les saisons suivantes, le plafond compte seulement les contrats signés.';
export const comparedOf: Translation<typeof en.comparedOf> = ({ team, otherTeam }) =>
  `Comparaison de l’échange entre ${team} et ${otherTeam}`;
export const lineOf: Translation<typeof en.lineOf> = ({ label, team, figure, otherTeam, otherFigure }) =>
  `${label}\u00A0: l’équipe ${team} reçoit ${figure}, l’équipe ${otherTeam} reçoit ${otherFigure}.`;
export const strengthAfter = 'Force par position, avant et après';
export const position = 'Position';
export const forwards = 'Attaquants';
export const defensemen = 'Défenseurs';
export const goalies = 'Gardiens';
/** Between two figures, for screen readers. */
export const becomes = ' devient ';
export const rankChange: Translation<typeof en.rankChange> = ({ before, after }) => `${before} → ${after}`;
export const strengthAfterHint: Translation<typeof en.strengthAfterHint> = ({ season }) =>
  `Points des joueurs actifs en ${season} et rang dans la ligue. La barre grise montre la situation avant l’échange; la ligne indique la médiane de la ligue.`;
