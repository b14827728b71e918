import { describe, expect, test } from '@jest/globals';
import { csvText } from './csv.js';

describe('a table as CSV', () => {
  test('quotes what a comma would break, and disarms what a spreadsheet would run', () => {
    expect(
      csvText(
        ['name', 'points', 'mine'],
        [
          ['Doe, "Jo"', -3, true],
          ['=1+1', null, false],
        ],
      ),
    ).toBe('name,points,mine\r\n"Doe, ""Jo""",-3,yes\r\n\'=1+1,,no');
  });
});
