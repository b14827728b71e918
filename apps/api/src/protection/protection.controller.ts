import { Body, Controller, Get, HttpCode, Post, Put, Query, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { seasonSchema } from '@crease/core/leagues/league.schema.js';
import {
  deadlineSchema,
  sheetSchema,
  type DeadlineBody,
  type PublishedSheetsAnswer,
  type SavedSheetsAnswer,
  type SheetAnswer,
  type SheetBody,
} from '@crease/core/protection/protection.schema.js';
import type { Idempotency } from '../platform/database/database.js';
import { CurrentMember, LeagueGuard, type Member } from '../platform/http/member.js';
import { Idem } from '../platform/http/session.js';
import { ProtectionQueries } from './protection.queries.js';
import { ProtectionService } from './protection.service.js';

const publishedQuerySchema = z.object({ season: seasonSchema.optional() });

@UseGuards(LeagueGuard)
@Controller(':league_id')
export class ProtectionController {
  constructor(
    private readonly protection: ProtectionService,
    private readonly queries: ProtectionQueries,
  ) {}

  @Get('protection-sheet')
  own(@CurrentMember() member: Member): Promise<SheetAnswer> {
    return this.queries.own(member);
  }

  @Put('protection-sheet')
  async save(
    @CurrentMember() member: Member,
    @Body({ schema: sheetSchema }) body: SheetBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<SheetAnswer> {
    await this.protection.save(member, body, idempotency);
    return this.queries.own(member);
  }

  @Put('protection-deadline')
  setDeadline(
    @CurrentMember() member: Member,
    @Body({ schema: deadlineSchema }) body: DeadlineBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<{ success: true; deadline: string }> {
    return this.protection.setDeadline(member, body, idempotency);
  }

  @Post('protection-deadline/reopen')
  @HttpCode(200)
  reopen(
    @CurrentMember() member: Member,
    @Body({ schema: deadlineSchema }) body: DeadlineBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<{ success: true; deadline: string }> {
    return this.protection.reopen(member, body, idempotency);
  }

  @Get('protection-sheets/saved')
  saved(@CurrentMember() member: Member): Promise<SavedSheetsAnswer> {
    return this.queries.saved(member);
  }

  @Get('protection-sheets')
  published(
    @CurrentMember() member: Member,
    @Query({ schema: publishedQuerySchema }) { season }: z.infer<typeof publishedQuerySchema>,
  ): Promise<PublishedSheetsAnswer> {
    return this.queries.published(member.leagueId, season);
  }
}
