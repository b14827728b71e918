import { expect, test } from '@jest/globals';
import { GAME_FIGURES, NHL_FIGURES } from './scoring.sources.js';

/**
 * The figures that each version of `GAME_FIGURES` added. Never change a line: add the new figures as the next version
 * and raise `GAME_FIGURES`, so that the nightly import reads the season's earlier games for them.
 */
const ADDED: readonly (readonly string[])[] = [
  [
    ...['goal', 'assist', 'win', 'shutout', 'plus_minus', 'penalty_minute', 'power_play_goal', 'power_play_point'],
    ...['short_handed_goal', 'short_handed_point', 'game_winning_goal', 'overtime_goal', 'overtime_assist'],
    ...['shootout_goal', 'shot', 'hit', 'block', 'faceoff_won', 'faceoff_lost', 'takeaway', 'giveaway', 'fight'],
    ...['start', 'overtime_win', 'shootout_win', 'loss', 'overtime_loss', 'goal_against', 'shot_against'],
    'goalie_second',
  ],
];

test('each figure of a game belongs to a version, and the last version is the present one', () => {
  expect(ADDED.flat().toSorted()).toEqual(Object.keys(NHL_FIGURES).toSorted());
  expect(ADDED).toHaveLength(GAME_FIGURES);
});
