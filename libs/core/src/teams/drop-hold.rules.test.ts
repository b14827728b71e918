import { expect, test } from '@jest/globals';
import { refuseDrop, firstDropDay } from './drop-hold.rules.js';

const at = (text: string) => Date.parse(text);

test('an added player may be dropped after so many days of the league’s clock', () => {
  // March 6 in Toronto; clocks change a week later.
  const added = at('2027-03-07T03:00:00Z');
  const ends = (days: number, now: string) => firstDropDay(added, days, 'America/Toronto', at(now));
  expect(ends(0, '2027-03-07T03:00:00Z')).toBeNull();
  expect(ends(1, '2027-03-07T04:59:59Z')).toBe('2027-03-07');
  expect(ends(1, '2027-03-07T05:00:00Z')).toBeNull();
  expect(ends(9, '2027-03-15T03:59:59Z')).toBe('2027-03-15');
  expect(ends(9, '2027-03-15T04:00:00Z')).toBeNull();
});

test('the refusal names the player, the days and the first day', () => {
  expect(refuseDrop('Ada Prov', '2027-03-15', 9)).toMatchObject({
    name: 'heldPlayer',
    message:
      'Ada Prov was added recently. In this league an added player may be dropped after 9 days, here from Mar 15, 2027.',
    fix: 'Drop another player, or wait until Mar 15, 2027.',
  });
});
