import { Global, Module } from '@nestjs/common';
import { MembershipCache } from './member.js';
import { LeagueGuard } from './league.guard.js';
import { Maintenance } from './maintenance/maintenance.js';
import { RateLimiter } from './rate-limit.js';

@Global()
@Module({
  providers: [MembershipCache, LeagueGuard, Maintenance, RateLimiter],
  exports: [MembershipCache, LeagueGuard, Maintenance, RateLimiter],
})
export class HttpModule {}
