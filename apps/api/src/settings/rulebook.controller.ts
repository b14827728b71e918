import { Body, Controller, Get, Put, UseGuards } from '@nestjs/common';
import {
  rulesTextSchema,
  type RulesAnswer,
  type RulesHistoryAnswer,
  type RulesText,
  type RulesTextBody,
} from '@crease/core/settings/rulebook.schema.js';
import type { Idempotency } from '../platform/database/database.js';
import { CurrentMember, LeagueGuard, type Member } from '../platform/http/member.js';
import { Idem } from '../platform/http/session.js';
import { RulebookService } from './rulebook.service.js';

@UseGuards(LeagueGuard)
@Controller(':league_id/rules')
export class RulebookController {
  constructor(private readonly rulebook: RulebookService) {}

  @Get()
  rules(@CurrentMember() member: Member): Promise<RulesAnswer> {
    return this.rulebook.rules(member);
  }

  @Get('text/history')
  history(@CurrentMember() member: Member): Promise<RulesHistoryAnswer> {
    return this.rulebook.history(member.leagueId);
  }

  @Put('text')
  write(
    @CurrentMember() member: Member,
    @Body({ schema: rulesTextSchema }) body: RulesTextBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<{ text: RulesText }> {
    return this.rulebook.write(member, body, idempotency);
  }
}
