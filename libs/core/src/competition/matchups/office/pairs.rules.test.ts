import { describe, expect, test } from '@jest/globals';
import { checkPairs, swapTeams } from './pairs.rules.js';

const teams = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `t${index + 1}`, name: `Team ${index + 1}` }));
const nameOf = (pairs: Parameters<typeof checkPairs>[0], count: number) => {
  const result = checkPairs(pairs, teams(count));
  return result.ok ? 'ok' : result.refusal.name;
};

describe('edited pairs of a period', () => {
  test('name each team once, and leave one without an opponent only where their number is odd', () => {
    const pair = (home: string, away: string | null) => ({ home, away });
    expect(nameOf([pair('t1', 't4'), pair('t2', 't3')], 4)).toBe('ok');
    expect(nameOf([pair('t1', 't3'), pair('t2', null)], 3)).toBe('ok');
    expect(nameOf([pair('t1', 't2'), pair('t1', 't3')], 4)).toBe('teamNotOnce');
    expect(nameOf([pair('t1', 't2')], 4)).toBe('teamNotOnce');
    expect(nameOf([pair('t1', 't2'), pair('t3', 'x')], 3)).toBe('strangeTeam');
    expect(nameOf([pair('t1', 't2'), pair('t3', null), pair('t4', null)], 4)).toBe('tooManyByes');
    expect(nameOf([pair('t1', null), pair('t2', null), pair('t3', null)], 3)).toBe('tooManyByes');
  });

  test('swap two teams, also one without an opponent', () => {
    const pairs = [
      { home: 't1', away: 't2' },
      { home: 't3', away: null },
    ];
    expect(swapTeams(pairs, 't2', 't3')).toEqual([
      { home: 't1', away: 't3' },
      { home: 't2', away: null },
    ]);
    expect(swapTeams(pairs, 't1', 't2')).toEqual([{ home: 't2', away: 't1' }, pairs[1]]);
  });
});
