import { expect, test } from '@jest/globals';
import type { PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import { sectionsOf, wordsOf } from './bracket-picture.js';

const pair = (round: number, [home, homePoints]: [string, number], away: [string, number] | null) => ({
  round,
  home_team_id: home,
  away_team_id: away?.[0] ?? null,
  home_points: homePoints,
  away_points: away?.[1] ?? 0,
  ahead: away === null || homePoints >= away[1] ? home : away[0],
});
const seeds = (...ids: string[]) => ids.map((team_id, index) => ({ team_id, seed: index + 1, out_in: null }));
const nameOf = (id: string) => `Team ${id}`;

const PLAYOFFS: PlayoffsView = {
  rounds: 2,
  begun: true,
  seeds: seeds('A', 'B', 'C', 'D'),
  pairs: [pair(1, ['A', 50], ['D', 51.5]), pair(1, ['B', 40], ['C', 30]), pair(2, ['B', 9], ['D', 10])],
  champion: 'D',
  third: { pairs: [pair(2, ['A', 7], ['C', 6])] },
  consolation: {
    kind: 'consolation',
    rounds: 2,
    seeds: seeds('E', 'F', 'G'),
    pairs: [pair(1, ['E', 0], null), pair(1, ['F', 3], ['G', 2])],
    winner: null,
  },
};

test('a picture of the brackets has a column for each round and third place, and words for all of it', () => {
  const sections = sectionsOf(PLAYOFFS, nameOf);
  expect(sections.map(({ columns }) => columns.map(({ title, pairs }) => `${title} ${pairs.length}`))).toEqual([
    ['The semi-finals 2', 'The final 1', 'Third place 1'],
    ['The semi-finals 2', 'The final 0'],
  ]);
  expect(sections[0]?.columns[1]?.pairs[0]).toEqual([
    { seed: 2, name: 'Team B', points: 9, ahead: false },
    { seed: 4, name: 'Team D', points: 10, ahead: true },
  ]);
  expect(wordsOf(sections)).toBe(
    'The semi-finals: Team A 50 – Team D 51.5; Team B 40 – Team C 30. The final: Team B 9 – Team D 10. ' +
      'Third place: Team A 7 – Team C 6. Team D won the play-offs. ' +
      'Consolation bracket. The semi-finals: Team E; Team F 3 – Team G 2.',
  );
});

test('before the play-offs the pairs have no points', () => {
  const before = { ...pair(1, ['A', 0], ['B', 0]), ahead: null };
  const sections = sectionsOf(
    { ...PLAYOFFS, rounds: 1, pairs: [before], champion: null, third: null, consolation: null },
    nameOf,
  );
  expect(wordsOf(sections)).toBe('The final: Team A – Team B.');
});
