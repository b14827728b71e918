const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const LENGTH = 12;

/** Matches every id this product makes: 12 characters of base58, about 70 bits. */
export const ID_PATTERN = /^[1-9A-HJ-NP-Za-km-z]{12}$/;

/**
 * A new opaque id. Chance is an argument: `random` fills an array with random bytes.
 * Bytes of 232 and more are thrown away, so that every letter is equally likely.
 */
export function newId(random: (length: number) => Uint8Array): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of random(LENGTH + 4)) {
      if (byte < 232 && id.length < LENGTH) id += ALPHABET[byte % 58];
    }
  }
  return id;
}
