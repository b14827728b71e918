import { describe, expect, test } from '@jest/globals';
import { plainText } from './plain-text.js';

describe('the plain text of Markdown', () => {
  test.each([
    ['Three are **too few**, *I think*.', 'Three are too few, I think.'],
    ['# Fees\n\nSee [the rules](https://example.com).', 'Fees See the rules.'],
    ['- goalies break\n- defenders block shots', 'goalies break, defenders block shots'],
    ['> quoted\n\n---\n\n`code`', 'quoted code'],
  ])('%j reads %j', (text, words) => {
    expect(plainText(text)).toBe(words);
  });
});
