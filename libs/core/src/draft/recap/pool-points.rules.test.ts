import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SCORING } from '../../players/scoring/scoring.table.js';
import { pointsInPool } from './pool-points.rules.js';

const skater = { position: 'F', stats: { gp: 80, g: 30, a: 40, pts: 70, hits: 100 }, statsSeason: '2024-25' } as const;
const goalie = { position: 'G', stats: { gp: 50, w: 30, so: 4, sv_pct: 0.912 }, statsSeason: '2024-25' } as const;

describe('a player’s points in a pool', () => {
  it('are those that it was fixed with, whatever the league weighs now', () => {
    expect(pointsInPool({ ...skater, points: 81.5 }, DEFAULT_SCORING)).toBe(81.5);
    expect(pointsInPool({ ...skater, points: 0 }, DEFAULT_SCORING)).toBe(0);
  });

  it('are none of who never played', () => {
    expect(pointsInPool({ ...skater, stats: {}, statsSeason: null }, DEFAULT_SCORING)).toBeNull();
    expect(pointsInPool({ ...skater, statsSeason: null, points: 3 }, DEFAULT_SCORING)).toBeNull();
  });

  it('are counted by what is shown in a pool that has none, for goalies too', () => {
    expect(pointsInPool(skater, { ...DEFAULT_SCORING, hit: 0.25, point: 1 })).toBe(165);
    expect(pointsInPool(goalie, DEFAULT_SCORING)).toBe(64);
  });

  it('are not known of a pool that has none where the league weighs what it does not show', () => {
    expect(pointsInPool(goalie, { ...DEFAULT_SCORING, save: 0.1 })).toBeNull();
    expect(pointsInPool(goalie, { ...DEFAULT_SCORING, goal_against: -1 })).toBeNull();
    expect(pointsInPool(skater, { ...DEFAULT_SCORING, save: { G: 0.1 } })).toBe(70);
    expect(pointsInPool(skater, { ...DEFAULT_SCORING, power_play_goal: 0.5 })).toBeNull();
    expect(pointsInPool(skater, { ...DEFAULT_SCORING, hat_trick: 3 })).toBeNull();
  });
});
