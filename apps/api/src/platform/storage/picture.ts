import { PICTURE_EDGE, PICTURE_MAX_PIXELS, pictureType, type PictureType } from '@crease/core/auth/picture.rules.js';
import type Sharp from 'sharp';
import { RefusalError } from '../refusal.error.js';
import { refusal } from '../platform.refusals.js';

/**
 * Loaded with the first picture. Only the PNG and JPEG decoders see uploaded bytes, with one thread each and no cache.
 */
let loaded: Promise<typeof Sharp> | null = null;
const library = (): Promise<typeof Sharp> =>
  (loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  }));

/** Decoding takes a core. Pictures queue up so that they do not slow drafts down. */
const AT_ONCE = 2;
const SECONDS = 10;

const NOT_A_PICTURE = new RefusalError(refusal('pictureType', { kind: 'invalid', field: 'file' }));
const BROKEN = new RefusalError(refusal('pictureBroken', { kind: 'invalid', field: 'file' }));
const TOO_MANY_PIXELS = new RefusalError(
  refusal('picturePixels', {
    figures: { most: PICTURE_MAX_PIXELS },
    kind: 'invalid',
    field: 'file',
    limit: PICTURE_MAX_PIXELS,
  }),
);

export interface Picture {
  readonly bytes: Buffer;
  readonly extension: 'png' | 'jpg';
  readonly type: 'image/png' | 'image/jpeg';
}

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Encodes an uploaded picture's pixels again, at most 512 by 512. This drops everything else in the file: location and
 * camera, scripts, an appended archive.
 */
export async function cleanPicture(upload: Buffer): Promise<Picture> {
  const type = pictureType(upload);
  if (type === null) throw NOT_A_PICTURE;
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await encode(upload, type);
  } catch (error) {
    if (error instanceof RefusalError) throw error;
    throw error instanceof Error && /pixel limit/i.test(error.message) ? TOO_MANY_PIXELS : BROKEN;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function encode(upload: Buffer, type: PictureType): Promise<Picture> {
  const sharp = await library();
  const picture = sharp(upload, {
    limitInputPixels: PICTURE_MAX_PIXELS,
    failOn: 'warning',
    pages: 1,
    sequentialRead: true,
  })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: PICTURE_EDGE, height: PICTURE_EDGE, fit: 'inside', withoutEnlargement: true });
  return type === 'png'
    ? { bytes: await picture.png({ compressionLevel: 9, effort: 7 }).toBuffer(), extension: 'png', type: 'image/png' }
    : { bytes: await picture.jpeg({ quality: 84, mozjpeg: true }).toBuffer(), extension: 'jpg', type: 'image/jpeg' };
}
