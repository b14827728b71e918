import { expect, test } from '@jest/globals';
import type { TonightAnswer, TonightGame } from '@crease/core/seasons/tonight.answers.js';
import { ageWords, nightOf, playersNight } from './tonight-data.js';
import { playingWords } from './TonightLine.js';

test('the age of what is shown is told in seconds, then in minutes', () => {
  expect([ageWords(-400), ageWords(20_000), ageWords(59_400), ageWords(185_000)]).toEqual([
    '0 s ago',
    '20 s ago',
    '59 s ago',
    '3 min ago',
  ]);
});

test('how many play is told from the team’s side', () => {
  expect(playingWords(7, 7, true)).toBe('7 of your players play tonight');
  expect(playingWords(7, 3, true)).toBe('7 of your players play tonight, 3 still to begin');
  expect(playingWords(1, 0, false)).toBe('1 player plays tonight, all have begun');
  expect(playingWords(0, 0, true)).toBe('You have no players tonight');
});

const NOW = Date.parse('2026-11-23T01:00:00Z');
const game: TonightGame = {
  id: '2026020101',
  starts_at: '2026-11-23T00:00:00.000Z',
  away: 'TOR',
  home: 'MTL',
  state: 'live',
  away_score: 2,
  home_score: 1,
  period: '2nd',
  clock: '12:33',
};
const night = (state: Partial<TonightGame>, line: string | null = '2 G, 1 A'): TonightAnswer => ({
  day: '2026-11-22',
  source: { on: true, read_at: '2026-11-23T00:59:40.000Z', silent_since: null },
  replay: null,
  games: [{ ...game, ...state }],
  teams: [],
  players: [{ player_id: 7, team_id: 't1', active: true, game_id: game.id, points: line === null ? null : 3, line }],
});

test('a player’s night says how the game stands, and is final only when the NHL says so', () => {
  expect(playersNight(night({}), 7, null, NOW)).toEqual({
    game: 'TOR 2, MTL 1 · 2nd 12:33',
    line: '2 G, 1 A',
    points: 3,
    final: false,
    source: 'Live · 20 s ago',
    failing: false,
  });
  expect(nightOf(night({ period: null, clock: null }, null), NOW).words(7, 'MTL')).toBe('Not on the ice yet');
  expect(playersNight(night({ state: 'over', clock: null }), 7, null, NOW)).toMatchObject({
    game: 'TOR 2, MTL 1 · over, not final yet',
    final: false,
  });
  expect(playersNight(night({ state: 'final', period: 'OT', clock: null }), 7, null, NOW)).toMatchObject({
    game: 'TOR 2, MTL 1 · final (OT)',
    final: true,
    source: 'Final',
  });
  expect(playersNight(night({}, null), 7, null, NOW)).toMatchObject({ line: 'Not on the ice yet', points: null });
});

test('of a player whom nobody holds the game of their club is told, and nothing of who does not play', () => {
  expect(playersNight(night({}), 8, 'MTL', NOW)).toMatchObject({
    game: 'TOR 2, MTL 1 · 2nd 12:33',
    line: null,
    points: null,
  });
  expect(playersNight(night({ state: 'postponed' }), 7, null, NOW)).toMatchObject({
    game: 'TOR at MTL, postponed',
    line: null,
  });
  expect(playersNight(night({}), 8, 'BOS', NOW)).toBeNull();
  expect(playersNight(night({}), 8, null, NOW)).toBeNull();
});

test('a line after a player’s club names the opponent alone, and both clubs where the player has another by now', () => {
  const words = (state: Partial<TonightGame>, club: string | null) => nightOf(night(state), NOW).words(7, club);
  const begins = { state: 'scheduled', starts_at: '2026-11-23T01:30:00.000Z' } as const;
  const [home, away, other] = ['MTL', 'TOR', 'BOS'].map((club) => words(begins, club));
  expect(home).toMatch(/^vs TOR, /);
  expect(away).toMatch(/^@ MTL, /);
  expect([other, words(begins, null)].every((one) => one?.startsWith('TOR at MTL, '))).toBe(true);
  expect(['MTL', 'TOR', 'BOS'].map((club) => words({ state: 'postponed' }, club))).toEqual([
    'vs TOR, postponed',
    '@ MTL, postponed',
    'TOR at MTL, postponed',
  ]);
});
