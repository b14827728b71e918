import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { LeagueGuard, MembershipCache } from './member.js';

/** What every feature's controllers need. */
@Global()
@Module({
  controllers: [HealthController],
  providers: [MembershipCache, LeagueGuard],
  exports: [MembershipCache, LeagueGuard],
})
export class HttpModule {}
