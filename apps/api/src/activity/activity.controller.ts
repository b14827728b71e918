import { Body, Controller, Get, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import { activityQuerySchema, recordActionSchema, type ActivityLogAnswer, type ActivityQuery, type HomeAnswer, type RecordActionBody } from '@crease/core/activity/activity.schema.js';
import type { Idempotency } from '../platform/database/database.js';
import { CurrentMember, LeagueGuard, MembershipCache, type Member } from '../platform/http/member.js';
import { notFound, notYou } from '../platform/http/refusal.error.js';
import { CurrentUser, Idem, type SessionUser } from '../platform/http/session.js';
import { ActivityQueries } from './activity.queries.js';
import { ActivityService } from './activity.service.js';

@Controller()
export class ActionController {
  constructor(
    private readonly activity: ActivityService,
    private readonly members: MembershipCache,
  ) {}

  /** The league stands in the body here, so its guard cannot. */
  @Post('record-action')
  @HttpCode(200)
  async record(@Body({ schema: recordActionSchema }) body: RecordActionBody, @CurrentUser() user: SessionUser, @Idem() idempotency: Idempotency | null): Promise<{ success: true }> {
    if (body.user_id != null && body.user_id !== user.userId) throw notYou('user_id');
    const member = await this.members.member(body.league_id, user);
    if (!member) throw notFound('This league');
    await this.members.requirePart(member);
    return this.activity.note(user.userId, body, idempotency);
  }
}

@UseGuards(LeagueGuard)
@Controller(':league_id')
export class ActivityController {
  constructor(private readonly queries: ActivityQueries) {}

  @Get('home')
  async home(@CurrentMember() member: Member): Promise<HomeAnswer> {
    const home = await this.queries.home(member);
    if (!home) throw notFound('This league');
    return home;
  }

  @Get('activity-log')
  log(@CurrentMember() member: Member, @Query({ schema: activityQuerySchema }) query: ActivityQuery): Promise<ActivityLogAnswer> {
    return this.queries.log(member, query);
  }
}
