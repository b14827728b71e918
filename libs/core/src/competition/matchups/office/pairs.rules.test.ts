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

describe('edited pairs with double-headers', () => {
  const pairs = (text: string) =>
    text.split(' ').map((pair) => {
      const [home = '', away] = pair.split('-');
      return { home: `t${home}`, away: away === undefined ? null : `t${away}` };
    });
  const check = (text: string, count: number, rules: Parameters<typeof checkPairs>[2]) => {
    const result = checkPairs(pairs(text), teams(count), rules);
    return result.ok ? 'ok' : result.refusal.name;
  };

  test('name each team twice, with two opponents', () => {
    const doubles = { doubles: true, odd: 'bye' } as const;
    expect(check('1-2 3-4 1-3 2-4', 4, doubles)).toBe('ok');
    expect(check('1-2 2-3 3-1', 3, doubles)).toBe('ok');
    expect(check('1-2 3-4 1-2 4-3', 4, doubles)).toBe('pairTwice');
    expect(check('1-2 3-4', 4, doubles)).toBe('teamNotOnce');
    expect(check('1-2 3-4 1-3 2 4', 4, doubles)).toBe('tooManyByes');
    expect(check('1-2', 2, doubles)).toBe('ok');
    expect(check('1-1 2-3 3-4 4-2', 4, doubles)).toBe('meetsItself');
  });

  test('name one of an odd number of teams twice', () => {
    const one = { doubles: false, odd: 'double' } as const;
    expect(check('1-2 3-1', 3, one)).toBe('ok');
    expect(check('1-2 3', 3, one)).toBe('tooManyByes');
    expect(check('1-2 1-2 3', 3, one)).toBe('tooManyDoubles');
    expect(check('1-2 1-3 1-4 5', 5, one)).toBe('teamNotOnce');
    expect(check('1-2 3-4', 4, one)).toBe('ok');
    expect(check('1-1 2-3 4-5', 5, one)).toBe('meetsItself');
  });
});
