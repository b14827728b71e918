import { expect, test } from '@jest/globals';
import { storedRefusal } from '../refusals.js';
import {
  PROTECTION_LINES,
  refusal,
  type SHEET_REASONS,
  sheetReasonWords,
  type SheetReason,
} from './protection.words.js';

const tooFew = refusal('protectedForwards', { figures: { position: 'F', has: 1, least: 2 } });

const REASONS: { readonly [K in keyof typeof SHEET_REASONS]: readonly [Extract<SheetReason, { key: K }>, string] } = {
  noSheet: [{ key: 'noSheet' }, 'No sheet was handed in.'],
  fault: [{ key: 'fault', figures: { why: storedRefusal(tooFew) } }, 'The core has 1 forward; at least 2 are needed.'],
};

test.each(Object.values(REASONS))('%j is shown as it was after it was stored', (reason, words) => {
  const stored = JSON.parse(JSON.stringify(reason)) as SheetReason;
  expect(sheetReasonWords(stored)).toBe(words);
  const sheet = { team: 'Wolves', kept: 1, released: 4 };
  expect(PROTECTION_LINES['protection.sheet']({ ...sheet, automatic: stored })).toBe(
    PROTECTION_LINES['protection.sheet']({ ...sheet, automatic: words }),
  );
});

test('a sentence of an earlier release is shown, and a key of a later one hides nothing', () => {
  expect(sheetReasonWords('No sheet was handed in.')).toBe('No sheet was handed in.');
  expect(sheetReasonWords({ key: 'evaporated' } as unknown as SheetReason)).toBe(
    'This reason cannot be shown in this version.',
  );
});
