import { Global, Module } from '@nestjs/common';
import { LeagueGuard, MembershipCache } from './member.js';
import { RateLimiter } from './rate-limit.js';

@Global()
@Module({
  providers: [MembershipCache, LeagueGuard, RateLimiter],
  exports: [MembershipCache, LeagueGuard, RateLimiter],
})
export class HttpModule {}
