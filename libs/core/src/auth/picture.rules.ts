/** Maximum size of a picture in bytes: 1 MB (docs/rules.md, Forms). */
export const PICTURE_MAX_BYTES = 1_048_576;
/** Maximum pixels of a picture, because a small file can decode to a huge image. */
export const PICTURE_MAX_PIXELS = 25_000_000;
export const PICTURE_EDGE = 512;

export type PictureType = 'png' | 'jpeg';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** The file type by its first bytes, regardless of its name. Null for anything except PNG and JPEG. */
export function pictureType(bytes: ArrayLike<number>): PictureType | null {
  const begins = (signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (begins(PNG)) return 'png';
  return begins(JPEG) ? 'jpeg' : null;
}
