export const pointsByGame = 'Points by game';
export const figureByGame = 'By game';
export const figure = 'Figure';
export const noSingleGames = ({ season }: { season: string }) =>
  `No single games of ${season} are known yet. Each game gets a bar here.`;
/** `recent`: the mean of the last games, `season`: of all. A ratio is no figure per game. */
export const means = (of: { games: number; recent: string; season: string; ratio: boolean }) =>
  `Last ${of.games}: ${of.recent}${of.ratio ? '' : ' a game'} · season ${of.season}`;
export const meanOfSeason = ({ mean, ratio }: { mean: string; ratio: boolean }) =>
  ratio ? `Season ${mean}` : `${mean} a game`;
export const gamePoints = ({ points, shown }: { points: number; shown: string }) =>
  `${shown} ${points === 1 ? 'point' : 'points'}`;
export const gameFigure = ({ figure, shown }: { figure: string; shown: string }) => `${figure} ${shown}`;
export const chartOf = ({ games }: { games: number }) =>
  games === 1 ? 'One game as a bar. The table below has it.' : `${games} games as bars. The table below has them.`;
export const allGames = ({ games }: { games: number }) => (games === 1 ? 'The game as a table' : `All ${games} games`);
export const gamesOf = ({ player }: { player: string }) => `Games of ${player}`;
export const date = 'Date';
export const opponent = 'Opponent';
export const points = 'Points';
export const against = ({ club }: { club: string }) => `vs ${club}`;
export const at = ({ club }: { club: string }) => `at ${club}`;
export const clubs = ({ away, home }: { away: string; home: string }) => `${away} at ${home}`;
