import type { Translation } from '@crease/core/words.js';
import type * as en from './players.words.en.js';

export const statisticsOf: Translation<typeof en.statisticsOf> = ({ season }) => `Statistiques de ${season}`;
export const contractsAndStatisticsOf: Translation<typeof en.contractsAndStatisticsOf> = ({ season }) =>
  `Contrats et statistiques de ${season}`;
export const contractsOfStatisticsOf: Translation<typeof en.contractsOfStatisticsOf> = ({
  contractsSeason,
  statisticsSeason,
}) => `Contrats de ${contractsSeason}, statistiques de ${statisticsSeason}`;
export const rank = 'Rang';
export const player = 'Joueur';
export const name = 'Nom';
export const club = 'Club';
export const positionShort = 'Pos.';
export const position = 'Position';
export const age = 'Âge';
export const owner = 'Équipe';
export const capHit = 'Impact';
export const until = 'Fin';
export const endOfContract = 'Fin du contrat';
export const leaguePoints = 'Points selon le barème de la ligue';
export const leaguePointsPerGameShort = 'Pts/M';
export const leaguePointsPerGame = 'Points par match selon le barème de la ligue';
export const gamesPlayed = 'Parties jouées';
export const savePercentageShort = '%ARR';
export const savePercentage = 'Pourcentage d’arrêts';
export const goalsAgainstAverage = 'Moyenne de buts accordés';
export const leaguePointsShort = 'Points';
export const gamesPlayedShort = 'PJ';
export const goalsAgainstAverageShort = 'MOY';
