import { expect, it } from '@jest/globals';
import { refusalsIn } from './refusals.js';

const TEST_REFUSALS = {
  sheetTooLong: ({ named, most }: { named: number; most: number }) => ({
    message: `A sheet names ${named} players, at most ${most} are allowed.`,
    fix: `Take ${named - most} off.`,
  }),
  'sheetsClosed.over': () => ({ message: 'The deadline has passed.' }),
};
const { refusal, refuse } = refusalsIn('test', { en: TEST_REFUSALS, fr: TEST_REFUSALS });

it('says the words of its key, filled with figures, beside the facts', () => {
  expect(refusal('sheetTooLong', { figures: { named: 9, most: 7 }, kind: 'invalid', figure: 9, limit: 7 })).toEqual({
    name: 'sheetTooLong',
    message: 'A sheet names 9 players, at most 7 are allowed.',
    fix: 'Take 2 off.',
    kind: 'invalid',
    figure: 9,
    limit: 7,
  });
});

it('is named by what stands before the point', () => {
  expect(refuse('sheetsClosed.over')).toEqual({
    ok: false,
    refusal: { name: 'sheetsClosed', message: 'The deadline has passed.' },
  });
});

it('takes no key without words, and no key without its figures', () => {
  // @ts-expect-error there are no such words
  expect(() => refusal('sheetMissing')).toThrow();
  // @ts-expect-error the figures are missing
  expect(() => refusal('sheetTooLong', { kind: 'invalid' })).toThrow();
});
