const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const LENGTH = 12;

/** Matches every id of this product: 12 base58 characters, about 70 bits. */
export const ID_PATTERN = /^[1-9A-HJ-NP-Za-km-z]{12}$/;

/**
 * Creates an opaque id. `random` returns an array of random bytes. Bytes of 232 and above are discarded, so that all
 * characters are equally likely.
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
