export const statisticsOf = ({ season }: { season: string }) => `Statistics of ${season}`;
export const contractsAndStatisticsOf = ({ season }: { season: string }) => `Contracts and statistics of ${season}`;
export const contractsOfStatisticsOf = ({
  contractsSeason,
  statisticsSeason,
}: {
  contractsSeason: string;
  statisticsSeason: string;
}) => `Contracts of ${contractsSeason}, statistics of ${statisticsSeason}`;
export const rank = 'Rank';
export const player = 'Player';
export const name = 'Name';
export const club = 'Club';
export const positionShort = 'Pos.';
export const position = 'Position';
export const age = 'Age';
export const owner = 'Owner';
export const capHit = 'Cap hit';
export const until = 'Until';
export const endOfContract = 'End of contract';
export const leaguePoints = 'Points by the league’s scoring';
export const leaguePointsPerGameShort = 'FP/G';
export const leaguePointsPerGame = 'Points a game by the league’s scoring';
export const gamesPlayed = 'Games played';
export const savePercentageShort = 'SV%';
export const savePercentage = 'Save percentage';
export const goalsAgainstAverage = 'Goals against average';
export const leaguePointsShort = 'FP';
export const gamesPlayedShort = 'GP';
export const goalsAgainstAverageShort = 'GAA';
