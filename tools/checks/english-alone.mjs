/**
 * Catalogues without French: those for operators, texts of an archive’s schema, words that cells of other sites
 * contain, French headings of tables whose English ones are names in code, and a file without words.
 */
export const ENGLISH_ALONE = [
  'apps/api/src/archive/values/archive.words.ts',
  'apps/api/src/start.words.ts',
  'libs/core/src/french/csv-codes.words.ts',
  'libs/core/src/french/csv-heads.words.ts',
  'libs/core/src/imports/sheet/cell.words.ts',
  'libs/core/src/players/position.words.ts',
  'libs/core/src/players/roster.words.ts',
  'libs/core/src/trades/shown/shown.words.ts',
];
