import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildSearchIndex, searchName, searchPlayers } from './search.rules.js';
import { misspelling } from './misspelling.rules.js';

const players = [
  { id: 1, full_name: 'Tomáš Králíček', nhl_club: 'BUF', rank: 10 },
  { id: 2, full_name: "T.J. O'Brannigan", nhl_club: 'TOR', rank: 40 },
  { id: 3, full_name: 'Pierre-Luc Desmarchais', nhl_club: 'MTL', rank: 3 },
  { id: 4, full_name: 'Søren Østergård', nhl_club: 'VAN', rank: 5 },
  { id: 5, full_name: 'Nils Pettersåker', nhl_club: 'VAN', rank: 90 },
  { id: 6, full_name: 'Elias Petterson-Holm', nhl_club: 'OTT', rank: 2 },
  { id: 7, full_name: 'Luca Brann', nhl_club: null, rank: null },
];
const index = buildSearchIndex(players);
const find = (search: string, limit?: number): number[] =>
  searchPlayers(index, search, limit).map((player) => player.id);

describe('names for searching', () => {
  it('have no accents, capitals, dots or hyphens', () => {
    expect(searchName('Tomáš Králíček')).toBe('tomas kralicek');
    expect(searchName("T.J. O'Brannigan")).toBe('tj obrannigan');
    expect(searchName('Pierre-Luc  Desmarchais ')).toBe('pierre luc desmarchais');
    expect(searchName('Søren Østergård')).toBe('soren ostergard');
  });
});

describe('search as you type', () => {
  it('finds by the beginning of any name, best rank first', () => {
    expect(find('kral')).toEqual([1]);
    expect(find('petters')).toEqual([6, 5]);
  });

  it('does not mind accents on either side', () => {
    expect(find('Kràlíc')).toEqual([1]);
    expect(find('ostergard')).toEqual([4]);
  });

  it('needs every typed word', () => {
    expect(find('elias petter')).toEqual([6]);
    expect(find('petter van')).toEqual([5]);
    expect(find('elias kral')).toEqual([]);
  });

  it('joins what a hyphen, an apostrophe or initials separate', () => {
    expect(find('pierreluc')).toEqual([3]);
    expect(find('pierre luc')).toEqual([3]);
    expect(find('tj obran')).toEqual([2]);
    expect(find('t.j.')).toEqual([2]);
  });

  it('forgives a letter more, less, other, or two swapped', () => {
    expect(find('kralcek')).toEqual([1]);
    expect(find('kralllicek')).toEqual([1]);
    expect(find('krelicek')).toEqual([1]);
    expect(find('desmrachais')).toEqual([3]);
    expect(find('desmarshays')).toEqual([3]);
  });

  it('puts the exact word before the beginning, the inside and the misspelt', () => {
    expect(find('brann')).toEqual([7, 2]);
  });

  it('forgives nothing in very short words', () => {
    expect(find('xx')).toEqual([]);
    expect(find('tk')).toEqual([]);
  });

  it('gives everybody by rank for an empty search, and no more than asked for', () => {
    expect(find('  ')).toEqual([6, 3, 4, 1, 2, 5, 7]);
    expect(find('', 2)).toEqual([6, 3]);
  });

  it('looks at each distinct word once, however many players bear it', () => {
    const many = (count: number) =>
      buildSearchIndex(
        Array.from({ length: count }, (_, at) => ({
          id: at,
          full_name: `First${at % 30} Last${at % 40}`,
          nhl_club: 'TOR',
          rank: at,
        })),
      );
    const [few, more] = [many(240), many(2_400)];
    expect(more.words.length).toBe(few.words.length);
    expect(new Set(more.words.map(({ text }) => text)).size).toBe(more.words.length);
    expect(searchPlayers(more, 'last7', 60).filter(({ full_name }) => full_name.endsWith('Last7'))).toHaveLength(60);
  });
});

describe('the count of slips', () => {
  it('compares with the beginning of the word', () => {
    expect(misspelling('desm', 'desmarchais', 1)).toBe(0);
    expect(misspelling('dsem', 'desmarchais', 1)).toBe(1);
    expect(misspelling('dxxm', 'desmarchais', 1)).toBe(2);
  });

  it('equals the plain table of all prefixes, whatever the words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 2 }), (typed, other, limit) => {
        expect(misspelling(typed, other, limit)).toBe(Math.min(plain(typed, other), limit + 1));
      }),
      { numRuns: 2000, seed: 7 },
    );
  });
});

/** Reference implementation: the full table, without band or early exit. */
function plain(typed: string, word: string): number {
  const table = Array.from({ length: typed.length + 1 }, (_, row) =>
    Array.from({ length: word.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number): number => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= typed.length; row++) {
    for (let column = 1; column <= word.length; column++) {
      const swapped =
        typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
          ? at(row - 2, column - 2) + 1
          : Number.POSITIVE_INFINITY;
      const line = table[row];
      if (line !== undefined)
        line[column] = Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (typed[row - 1] === word[column - 1] ? 0 : 1),
          swapped,
        );
    }
  }
  return Math.min(...(table[typed.length] ?? []));
}

it('searches several indexes like one', () => {
  const shared = buildSearchIndex([{ id: 11, full_name: 'Old Prospector', rank: 1 }]);
  const own = buildSearchIndex([{ id: 12, full_name: 'Own Prospect' }]);
  expect(searchPlayers([shared, own], 'prospect').map(({ id }) => id)).toEqual([12, 11]);
  expect(searchPlayers([shared, own], '').map(({ id }) => id)).toEqual([11, 12]);
});
