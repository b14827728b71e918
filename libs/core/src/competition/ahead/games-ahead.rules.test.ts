import { expect, test } from '@jest/globals';
import { gamesAheadOf, type GameAhead } from './games-ahead.rules.js';

const WEEK = { from: '2026-01-05', to: '2026-01-11', matchup: 14 };
const game = (day: string, home: string, away: string): GameAhead => ({ day, home, away });
const MONDAY = [game('2026-01-05', 'MTL', 'TOR')];
const TUESDAY = [game('2026-01-06', 'MTL', 'BOS'), game('2026-01-06', 'TOR', 'NYR')];
const SUNDAY = [game('2026-01-11', 'BOS', 'MTL')];
const LATER = [game('2026-01-13', 'MTL', 'NYR')];
const ahead = (games: readonly GameAhead[], endsOn: string, isImported = true) =>
  gamesAheadOf(games, WEEK, { endsOn, isImported });
const of = (games: readonly GameAhead[], endsOn: string, club: string) =>
  ahead(games, endsOn).clubs.find((one) => one.club === club);

test('a club has its games of the period, and those of the season', () => {
  const games = [...MONDAY, ...TUESDAY, ...SUNDAY, ...LATER];
  expect(ahead(games, '2026-01-20').period).toEqual(WEEK);
  expect(of(games, '2026-01-20', 'MTL')).toEqual({
    club: 'MTL',
    games: [
      { day: '2026-01-05', against: 'TOR', home: true, off_night: false },
      { day: '2026-01-06', against: 'BOS', home: true, off_night: false },
      { day: '2026-01-11', against: 'BOS', home: false, off_night: false },
    ],
    season_games: 4,
  });
});

test('an off night is a day on which fewer than half of the clubs play', () => {
  const games = [...MONDAY, ...TUESDAY, game('2026-01-06', 'EDM', 'CGY'), ...SUNDAY];
  expect(of(games, '2026-01-20', 'MTL')?.games.map(({ off_night }) => off_night)).toEqual([true, false, true]);
});

test('where the schedule ends before the season does, the season’s games are not known', () => {
  expect(of([...MONDAY, ...SUNDAY], '2026-04-16', 'MTL')?.season_games).toBeNull();
  expect(of([...MONDAY, ...SUNDAY], '2026-04-16', 'MTL')?.games).toHaveLength(2);
});

test('where only the next days are known, a season that ends a week later is not known', () => {
  const games = [...MONDAY, ...SUNDAY];
  expect(ahead(games, '2026-01-18').clubs[0]?.season_games).toBe(1);
  expect(ahead(games, '2026-01-18', false).clubs[0]?.season_games).toBeNull();
  expect(ahead(games, '2026-01-12', false).clubs[0]?.season_games).toBe(1);
});

test('where it ends before the period does, nothing is known', () => {
  expect(ahead([...MONDAY, ...TUESDAY], '2026-04-16').period).toBeNull();
  expect(of([...MONDAY, ...TUESDAY], '2026-04-16', 'MTL')?.games).toEqual([]);
  expect(ahead([], '2026-04-16')).toEqual({ period: null, clubs: [] });
});

test('a period that ends in a break is known when the season is', () => {
  const games = [...MONDAY, game('2026-04-10', 'MTL', 'TOR')];
  expect(of(games, '2026-04-16', 'MTL')).toMatchObject({ games: [{ day: '2026-01-05' }], season_games: 2 });
});
