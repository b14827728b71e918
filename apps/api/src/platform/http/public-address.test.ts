import { expect, it } from '@jest/globals';
import { isPublic } from './public-address.js';

it.each([
  ['8.8.8.8', true],
  ['162.159.128.233', true],
  ['2606:4700::6810:1234', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:a00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::a00:1', false],
  ['2001::a00:1', false],
  ['fec0::1', false],
  ['192.88.99.1', false],
  ['not an address', false],
])('%p is public: %p', (address, is) => expect(isPublic(address)).toBe(is));
