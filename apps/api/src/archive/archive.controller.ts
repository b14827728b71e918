import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { archiveCalls } from '@crease/core/archive/archive.calls.js';
import { ARCHIVE_LIMITS } from '@crease/core/archive/archive.limits.js';
import { formFileTo, refuseAnnounced } from '../platform/http/form-file.js';
import { requireCommissioner } from '../platform/http/member.js';
import { networkOf } from '../platform/http/rate-limit.js';
import { RefusalError } from '../platform/refusal.error.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { refusal } from './archive.refusals.js';
import { ArchiveService } from './archive.service.js';
import { LeagueCopies } from './league-copies.service.js';

const FILE = {
  maxBytes: ARCHIVE_LIMITS.bytes,
  tooLarge: new RefusalError(
    refusal('archiveTooLarge', {
      figures: { most: ARCHIVE_LIMITS.bytes / 1024 / 1024 },
      kind: 'tooLarge',
      field: 'file',
      limit: ARCHIVE_LIMITS.bytes,
    }),
  ),
  noFile: new RefusalError(refusal('noArchive', { kind: 'invalid', field: 'file' })),
};

/** Hashes the call together with its file: the same key with a different file is a different request. */
async function hashOf(file: string, call: string): Promise<string> {
  const hash = createHash('sha256').update(call);
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

@CallController(archiveCalls)
export class ArchiveController {
  constructor(
    private readonly archives: ArchiveService,
    private readonly copies: LeagueCopies,
  ) {}

  readonly handlers = serve(archiveCalls, {
    'GET /:league_id/archive': async ({ member, reply }) => {
      requireCommissioner(member, refusal('forbidden.archive'));
      const { name, content } = await this.archives.take(member);
      void reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .header('cache-control', 'no-store');
      return content;
    },

    'POST /archives': async ({ user, query, request, reply, idempotency }) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'crease-archive-'));
      const file = path.join(folder, 'league.zip');
      try {
        try {
          refuseAnnounced(request, FILE);
          await this.archives.count(user.userId);
          await formFileTo(file, request, FILE);
        } catch (error) {
          // Close the connection instead of receiving the rest of a refused body.
          void reply.header('connection', 'close');
          throw error;
        }
        return await this.archives.bring(file, {
          userId: user.userId,
          network: networkOf(request.ip),
          dryRun: query.dry_run,
          person: query.person ?? null,
          idempotency: idempotency === null ? null : { ...idempotency, hash: await hashOf(file, idempotency.hash) },
        });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    'POST /:league_id/copies': ({ member, body, request, idempotency }) => {
      requireCommissioner(member, refusal('forbidden.copy'));
      return this.copies.copy(member, body, idempotency, networkOf(request.ip));
    },
  });
}
