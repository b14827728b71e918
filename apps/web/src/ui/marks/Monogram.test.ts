import { expect, test } from '@jest/globals';
import { initials } from './Monogram.js';

test.each([
  ['Harbor Lights', 'HL'],
  ['Kanata', 'KA'],
  ['Team 1', 'T1'],
  ['Team 12', 'T12'],
  ['Żywiec Ördögök', 'ŻÖ'],
  ['  the – old guard ', 'TO'],
  ['🏒 Pucks', 'PU'],
  ['', '?'],
])('%s is written %s', (name, letters) => expect(initials(name)).toBe(letters));
