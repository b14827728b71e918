import type { Translation } from '@crease/core/words.js';
import type * as en from './scale.words.en.js';

export const compared = 'Comparaison des deux côtés';
export const receives: Translation<typeof en.receives> = ({ team }) => `Reçu par ${team}`;
export const figure = 'Donnée';
export const points = 'Points';
export const pointsOf: Translation<typeof en.pointsOf> = ({ season }) => `Points ${season}`;
export const meanAge = 'Âge moyen';
export const capOf: Translation<typeof en.capOf> = ({ season }) => `Plafond ${season}`;
export const noPlayers = 'aucun joueur';
export const scaleHint =
  'La comparaison porte sur les joueurs seulement, sans les choix. Pour les saisons suivantes, on compte seulement les contrats signés.';
export const comparedOf: Translation<typeof en.comparedOf> = ({ team, otherTeam }) =>
  `Comparaison de l’échange entre ${team} et ${otherTeam}`;
export const lineOf: Translation<typeof en.lineOf> = ({ label, team, figure, otherTeam, otherFigure }) =>
  `${label}\u00A0: l’équipe ${team} reçoit ${figure}, l’équipe ${otherTeam} reçoit ${otherFigure}.`;
export const strengthAfter = 'Force par position, avant et après';
export const position = 'Position';
export const forwards = 'Attaquants';
export const defensemen = 'Défenseurs';
export const goalies = 'Gardiens';
export const becomes = ' devient ';
export const rankChange: Translation<typeof en.rankChange> = ({ before, after }) => `${before} → ${after}`;
export const strengthAfterHint: Translation<typeof en.strengthAfterHint> = ({ season }) =>
  `Points des joueurs actifs en ${season} et rang dans la ligue. La barre grise montre la situation avant l’échange; la ligne indique la médiane de la ligue.`;

export const outlookAfter = 'Perspectives après l’échange';
export const teamAgainst: Translation<typeof en.teamAgainst> = ({ team, other }) => `${team} c. ${other}\u00A0:`;
export const pointsAtTheEnd: Translation<typeof en.pointsAtTheEnd> = ({ points }) => `${points}\u00A0points`;
export const categoriesWon: Translation<typeof en.categoriesWon> = ({ record }) => `${record} en catégories`;
export const partsBetween = ' · ';
export const winProbability = 'probabilité de victoire';
export const matchupHint =
  'La projection est celle de la page du duel, avec les formations qui résulteraient de l’échange. Les jours dont les formations sont déjà fixées ne changent pas.';
export const restOfSeason = 'Reste de la saison par catégorie';
export const restHint =
  'Pour le reste de la saison, on suppose que les joueurs actifs en santé disputeront tous les matchs de leur club, chacun selon la moyenne de ses 30 derniers matchs. Pour un joueur qui en a joué moins de 10, c’est la moyenne de cette saison et de la précédente.';
export const category = 'Catégorie';
export const change: Translation<typeof en.change> = ({ figure, more }) => `${more ? '+' : '−'}${figure}`;
