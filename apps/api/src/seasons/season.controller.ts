import { Body, Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import {
  phaseSchema,
  takeBackSchema,
  type PhaseAnswer,
  type PhaseBody,
  type PhaseChangedAnswer,
  type TakeBackBody,
} from '@crease/core/seasons/season.schema.js';
import type { Idempotency } from '../platform/database/database.js';
import { CurrentMember, LeagueGuard, type Member } from '../platform/http/member.js';
import { Idem } from '../platform/http/session.js';
import { PhaseService } from './phase.service.js';
import { PhaseChanges } from './phase.changes.js';
import { PhaseQueries } from './phase.queries.js';

@UseGuards(LeagueGuard)
@Controller(':league_id')
export class SeasonController {
  constructor(
    private readonly phases: PhaseService,
    private readonly changes: PhaseChanges,
    private readonly queries: PhaseQueries,
  ) {}

  @Get('phase')
  phase(@CurrentMember() member: Member): Promise<PhaseAnswer> {
    return this.queries.phase(member.leagueId);
  }

  @Post('phase')
  @HttpCode(200)
  advance(
    @CurrentMember() member: Member,
    @Body({ schema: phaseSchema }) body: PhaseBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<PhaseChangedAnswer> {
    return this.phases.advance(member, body, idempotency);
  }

  @Post('phase/take-back')
  @HttpCode(200)
  takeBack(
    @CurrentMember() member: Member,
    @Body({ schema: takeBackSchema }) { change_id }: TakeBackBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<PhaseChangedAnswer> {
    return this.changes.takeBack(member, change_id, idempotency);
  }
}
