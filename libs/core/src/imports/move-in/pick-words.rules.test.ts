import { expect, it } from '@jest/globals';
import { pickInWords } from './pick-words.rules.js';

const TEAMS = new Map([
  ['Bears', 'b'],
  ['BRS', 'b'],
  ['Wolves', 'w'],
  ['Old Bears', 'o'],
  ['Montréal 2nd Line', 'm'],
  ['C++', 'c'],
]);
const of = (what: string) => pickInWords(what, TEAMS, 'w');
const pick = (season: string, round: number, original = 'b', type: string | null = null) => ({
  season,
  round,
  original,
  type,
});

it.each([
  ['2025 2nd round pick (Bears)', pick('2025-26', 2)],
  ['2025 2nd Round Pick (BRS)', pick('2025-26', 2)],
  ['Bears’ 2025 2nd', pick('2025-26', 2)],
  ["Bears's 2025-26 second-round pick", pick('2025-26', 2)],
  ['2025/26 Draft Pick, Round 2 (Bears)', pick('2025-26', 2)],
  ['2025 R2 via BEARS', pick('2025-26', 2)],
  ['First rounder in 2024 from the Bears', pick('2024-25', 1)],
  ['2025 Rookie Draft Pick, Rd. 12 - Bears', pick('2025-26', 12, 'b', 'rookie')],
  ['2025 Mid-Season Draft Pick, Rd. 2 - Bears', pick('2025-26', 2, 'b', 'mid-season')],
  ['2025 Class Draft Pick, Rd. 1 - Bears', pick('2025-26', 1, 'b', 'class')],
  ['2025 general 1st (Bears)', pick('2025-26', 1, 'b', 'general')],
  ['2025 2nd (Old Bears)', pick('2025-26', 2, 'o')],
  ['2025 3rd (Montréal 2nd Line)', pick('2025-26', 3, 'm')],
  ['2025 3rd (C++)', pick('2025-26', 3, 'c')],
  ['own 2026 1st', pick('2026-27', 1, 'w')],
])('%s is a pick', (what, found) => {
  expect(of(what)).toEqual(found);
});

it.each([
  'A first for a goalie',
  '2025 2nd round pick',
  '2025 2nd round pick (Otters)',
  '2nd round pick (Bears)',
  '2025 pick (Bears)',
  '2025 2nd and 2026 1st (Bears)',
  '2025 2nd and 3rd (Bears)',
  '2025 2nd (Bears) + $500,000',
  '2025 2nd (Bears) if they make the playoffs',
  '2025 2nd (Bears, Wolves)',
  '2025 2nd, lower of Bears and Wolves',
  '2025-27 2nd (Bears)',
  '2025 2nd 14 (Bears)',
  'Connor McDavid',
  'Bears',
  '',
])('%s stays words', (what) => {
  expect(of(what)).toBe(null);
});
