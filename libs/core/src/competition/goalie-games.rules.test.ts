import { describe, expect, test } from '@jest/globals';
import { goalieGamesRules, lostForGoalies } from './goalie-games.rules.js';

describe('the least games of goalies', () => {
  test('are nothing where a league asks for none', () => {
    expect(goalieGamesRules({})).toBeNull();
    expect(goalieGamesRules({ goalie_games: 0, goalie_games_points: 5 })).toBeNull();
    expect(lostForGoalies(null, 0)).toBe(0);
  });

  test('cost points for each game that is missing, and give none for more', () => {
    const rules = goalieGamesRules({ goalie_games: 60, goalie_games_points: 3 });
    expect(rules).toEqual({ least: 60, points: 3 });
    expect([0, 58, 59, 60, 82].map((played) => lostForGoalies(rules, played))).toEqual([180, 6, 3, 0, 0]);
  });

  test('cost a point each where a league does not say how many, and nothing where it says 0', () => {
    expect(lostForGoalies(goalieGamesRules({ goalie_games: 60 }), 50)).toBe(10);
    expect(lostForGoalies(goalieGamesRules({ goalie_games: 60, goalie_games_points: 0 }), 50)).toBe(0);
  });
});
