import { expect, test } from '@jest/globals';
import { resultsWords } from './matchup.words.js';

const side = (name: string, points: number) => ({ id: name, name, points });

test('results by categories have no points for a team without an opponent', () => {
  const matchups = [
    { home: side('Wolves', 6.5), away: side('Bears', 3.5) },
    { home: side('Lynx', 0), away: null },
  ];
  const period = { number: 5, round: null, from: '2025-11-03', to: '2025-11-09', median: null };
  expect(resultsWords({ ...period, matchups })).toBe(
    'Matchup 5 (Nov 3, 2025 to Nov 9, 2025): Wolves beat Bears 6.5–3.5; Lynx had no opponent.',
  );
});
