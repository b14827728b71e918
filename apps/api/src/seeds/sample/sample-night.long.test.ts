import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Figures } from '@crease/core/players/scoring/scoring.table.js';
import { inventGames, type SampleGameLine, type SampleSkater } from './sample-games.js';
import { pairingsOf } from './sample-schedule.js';
import { momentOfGame, nightAt, NIGHT_MINUTES } from './sample-night.js';
import { generateSamplePlayers } from './sample-players.js';

const SEASON = '2026-27';
const players: SampleSkater[] = generateSamplePlayers().flatMap(({ id, nhl_club: club, position }) =>
  club === null ? [] : [{ id, club, goalie: position === 'G', defense: position === 'D' }],
);
const at = (day: string, minutes: number) => nightAt(SEASON, day, players, '2026-11-23T00:00:00.000Z', minutes);
const byPlayer = (lines: readonly SampleGameLine[]) => new Map(lines.map((line) => [line.player_id, line]));
const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`);

test('when the night is over, everything is as the day would have been without it', () => {
  for (const date of ['2026-11-21', '2026-11-22', '2026-11-24']) {
    const { lines, games, over } = at(date, NIGHT_MINUTES);
    expect(over).toBe(true);
    expect(byPlayer(lines)).toEqual(byPlayer(inventGames(SEASON, date, players)));
    for (const { away_score: away, home_score: home } of games) expect(away).not.toBe(home);
  }
});

test('nothing that was counted goes away, goals are those of the score, and nobody has won before the end', () => {
  fc.assert(
    fc.property(
      day,
      fc.array(fc.integer({ min: 0, max: NIGHT_MINUTES }), { minLength: 2, maxLength: 4 }),
      (date, found) => {
        let before: ReadonlyMap<number, SampleGameLine> = new Map();
        for (const minutes of [...found].sort((a, b) => a - b)) {
          const { games, lines } = at(date, minutes);
          expect(games).toHaveLength(pairingsOf(date).length);
          for (const game of games) {
            const own = lines.filter((line) => line.game === game.id);
            const goals = own.reduce((sum, { g }) => sum + g, 0);
            const score = (game.away_score ?? 0) + (game.home_score ?? 0);
            expect(score - goals).toBe(game.period === 'SO' ? 1 : 0);
            if (game.state === 'live')
              for (const { w, l, otl, so, gwg, otg } of own)
                expect([w, l, otl, so, gwg, otg]).toEqual([0, 0, 0, 0, 0, 0]);
          }
          for (const line of lines) {
            const known = before.get(line.player_id);
            for (const what of ['g', 'a', 'sog', 'hits', 'ga', 'sa', 'ppp'] as const satisfies (keyof Figures)[])
              expect(line[what]).toBeGreaterThanOrEqual(known?.[what] ?? 0);
            expect(line.sa).toBeGreaterThanOrEqual(line.ga);
            expect(line.ppg + line.shg).toBeLessThanOrEqual(line.g);
          }
          before = byPlayer(lines);
        }
      },
    ),
    { numRuns: 25 },
  );
});

test.each([
  [0, '1st', '20:00', 0],
  [12.5, '1st', '07:30', 12.5 / 60],
  [25, '1st', 'intermission', 1 / 3],
  [38, '2nd', '20:00', 1 / 3],
  [80, '3rd', '16:00', 44 / 60],
])('after %s minutes it is the %s, %s', (minutes, period, clock, share) => {
  expect(momentOfGame(minutes, false, false)).toEqual({
    state: 'live',
    period,
    clock,
    share: expect.closeTo(share, 6),
  });
});

test('a game that is level goes on for five minutes', () => {
  expect(momentOfGame(96, false, false)).toEqual({ state: 'final', period: '3rd', clock: null, share: 1 });
  expect(momentOfGame(97, true, false)).toMatchObject({ state: 'live', period: 'OT', clock: '04:00' });
  expect(momentOfGame(101, true, false)).toMatchObject({ state: 'final', period: 'OT' });
  expect(momentOfGame(101, true, true)).toMatchObject({ state: 'final', period: 'SO' });
});
