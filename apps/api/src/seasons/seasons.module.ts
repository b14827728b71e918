import { Module } from '@nestjs/common';
import { FreeAgentsModule } from '../free-agents/free-agents.module.js';
import { ProtectionModule } from '../protection/protection.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { PhaseService } from './phase.service.js';
import { SeasonController } from './season.controller.js';
import { SeasonQueries } from './season.queries.js';

@Module({
  imports: [TeamsModule, FreeAgentsModule, ProtectionModule],
  controllers: [SeasonController],
  providers: [PhaseService, SeasonQueries],
  exports: [SeasonQueries],
})
export class SeasonsModule {}
