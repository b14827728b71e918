import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { RefusalError } from '../refusal.error.js';
import type { ApiRequest } from './session.js';

/** Size of the multipart parts around the file: boundaries, headers, a name. */
export const ENVELOPE_BYTES = 4_096;

export interface FormFileRules {
  readonly maxBytes: number;
  readonly tooLarge: RefusalError;
  /** No form, a form without a file, or an incomplete file. */
  readonly noFile: RefusalError;
}

/** Refuses by content length, before any byte is read. */
export function refuseAnnounced(request: ApiRequest, { maxBytes, tooLarge }: FormFileRules): void {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + ENVELOPE_BYTES) throw tooLarge;
}

export async function formFile(
  request: ApiRequest,
  { maxBytes, tooLarge, noFile }: FormFileRules,
): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw noFile;
  try {
    const file = await request.file({ limits: { fileSize: maxBytes } });
    if (file?.fieldname !== 'file') throw noFile;
    return { name: file.filename, bytes: await contentOf(file.file, tooLarge) };
  } catch (error) {
    if (error instanceof RefusalError) throw error;
    if (error instanceof Error && (error as { statusCode?: number }).statusCode === 413) throw tooLarge;
    // An incomplete body, or one that is no form.
    throw noFile;
  }
}

export async function formFileTo(
  path: string,
  request: ApiRequest,
  { maxBytes, tooLarge, noFile }: FormFileRules,
): Promise<void> {
  if (!request.isMultipart()) throw noFile;
  try {
    const file = await request.file({ limits: { fileSize: maxBytes } });
    if (file?.fieldname !== 'file') throw noFile;
    const stop = () => file.file.destroy(tooLarge);
    file.file.once('limit', stop);
    await pipeline(file.file, createWriteStream(path, { mode: 0o600 }));
    if (file.file.truncated) throw tooLarge;
  } catch (error) {
    if (error instanceof RefusalError) throw error;
    if (error instanceof Error && (error as { statusCode?: number }).statusCode === 413) throw tooLarge;
    throw noFile;
  }
}

/** Stops reading at the limit; the library alone would read a file that is too large to its end. */
async function contentOf(stream: MultipartFile['file'], tooLarge: RefusalError): Promise<Buffer> {
  const stop = () => stream.destroy(tooLarge);
  stream.once('limit', stop);
  if (stream.truncated) stop();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
