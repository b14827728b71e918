import { expect, test } from '@jest/globals';
import { PICTURE_MAX_BYTES, pictureType } from './picture.rules.js';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

test('a picture is told by its first bytes, all of them', () => {
  expect([pictureType([...PNG, 1, 2]), pictureType(PNG), pictureType([...JPEG, 0xe0]), pictureType(JPEG)]).toEqual([
    'png',
    'png',
    'jpeg',
    'jpeg',
  ]);
  for (const signature of [PNG, JPEG]) {
    expect(pictureType(signature.slice(0, -1))).toBeNull();
    for (const at of signature.keys())
      expect(pictureType(signature.map((byte, index) => (index === at ? byte ^ 1 : byte)))).toBeNull();
  }
  expect(pictureType([])).toBeNull();
  expect(PICTURE_MAX_BYTES).toBe(1024 * 1024);
});
