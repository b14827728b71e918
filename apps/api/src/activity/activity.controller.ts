import { Body, Controller, Get, Headers, HttpCode, Post, Query, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import {
  activityQuerySchema,
  recordActionSchema,
  seenSchema,
  type ActivityLogAnswer,
  type ActivityQuery,
  type HomeAnswer,
  type RecordActionBody,
} from '@crease/core/activity/activity.schema.js';
import { type Unread } from '@crease/core/answer.parts.js';
import type { Idempotency } from '../platform/database/database.js';
import { largeAnswer, type Large } from '../platform/http/large-answer.js';
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
  async record(
    @Body({ schema: recordActionSchema }) body: RecordActionBody,
    @CurrentUser() user: SessionUser,
    @Idem() idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
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
  constructor(
    private readonly queries: ActivityQueries,
    private readonly activity: ActivityService,
  ) {}

  /** Says 304 to who has this very home already, after one look at its version. */
  @Get('home')
  async home(
    @CurrentMember() member: Member,
    @Headers('if-none-match') known: string | undefined,
    @Headers('accept-encoding') accepts: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Large<HomeAnswer> | undefined> {
    void reply.header('cache-control', 'private, no-cache');
    if (known !== undefined) {
      const version = await this.queries.homeVersion(member);
      if (version !== null && known === tagOf(version)) {
        void reply.status(304).header('etag', known);
        return undefined;
      }
    }
    const found = await this.queries.home(member);
    if (!found) throw notFound('This league');
    void reply.header('etag', tagOf(found.version));
    return largeAnswer(reply, accepts, found.home);
  }

  @Get('activity-log')
  log(
    @CurrentMember() member: Member,
    @Query({ schema: activityQuerySchema }) query: ActivityQuery,
  ): Promise<ActivityLogAnswer> {
    return this.queries.log(member, query);
  }

  @Post('activity-log/seen')
  @HttpCode(200)
  async see(
    @CurrentMember() member: Member,
    @Body({ schema: seenSchema }) { id }: z.infer<typeof seenSchema>,
  ): Promise<Unread> {
    await this.activity.see(member, id ?? null);
    return this.queries.unread(member);
  }
}

const tagOf = (version: string): string => `"${version}"`;
