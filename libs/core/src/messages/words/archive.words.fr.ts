import { countOf, de } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './archive.words.en.js';

const fr = /* @__PURE__ */ localeOf('fr');
const characters = (most: number): string => countOf(most, 'caractère');

export const ARCHIVE_MESSAGES: Translation<typeof en.ARCHIVE_MESSAGES> = {
  atPlace: ({ place, fault }) => `${place}\u00A0: ${fault}`,
  cannotBeRead: () => 'c’est illisible.',
  endedPollHasOutcome: () => 'un sondage terminé a un résultat.',
  hasAtMostEntries: ({ most }) => `il y a au plus ${countOf(most, 'entrée')}.`,
  hasForeignCharacters: () => 'il y a des caractères que Crease n’écrit pas.',
  holdsMoreValues: ({ most }) => `il y a plus de ${countOf(most, 'valeur')}.`,
  holdsTooLargeNumber: () => 'il y a un nombre trop grand.',
  idHasOtherForm: () => 'un identifiant n’a pas la forme d’un identifiant.',
  isNoLogOfLeague: () => 'ce n’est pas un journal de la ligue.',
  isNoRoomOfLeague: () => 'ce n’est pas une salle de la ligue.',
  isNoTimeZone: () => 'ce n’est pas un fuseau horaire.',
  keyIsUnknownAndTextIsEmpty: ({ said, text }) =>
    `${said} a une clé ou des chiffres que cette version ne connaît pas, et ${text} est vide.`,
  leagueNameHasAtMostCharacters: ({ most }) => `Un nom de ligue a au plus ${characters(most)}.`,
  lineupsAreSettledTooEarly: ({ since, unsettledDays }) =>
    `les alignements sont réglés jusqu’à cette date\u00A0: ${since}, plus de ${countOf(unsettledDays, 'jour')} avant la création de l’archive.`,
  mustBeAmong: ({ choices }) => `il faut une de ces valeurs\u00A0: ${choices.join(', ')}.`,
  mustBeAtLeast: ({ least }) => `il faut au moins ${fr.number(least)}.`,
  mustBeAtMost: ({ most }) => `il faut au plus ${fr.number(most)}.`,
  mustBeDateAndTime: () => 'il faut une date et une heure.',
  mustBeDayLike: () => 'il faut un jour comme «\u00A02025-10-07\u00A0».',
  mustBeList: () => 'il faut une liste.',
  mustBeListOfTwoSides: () => 'il faut une liste de deux côtés.',
  mustBeNumber: () => 'il faut un nombre.',
  mustBeNumberOfPlayer: () => 'il faut le numéro d’un joueur.',
  mustBeText: () => 'il faut un texte.',
  mustBeTrueOrFalse: () => 'il faut true ou false.',
  mustBeWholeNumber: () => 'il faut un nombre entier.',
  mustHoldLeagueOfManifest: () => 'il faut y trouver la seule ligue que le manifeste nomme.',
  mustLieBetween: ({ from, to }) => `il faut une valeur entre ${from} et ${to}.`,
  nameNewLeague: () => 'Donnez un nom à la nouvelle ligue.',
  namesLongValue: ({ most }) => `il y a une valeur de plus de ${characters(most)}.`,
  namesMissingRow: ({ column, table }) => `${column} désigne une ligne ${de(table)} que l’archive ne contient pas.`,
  namesNoTimeZone: ({ zone }) => `le fuseau horaire ${zone} n’existe pas.`,
  outcomeHasOtherChoices: () => 'le résultat n’a pas le même nombre de choix que le sondage.',
  rowsDifferFromManifest: ({ listed, rows }) =>
    `le manifeste annonce ${countOf(listed, 'ligne')}, et il y en a ${fr.number(rows)}.`,
  seasonEndsBeforeItBegins: () => 'la saison prend fin avant de commencer.',
  thereIsNoSetting: ({ named }) => `Le réglage ${named} n’existe pas.`,
  twoRowsHaveOneId: () => 'deux lignes ont le même identifiant.',
  typeDiffersFromManifest: () => 'son type n’est pas celui que le manifeste annonce.',
  valueHasAtMostCharacters: ({ most }) => `il y a au plus ${characters(most)}.`,
};
