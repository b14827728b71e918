import { Controller, Get, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply } from 'fastify';
import { PICTURE_MAX_BYTES } from '@crease/core/auth/picture.rules.js';
import type { UploadAnswer } from '@crease/core/auth/auth.schema.js';
import { RefusalError } from '../platform/http/refusal.error.js';
import { CurrentUser, Public, type ApiRequest, type SessionUser } from '../platform/http/session.js';
import { UploadService } from './upload.service.js';

/** What surrounds the file in a multipart body: boundaries, headers, a name. */
const ENVELOPE_BYTES = 4_096;
const YEAR_S = 31_536_000;

const TOO_LARGE = new RefusalError({ name: 'pictureTooLarge', kind: 'tooLarge', field: 'file', message: 'The picture is larger than 1 MB.', limit: PICTURE_MAX_BYTES, fix: 'Choose a smaller one.' });
const NO_FILE = new RefusalError({ name: 'noFile', kind: 'invalid', field: 'file', message: 'Choose a PNG or JPG picture.' });

@Controller()
export class UploadController {
  constructor(private readonly uploads: UploadService) {}

  @Post('upload')
  @HttpCode(200)
  async upload(@CurrentUser() user: SessionUser, @Req() request: ApiRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<UploadAnswer> {
    try {
      // Announced to be too large: refused before a byte of it is read.
      if (Number(request.headers['content-length'] ?? 0) > PICTURE_MAX_BYTES + ENVELOPE_BYTES) throw TOO_LARGE;
      await this.uploads.count(user.userId);
      return { fileUrl: await this.uploads.keep(user.userId, await bytesOf(request)) };
    } catch (error) {
      // The rest of a refused body is not worth receiving.
      void reply.header('connection', 'close');
      throw error;
    }
  }

  /** Pictures load without a token; their names are secrets of 128 bits, and their content never changes. */
  @Public()
  @Get('uploads/:name')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  async file(@Param('name') name: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const { bytes, type } = await this.uploads.read(name);
    void reply.headers({ 'content-type': type, 'cache-control': `public, max-age=${YEAR_S}, immutable` });
    return bytes;
  }
}

async function bytesOf(request: ApiRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw NO_FILE;
  let file: MultipartFile | undefined;
  try {
    file = await request.file();
    if (file?.fieldname !== 'file') throw NO_FILE;
    return await contentOf(file.file);
  } catch (error) {
    if (error instanceof RefusalError) throw error;
    if (error instanceof Error && (error as { statusCode?: number }).statusCode === 413) throw TOO_LARGE;
    // Half a body, or one that is no form.
    throw NO_FILE;
  }
}

/** The library would read a file that is too large to its end, however far that is; here the limit is the end. */
async function contentOf(stream: MultipartFile['file']): Promise<Buffer> {
  const stop = () => stream.destroy(TOO_LARGE);
  stream.once('limit', stop);
  if (stream.truncated) stop();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
