import { expect, test } from '@jest/globals';
import { FIELDS } from '../../imports/sheet/sheet.fields.js';
import { plainHeading } from '../../imports/sheet/columns.rules.js';
import { CSV_HEADS } from '../../french/csv-heads.words.js';
import { wordIn } from '../../locale.js';
import { csvHead, csvTruth } from './csv-heads.words.js';

const fieldsNamed = (heading: string): string[] =>
  Object.entries<{ readonly names: readonly string[] }>(FIELDS)
    .filter(([, { names }]) => names.includes(plainHeading(heading)))
    .map(([field]) => field);

test('headings are those of the reader, and headings of screens stay', () => {
  expect(csvHead('player_id')).toBe('player_id');
  expect(wordIn('fr', () => ['player_id', 'g', 'Plafond', 'Équipe'].map(csvHead))).toEqual([
    'No du joueur',
    'Buts',
    'Plafond',
    'Équipe',
  ]);
  expect([csvTruth(true), wordIn('fr', () => csvTruth(false))]).toEqual(['yes', 'non']);
});

test('imports know a French heading where they know the English one', () => {
  const unknown = Object.entries(CSV_HEADS).filter(([name, french]) => {
    const known = fieldsNamed(name);
    return known.length > 0 && !fieldsNamed(french).some((field) => known.includes(field));
  });
  expect(unknown).toEqual([]);
});
