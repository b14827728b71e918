import { deskCalls } from '@crease/core/imports/desk/desk.calls.js';
import { SecurityLog } from '../../auth/security.service.js';
import type { ApiRequest, SessionUser } from '../../platform/http/session.js';
import { CallController } from '../../platform/wire/call-controller.js';
import { serve } from '../../platform/wire/serve.js';
import { DeskService } from './desk.service.js';
import { ImportJobs } from './import-jobs.service.js';
import { NhlSources } from '../nhl/nhl-sources.service.js';
import { PlayerTwins } from './player-twins.service.js';
import { WorldService } from './world.service.js';

@CallController(deskCalls)
export class DeskController {
  constructor(
    private readonly desk: DeskService,
    private readonly world: WorldService,
    private readonly jobs: ImportJobs,
    private readonly sources: NhlSources,
    private readonly twins: PlayerTwins,
    private readonly security: SecurityLog,
  ) {}

  readonly handlers = serve(deskCalls, {
    'GET /admin/import-jobs': async () => ({ jobs: await this.jobs.list() }),

    'GET /admin/imports/:import_id': ({ params, query }) =>
      this.desk.rows(params.import_id, query.action ?? null, query.after ?? 0),

    'GET /admin/world': () => this.world.standing(),

    'POST /admin/world': async ({ user, request }) => {
      await this.world.begin(user.userId);
      await this.recordAction('importUploaded', { kind: 'nhl', source: 'NHL' }, user, request);
      return this.world.standing();
    },

    'GET /admin/nhl-sources': () => this.sources.standing(),

    'GET /admin/contracts-template.csv': async ({ query, reply }) => {
      const { name, csv } = await this.world.template(query.all);
      void reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.csv"`);
      return csv;
    },

    'GET /admin/player-twins': () => this.twins.list(),

    'POST /admin/player-twins': async ({ body, user, request }) => {
      const name = await this.twins.merge(body, user.userId);
      await this.recordAction('playersMerged', { ...body, name }, user, request);
      return this.twins.list();
    },

    'GET /admin/contract-conflicts': () => this.desk.conflicts(),

    'POST /admin/contract-conflicts': async ({ body, user, request }) => {
      const settled = await this.desk.settle(body, user.userId);
      if (settled > 0) await this.recordAction('contractsSettled', { take: body.take, settled }, user, request);
      return this.desk.conflicts();
    },
  });

  private async recordAction(
    kind: 'importUploaded' | 'contractsSettled' | 'playersMerged',
    data: Record<string, unknown>,
    { userId }: SessionUser,
    { ip, headers }: ApiRequest,
  ): Promise<void> {
    await this.security.write({
      kind,
      userId: null,
      actorId: userId,
      client: { address: ip, userAgent: headers['user-agent'] ?? null },
      data,
    });
  }
}
