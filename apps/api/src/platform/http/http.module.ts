import { Global, Module } from '@nestjs/common';
import { MembershipCache } from './member.js';
import { LeagueGuard } from './league.guard.js';
import { RateLimiter } from './rate-limit.js';

@Global()
@Module({
  providers: [MembershipCache, LeagueGuard, RateLimiter],
  exports: [MembershipCache, LeagueGuard, RateLimiter],
})
export class HttpModule {}
