import { expect, test } from '@jest/globals';
import { wordIn } from '../../locale.js';
import { DEFAULT_SCORING, eachCategory } from './scoring.table.js';
import { categoryWords, scoringChange, scoringRule, scoringWords } from './scoring.words.js';

const ownSet = { ...DEFAULT_SCORING, goal: { F: 2, D: 3, G: 10 }, hit: 0.125, giveaway: -0.25, hat_trick: 3 };

test('a category is named in words after its article', () => {
  expect((['goal', 'assist', 'win'] as const).map((category) => categoryWords(category))).toEqual([
    'a goal',
    'an assist',
    'a goalie’s win',
  ]);
  expect(wordIn('fr', () => categoryWords('assist'))).toBe('passe');
});

test('weights are said as far as they count', () => {
  expect(scoringWords(DEFAULT_SCORING)).toBe('goal 1, assist 1, goalie’s win 2, shutout 1');
  expect(scoringWords(ownSet)).toBe(
    'goal 2 F / 3 D / 10 G, assist 1, goalie’s win 2, shutout 1, hat trick 3, hit 0.125, giveaway -0.25',
  );
  expect(scoringWords(eachCategory(() => 0))).toBe('nothing counts');
});

test('a change names what changes, and nothing else', () => {
  expect(scoringChange(DEFAULT_SCORING, { ...DEFAULT_SCORING, goal: 2, hit: { F: 0.1, D: 0.2 } })).toEqual({
    before: 'goal 1, hit 0',
    after: 'goal 2, hit 0.1 F / 0.2 D',
  });
});

test('the rulebook says what everything is worth, by position where it differs, and what a word means', () => {
  expect(scoringRule(ownSet)).toBe(
    'A goal counts 2 points for a forward, 3 for a defenseman and 10 for a goalie, an assist 1 point, a goalie’s win 2 points, ' +
      'a shutout 1 point, a hat trick 3 points, a hit 0.125 points, a giveaway -0.25 points. A hat trick is a game of three goals or more.',
  );
  expect(scoringRule(eachCategory(() => 0))).toBe('No category counts points.');
});
