import { describe, expect, test } from '@jest/globals';
import { broughtDetail, championDetail, championWords, tableWords } from './champion.words.js';
import { championsOf, finalTable } from './champion.rules.js';

const teams = (...points: number[]) =>
  points.map((sum, index) => ({
    teamId: `t${index}`,
    name: ['Bears', 'Owls', 'Foxes', 'Wolves'][index] ?? '',
    points: sum,
  }));

describe('the final table', () => {
  test('ranks by points; equals share a rank, and the next one is as far down as there are teams above', () => {
    expect(finalTable(teams(5, 9, 5, 1)).map(({ name, rank }) => [name, rank])).toEqual([
      ['Owls', 1],
      ['Bears', 2],
      ['Foxes', 2],
      ['Wolves', 4],
    ]);
    expect(tableWords('2025-26', finalTable(teams(5, 9, 5)))).toBe(
      'Final table of 2025-26: 1. Owls (9), tied 2. Bears (5), tied 2. Foxes (5).',
    );
  });

  test('is without what teams lost for goalies who played too little, and says so', () => {
    const [bears, owls] = teams(9, 8);
    if (!bears || !owls) throw new Error('there are two');
    const table = finalTable([{ ...bears, less: 3 }, owls]);
    expect(tableWords('2025-26', table)).toBe(
      'Final table of 2025-26: 1. Owls (8), 2. Bears (6, 3 off for missing goalie games).',
    );
    expect(championWords('2025-26', table)).toBe('Champion of 2025-26: Owls with 8 points, 2 points ahead of Bears.');
  });

  test('names the champion and the gap, to the last decimal', () => {
    expect(championWords('2025-26', finalTable(teams(5.1, 5.3)))).toBe(
      'Champion of 2025-26: Owls with 5.3 points, 0.2 points ahead of Bears.',
    );
    expect(championWords('2025-26', finalTable(teams(1)))).toBe('Champion of 2025-26: Bears with 1 point.');
    expect(championDetail(finalTable(teams(5.1, 5.3)))).toBe('5.3 points, 0.2 points ahead of Bears');
    expect(championDetail(finalTable(teams(1)))).toBe('1 point');
    expect(broughtDetail(finalTable(teams(5, 1_229)))).toBe('1,229 points on another site');
    expect(broughtDetail(finalTable(teams(0, 0)))).toBe('Won on another site');
  });

  test('names all who are level, and nobody where nobody earned anything', () => {
    expect(championWords('2025-26', finalTable(teams(7, 7, 2)))).toBe(
      'Champions of 2025-26: Bears and Owls, tied at 7 points.',
    );
    expect(championDetail(finalTable(teams(7, 7, 2)))).toBe('Tied at 7 points');
    expect(championsOf(finalTable(teams(0, 0)))).toEqual([]);
    expect(championDetail(finalTable(teams(0, 0)))).toBe('');
    expect(championWords('2025-26', finalTable(teams(0, 0)))).toBe(
      'No team earned points in 2025-26, so there is no champion.',
    );
  });

  test('names how play-offs were won, and by how many matchups a table', () => {
    const rows = finalTable(teams(9, 8));
    const [first, second] = rows;
    if (!first || !second) throw new Error('there are two');
    expect(
      championDetail([
        { ...first, tableRank: 1 },
        { ...second, tableRank: 2 },
      ]),
    ).toBe('First of the table and winner of the play-offs');
    expect(
      championDetail([
        { ...first, tableRank: 2 },
        { ...second, tableRank: 1 },
      ]),
    ).toBe('Winner of the play-offs. First of the table: Owls');
    expect(championDetail([{ ...first, record: { wins: 18, losses: 5, ties: 1 } }, second])).toBe('18–5–1');
  });
});
