import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SCORING, figuresOf } from '../players/scoring/scoring.table.js';
import { activeFor, earned, pointsOfPlayers, recount, rulesOfDay } from './scoring.rules.js';

const none = { ...figuresOf(() => 0), position: 'F' as const };
const toronto = { scoring: DEFAULT_SCORING, timeZone: 'America/Toronto' };
const at = (text: string) => Date.parse(text);

describe('a day', () => {
  test('is decided at noon of the league’s time zone', () => {
    expect(new Date(rulesOfDay('2025-11-20', [], toronto).noon).toISOString()).toBe('2025-11-20T17:00:00.000Z');
    expect(
      new Date(rulesOfDay('2025-11-20', [], { ...toronto, timeZone: 'Europe/Stockholm' }).noon).toISOString(),
    ).toBe('2025-11-20T11:00:00.000Z');
  });

  test('keeps the weights and the zone that held at its noon', () => {
    const past = [
      {
        until: at('2025-11-20T17:00:01Z'),
        scoring: { goal: 5, assist: 0, win: 0, shutout: 0 },
        timeZone: 'America/Toronto',
      },
      {
        until: at('2025-12-01T00:00:00Z'),
        scoring: { goal: 7, assist: 0, win: 0, shutout: 0 },
        timeZone: 'Europe/Stockholm',
      },
    ];
    const goal = (day: string) => rulesOfDay(day, [...past].reverse(), toronto).scoring.goal;
    expect([
      goal('2025-11-19'),
      goal('2025-11-20'),
      goal('2025-11-21'),
      goal('2025-11-30'),
      goal('2025-12-01'),
    ]).toEqual([5, 5, 7, 7, 1]);
  });

  test('follows the new weights and zone when they change at the very moment of its noon', () => {
    const noon = at('2025-11-20T17:00:00Z');
    const past = (until: number) => [
      { until, scoring: { goal: 5, assist: 0, win: 0, shutout: 0 }, timeZone: 'America/Toronto' },
    ];
    expect(
      [noon - 1, noon, noon + 1].map((until) => rulesOfDay('2025-11-20', past(until), toronto).scoring.goal),
    ).toEqual([1, 1, 5]);
    expect(rulesOfDay('2025-11-20', past(noon), { ...toronto, timeZone: 'Europe/Stockholm' }).noon).toBe(
      at('2025-11-20T11:00:00Z'),
    );
  });

  test('counts for the team on which the player is active at that moment, and for nobody when they are on none', () => {
    const stays = [
      { team_id: 'a', player_id: 1, from: 10, to: 20 },
      { team_id: 'b', player_id: 1, from: 20, to: null },
    ];
    expect([9, 10, 19, 20, 99].map((moment) => activeFor(stays, 1, moment))).toEqual([null, 'a', 'a', 'b', 'b']);
    expect(activeFor(stays, 2, 15)).toBeNull();
  });
});

describe('teams', () => {
  test('earn what their players’ games are worth, to two decimals', () => {
    const games = [
      { ...none, team_id: 'a', g: 1 },
      { ...none, team_id: 'a', g: 2 },
      { ...none, team_id: 'b', a: 1 },
      { ...none, team_id: 'c', w: 1, so: 1 },
    ];
    expect(Object.fromEntries(earned(games, { goal: 0.1, assist: 0, win: 1.25, shutout: 0.5 }))).toEqual({
      a: 0.3,
      c: 1.75,
    });
  });

  test('whose points cancel out earned nothing', () => {
    const games = [
      { ...none, team_id: 'a', g: 1, a: 1 },
      { ...none, team_id: 'b', g: 1 },
    ];
    expect([...earned(games, { goal: 1, assist: -1, win: 0, shutout: 0 })]).toEqual([['b', 1]]);
  });

  test('are recounted day by day, the playoffs apart', () => {
    const game = (player_id: number, day: string, more: object = {}) => ({
      ...none,
      player_id,
      season: '2025-26',
      playoffs: false,
      day,
      g: 1,
      ...more,
    });
    const stays = [
      { team_id: 'a', player_id: 1, from: at('2025-11-01T00:00:00Z'), to: at('2025-11-20T18:00:00Z') },
      { team_id: 'b', player_id: 1, from: at('2025-11-20T18:00:00Z'), to: null },
    ];
    const sums = recount(
      [
        game(1, '2025-10-30'),
        game(1, '2025-11-20'),
        game(1, '2025-11-21', { a: 2 }),
        game(2, '2025-11-21'),
        game(1, '2026-05-01', { playoffs: true }),
      ],
      stays,
      [],
      toronto,
    );
    expect(Object.fromEntries(sums)).toEqual({
      'a 2025-26 2025-11-20': 1,
      'b 2025-26 2025-11-21': 3,
      'b 2025-26 playoffs 2026-05-01': 1,
    });
  });
});

test('the points of players are the sums of their games, whatever team they played for', () => {
  const game = (player_id: number, more: object) => ({ ...none, player_id, ...more });
  const points = pointsOfPlayers(
    [game(1, { g: 1 }), game(2, { a: 1 }), game(1, { g: 2, a: 1 }), game(3, {})],
    DEFAULT_SCORING,
  );
  expect(Object.fromEntries(points)).toEqual({ 1: 4, 2: 1, 3: 0 });
});
