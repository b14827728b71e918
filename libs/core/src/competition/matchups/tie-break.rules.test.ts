import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatWords } from '../competition.words.js';
import { matchupTable } from './matchup-table.rules.js';
import { resultsWords } from './matchup.words.js';
import { rivalriesOf } from './rivalry.rules.js';
import { aheadBy, breakTie, matchupTies, type BrokenTie } from './tie-break.rules.js';

const side = fc.record({
  bench: fc.integer({ min: 0, max: 2 }).map((points) => points / 2),
  goals: fc.integer({ min: 0, max: 2 }),
  players: fc.integer({ min: 0, max: 2 }),
});

test('more bench points win a tie, then more goals, then fewer players', () => {
  fc.assert(
    fc.property(side, side, (home, away) => {
      const rank = ({ bench, goals, players }: typeof home) => bench * 10_000 + goals * 100 - players;
      const broken = breakTie(home, away);
      expect(aheadBy(broken)).toBe(Math.sign(rank(home) - rank(away)));
      if (broken !== null) expect([broken.home, broken.away]).toEqual([home[broken.by], away[broken.by]]);
    }),
  );
  expect(breakTie({ bench: 0.1 + 0.2, goals: 0, players: 4 }, { bench: 0.3, goals: 0, players: 4 })).toBeNull();
});

test('a broken tie is a win in the table, in rivalries and in the log, where the points are level', () => {
  const table = (other: number) =>
    matchupTable(
      [
        { teamId: 'a', own: 70, against: 'b', broken: -1 },
        { teamId: 'b', own: other, against: 'a', broken: 1 },
      ].map(({ teamId, own, against, broken }) => ({
        teamId,
        name: teamId,
        matchups: { seed: '0'.repeat(32), median: false, played: [{ period: 1, against, points: own, broken }] },
      })),
    ).map(({ teamId, record }) => `${teamId} ${record?.wins}-${record?.losses}-${record?.ties}`);
  expect(table(70)).toEqual(['b 1-0-0', 'a 0-1-0']);
  // A correction came after the tie had been broken.
  expect(table(69)).toEqual(['a 1-0-0', 'b 0-1-0']);

  const met = (broken: number, homePoints = 70) =>
    rivalriesOf([
      {
        ...{ season: '2025-26', period: 1, from: '2025-10-06', to: '2025-10-12', round: null, lost: null },
        ...{ home: 'a', away: 'b', homePoints, awayPoints: 70, forTitle: false, broken },
      },
    ]).map(({ wins, losses, ties }) => [wins, losses, ties])[0];
  expect([met(-1), met(1), met(0), met(-1, 71)]).toEqual([
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
    [1, 0, 0],
  ]);

  const told = (broken: BrokenTie | undefined) =>
    resultsWords({
      ...{ number: 1, round: null, from: '2025-10-06', to: '2025-10-12', median: null },
      matchups: [
        {
          home: { id: 'a', name: 'Wolves', points: 70 },
          away: { id: 'b', name: 'Bears', points: 70 },
          ...(broken === undefined ? {} : { broken }),
        },
      ],
    });
  expect(told({ by: 'players', home: 14, away: 12 })).toContain(
    'Bears and Wolves were tied at 70, and Bears won by players used, 12 to 14',
  );
  expect(told({ by: 'commissioner', home: 0, away: 1 })).toContain(
    'Bears and Wolves were tied at 70, and the commissioner decided for Bears',
  );
  expect(told({ by: 'bench', home: 8.5, away: 3 })).toContain('Wolves won by bench points, 8.5 to 3');
  expect(told(undefined)).toContain('Wolves and Bears tied at 70');
});

test('matches by points or most categories break ties, and the rulebook tells how', () => {
  expect(matchupTies({ format: 'h2h_points' })).toBe('tie');
  expect(matchupTies({ format: 'h2h_points', matchup_ties: 'broken' })).toBe('broken');
  expect(matchupTies({ format: 'h2h_each_category', matchup_ties: 'broken' })).toBe('tie');
  expect(matchupTies({ format: 'h2h_most_categories', matchup_ties: 'broken' })).toBe('broken');
  expect(formatWords({ format: 'h2h_points', matchup_ties: 'broken' })).toContain('then by fewer players used');
  expect(formatWords({ format: 'h2h_most_categories', matchup_ties: 'broken' })).toContain('tied in categories');
});
