import { Controller, Get, Param } from '@nestjs/common';
import { idSchema } from '@crease/core/request.parts.js';
import type { PickHistoryAnswer } from '@crease/core/teams/team.answers.js';
import { MembershipCache } from '../platform/http/member.js';
import { notFound } from '../platform/http/refusal.error.js';
import { CurrentUser, type SessionUser } from '../platform/http/session.js';
import { PickHistoryQueries } from './pick-history.queries.js';

@Controller('pick-history')
export class PickHistoryController {
  constructor(
    private readonly queries: PickHistoryQueries,
    private readonly members: MembershipCache,
  ) {}

  /** Where a pick went. The league is not in the address, so its guard cannot stand here: who is not in it finds no such pick. */
  @Get(':pick_id')
  async history(
    @Param('pick_id', { schema: idSchema }) pickId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<PickHistoryAnswer> {
    const answer = await this.queries.history(pickId);
    const member = answer && (await this.members.member(answer.pick.league_id, user));
    if (!answer || !member) throw notFound('This pick');
    return answer;
  }
}
