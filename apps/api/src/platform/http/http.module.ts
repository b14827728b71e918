import { Global, Module } from '@nestjs/common';
import { HealthController } from '../health/health.controller.js';
import { LeagueGuard, MembershipCache } from './member.js';
import { RateLimiter } from './rate-limit.js';

@Global()
@Module({
  controllers: [HealthController],
  providers: [MembershipCache, LeagueGuard, RateLimiter],
  exports: [MembershipCache, LeagueGuard, RateLimiter],
})
export class HttpModule {}
