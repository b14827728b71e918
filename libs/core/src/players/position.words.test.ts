import { describe, expect, test } from '@jest/globals';
import { isLineupSlot, positionOf, readPosition } from './position.words.js';

describe('a position of another site', () => {
  test.each([
    [
      'F',
      ['C', 'LW', 'rw', 'L', 'R', 'W', 'F', 'Forward', 'Left Wing', 'Centre', 'C1', 'LW/RW', 'C;LW', 'AG', 'ailier'],
    ],
    ['D', ['D', 'LD', 'RD', 'LHD', 'RHD', 'LD/RD', 'D2', 'Defenseman', 'Defence', 'D-man', 'Défenseur', 'Util, D']],
    ['G', ['G', 'Goalie', 'goaltender', 'Gardien', 'G.']],
  ])('%s is written in many ways', (position, words) => {
    for (const word of words) expect([word, readPosition(word)]).toEqual([word, position]);
  });

  test('is none where a word names a place of the line-up or nothing', () => {
    for (const word of ['Util', 'UTIL', 'U', 'BN', 'IR+', 'NA', 'N/A', '', ' ', '-', 'Skt'])
      expect([word, readPosition(word)]).toEqual([word, null]);
  });

  test('is unknown, and never a forward, where nobody knows the word', () => {
    for (const word of ['Rover', 'XD', 'winger?', 'Wings', 'first line', 'Free', 'Right', 'A', 'N'])
      expect([word, readPosition(word), positionOf(word)]).toEqual([word, 'unknown', null]);
    expect(['Rover', 'Util', 'C1', '', 'IR'].map(isLineupSlot)).toEqual([false, true, true, false, false]);
  });
});
