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

test('matches of a round name the wins in the order of the teams', () => {
  const matchups = [
    { home: side('Wolves', 70), away: side('Bears', 84), wins: { home: 1, away: 2 } },
    { home: side('Lynx', 60), away: side('Owls', 60), wins: { home: 1, away: 0 } },
  ];
  const period = { number: 24, round: 1, from: '2026-03-23', to: '2026-03-25', median: null };
  expect(resultsWords({ ...period, matchups })).toBe(
    'Play-offs, round 1 (Mar 23, 2026 to Mar 25, 2026): Bears beat Wolves 84–70 (2–1 in wins); Lynx and Owls tied at 60 (1–0 in wins).',
  );
});
