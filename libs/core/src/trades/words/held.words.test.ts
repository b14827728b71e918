import { expect, test } from '@jest/globals';
import { wordIn } from '../../locale.js';
import { TRADES_REFUSALS } from './trades.refusals.fr.js';
import { heldWords } from './held.words.js';

test.each([
  [{ key: 'review' as const }, 'part of an accepted trade under review', 'engagé dans un échange accepté, en révision'],
  [
    { key: 'condition' as const, figures: { until: null } },
    'promised under a condition until it is decided',
    'promis sous condition tant que la condition n’est pas réglée',
  ],
  [
    { key: 'pool' as const, figures: { draft: '2025-26 waiver draft' } },
    'in the pool of 2025-26 waiver draft, until it ends',
    'parmi les joueurs du repêchage «\u00A02025-26 waiver draft\u00A0», jusqu’à la fin du repêchage',
  ],
])('%j has words in the language of the reader', (by, english, french) => {
  expect(heldWords(by)).toBe(english);
  expect(wordIn('fr', () => heldWords(by))).toBe(french);
});

test('refusals name what holds an asset, also those that an earlier release stored', () => {
  const refused = TRADES_REFUSALS['frozen.player'];
  expect(refused({ player: 'Ada Roy', by: { key: 'review' } }).message).toBe(
    'Ada Roy n’est pas disponible\u00A0: engagé dans un échange accepté, en révision.',
  );
  expect(refused({ player: 'Ada Roy', by: 'part of an accepted trade under review' }).message).toContain(
    'part of an accepted trade',
  );
});
