import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { capLevel, formatLimit, formatMoney, formatMoneyShort, formatPrice } from './money.js';

describe('money in full', () => {
  it.each([
    [88_000_000, '$88,000,000'],
    [775_000, '$775,000'],
    [0, '$0'],
    [-1_500_000, '-$1,500,000'],
  ])('%p is written %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });
});

describe('money in short: K for thousands, M for millions, one decimal when not whole', () => {
  it.each([
    [0, '$0'],
    [950, '$950'],
    [999, '$999'],
    [1000, '$1K'],
    [1049, '$1K'],
    [1050, '$1.1K'],
    [1500, '$1.5K'],
    [775_000, '$775K'],
    [787_500, '$787.5K'],
    [999_949, '$999.9K'],
    [999_950, '$1M'],
    [999_999, '$1M'],
    [1_000_000, '$1M'],
    [1_049_999, '$1M'],
    [1_250_000, '$1.3M'],
    [1_249_999, '$1.2M'],
    [1_950_000, '$2M'],
    [9_500_000, '$9.5M'],
    [88_000_000, '$88M'],
    [88_040_000, '$88M'],
    [1_000_000_000, '$1000M'],
    [-1_500_000, '-$1.5M'],
    [-775_000, '-$775K'],
    [-1, '-$1'],
  ])('%p is written %s', (amount, text) => {
    expect(formatMoneyShort(amount)).toBe(text);
  });
});

describe('where a limit meets a price', () => {
  it.each([
    [17_962_500, '$17.9M', '$18M'],
    [18_000_000, '$18M', '$18M'],
    [8_300_000, '$8.3M', '$8.3M'],
    [975_010, '$975K', '$975.1K'],
    [999_950, '$999.9K', '$1M'],
    [1_000_001, '$1M', '$1.1M'],
    [-1_249_999, '-$1.3M', '-$1.2M'],
    [999, '$999', '$999'],
  ])('%p is written %s as a limit and %s as a price', (amount, limit, price) => {
    expect([formatLimit(amount), formatPrice(amount)]).toEqual([limit, price]);
  });

  it('no price above a limit reads as one that fits', () => {
    const dollars = (text: string) =>
      Number(text.replace(/[$MK]/g, '')) * (text.endsWith('M') ? 1_000_000 : text.endsWith('K') ? 1_000 : 1);
    const amount = fc.integer({ min: -200_000_000, max: 200_000_000 });
    fc.assert(
      fc.property(amount, amount, (limit, price) => {
        fc.pre(price > limit);
        expect(dollars(formatPrice(price))).toBeGreaterThan(dollars(formatLimit(limit)));
      }),
    );
  });
});

describe('the colour of cap space', () => {
  it.each([
    [-1, 88_000_000, 'over'],
    [0, 88_000_000, 'tight'],
    [1_999_999, 88_000_000, 'tight'],
    [2_000_000, 88_000_000, 'room'],
    [1_999_999, 2_000_000, 'tight'],
    [199_999, 1_999_999, 'tight'],
    [200_000, 1_999_999, 'room'],
    [0, 200, 'tight'],
    [19, 200, 'tight'],
    [20, 200, 'room'],
    [-1, 200, 'over'],
  ])('%p of %p is "%s"', (space, cap, level) => {
    expect(capLevel(space, cap)).toBe(level);
  });
});
