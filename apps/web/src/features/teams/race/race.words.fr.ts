import { countOf, de, feminineOrdinal, listOf, pluralOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './race.words.en.js';

export const record = 'Fiche';
export const points = 'Points';
export const behindLeader = 'Derrière le meneur';
export const race = 'La course';
export const noTeamEarnedPoints = 'Aucune équipe n’a récolté de points';
export const raceNotBegun = 'La course n’est pas commencée';
export const noPointsKnown: Translation<typeof en.noPointsKnown> = ({ season }) =>
  `Les points de ${season} ne sont pas connus.`;
export const raceNotBegunHint = 'Elle s’affichera dès qu’une équipe aura récolté des points.';
export const checkRoster = 'Voir ma formation';
export const linesShow = 'Les lignes montrent';
export const day = 'Jour';
const BEFORE_LOSS = ', avant les points perdus faute d’assez de matchs de gardien';
export const afterDay: Translation<typeof en.afterDay> = ({ day, before }) =>
  `Après les matchs du ${day}${before ? BEFORE_LOSS : ''} · choisissez une équipe pour la suivre`;
export const asItStoodAfter: Translation<typeof en.asItStoodAfter> = ({ day, before }) =>
  `Situation après les matchs du ${day}${before ? BEFORE_LOSS : ''} · choisissez une équipe pour la suivre`;
export const teamsInRace = 'Équipes dans la course';
export const yourTeam = '(votre équipe)';
export const raceAsTable = 'La course en tableau';
export const raceTableCaption = 'Points de chaque équipe à la fin de chaque mois';
export const team = 'Équipe';
export const endOfMonth: Translation<typeof en.endOfMonth> = ({ month }) => `Fin ${month}`;

export const table = 'Le classement';
export const season = 'Saison';
export const threeSeasons = '3 saisons';
export const teamsByPoints: Translation<typeof en.teamsByPoints> = ({ season }) =>
  `Équipes selon les points, ${season}`;
export const teamsByRecord: Translation<typeof en.teamsByRecord> = ({ season }) => `Équipes selon la fiche, ${season}`;
export const teamsByThreeSeasons = 'Équipes selon les points de trois saisons';
export const equalPointsShareRank = 'É\u00A0: les équipes à égalité de points partagent le même rang.';
export const pointsUnknownHere: Translation<typeof en.pointsUnknownHere> = ({ seasons }) =>
  `Les points de ${listOf(seasons)} ne sont pas connus dans cette ligue.`;
export const playedElsewhere: Translation<typeof en.playedElsewhere> = ({ seasons }) =>
  seasons.length === 1
    ? `Saison jouée sur un autre site\u00A0: ${listOf(seasons)}. Points de la saison régulière seulement.`
    : `Saisons jouées sur un autre site\u00A0: ${listOf(seasons)}. Points des saisons régulières seulement.`;
export const rank = 'Rang';
export const pointsShort: Translation<typeof en.pointsShort> = ({ points }) => `${points}\u00A0PTS`;
export const pointsBack: Translation<typeof en.pointsBack> = ({ points }) => `retard de ${points}`;
export const pointsToNext: Translation<typeof en.pointsToNext> = ({ points }) => `à ${points} du précédent`;
export const pointsOfLastSeven: Translation<typeof en.pointsOfLastSeven> = ({ points }) =>
  `7\u00A0jours\u00A0: ${points}`;
export const goalieGamesShort: Translation<typeof en.goalieGamesShort> = ({ games, least }) => `G ${games}/${least}`;
export const pointsOff: Translation<typeof en.pointsOff> = ({ points }) => `−${points}`;
export const pointsOfRegularSeason: Translation<typeof en.pointsOfRegularSeason> = ({ season }) =>
  `Points, saison régulière ${season}`;
export const toLeader = 'Retard';
export const pointsBehindLeader = 'Points de retard sur le meneur';
export const toNext = 'Écart préc.';
export const pointsBehindPlaceAbove = 'Points de retard sur l’équipe qui précède';
export const sevenDays = '7 jours';
export const pointsOfSevenDays = 'Points des sept derniers jours';
export const lastDay = 'Dernier jour';
export const lastDayHint = 'Points du dernier jour, et rangs gagnés ou perdus ce jour-là';
export const upPlaces: Translation<typeof en.upPlaces> = ({ count }) => `gain de ${countOf(count, 'rang')}`;
export const downPlaces: Translation<typeof en.downPlaces> = ({ count }) => `recul de ${countOf(count, 'rang')}`;
export const pointsOfNhlPlayoffs: Translation<typeof en.pointsOfNhlPlayoffs> = ({ season }) =>
  `Points des séries éliminatoires ${season}`;
export const nhlPlayoffsShort = 'SÉ';
export const regularOf: Translation<typeof en.regularOf> = ({ season }) => `${season} SR`;
export const nhlPlayoffsOf: Translation<typeof en.nhlPlayoffsOf> = ({ season }) => `${season} SÉ`;
export const pointsOfSeason: Translation<typeof en.pointsOfSeason> = ({ season, regular, nhlPlayoffs }) =>
  `${season}\u00A0: ${regular}${nhlPlayoffs === null ? '' : ` + ${nhlPlayoffs} SÉ`}`;
export const regPlusPo = 'SR + SÉ';
export const regularSeasonAndNhlPlayoffs: Translation<typeof en.regularSeasonAndNhlPlayoffs> = ({ season }) =>
  `Saison régulière et séries éliminatoires ${season}`;
export const off = 'Perte';
export const goalieGp = 'PJ gardiens';
export const pointsLostForGoalieGames = 'Points perdus faute d’assez de matchs de gardien';
export const goalieGamesOf: Translation<typeof en.goalieGamesOf> = ({ count }) => `Matchs de gardien, sur ${count}`;
export const total = 'Total';
export const totalOfThreeSeasons = 'Total de trois saisons';

export const standings = 'Classement';
export const championsAndRecords = 'Champions et records';
export const championOf: Translation<typeof en.championOf> = ({ season, team, points }) =>
  `Champion ${season}\u00A0: ${team} ${points}`;
export const championsOf: Translation<typeof en.championsOf> = ({ season, team, points }) =>
  `Champions ${season}\u00A0: ${team} ${points}`;
export const champions = 'Champions';
export const withPoints: Translation<typeof en.withPoints> = ({ points, count }) =>
  `avec ${points}\u00A0${pluralOf(count, 'point', 'points')}`;
export const withRecord: Translation<typeof en.withRecord> = ({ record }) => `avec une fiche de ${record}`;
export const matchupsOf: Translation<typeof en.matchupsOf> = ({ season }) => `Duels ${season}`;
export const seasonIsOver: Translation<typeof en.seasonIsOver> = ({ season }) => `${season} · la saison est terminée`;
export const seasonAfterDay: Translation<typeof en.seasonAfterDay> = ({ season, day, ends }) =>
  `${season} · après les matchs du ${day}${ends === null ? '' : ` · fin le ${ends}`}`;
export const seasonNotBegun: Translation<typeof en.seasonNotBegun> = ({ season }) => `${season} · pas encore commencée`;
export const noPointsYetFrom: Translation<typeof en.noPointsYetFrom> = ({ season, day }) =>
  `${season} · premiers points le ${day}`;

export const pastRosters = 'Anciennes formations, importées';
export const seasonOfRosters = 'Saison des formations';
export const playerCount: Translation<typeof en.playerCount> = ({ count }) => countOf(count, 'joueur');

export const broughtFromAnotherSite = 'Importé d’un autre site';
export const tradesOf: Translation<typeof en.tradesOf> = ({ season }) => `Échanges ${season}`;
export const draftOf: Translation<typeof en.draftOf> = ({ season }) => `Repêchage ${season}`;
export const round: Translation<typeof en.round> = ({ round }) => `${feminineOrdinal(round)} ronde`;
export const pick: Translation<typeof en.pick> = ({ number }) => `choix ${number}`;
export const sinceTrade = 'Depuis l’échange';
export const sinceTradeOf: Translation<typeof en.sinceTradeOf> = ({ asset }) => `Depuis l’échange\u00A0: ${asset}`;

export const mostPointsInSeason = 'Le plus de points en une saison';
export const biggestWinningMargin = 'Plus grande avance d’un champion';
export const mostPointsInSevenDays = 'Le plus de points en sept jours';
export const mostPointsInDay = 'Le plus de points en un jour';
export const mostPointsByPlayer = 'Le plus de points par un joueur pour une équipe';
export const longestSoleLead = 'Plus longue période en tête sans égalité';
export const mostRotoPoints = 'Le plus de points de rôtisserie en une saison';
export const biggestRotoMargin = 'Plus grande avance d’un champion, points de rôtisserie';
export const bestRecord = 'Meilleure fiche en duels';
export const longestStreak = 'Plus longue série de victoires';
export const largestWin = 'Victoire par le plus grand écart, points';
export const closestWin = 'Victoire la plus serrée, points';
export const mostCategoryPoints = 'Le plus de points de catégories en une saison';
export const mostCategoryPointsInMatchup = 'Le plus de points de catégories dans un duel';
export const largestCategoryWin = 'Victoire par le plus grand écart, points de catégories';
export const closestCategoryWin = 'Victoire la plus serrée, points de catégories';
export const winCount: Translation<typeof en.winCount> = ({ count }) => countOf(count, 'victoire');
/** ",725" */
export const teamAgainst: Translation<typeof en.teamAgainst> = ({ team, other }) => `${team} contre ${other}`;
export const regularSeasonsByOwnScoring = 'Saisons régulières, selon le barème de la ligue';
export const noSeasonOverYet = 'Aucune saison n’est encore terminée';
export const noSeasonOverYetHint =
  'À la fin d’une saison, l’équipe championne et le classement final apparaîtront ici.';
export const records = 'Records';
export const rivalries = 'Rivalités';
export const rivalriesOf = 'Rivalités de l’équipe';
export const rivalriesOfTeam: Translation<typeof en.rivalriesOfTeam> = ({ team }) =>
  `L’équipe ${team} contre chaque adversaire`;
export const rivalriesHint =
  'Ce sont les duels terminés de toutes les saisons, séries comprises. Une ronde de plusieurs périodes compte pour un duel.';
export const opponent = 'Adversaire';
export const inPlayoffs = 'Séries';
export const inPlayoffsHint = 'Duels gagnés et perdus pour le titre, dans les séries de cette ligue';
export const lastMatchup = 'Dernier duel';
export const matchupOfSeason: Translation<typeof en.matchupOfSeason> = ({ season, period }) =>
  `${season}, période ${period}`;
export const titlesOf: Translation<typeof en.titlesOf> = ({ teams }) => `Titres\u00A0: ${teams}`;
export const titlesOfTeam: Translation<typeof en.titlesOfTeam> = ({ team, count }) => `${team} (${count})`;
export const tableWrittenDown = 'C’est le classement consigné à la fin de la saison.';
export const tableByKnownPoints = 'Selon les points connus\u00A0: aucun classement n’a été consigné à ce moment-là.';
export const dayCount: Translation<typeof en.dayCount> = ({ count }) => countOf(count, 'jour');
export const noRecordsYet = 'Pas encore de records';
export const noRecordsYetHint = 'Les records commencent avec les premiers matchs d’une saison.';
export const recordsHint =
  'Toutes les saisons comptent, celle en cours comprise. Chaque record dépend de la formule de la saison; une catégorie gagnée vaut un point de catégorie, une égalité un demi-point.';
export const hideTable = 'Masquer';
export const showTable = 'Classement';
export const finalTableOf: Translation<typeof en.finalTableOf> = ({ season }) => `Classement final ${season}`;
export const broughtSeasonHint = 'Cette saison vient d’un autre site; ses matchs n’ont pas été joués sur Crease.';
export const wonSeason: Translation<typeof en.wonSeason> = ({ season, teams }) => `${season} · ${listOf(teams)}`;
export const bracketOf: Translation<typeof en.bracketOf> = ({ season }) => `Duels et tableau des séries ${season}`;
export const raceOf: Translation<typeof en.raceOf> = ({ season }) => `La course ${season}`;
export const noSoleWinnerYet = 'Aucune saison n’a encore été gagnée par une seule équipe.';
export const noneYet = 'Aucun record pour le moment.';
export const onAnotherSite: Translation<typeof en.onAnotherSite> = ({ season }) => `${season}, sur un autre site`;

export const pointsCounted: Translation<typeof en.pointsCounted> = ({ points, count }) =>
  `${points}\u00A0${pluralOf(count, 'point', 'points')}`;
export const raceNotBegunYet: Translation<typeof en.raceNotBegunYet> = ({ season }) =>
  `La course ${season} n’est pas commencée.`;
const led = ({ season, day, team, points }: Parameters<typeof en.raceLed>[0]) =>
  `La course ${season} au ${day}\u00A0: ${team} en tête avec ${points}`;
export const raceLed: Translation<typeof en.raceLed> = (lead) => `${led(lead)}.`;
export const raceLevel: Translation<typeof en.raceLevel> = ({ otherTeam, ...lead }) =>
  `${led(lead)}, à égalité avec ${otherTeam}.`;
export const raceLedBy: Translation<typeof en.raceLedBy> = ({ otherTeam, gap, ...lead }) =>
  `${led(lead)}, avance de ${gap} sur ${otherTeam}.`;
export const goalieMinimum: Translation<typeof en.goalieMinimum> = ({ least }) =>
  `Les gardiens d’une équipe doivent jouer au moins ${countOf(least, 'match', 'matchs')}.`;
export const goalieMinimumTook: Translation<typeof en.goalieMinimumTook> = ({ least, points }) =>
  `Les gardiens d’une équipe doivent jouer au moins ${countOf(least, 'match', 'matchs')}\u00A0: chaque match manquant a coûté ${points}.`;
export const goalieMinimumTakes: Translation<typeof en.goalieMinimumTakes> = ({ least, points }) =>
  `Les gardiens d’une équipe doivent jouer au moins ${countOf(least, 'match', 'matchs')}\u00A0: chaque match manquant à la fin de la saison coûte ${points}.`;
export const wonCup: Translation<typeof en.wonCup> = ({ team }) => `Coupe\u00A0: ${team}`;
export const seasonInPictures: Translation<typeof en.seasonInPictures> = ({ season }) => `${season} en images`;
export const inPictures = 'En images';
export const rosterOfChampion: Translation<typeof en.rosterOfChampion> = ({ team }) =>
  `Formation ${de(team)} à la fin de la saison`;
