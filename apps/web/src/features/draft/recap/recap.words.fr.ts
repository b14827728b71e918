import type { Translation } from '@crease/core/words.js';
import { countOf, pluralOf } from '@crease/core/french/grammar.js';
import { localeOf } from '@crease/core/locale.js';
import { POSITION_WORDS, type Position } from '@crease/core/position.js';
import type * as en from './recap.words.en.js';

export const team = 'Équipe';
export const byRank = 'Selon le rang';
export const valueByRank = 'Valeur selon le rang';
export const pointsPerMillionShort = 'Pts/M$';
export const pointsPerMillionHint = 'Points de la saison dernière par million de dollars d’impact sur le plafond';
export const spent = 'Dépensé';
export const spentHint = 'Argent dépensé pour les choix de l’équipe';
export const capSpaceHint = 'Espace sous le plafond de toute la formation';
export const space = 'Espace';
export const bestPick = 'Meilleur choix';
export const picture = 'Image';
export const pictureOf: Translation<typeof en.pictureOf> = ({ team: shown }) => `Image\u00A0: ${shown}`;
export const resultsByTeam = 'Résultats du repêchage par équipe';
export const draftByTeam: Translation<typeof en.draftByTeam> = ({ draft }) => `${draft} par équipe`;

export const rankedPlace: Translation<typeof en.rankedPlace> = ({ place }) => `rang ${place}`;
export const pickNumber: Translation<typeof en.pickNumber> = ({ overall }) => `Choix ${overall}`;
export const seasonAndPicks: Translation<typeof en.seasonAndPicks> = ({ season, count }) =>
  `${season} · ${countOf(count, 'choix', 'choix')}`;
export const valueByRankFigure = 'valeur selon le rang';
export const ofTeams: Translation<typeof en.ofTeams> = ({ count }) => `sur ${countOf(count, 'équipe')}`;
export const spentFigure = 'dépensé';
export const capSpaceFigure = 'espace sous le plafond';
export const pointsPerMillionFigure = 'points par M$';
export const teamsAndRounds: Translation<typeof en.teamsAndRounds> = ({ count, rounds }) =>
  `${countOf(count, 'équipe')}, ${countOf(rounds, 'ronde')}`;
export const roundNumber: Translation<typeof en.roundNumber> = ({ round: number }) => `Ronde ${number}`;
export const skipped = 'Sauté';
export const forfeited = 'Confisqué';

export const noPicksYet = 'Aucun choix pour le moment';
export const noHighlightsHint = 'Les faits saillants de la soirée apparaissent ici.';
export const highlightsOfNight = 'Faits saillants de la soirée';
export const nightSoFar = 'La soirée jusqu’ici';
export const pictureOfBoard = 'Image du tableau';
export const awards = 'Honneurs';
export const boardOf: Translation<typeof en.boardOf> = ({ draft }) => `${draft}\u00A0: le tableau`;
export const allPicksOf: Translation<typeof en.allPicksOf> = ({ draft }) =>
  `Tous les choix par équipe et par ronde\u00A0: ${draft}.`;
export const playersDraftedBy: Translation<typeof en.playersDraftedBy> = ({ count, team: shown }) =>
  `${pluralOf(count, 'Le joueur repêché', `Les ${countOf(count, 'joueur')} repêchés`)} par ${shown}, avec ${pluralOf(count, 'son impact sur le plafond et son rang', 'leur impact sur le plafond et leur rang')}.`;

const plural = (position: Position) => POSITION_WORDS[position][1];
const ordinal = (place: number) => localeOf('fr').ordinal(place);

export const lastPicksWereAll: Translation<typeof en.lastPicksWereAll> = ({ of, position }) =>
  `Les ${of} derniers choix sont tous des ${plural(position)}`;
export const picksOfTheLast: Translation<typeof en.picksOfTheLast> = ({ picks, of, position }) =>
  `${picks} des ${of} derniers choix sont des ${plural(position)}`;
export const rankedTakenAt: Translation<typeof en.rankedTakenAt> = ({ place, nth }) =>
  `classé ${ordinal(place)}, repêché ${ordinal(nth)}`;
export const moneyOverCap: Translation<typeof en.moneyOverCap> = ({ money }) => `${money} au-dessus du plafond`;
export const moneyToSpare: Translation<typeof en.moneyToSpare> = ({ money }) => `Terminé, avec ${money} de reste`;
export const moneyForPlacesNoFit: Translation<typeof en.moneyForPlacesNoFit> = ({ money, places }) =>
  `Il reste ${money} pour ${countOf(places, 'place')}\u00A0: aucun joueur n’est admissible`;
export const moneyForPlaces: Translation<typeof en.moneyForPlaces> = ({ money, places, most }) =>
  `Il reste ${money} pour ${countOf(places, 'place')}, au plus ${most} pour le prochain choix`;
export const stealOf: Translation<typeof en.stealOf> = ({ place, nth }) =>
  `Aubaine\u00A0: ${rankedTakenAt({ place, nth })}`;
export const reachOf: Translation<typeof en.reachOf> = ({ place, nth }) =>
  `Choix hâtif\u00A0: ${rankedTakenAt({ place, nth })}`;
export const biggestHitOfPosition: Translation<typeof en.biggestHitOfPosition> = ({ position }) =>
  `Le plus gros impact d’un ${POSITION_WORDS[position][0]} sur le plafond jusqu’ici`;

export const valueByRankHint =
  '«\u00A0Selon le rang\u00A0» est la valeur des joueurs d’une équipe selon leur rang, moins la valeur de ses choix. Le meilleur joueur vaut 100, le 21e la moitié, le 61e le quart; la valeur d’un choix se calcule de la même façon, selon son numéro. Les points sont ceux de la saison dernière, comptés comme dans la ligue.';
export const picksInRow: Translation<typeof en.picksInRow> = ({ picks, position }) =>
  `${picks} ${plural(position)} de suite`;
export const picksFromTo: Translation<typeof en.picksFromTo> = ({ first, last }) => `Choix ${first} à ${last}`;
export const picksFromToShare: Translation<typeof en.picksFromToShare> = ({ first, last, share, position }) =>
  `Choix ${first} à ${last}, alors que ${share}\u00A0% de tous les choix étaient des ${plural(position)}`;
export const bestSteal = 'Meilleure aubaine';
export const biggestReach = 'Choix le plus hâtif';
export const longestRun = 'Plus longue série';
export const tightestCap = 'Plafond le plus serré';
export const moneyOfSpaceLeft: Translation<typeof en.moneyOfSpaceLeft> = ({ money }) => `il reste ${money} d’espace`;
export const mostForItsMoney = 'Meilleur rendement';
export const pointsPerMillion: Translation<typeof en.pointsPerMillion> = ({ points }) =>
  `${countOf(points, 'point')} par M$`;
export const biggestCapHit = 'Plus gros impact sur le plafond';
export const moneyWithPick: Translation<typeof en.moneyWithPick> = ({ money, overall }) => `${money}, choix ${overall}`;
export const rarestRun = 'Série la plus rare';

export const recapOf: Translation<typeof en.recapOf> = ({ draft }) => `${draft}\u00A0: bilan`;
export const board = 'Tableau';
export const log = 'Journal';
export const myDraft = 'Mon repêchage';
export const recap = 'Bilan';
export const positionsByRound = 'Positions par ronde';
export const positionsByRoundHint =
  'Choix par position. Plus la couleur est vive, plus la position occupe une grande part de la ronde.';
export const round = 'Ronde';
