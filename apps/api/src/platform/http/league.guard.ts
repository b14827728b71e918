import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { notFound } from '../refusal.error.js';
import { idempotencyOf, requestOf, type SessionUser } from './session.js';
import { type Member, CHECKED_AT_COMMIT, ANSWERS_LEAVERS, MembershipCache } from './member.js';

const READING = new Set(['GET', 'HEAD']);

/** Guards paths with `:league_id`. Members pass, the site owner may read, others get "not found". */
@Injectable()
export class LeagueGuard implements CanActivate {
  constructor(
    private readonly members: MembershipCache,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const { user } = request;
    const leagueId = (request.params as Record<string, string | undefined>).league_id ?? '';
    if (!user) throw new Error('LeagueGuard stands on a public route');
    const reading = READING.has(request.method);
    const remembered = this.reflector.get<boolean | undefined>(CHECKED_AT_COMMIT, context.getHandler())
      ? this.members.remembered(leagueId, user)
      : null;
    if (remembered) request.memberAgain = () => this.member(leagueId, user, reading);
    const left = this.reflector.get<boolean | undefined>(ANSWERS_LEAVERS, context.getHandler())
      ? await this.members.left(leagueId, user, idempotencyOf(request))
      : null;
    request.member = left ?? remembered ?? (await this.member(leagueId, user, reading));
    return true;
  }

  private async member(leagueId: string, user: SessionUser, reading: boolean): Promise<Member> {
    const member = await this.members.member(leagueId, user);
    if (!member) throw notFound('league');
    if (!reading) await this.members.requirePart(member);
    return member;
  }
}
