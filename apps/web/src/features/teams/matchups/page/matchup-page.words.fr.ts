import { countOf, de } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './matchup-page.words.en.js';

export const matchup = 'Duel';
export const matchupNumber: Translation<typeof en.matchupNumber> = ({ number }) => `Période ${number}`;
export const teams: Translation<typeof en.teams> = ({ own, other }) => `${own} c. ${other}`;
export const allMatchups = 'Tous les duels';
export const score = 'Pointage';

export const projected: Translation<typeof en.projected> = ({ points }) => `Projection ${points}`;
export const gamesLeft: Translation<typeof en.gamesLeft> = ({ count }) =>
  countOf(count, 'match à jouer', 'matchs à jouer');
export const leftTonight: Translation<typeof en.leftTonight> = ({ count }) =>
  `encore ${countOf(count, 'joueur')} ce soir`;

export const winProbability = 'Probabilité de victoire';
export const howItIsMade =
  'Le calcul part des points obtenus jusqu’ici. Pour chaque match qu’il reste à jouer à un joueur en santé de l’alignement, on ajoute sa moyenne. C’est celle de ses 30 derniers matchs avant le duel, ou, s’il en a joué moins de 10, celle de cette saison et de la précédente. La probabilité dépend des variations d’un match à l’autre; une nulle vaut une demi-victoire. Ce calcul n’a aucun effet sur les résultats.';
export const scheduleNotKnown =
  'Le calendrier de la LNH pour ces jours n’est pas encore connu, alors il n’y a ni projection ni probabilité de victoire.';
export const howFiguresAreMade =
  'Le calcul part des chiffres obtenus jusqu’ici. Pour chaque match qu’il reste à jouer à un joueur en santé de l’alignement, on ajoute sa moyenne. C’est celle de ses 30 derniers matchs avant le duel, ou, s’il en a joué moins de 10, celle de cette saison et de la précédente. Les moyennes et les pourcentages découlent des totaux projetés. Les probabilités dépendent des variations d’un match à l’autre, pour chaque catégorie séparément; une nulle vaut une demi-victoire. Ce calcul n’a aucun effet sur les résultats.';
export const scheduleNotKnownFigures =
  'Le calendrier de la LNH pour ces jours n’est pas encore connu, alors il n’y a ni matchs à jouer, ni projection, ni probabilité de victoire.';
export const laterCorrections =
  'Le résultat est définitif. Les corrections apportées aux matchs par la suite changent les points ci-dessous, mais pas le résultat.';
export const laterCorrectionsOfFigures =
  'Le résultat est définitif. Les corrections apportées aux matchs par la suite changent les chiffres des joueurs ci-dessous, mais pas le résultat.';

export const lineUpOf: Translation<typeof en.lineUpOf> = ({ team }) => `Joueurs ${de(team)}`;
export const skatersOf: Translation<typeof en.skatersOf> = ({ team }) => `Patineurs ${de(team)}`;
export const goaliesOf: Translation<typeof en.goaliesOf> = ({ team }) => `Gardiens ${de(team)}`;
export const skater = 'Patineur';
export const goalie = 'Gardien';
export const figureAndCategory: Translation<typeof en.figureAndCategory> = ({ figure, category }) =>
  `${figure} ${category}`;
export const notCounted: Translation<typeof en.notCounted> = ({ category }) => `${category}, ne compte pas`;
export const player = 'Joueur';
export const place = 'Place';
export const position = 'Position';
export const club = 'Club de la LNH';
export const played = 'Matchs';
export const gamesShort = 'PJ';
export const playedLong = 'Matchs comptés';
export const left = 'Reste';
export const leftLong = 'Matchs à jouer dans ce duel';
export const points = 'Points';
export const pointsLong = 'Points comptés';
export const idlePoints = 'Points non comptés';
export const pointsNotCounted: Translation<typeof en.pointsNotCounted> = ({ points }) => `non comptés\u00A0: ${points}`;
export const status = 'Statut';
export const playedAndLeft: Translation<typeof en.playedAndLeft> = ({ played, left }) =>
  `${countOf(played, 'match joué', 'matchs joués')}${left === null ? '' : `, ${left} à jouer`}`;
export const playedAndLeftShort: Translation<typeof en.playedAndLeftShort> = ({ played, left }) =>
  left === null ? `${played}\u00A0PJ` : `${played}\u00A0PJ, reste ${left}`;
export const dayScore: Translation<typeof en.dayScore> = ({ own, other }) => `${own}–${other}`;
export const chanceShort: Translation<typeof en.chanceShort> = ({ chance }) =>
  `Probabilité de victoire\u00A0: ${chance}`;
export const where: Translation<typeof en.where> = {
  lineup: 'Alignement',
  bench: 'Réserve',
  ir: 'Blessés',
  farm: 'Banque',
  gone: 'Plus dans l’équipe',
};
export const total = 'Total';
export const noPlayers = 'Aucun joueur';
export const noPlayersHint =
  'La formation est vide, et aucun joueur de cette équipe n’a récolté de points dans ce duel.';
export const lineNote = 'Les joueurs sous la ligne épaisse ne comptent pas.';

export const dayByDay = 'Jour par jour';
export const day = 'Jour';
export const pointsOf: Translation<typeof en.pointsOf> = ({ team }) => `Points ${de(team)}`;
export const chanceOfCategories: Translation<typeof en.chanceOfCategories> = ({ team }) =>
  `Probabilité que l’équipe ${team} obtienne plus de points de catégories`;
export const chanceOfTeam: Translation<typeof en.chanceOfTeam> = ({ team }) => `Probabilité de victoire ${de(team)}`;
export const dayOrNow: Translation<typeof en.dayOrNow> = ({ day }) => `${day}, jusqu’ici`;
export const chart: Translation<typeof en.chart> = ({ team, first, last }) =>
  `Probabilité de victoire ${de(team)}, de ${first} avant le premier match à ${last}. Le tableau ci-dessous montre chaque jour.`;
export const goalieStarts: Translation<typeof en.goalieStarts> = ({ used, limit, closed }) =>
  `Départs de gardiens\u00A0: ${used} sur ${limit}${closed ? ', leurs matchs ne comptent plus' : ''}`;
