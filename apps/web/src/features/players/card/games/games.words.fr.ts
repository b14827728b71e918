import { au, countOf, de, pluralOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './games.words.en.js';

export const pointsByGame = 'Points par match';
export const figureByGame = 'Par match';
export const figure = 'Statistique';
export const noSingleGames: Translation<typeof en.noSingleGames> = ({ season }) =>
  `Aucun match de ${season} n’est encore connu un à un. Chaque match aura une barre ici.`;
export const means: Translation<typeof en.means> = (of) =>
  `${of.games} ${pluralOf(of.games, 'dernier', 'derniers')}\u00A0: ${of.recent}${of.ratio ? '' : ' par match'} · saison ${of.season}`;
export const meanOfSeason: Translation<typeof en.meanOfSeason> = ({ mean, ratio }) =>
  ratio ? `Saison ${mean}` : `${mean} par match`;
export const gamePoints: Translation<typeof en.gamePoints> = ({ points, shown }) =>
  `${shown} ${pluralOf(points, 'point', 'points')}`;
export const gameFigure: Translation<typeof en.gameFigure> = ({ figure, shown }) => `${figure} ${shown}`;
export const chartOf: Translation<typeof en.chartOf> = ({ games }) =>
  games === 1
    ? 'Un match en barre. Le tableau ci-dessous le donne.'
    : `${countOf(games, 'match', 'matchs')} en barres. Le tableau ci-dessous les donne.`;
export const allGames: Translation<typeof en.allGames> = ({ games }) =>
  games === 1 ? 'Le match en tableau' : `Les ${countOf(games, 'match', 'matchs')}`;
export const gamesOf: Translation<typeof en.gamesOf> = ({ player }) => `Matchs ${de(player)}`;
export const date = 'Date';
export const opponent = 'Adversaire';
export const points = 'Points';
export const against: Translation<typeof en.against> = ({ club }) => `c. ${club}`;
export const at: Translation<typeof en.at> = ({ club }) => au(club);
export const clubs: Translation<typeof en.clubs> = ({ away, home }) => `${away} ${au(home)}`;
