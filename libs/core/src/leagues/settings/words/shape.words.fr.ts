import { localeOf } from '../../../locale.js';
import type { Translation } from '../../../words.js';
import type * as en from './shape.words.en.js';

const number = (value: number): string => localeOf('fr').number(value);

export const SHAPE_FAULTS: Translation<typeof en.SHAPE_FAULTS> = {
  nameRequired: () => 'Donnez un nom à la ligue.',
  nameTooLong: () => 'Le nom de la ligue est trop long.',
  number: ({ named }) => `${named}\u00A0: entrez un nombre.`,
  whole: ({ named }) => `${named}\u00A0: entrez un nombre entier.`,
  belowZero: ({ named }) => `${named}\u00A0: entrez 0 ou plus.`,
  tooLarge: ({ named }) => `${named}\u00A0: ce nombre est trop grand.`,
  points: ({ named }) => `${named}\u00A0: entrez un nombre de points.`,
  pointsAtLeast: ({ named, least }) => `${named}\u00A0: entrez au moins ${number(least)}.`,
  pointsAtMost: ({ named, most }) => `${named}\u00A0: entrez au plus ${number(most)}.`,
  threeDecimals: ({ named }) => `${named}\u00A0: entrez trois décimales au plus.`,
  ofPosition: ({ named, position }) => `${named} (${position})`,
  pointsOrEach: ({ named, positions }) =>
    `${named}\u00A0: entrez un nombre de points, ou un pour chacune de ces positions\u00A0: ${positions.join(', ')}.`,
  notCounted: ({ keys, known }) =>
    `Absent du barème\u00A0: ${keys.join(', ')}. Le barème accepte\u00A0: ${known.join(', ')}.`,
  day: ({ named }) => `${named}\u00A0: entrez un jour sous la forme «\u00A003-07\u00A0», ou ne mettez rien.`,
  dates: ({ named }) => `${named}\u00A0: écrivez par exemple 1, 10, 20.`,
  categories: ({ named }) => `${named}\u00A0: écrivez par exemple B, P, PUN bas.`,
  atMostCharacters: ({ named, most }) => `${named}\u00A0: ${most} caractères au plus.`,
  onOrOff: ({ named }) => `${named}\u00A0: choisissez activé ou désactivé.`,
  oneOf: ({ named, options }) => `${named}\u00A0: choisissez parmi ${options.join(', ')}.`,
  noSuchZone: () => 'Ce fuseau horaire n’existe pas.',
};
