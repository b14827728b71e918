import { draftCalls } from '@crease/core/draft/draft.calls.js';
import type { DraftPoolAnswer } from '@crease/core/draft/draft.schema.js';
import { largeAnswer, largeAnswerOf } from '../platform/http/large-answer.js';
import type { DraftCommand } from '@crease/core/draft/draft.rules.js';
import type { Idempotency } from '../platform/database/database.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { RefusalError } from '../platform/refusal.error.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { ComingPicks } from './order/coming-picks.service.js';
import { DraftBeginning } from './lobby/draft.beginning.js';
import { DraftChat } from './chat/draft.chat.js';
import { DraftCreation } from './lobby/draft.creation.js';
import { DraftNights } from './clock/draft-nights.service.js';
import { DraftProtection } from './lobby/draft.protection.js';
import { DraftOrders } from './order/draft.orders.js';
import { clockFrom, type CommandAnswer } from './draft.parts.js';
import { DraftQueues } from './queue/draft.queues.js';
import { DraftReopening } from './lobby/draft.reopening.js';
import { refusal } from './draft.refusals.js';
import { DraftRoom } from './room/draft.room.js';
import { DraftSeasons } from './order/draft.seasons.js';
import { DraftShop } from './offers/draft.shop.js';
import { DraftService } from './draft.service.js';

/** The draft room over HTTP. Clients write here and listen by socket. */
@CallController(draftCalls)
export class DraftController {
  constructor(
    private readonly drafts: DraftService,
    private readonly creation: DraftCreation,
    private readonly orders: DraftOrders,
    private readonly beginning: DraftBeginning,
    private readonly reopening: DraftReopening,
    private readonly room: DraftRoom,
    private readonly queues: DraftQueues,
    private readonly shop: DraftShop,
    private readonly nights: DraftNights,
    private readonly chat: DraftChat,
    private readonly seasons: DraftSeasons,
    private readonly coming: ComingPicks,
    private readonly protection: DraftProtection,
  ) {}

  readonly handlers = serve(draftCalls, {
    'GET /:league_id/drafts': async ({ member }) => ({ drafts: await this.room.list(member) }),

    'POST /:league_id/declared-picks': ({ member, body, idempotency }) => {
      requireCommissioner(member, refusal('forbidden.declare'));
      return this.coming.declare(member, body, idempotency);
    },

    'POST /:league_id/drafts': ({ member, body, idempotency }) => this.creation.create(member, body, idempotency),

    'GET /:league_id/drafts/:draft_id': async ({ member, params, request, reply }) =>
      largeAnswer(reply, request.headers['accept-encoding'], await this.room.snapshot(member, params.draft_id)),

    'GET /:league_id/drafts/:draft_id/pool': async ({ member, params, query, request, reply }) => {
      const answer = await this.room.pool(member, params.draft_id);
      const brief = query.brief === 'true';
      const kept = `${answer.version}${brief ? '-brief' : ''}`;
      const tag = `"${kept}"`;
      void reply.header('etag', tag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === tag) {
        void reply.status(304);
        return undefined;
      }
      return largeAnswerOf(reply, request.headers['accept-encoding'], `pool ${params.draft_id} ${kept}`, () =>
        brief ? withoutStatistics(answer) : answer,
      );
    },

    'GET /:league_id/drafts/:draft_id/kept': async ({ member, params }) => ({
      players: await this.room.kept(member, params.draft_id),
    }),

    'GET /:league_id/drafts/:draft_id/seasons/:team_id': async ({ member, params, query }) => ({
      seasons: await this.seasons.of(member, params.draft_id, params.team_id, query.player_id ?? null),
    }),

    'GET /:league_id/drafts/:draft_id/events': ({ member, params, query }) =>
      this.room.events(member, params.draft_id, query.since),

    'POST /:league_id/drafts/:draft_id/picks': ({ body, ...call }) => {
      const { overall, player_id: playerId, override_reason: override = null } = body;
      const command = { type: 'makePick', overall, playerId, override } as const;
      return this.executeAtOnce(call, command);
    },

    'POST /:league_id/drafts/:draft_id/nominations': ({ body, ...call }) => {
      const { lot, team_id: teamId, player_id: playerId } = body;
      return this.executeAtOnce(call, { type: 'nominate', lot, teamId, playerId });
    },

    'POST /:league_id/drafts/:draft_id/bids': ({ body, ...call }) => {
      const { lot, team_id: teamId, amount } = body;
      return this.executeAtOnce(call, { type: 'bid', lot, teamId, amount });
    },

    'PUT /:league_id/drafts/:draft_id/order': ({ member, params, body, idempotency }) =>
      this.orders.setOrder(member, params.draft_id, body, idempotency),

    'PUT /:league_id/drafts/:draft_id/settings': ({ member, params, body, idempotency }) =>
      this.drafts.execute(
        member,
        params.draft_id,
        { type: 'configure', name: body.name, clock: clockFrom(body.clock) },
        idempotency,
      ),

    'POST /:league_id/drafts/:draft_id/begin': ({ member, params, idempotency }) =>
      this.beginning.begin(member, params.draft_id, idempotency),

    'POST /:league_id/drafts/:draft_id/pause': ({ member, params, idempotency }) =>
      this.drafts.execute(member, params.draft_id, { type: 'pause' }, idempotency),

    'POST /:league_id/drafts/:draft_id/resume': ({ member, params, body, idempotency }) =>
      this.drafts.execute(
        member,
        params.draft_id,
        { type: 'resume', override: body?.override_reason ?? null },
        idempotency,
      ),

    'POST /:league_id/drafts/:draft_id/end': ({ member, params, idempotency }) =>
      this.drafts.execute(member, params.draft_id, { type: 'end' }, idempotency),

    'POST /:league_id/drafts/:draft_id/reopen': ({ member, params, idempotency }) =>
      this.reopening.reopen(member, params.draft_id, idempotency),

    'POST /:league_id/drafts/:draft_id/amendments': ({ member, params, body, idempotency }) =>
      this.orders.amend(member, params.draft_id, body, idempotency),

    'PUT /:league_id/drafts/:draft_id/night': ({ member, params, body, idempotency }) =>
      this.nights.set(member, params.draft_id, body, idempotency),

    'DELETE /:league_id/drafts/:draft_id/night': ({ member, params, idempotency }) =>
      this.nights.set(member, params.draft_id, null, idempotency),

    'GET /:league_id/drafts/:draft_id/night.ics': async ({ member, params, reply }) => {
      const { name, text } = await this.nights.calendar(member, params.draft_id);
      void reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.ics"`);
      return text;
    },

    'PUT /:league_id/drafts/:draft_id/check-in': ({ member, params, body, idempotency }) =>
      this.nights.checkIn(member, params.draft_id, body.answer, idempotency),

    'PUT /:league_id/drafts/:draft_id/clock': ({ member, params, body, idempotency }) =>
      this.drafts.execute(member, params.draft_id, { type: 'changeClock', clock: clockFrom(body) }, idempotency),

    'POST /:league_id/drafts/:draft_id/skip': ({ member, params, body, idempotency }) =>
      this.drafts.execute(member, params.draft_id, { type: 'skip', overall: body.overall }, idempotency),

    'GET /:league_id/drafts/:draft_id/undo-preview': ({ member, params, query }) =>
      this.drafts.undoPreview(member, params.draft_id, query.overall),

    'POST /:league_id/drafts/:draft_id/undo': ({ member, params, body, idempotency }) =>
      this.drafts.execute(member, params.draft_id, { type: 'undo', overall: body.overall }, idempotency),

    'POST /:league_id/drafts/:draft_id/replace': ({ member, params, body, idempotency }) =>
      this.drafts.execute(
        member,
        params.draft_id,
        {
          type: 'replace',
          overall: body.overall,
          playerId: body.player_id,
          reason: body.reason,
          override: body.override ?? false,
        },
        idempotency,
      ),

    'PUT /:league_id/drafts/:draft_id/auto': ({ member, params, body, idempotency }) =>
      this.drafts.execute(member, params.draft_id, { type: 'setAuto', teamId: body.team_id, on: body.on }, idempotency),

    'PUT /:league_id/drafts/:draft_id/shop': ({ member, params, body, idempotency }) =>
      this.shop.set(member, params.draft_id, body, idempotency),

    'GET /:league_id/drafts/:draft_id/queue/:team_id': ({ member, params }) =>
      this.queues.queue(member, params.draft_id, params.team_id),

    'PUT /:league_id/drafts/:draft_id/queue/:team_id': ({ member, params, body }) =>
      this.queues.save(member, params.draft_id, params.team_id, body.wishes ?? body.player_ids ?? []),

    'GET /:league_id/drafts/:draft_id/protected/:team_id': ({ member, params }) =>
      this.protection.list(member, params.draft_id, params.team_id),

    'PUT /:league_id/drafts/:draft_id/protected/:team_id': ({ member, params, body, idempotency }) =>
      this.protection.save(member, params.draft_id, params.team_id, body.player_ids, idempotency),

    'PUT /:league_id/drafts/:draft_id/rookies': ({ member, params, body, idempotency }) =>
      this.room.overrideRookie(member, params.draft_id, body, idempotency),

    'GET /:league_id/drafts/:draft_id/log': ({ member, params, query }) =>
      this.room.record(member, params.draft_id, query),

    'GET /:league_id/drafts/:draft_id/chat': ({ member, params, query }) =>
      this.chat.read(member, params.draft_id, query),

    'GET /:league_id/drafts/:draft_id/export.csv': async ({ member, params, reply }) => {
      const { name, csv } = await this.room.export(member, params.draft_id);
      void reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.csv"`);
      return csv;
    },

    'DELETE /:league_id/drafts/:draft_id': ({ member, params, idempotency }) =>
      this.room.remove(member, params.draft_id, idempotency),
  });

  /** Executes a command with the remembered membership, and again with a fresh one when it is refused. */
  private async executeAtOnce(
    { member, memberAgain, params, idempotency }: AtOnce,
    command: DraftCommand,
  ): Promise<CommandAnswer> {
    try {
      return await this.drafts.execute(member, params.draft_id, command, idempotency);
    } catch (error) {
      if (!memberAgain || !(error instanceof RefusalError) || error.refusal.kind === 'busy') throw error;
      return this.drafts.execute(await memberAgain(), params.draft_id, command, idempotency);
    }
  }
}

interface AtOnce {
  readonly member: Member;
  readonly memberAgain: (() => Promise<Member>) | null;
  readonly params: { readonly draft_id: string };
  readonly idempotency: Idempotency | null;
}

const withoutStatistics = (pool: DraftPoolAnswer): DraftPoolAnswer => ({
  ...pool,
  players: pool.players.map(({ points: _, ...player }) => ({ ...player, stats: {}, statsSeason: null })),
});
