import { expect, test } from '@jest/globals';
import { addressesIn } from './addresses.js';

test('addresses are separated by commas, spaces or lines, and each counts once', () => {
  expect(addressesIn(' anna@crease.test, bert@crease.test;carl@crease.test\nANNA@crease.test ')).toEqual({
    addresses: ['ANNA@crease.test', 'bert@crease.test', 'carl@crease.test'],
    wrong: null,
  });
  expect(addressesIn('')).toEqual({ addresses: [], wrong: null });
});

test('names around copied addresses are left out, and other words are named', () => {
  expect(addressesIn('Anna Tester <anna@crease.test>, Bert <bert@crease.test>')).toEqual({
    addresses: ['anna@crease.test', 'bert@crease.test'],
    wrong: null,
  });
  expect(addressesIn('anna@crease.test, bert').wrong).toBe('bert');
  expect(addressesIn('anna@crease').wrong).toBe('anna@crease');
});
