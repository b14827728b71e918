import { Controller, Get, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PICTURE_MAX_BYTES } from '@crease/core/auth/picture.rules.js';
import type { UploadAnswer } from '@crease/core/auth/auth.schema.js';
import { formFile, refuseAnnounced } from '../platform/http/form-file.js';
import { RefusalError } from '../platform/http/refusal.error.js';
import { CurrentUser, Public, type ApiRequest, type SessionUser } from '../platform/http/session.js';
import { UploadService } from './upload.service.js';

const YEAR_S = 31_536_000;

const TOO_LARGE = new RefusalError({
  name: 'pictureTooLarge',
  kind: 'tooLarge',
  field: 'file',
  message: 'The picture is larger than 1 MB.',
  limit: PICTURE_MAX_BYTES,
  fix: 'Choose a smaller one.',
});
const NO_FILE = new RefusalError({
  name: 'noFile',
  kind: 'invalid',
  field: 'file',
  message: 'Choose a PNG or JPG picture.',
});
const PICTURE = { maxBytes: PICTURE_MAX_BYTES, tooLarge: TOO_LARGE, noFile: NO_FILE };

@Controller()
export class UploadController {
  constructor(private readonly uploads: UploadService) {}

  @Post('upload')
  @HttpCode(200)
  async upload(
    @CurrentUser() user: SessionUser,
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadAnswer> {
    try {
      refuseAnnounced(request, PICTURE);
      await this.uploads.count(user.userId);
      return { fileUrl: await this.uploads.keep(user.userId, (await formFile(request, PICTURE)).bytes) };
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
