import { PICTURE_MAX_BYTES, pictureType } from '@crease/core/auth/picture.rules.js';
import { request } from '../requests/api-client.js';
import * as t from './files.words.en.js';

const SIGNATURE_BYTES = 8;

/** Why a chosen picture is invalid, or null. Checks the file's bytes, as the server does, and not its name. */
export async function checkPicture(file: File): Promise<string | null> {
  if (file.size > PICTURE_MAX_BYTES) return t.pictureTooLarge;
  const first = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  return pictureType(first) === null ? t.pictureNotPngOrJpg : null;
}

/** Uploads a picture and resolves to its address. Refusals concern the field `file`. */
export async function uploadPicture(file: File): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  return (await request('POST /upload', { body: form })).fileUrl;
}
