import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './players.words.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

const SEARCHED: Readonly<Record<en.SearchedFigure, string>> = {
  lowestCapHit: 'L’impact minimal sur le plafond',
  highestCapHit: 'L’impact maximal sur le plafond',
  lowestAge: 'L’âge minimal',
  highestAge: 'L’âge maximal',
  start: 'Le début',
  limit: 'La limite',
};

export const PLAYERS_MESSAGES: Translation<typeof en.PLAYERS_MESSAGES> = {
  chooseLeagueWhoseRostersTheyAre: () => 'Choisissez la ligue de ces formations.',
  chooseWhatFileHolds: () => 'Choisissez ce que le fichier contient.',
  directionIsAscOrDesc: () => 'Le sens doit être «\u00A0asc\u00A0» ou «\u00A0desc\u00A0».',
  figureIsAtMost: ({ figure, most }) => `${SEARCHED[figure]} doit être d’au plus ${fr.number(most)}.`,
  figureMustBeWhole: ({ figure }) => `${SEARCHED[figure]} doit être un nombre entier.`,
  playersCannotBeSortedByThat: () => 'On ne peut pas trier les joueurs ainsi.',
  useAskStoredOrFile: () => 'Utilisez «\u00A0ask\u00A0», «\u00A0stored\u00A0» ou «\u00A0file\u00A0».',
  usePositionFDOrG: () => 'La position doit être «\u00A0F\u00A0», «\u00A0D\u00A0» ou «\u00A0G\u00A0».',
  usePositionsWithCommas: () =>
    'Utilisez «\u00A0C\u00A0», «\u00A0LW\u00A0», «\u00A0RW\u00A0», «\u00A0D\u00A0» ou «\u00A0G\u00A0», ou plusieurs avec des virgules\u00A0: «\u00A0C,LW\u00A0».',
  useThreeLettersOfNhlClub: () => 'Utilisez les trois lettres d’un club de la LNH.',
};
