/**
 * Catalogues without French: those for operators, what tables of an archive hold, words that cells of other sites
 * contain, and a file that has no words of its own.
 */
export const ENGLISH_ALONE = [
  'apps/api/src/archive/values/archive.words.ts',
  'apps/api/src/start.words.ts',
  'libs/core/src/imports/sheet/cell.words.ts',
  'libs/core/src/players/position.words.ts',
  'libs/core/src/players/roster.words.ts',
  'libs/core/src/trades/shown/shown.words.ts',
];
