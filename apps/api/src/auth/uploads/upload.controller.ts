import { PICTURE_MAX_BYTES } from '@crease/core/auth/picture.rules.js';
import { uploadCalls } from '@crease/core/auth/upload.calls.js';
import { formFile, refuseAnnounced } from '../../platform/http/form-file.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { UploadService } from './upload.service.js';
import { refusal } from '../auth.refusals.js';

const YEAR_S = 31_536_000;

const TOO_LARGE = new RefusalError(
  refusal('pictureTooLarge', { kind: 'tooLarge', field: 'file', limit: PICTURE_MAX_BYTES }),
);
const NO_FILE = new RefusalError(refusal('noFile', { kind: 'invalid', field: 'file' }));
const PICTURE = { maxBytes: PICTURE_MAX_BYTES, tooLarge: TOO_LARGE, noFile: NO_FILE };

@CallController(uploadCalls)
export class UploadController {
  constructor(private readonly uploads: UploadService) {}

  readonly handlers = serve(uploadCalls, {
    'POST /upload': async ({ user, request, reply }) => {
      try {
        refuseAnnounced(request, PICTURE);
        await this.uploads.count(user.userId);
        return { fileUrl: await this.uploads.keep(user.userId, (await formFile(request, PICTURE)).bytes) };
      } catch (error) {
        // Close the connection so that the rest of a refused body is not received.
        void reply.header('connection', 'close');
        throw error;
      }
    },

    'GET /uploads/:name': async ({ params, reply }) => {
      void reply.header('content-security-policy', "default-src 'none'; sandbox");
      const { bytes, type } = await this.uploads.read(params.name);
      void reply.headers({ 'content-type': type, 'cache-control': `public, max-age=${YEAR_S}, immutable` });
      return bytes;
    },
  });
}
