import { describe, expect, it } from '@jest/globals';
import { randomFrom } from './random.js';
import { ID_PATTERN, newId } from './ids.js';

const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function bytesFrom(seed: string): (length: number) => Uint8Array {
  const random = randomFrom(seed);
  return (length) => Uint8Array.from({ length }, () => Math.floor(random() * 256));
}

describe('an id', () => {
  it('has 12 letters of base58, without 0, O, I and l', () => {
    const bytes = bytesFrom('5eed'.repeat(8));
    for (let count = 0; count < 500; count += 1) {
      const made = newId(bytes);
      expect(made).toMatch(ID_PATTERN);
      expect(made).toMatch(/^[^0OIl]{12}$/);
    }
  });

  it('follows from the random bytes alone', () => {
    expect(newId(() => Uint8Array.from({ length: 16 }, (_, index) => index))).toBe('123456789ABC');
    expect(newId(bytesFrom('ab'.repeat(16)))).toBe(newId(bytesFrom('ab'.repeat(16))));
  });

  it('throws away the bytes that would make some letters likelier, and asks for more', () => {
    const answers = [
      Uint8Array.from({ length: 16 }, () => 255),
      Uint8Array.from([232, 240, 231, 231, 231, 231, 231, 231]),
      Uint8Array.from({ length: 16 }, () => 0),
    ];
    expect(newId(() => answers.shift() ?? new Uint8Array(16))).toBe('zzzzzz111111');
  });

  it('uses every letter equally often in every place', () => {
    const bytes = bytesFrom('1d5'.repeat(11));
    const counts = new Map<string, number>();
    const runs = 5800;
    for (let run = 0; run < runs; run += 1)
      [...newId(bytes)].forEach((letter, place) => counts.set(letter + place, (counts.get(letter + place) ?? 0) + 1));
    expect(counts.size).toBe(58 * 12);
    const expected = runs / 58;
    let chiSquare = 0;
    for (const letter of LETTERS)
      for (let place = 0; place < 12; place += 1)
        chiSquare += ((counts.get(letter + place) ?? 0) - expected) ** 2 / expected;
    // 12 places with 57 degrees of freedom each: mean 684, standard deviation 37.
    expect(chiSquare).toBeGreaterThan(684 - 4 * 37);
    expect(chiSquare).toBeLessThan(684 + 4 * 37);
  });
});

describe('the pattern of ids', () => {
  it.each([
    '',
    '12345678901',
    '1234567890123',
    '12345678901O',
    'l23456789abc',
    '123456789ab0',
    "123456789ab'",
    '123456789abc\n',
    ' 23456789abc',
  ])('refuses %j', (text) => {
    expect(ID_PATTERN.test(text)).toBe(false);
  });
});
