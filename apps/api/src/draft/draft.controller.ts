import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  amendPicksSchema,
  autoSchema,
  clockSchema,
  configureDraftSchema,
  createDraftSchema,
  makePickSchema,
  queueSchema,
  replaceSchema,
  resumeSchema,
  rookieOverrideSchema,
  setOrderSchema,
  skipSchema,
  undoSchema,
  type AmendPicksBody,
  type ClockBody,
  type DraftListEntry,
  type DraftPoolAnswer,
  type DraftRecordAnswer,
  type DraftSnapshot,
} from '@crease/core/draft/draft.schema.js';
import type { Resync } from '@crease/core/realtime/socket-events.js';
import type { Idempotency } from '../platform/database/database.js';
import { CheckedAtCommit, CurrentMember, LeagueGuard, MemberAgain, type Member } from '../platform/http/member.js';
import { RefusalError } from '../platform/http/refusal.error.js';
import { Idem } from '../platform/http/session.js';
import { DraftRoom } from './draft.room.js';
import { DraftBeginning } from './draft.beginning.js';
import { DraftCreation } from './draft.creation.js';
import { DraftOrders } from './draft.orders.js';
import { clockFrom, type CommandAnswer } from './draft.parts.js';
import { DraftReopening } from './draft.reopening.js';
import { DraftService } from './draft.service.js';

const sinceSchema = z.coerce.number('since is a number').int().min(0).max(2_000_000_000);
const overallSchema = z.coerce.number('overall is a number').int().min(1).max(5_000);

/** The draft room over HTTP: writing goes this way, listening goes by socket. */
@Controller(':league_id/drafts')
@UseGuards(LeagueGuard)
export class DraftController {
  constructor(
    private readonly drafts: DraftService,
    private readonly creation: DraftCreation,
    private readonly orders: DraftOrders,
    private readonly beginning: DraftBeginning,
    private readonly reopening: DraftReopening,
    private readonly room: DraftRoom,
  ) {}

  @Get()
  async list(@CurrentMember() member: Member): Promise<{ drafts: DraftListEntry[] }> {
    return { drafts: await this.room.list(member) };
  }

  @Post()
  create(
    @CurrentMember() member: Member,
    @Body({ schema: createDraftSchema }) body: z.infer<typeof createDraftSchema>,
    @Idem() key: Idempotency | null,
  ): Promise<{ draft_id: string }> {
    return this.creation.create(member, body, key);
  }

  @Get(':draft_id')
  snapshot(@CurrentMember() member: Member, @Param('draft_id') id: string): Promise<DraftSnapshot> {
    return this.room.snapshot(member, id);
  }

  @Get(':draft_id/pool')
  async pool(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DraftPoolAnswer | undefined> {
    const answer = await this.room.pool(member, id);
    const tag = `"${answer.version}"`;
    void reply.header('etag', tag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] === tag) {
      void reply.status(304);
      return undefined;
    }
    return answer;
  }

  @Get(':draft_id/events')
  events(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Query('since', { schema: sinceSchema }) since: number,
  ): Promise<Resync> {
    return this.room.events(member, id, since);
  }

  @Post(':draft_id/picks')
  @HttpCode(200)
  @CheckedAtCommit()
  async pick(
    @CurrentMember() member: Member,
    @MemberAgain() again: (() => Promise<Member>) | null,
    @Param('draft_id') id: string,
    @Body({ schema: makePickSchema }) body: z.infer<typeof makePickSchema>,
    @Idem() key: Idempotency | null,
  ): Promise<CommandAnswer> {
    const command = {
      type: 'makePick',
      overall: body.overall,
      playerId: body.player_id,
      override: body.override_reason ?? null,
    } as const;
    try {
      return await this.drafts.execute(member, id, command, key);
    } catch (error) {
      if (!again || !(error instanceof RefusalError) || error.refusal.kind === 'busy') throw error;
      return this.drafts.execute(await again(), id, command, key);
    }
  }

  @Put(':draft_id/order')
  order(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Body({ schema: setOrderSchema }) body: z.infer<typeof setOrderSchema>,
    @Idem() key: Idempotency | null,
  ): Promise<CommandAnswer> {
    return this.orders.setOrder(member, id, body, key);
  }

  @Put(':draft_id/settings')
  configure(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Body({ schema: configureDraftSchema }) body: z.infer<typeof configureDraftSchema>,
    @Idem() key: Idempotency | null,
  ): Promise<CommandAnswer> {
    return this.drafts.execute(member, id, { type: 'configure', name: body.name, clock: clockFrom(body.clock) }, key);
  }

  @Post(':draft_id/begin')
  @HttpCode(200)
  begin(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Idem() key: Idempotency | null,
  ): Promise<CommandAnswer> {
    return this.beginning.begin(member, id, key);
  }

  @Post(':draft_id/pause')
  @HttpCode(200)
  pause(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Idem() key: Idempotency | null,
  ): Promise<CommandAnswer> {
    return this.drafts.execute(member, id, { type: 'pause' }, key);
  }

  @Post(':draft_id/resume')
  @HttpCode(200)
  resume(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Body({ schema: resumeSchema }) body: z.infer<typeof resumeSchema>,
    @Idem() key: Idempotency | null,
  ): Promise<CommandAnswer> {
    return this.drafts.execute(member, id, { type: 'resume', override: body?.override_reason ?? null }, key);
  }

  @Post(':draft_id/end')
  @HttpCode(200)
  end(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Idem() key: Idempotency | null,
  ): Promise<CommandAnswer> {
    return this.drafts.execute(member, id, { type: 'end' }, key);
  }

  @Post(':draft_id/reopen')
  @HttpCode(200)
  reopen(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Idem() key: Idempotency | null,
  ): Promise<CommandAnswer> {
    return this.reopening.reopen(member, id, key);
  }

  /** A compensatory pick comes or goes; a pick is forfeited or given back. */
  @Post(':draft_id/amendments')
  @HttpCode(200)
  amend(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Body({ schema: amendPicksSchema }) body: AmendPicksBody,
    @Idem() key: Idempotency | null,
  ): Promise<CommandAnswer> {
    return this.orders.amend(member, id, body, key);
  }

  @Put(':draft_id/clock')
  clock(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Body({ schema: clockSchema }) body: ClockBody,
    @Idem() key: Idempotency | null,
  ): Promise<CommandAnswer> {
    return this.drafts.execute(member, id, { type: 'changeClock', clock: clockFrom(body) }, key);
  }

  @Post(':draft_id/skip')
  @HttpCode(200)
  skip(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Body({ schema: skipSchema }) body: z.infer<typeof skipSchema>,
    @Idem() key: Idempotency | null,
  ): Promise<CommandAnswer> {
    return this.drafts.execute(member, id, { type: 'skip', overall: body.overall }, key);
  }

  @Get(':draft_id/undo-preview')
  undoPreview(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Query('overall', { schema: overallSchema }) overall: number,
  ): ReturnType<DraftService['undoPreview']> {
    return this.drafts.undoPreview(member, id, overall);
  }

  @Post(':draft_id/undo')
  @HttpCode(200)
  undo(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Body({ schema: undoSchema }) body: z.infer<typeof undoSchema>,
    @Idem() key: Idempotency | null,
  ): Promise<CommandAnswer> {
    return this.drafts.execute(member, id, { type: 'undo', overall: body.overall }, key);
  }

  @Post(':draft_id/replace')
  @HttpCode(200)
  replace(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Body({ schema: replaceSchema }) body: z.infer<typeof replaceSchema>,
    @Idem() key: Idempotency | null,
  ): Promise<CommandAnswer> {
    return this.drafts.execute(
      member,
      id,
      {
        type: 'replace',
        overall: body.overall,
        playerId: body.player_id,
        reason: body.reason,
        override: body.override ?? false,
      },
      key,
    );
  }

  @Put(':draft_id/auto')
  auto(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Body({ schema: autoSchema }) body: z.infer<typeof autoSchema>,
    @Idem() key: Idempotency | null,
  ): Promise<CommandAnswer> {
    return this.drafts.execute(member, id, { type: 'setAuto', teamId: body.team_id, on: body.on }, key);
  }

  @Get(':draft_id/queue/:team_id')
  queue(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Param('team_id') teamId: string,
  ): Promise<{ player_ids: number[] }> {
    return this.room.queue(member, id, teamId);
  }

  @Put(':draft_id/queue/:team_id')
  saveQueue(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Param('team_id') teamId: string,
    @Body({ schema: queueSchema }) body: z.infer<typeof queueSchema>,
  ): Promise<{ player_ids: number[] }> {
    return this.room.saveQueue(member, id, teamId, body.player_ids);
  }

  @Put(':draft_id/rookies')
  rookie(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Body({ schema: rookieOverrideSchema }) body: z.infer<typeof rookieOverrideSchema>,
    @Idem() key: Idempotency | null,
  ): Promise<{ player_id: number; rookie: boolean }> {
    return this.room.overrideRookie(member, id, body, key);
  }

  @Get(':draft_id/log')
  record(@CurrentMember() member: Member, @Param('draft_id') id: string): Promise<DraftRecordAnswer> {
    return this.room.record(member, id);
  }

  @Get(':draft_id/chat')
  chat(@CurrentMember() member: Member, @Param('draft_id') id: string): ReturnType<DraftRoom['chat']> {
    return this.room.chat(member, id);
  }

  @Get(':draft_id/export.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  async export(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { name, csv } = await this.room.export(member, id);
    void reply.header('content-disposition', `attachment; filename="${name}.csv"`);
    return csv;
  }

  @Delete(':draft_id')
  remove(
    @CurrentMember() member: Member,
    @Param('draft_id') id: string,
    @Idem() key: Idempotency | null,
  ): Promise<{ deleted: true }> {
    return this.room.remove(member, id, key);
  }
}
