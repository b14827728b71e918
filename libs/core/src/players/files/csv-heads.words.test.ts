import { expect, test } from '@jest/globals';
import { ACTIVITY_TYPES } from '../../activity/activity.schema.js';
import { DRAFT_TYPES } from '../../draft-type.js';
import { statusOfWord } from '../../imports/desk/desk-sheet.rules.js';
import { draftTypeOf, keptWord } from '../../imports/sheet/cell.words.js';
import { FIELDS } from '../../imports/sheet/sheet.fields.js';
import { plainHeading } from '../../imports/sheet/columns.rules.js';
import { CSV_CODES } from '../../french/csv-codes.words.js';
import { CSV_HEADS } from '../../french/csv-heads.words.js';
import { LEDGER_KINDS } from '../../leagues/ledger/ledger.schema.js';
import { wordIn } from '../../locale.js';
import { positionCode } from '../../position.js';
import { RECORD_KINDS } from '../../seasons/race/history.rules.js';
import { TRADE_STATES } from '../../trades/trade.model.js';
import { PLAYER_STATUSES } from '../players.values.js';
import { readPosition } from '../position.words.js';
import { placeOfWord } from '../roster.words.js';
import { columnOf } from './csv.columns.js';
import { csvCell, csvFile, csvHead, csvTruth } from './csv-heads.words.js';

const fieldsNamed = (heading: string): string[] =>
  Object.entries<{ readonly names: readonly string[] }>(FIELDS)
    .filter(([, { names }]) => names.includes(plainHeading(heading)))
    .map(([field]) => field);
const inFrench = <T>(build: () => T): T => wordIn('fr', build);

test('headings are those of the reader, and headings of screens stay', () => {
  expect(csvHead('player_id')).toBe('player_id');
  expect(inFrench(() => ['player_id', 'g', 'Plafond', 'Équipe'].map(csvHead))).toEqual([
    'No du joueur',
    'Buts',
    'Plafond',
    'Équipe',
  ]);
  expect([csvTruth(true), inFrench(() => csvTruth(false))]).toEqual(['yes', 'non']);
});

test('imports know a French heading where they know the English one', () => {
  const unknown = Object.entries(CSV_HEADS).filter(([name, french]) => {
    const known = fieldsNamed(name);
    return known.length > 0 && !fieldsNamed(french).some((field) => known.includes(field));
  });
  expect(unknown).toEqual([]);
});

test('every code has a French word, and English files keep the codes', () => {
  const codes: Readonly<Record<string, readonly string[]>> = {
    state: TRADE_STATES,
    draft: DRAFT_TYPES,
    record: RECORD_KINDS,
    kind: LEDGER_KINDS,
    status: PLAYER_STATUSES,
    action_type: ACTIVITY_TYPES,
    place: ['active', 'ir', 'rookie'],
    part: ['core', 'bench', 'released'],
    picked_by: ['manual', 'commissioner', 'queue', 'rank'],
  };
  for (const [column, list] of Object.entries(codes)) {
    expect(list.filter((code) => CSV_CODES[column]?.[code] === undefined)).toEqual([]);
    expect(list.map((code) => csvCell(column, code))).toEqual(list);
  }
  for (const code of ['C', 'LW', 'RW', 'D', 'G'])
    expect(inFrench(() => csvCell('position', code))).toBe(inFrench(() => positionCode(code)));
  expect(inFrench(() => [csvCell('state', 'executed'), csvCell('team', 'executed')])).toEqual(['Exécuté', 'executed']);
});

test('imports know a French cell where they know the English one', () => {
  const readers: readonly (readonly [column: string, read: (cell: string) => unknown])[] = [
    ['position', readPosition],
    ['status', placeOfWord],
    ['status', statusOfWord],
    ['place', placeOfWord],
    ['draft', draftTypeOf],
    ['part', keptWord],
  ];
  for (const [column, read] of readers)
    for (const [code, french] of Object.entries(CSV_CODES[column] ?? {}))
      if (read(code) !== null) expect([french, read(french)]).toEqual([french, read(code)]);
});

test('a filled-in file may have the French headings of its template, and no other file', () => {
  expect(
    ['ID LNH', 'Impact sur le plafond', 'saison', 'cap_hit', 'Autre'].map((name) => columnOf('contracts', name)),
  ).toEqual(['nhl_id', 'cap_hit', 'season', 'cap_hit', 'Autre']);
  expect(columnOf('goalie-stats', 'V')).toBe('V');
});

test('files are named in French, and words of titles and teams stay', () => {
  const named = [
    'trades',
    'players-2025-26',
    'matchup-2025-26-3-1-days',
    'matchup-table-2025-26',
    'les-trades-du-nord',
  ];
  expect(named.map(csvFile)).toEqual(named);
  expect(inFrench(() => named.map(csvFile))).toEqual([
    'échanges',
    'joueurs-2025-26',
    'duel-2025-26-3-1-jours',
    'classement-des-duels-2025-26',
    'les-trades-du-nord',
  ]);
});
