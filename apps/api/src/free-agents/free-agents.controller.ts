import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import type { FaPickView } from '@crease/core/answer.parts.js';
import {
  addFreeAgentSchema,
  claimOrderSchema,
  claimSchema,
  penaltySchema,
  previewFreeAgentSchema,
  statusOverrideSchema,
  type AddFreeAgentBody,
  type ClaimBody,
  type ClaimOrderBody,
  type ClaimsAnswer,
  type FreeAgentAdded,
  type PreviewFreeAgentBody,
  type StatusOverrideBody,
  type StatusOverrideView,
  type WaiversAnswer,
} from '@crease/core/free-agents/free-agents.schema.js';
import { idSchema } from '@crease/core/request.parts.js';
import type { MovesPreview } from '@crease/core/teams/team.schema.js';
import type { Idempotency } from '../platform/database/database.js';
import { CurrentMember, LeagueGuard, type Member } from '../platform/http/member.js';
import { Idem } from '../platform/http/session.js';
import { FaPickService } from './fa-pick.service.js';
import { FreeAgentQueries } from './free-agents.queries.js';
import { FreeAgentService } from './free-agent.service.js';
import { StatusService } from './status.service.js';
import { WaiverService } from './waiver.service.js';

const playerParam = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'A player id is a whole number.')
  .transform(Number);
type PenaltyBody = z.infer<typeof penaltySchema>;

@UseGuards(LeagueGuard)
@Controller(':league_id/free-agents')
export class FreeAgentsController {
  constructor(
    private readonly agents: FreeAgentService,
    private readonly waivers: WaiverService,
    private readonly picks: FaPickService,
    private readonly queries: FreeAgentQueries,
  ) {}

  @Post('add')
  @HttpCode(200)
  add(
    @CurrentMember() member: Member,
    @Body({ schema: addFreeAgentSchema }) body: AddFreeAgentBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<FreeAgentAdded> {
    return this.agents.add(member, body, idempotency);
  }

  @Post('preview')
  @HttpCode(200)
  preview(
    @CurrentMember() member: Member,
    @Body({ schema: previewFreeAgentSchema }) body: PreviewFreeAgentBody,
  ): Promise<MovesPreview> {
    return this.agents.preview(member, body);
  }

  @Get('picks')
  async list(@CurrentMember() member: Member): Promise<{ picks: FaPickView[] }> {
    return { picks: await this.queries.picks(member.leagueId) };
  }

  @Post('picks/:pick_id/penalty')
  @HttpCode(200)
  penalize(
    @CurrentMember() member: Member,
    @Param('pick_id', { schema: idSchema }) pickId: string,
    @Body({ schema: penaltySchema }) { reason }: PenaltyBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    return this.picks.penalize(member, pickId, reason, idempotency);
  }

  @Post('picks/:pick_id/pardon')
  @HttpCode(200)
  pardon(
    @CurrentMember() member: Member,
    @Param('pick_id', { schema: idSchema }) pickId: string,
    @Body({ schema: penaltySchema }) { reason }: PenaltyBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    return this.picks.pardon(member, pickId, reason, idempotency);
  }

  @Get('waivers')
  async waiting(@CurrentMember() member: Member): Promise<WaiversAnswer> {
    return { waivers: await this.queries.waivers(member.leagueId) };
  }

  /** The caller's own; nobody sees the claims of others before they are decided. */
  @Get('claims')
  async claims(@CurrentMember() member: Member): Promise<ClaimsAnswer> {
    return { claims: member.teamId === null ? [] : await this.queries.claims(member.leagueId, member.teamId) };
  }

  @Post('claims')
  @HttpCode(200)
  claim(
    @CurrentMember() member: Member,
    @Body({ schema: claimSchema }) body: ClaimBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<{ claim_id: string }> {
    return this.waivers.claim(member, body, idempotency);
  }

  @Put('claims/order')
  orderClaims(
    @CurrentMember() member: Member,
    @Body({ schema: claimOrderSchema }) body: ClaimOrderBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    return this.waivers.order(member, body, idempotency);
  }

  @Delete('claims/:claim_id')
  withdraw(
    @CurrentMember() member: Member,
    @Param('claim_id', { schema: idSchema }) claimId: string,
    @Idem() idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    return this.waivers.withdraw(member, claimId, idempotency);
  }
}

@UseGuards(LeagueGuard)
@Controller(':league_id')
export class StatusController {
  constructor(
    private readonly statuses: StatusService,
    private readonly queries: FreeAgentQueries,
  ) {}

  @Get('status-overrides')
  async list(@CurrentMember() member: Member): Promise<{ overrides: StatusOverrideView[] }> {
    return { overrides: await this.queries.statusOverrides(member.leagueId) };
  }

  @Put('players/:player_id/status')
  set(
    @CurrentMember() member: Member,
    @Param('player_id', { schema: playerParam }) playerId: number,
    @Body({ schema: statusOverrideSchema }) body: StatusOverrideBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<{ success: true; ends_at: string }> {
    return this.statuses.set(member, playerId, body, idempotency);
  }

  @Delete('players/:player_id/status')
  end(
    @CurrentMember() member: Member,
    @Param('player_id', { schema: playerParam }) playerId: number,
    @Idem() idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    return this.statuses.end(member, playerId, idempotency);
  }
}
