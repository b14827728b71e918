import { expect, test } from '@jest/globals';
import { figuresFor, gameBars, meanText, opponentWords, type Game } from './games.model.js';

const game = (points: number, more: Partial<Game> = {}): Game => ({
  game_id: `g${points}`,
  day: '2025-11-02',
  away: 'BOS',
  home: 'NYR',
  points,
  figures: {},
  ...more,
});

test('bars share a scale with a zero line, and the last ten games have their own mean', () => {
  const [figure] = figuresFor({ format: 'points' }, 'F');
  const games = [-2, ...Array.from({ length: 10 }, () => 2)].map((points) => game(points));
  const { bars, zero, mean, recent } = gameBars(games, figure!);
  expect([zero, bars[0], bars[1]]).toEqual([0.5, { top: 0.5, height: 0.5 }, { top: 0, height: 0.5 }]);
  expect(mean).toBeCloseTo(18 / 11);
  expect(recent).toEqual({ mean: 2, top: 0 });
  // Ten games are the season: no second mean.
  expect(gameBars(games.slice(1), figure!).recent).toBeNull();
  expect(gameBars([game(0)], figure!).bars).toEqual([{ top: 0, height: 0 }]);
});

test('leagues of categories show the figures that count for the position', () => {
  const league = { format: 'h2h_each_category', categories: 'G, SOG, S%, SV%' } as const;
  const skater = figuresFor(league, 'D');
  expect(skater.map(({ short }) => short)).toEqual(['G', 'SOG', 'S%']);
  const one = game(9, { figures: { g: 1, sog: 4 } });
  expect(skater.map(({ of }) => of(one))).toEqual([1, 4, 0.25]);
  expect(skater.map(({ of }) => of(game(0)))).toEqual([0, 0, null]);
  const [saves] = figuresFor(league, 'G');
  expect(saves?.text(saves.of(game(0, { figures: { sa: 30, ga: 3 } }))!)).toBe('.900');
});

test('the mean of a ratio counts each attempt once, with its decimals', () => {
  const [saves] = figuresFor({ format: 'h2h_each_category', categories: 'SV%' }, 'G');
  const goalie = (sa: number, ga: number) => game(0, { figures: { sa, ga } });
  const games = [goalie(40, 2), goalie(10, 5), goalie(0, 0)];
  // 43 saves of 50 shots; the games' own ratios are .950 and .500.
  expect(gameBars(games, saves!).mean).toBe(0.86);
  const recent = gameBars([goalie(30, 0), ...games, ...Array.from({ length: 7 }, () => goalie(0, 0))], saves!);
  expect([recent.mean, recent.recent?.mean]).toEqual([73 / 80, 0.86]);
  expect(meanText(saves!, recent.mean!)).toBe('.912');
  const none = gameBars(
    Array.from({ length: 11 }, () => goalie(0, 0)),
    saves!,
  );
  expect([none.mean, none.recent]).toEqual([null, null]);
  const [goals] = figuresFor({ format: 'h2h_each_category', categories: 'G' }, 'F');
  expect(meanText(goals!, 1 / 3)).toBe('0.33');
});

test('an opponent is the other club, and both clubs where the own one is unknown', () => {
  expect(opponentWords(game(1), ['NYR'])).toBe('vs BOS');
  expect(opponentWords(game(1), ['BOS', 'OTT'])).toBe('at NYR');
  expect(opponentWords(game(1), ['OTT'])).toBe('BOS at NYR');
  expect(opponentWords(game(1, { away: null }), ['NYR'])).toBeNull();
});
