/** Catalogues for operators, and what tables of an archive hold. */
export const ENGLISH_ALONE = ['apps/api/src/archive/values/archive.words.ts', 'apps/api/src/start.words.ts'];

/** Catalogues that have no French yet. Remove the ones that get it: the list must become empty. */
export const FRENCH_LEFT = [
  'libs/core/src/imports/sheet/cell.words.ts',
  'libs/core/src/players/position.words.ts',
  'libs/core/src/players/roster.words.ts',
  'libs/core/src/protection/keeper-places.words.ts',
  'libs/core/src/protection/protection.words.ts',
  'libs/core/src/trades/shown/shown.words.ts',
];
