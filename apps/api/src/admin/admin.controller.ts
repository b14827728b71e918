import { adminCalls } from '@crease/core/auth/admin.calls.js';
import { IMPORT_MAX_BYTES } from '@crease/core/players/files/upload.schema.js';
import { SessionQueries } from '../auth/session/session.queries.js';
import { formFile, refuseAnnounced } from '../platform/http/form-file.js';
import { RefusalError } from '../platform/refusal.error.js';
import type { ApiRequest, SessionUser } from '../platform/http/session.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { HealthService } from '../players/health.service.js';
import { AdminQueries } from './admin.queries.js';
import { ProcessReports } from '../platform/health/process-reports.js';
import { AdminService, type Acting } from './admin.service.js';
import { refusal } from './admin.refusals.js';
import { StatusQueries } from './status.queries.js';

const FILE = {
  maxBytes: IMPORT_MAX_BYTES,
  tooLarge: new RefusalError(refusal('fileTooLarge', { kind: 'tooLarge', field: 'file', limit: IMPORT_MAX_BYTES })),
  noFile: new RefusalError(refusal('noFile', { kind: 'invalid', field: 'file' })),
};

@CallController(adminCalls)
export class AdminController {
  constructor(
    private readonly queries: AdminQueries,
    private readonly admin: AdminService,
    private readonly sessions: SessionQueries,
    private readonly health: HealthService,
    private readonly statuses: StatusQueries,
    private readonly reports: ProcessReports,
  ) {}

  readonly handlers = serve(adminCalls, {
    'GET /admin/users': ({ query }) => this.queries.users(query.search ?? '', query.after ?? null),

    'POST /admin/users/:user_id/disable': async ({ params, body, user, request }) => ({
      success: true,
      user: await this.admin.disable(params.user_id, body.reason, acting(user, request)),
    }),

    'POST /admin/users/:user_id/enable': async ({ params, user, request }) => ({
      success: true,
      user: await this.admin.enable(params.user_id, acting(user, request)),
    }),

    'POST /admin/users/:user_id/reset-link': async ({ params, user, request }) => ({
      success: true,
      link: await this.admin.resetLink(params.user_id, acting(user, request)),
    }),

    'GET /admin/security-events': ({ query: { before, kind, user_id } }) =>
      this.sessions.securityEvents({ before: before ?? null, kind: kind ?? null, userId: user_id ?? null }),

    'GET /admin/league-delays': () => this.queries.delays(),

    'POST /admin/league-delays/retry': async ({ body, user, request }) => {
      await this.admin.retryDelay(body.task, body.league_id, acting(user, request));
      return this.queries.delays();
    },

    'GET /admin/status': async () => {
      // Reports the answering process with its present figures.
      await this.reports.write();
      return this.statuses.status();
    },

    'GET /admin/imports': () => this.queries.imports(),

    'POST /admin/imports': async ({ query, user, request, reply }) => {
      let file;
      try {
        refuseAnnounced(request, FILE);
        file = await formFile(request, FILE);
      } catch (error) {
        // Close the connection instead of receiving the rest of a refused body.
        void reply.header('connection', 'close');
        throw error;
      }
      return this.admin.importFile(query, file, acting(user, request));
    },

    'GET /admin/players': async ({ query }) => ({ players: await this.health.find(query.search ?? '') }),

    'PUT /admin/players/:player_id/status': async ({ params, body, user, request }) => ({
      success: true,
      player: await this.admin.setStatus(params.player_id, body, acting(user, request)),
    }),

    'DELETE /admin/players/:player_id/status': async ({ params, user }) => ({
      success: true,
      player: await this.health.leave(params.player_id, user.userId),
    }),

    'GET /admin/config': () => this.queries.config(),

    'PUT /admin/config': async ({ body, user, request }) => {
      await this.admin.configure(body, acting(user, request));
      return this.queries.config();
    },
  });
}

const acting = ({ userId }: SessionUser, { ip, headers }: ApiRequest): Acting => ({
  userId,
  client: { address: ip, userAgent: headers['user-agent'] ?? null },
});
