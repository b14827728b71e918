import { Body, Controller, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import type { z } from 'zod';
import { idSchema } from '@crease/core/request.parts.js';
import {
  conditionOutcomeSchema,
  confirmConditionSchema,
  tradeBlockSchema,
  type ConditionLedgerAnswer,
  type ConditionView,
  type TradeBlockAnswer,
  type TradeBlockBody,
  type TradeBlockView,
} from '@crease/core/trades/trade.schema.js';
import type { Idempotency } from '../platform/database/database.js';
import { CurrentMember, LeagueGuard, type Member } from '../platform/http/member.js';
import { Idem } from '../platform/http/session.js';
import { TradeBlockService } from './trade-block.service.js';
import { TradeConditionsService } from './trade-conditions.service.js';
import { TradeQueries } from './trade.queries.js';

/** What trades left open, and what teams would trade: both for the whole league to read. */
@UseGuards(LeagueGuard)
@Controller(':league_id/trades')
export class TradeConditionsController {
  constructor(
    private readonly conditions: TradeConditionsService,
    private readonly blocks: TradeBlockService,
    private readonly queries: TradeQueries,
  ) {}

  @Get('conditions')
  ledger(@CurrentMember() member: Member): Promise<ConditionLedgerAnswer> {
    return this.queries.conditions(this.queries.sql, member.leagueId);
  }

  @Post('conditions/:condition_id/propose')
  @HttpCode(200)
  propose(
    @CurrentMember() member: Member,
    @Param('condition_id', { schema: idSchema }) conditionId: string,
    @Body({ schema: conditionOutcomeSchema }) body: z.infer<typeof conditionOutcomeSchema>,
    @Idem() idempotency: Idempotency | null,
  ): Promise<ConditionView> {
    return this.conditions.propose(member, conditionId, body, idempotency);
  }

  @Post('conditions/:condition_id/confirm')
  @HttpCode(200)
  confirm(
    @CurrentMember() member: Member,
    @Param('condition_id', { schema: idSchema }) conditionId: string,
    @Body({ schema: confirmConditionSchema }) body: z.infer<typeof confirmConditionSchema>,
    @Idem() idempotency: Idempotency | null,
  ): Promise<ConditionView> {
    return this.conditions.confirm(member, conditionId, body, idempotency);
  }

  @Get('block')
  block(@CurrentMember() member: Member): Promise<TradeBlockAnswer> {
    return this.blocks.all(member.leagueId);
  }

  @Put('block/:team_id')
  writeBlock(
    @CurrentMember() member: Member,
    @Param('team_id', { schema: idSchema }) teamId: string,
    @Body({ schema: tradeBlockSchema }) body: TradeBlockBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<TradeBlockView> {
    return this.blocks.write(member, teamId, body, idempotency);
  }
}
