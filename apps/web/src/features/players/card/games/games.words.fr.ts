import { au, countOf, de, pluralOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './games.words.en.js';

export const pointsByGame = 'Points par match';
export const figureByGame = 'Par match';
export const figure = 'Statistique';
export const noSingleGames: Translation<typeof en.noSingleGames> = ({ season }) =>
  `Le détail des matchs de ${season} n’est pas encore connu. Une barre par match apparaîtra ici.`;
export const means: Translation<typeof en.means> = (of) =>
  `${of.games === 1 ? 'Dernier' : `${of.games} derniers`}\u00A0: ${of.recent}${of.ratio ? '' : ' par match'} · saison ${of.season}`;
export const meanOfSeason: Translation<typeof en.meanOfSeason> = ({ mean, ratio }) =>
  ratio ? `Saison ${mean}` : `${mean} par match`;
export const gamePoints: Translation<typeof en.gamePoints> = ({ points, shown }) =>
  `${shown}\u00A0${pluralOf(points, 'point', 'points')}`;
export const gameFigure: Translation<typeof en.gameFigure> = ({ figure, shown }) => `${figure} ${shown}`;
export const chartOf: Translation<typeof en.chartOf> = ({ games }) =>
  games === 1
    ? 'Diagramme à une barre, pour un match. Les chiffres sont dans le tableau ci-dessous.'
    : `Diagramme à barres de ${countOf(games, 'match', 'matchs')}. Les chiffres sont dans le tableau ci-dessous.`;
export const allGames: Translation<typeof en.allGames> = ({ games }) =>
  games === 1 ? 'Le match en tableau' : `Les ${countOf(games, 'match', 'matchs')}`;
export const gamesOf: Translation<typeof en.gamesOf> = ({ player }) => `Matchs ${de(player)}`;
export const date = 'Date';
export const opponent = 'Adversaire';
export const points = 'Points';
export const against: Translation<typeof en.against> = ({ club }) => `c. ${club}`;
export const at: Translation<typeof en.at> = ({ club }) => au(club);
export const clubs: Translation<typeof en.clubs> = ({ away, home }) => `${away} ${au(home)}`;
