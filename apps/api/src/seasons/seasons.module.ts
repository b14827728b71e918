import { Module, type OnModuleInit } from '@nestjs/common';
import { FreeAgentsModule } from '../free-agents/free-agents.module.js';
import { SettingsModule } from '../leagues/settings.module.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { ProtectionModule } from '../protection/protection.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { GraduationService } from './graduation.service.js';
import { PhaseChanges } from './phase.changes.js';
import { PhaseQueries } from './phase.queries.js';
import { PhaseService } from './phase.service.js';
import { PhaseSteps } from './phase.steps.js';
import { PointsService } from './points.service.js';
import { SeasonController } from './season.controller.js';
import { SeasonQueries } from './season.queries.js';

@Module({
  imports: [TeamsModule, FreeAgentsModule, ProtectionModule, SettingsModule],
  controllers: [SeasonController],
  providers: [PhaseService, PhaseSteps, PhaseChanges, PhaseQueries, GraduationService, PointsService, SeasonQueries],
  exports: [SeasonQueries],
})
export class SeasonsModule implements OnModuleInit {
  constructor(
    private readonly tasks: TimedTasks,
    private readonly graduations: GraduationService,
    private readonly points: PointsService,
  ) {}

  onModuleInit(): void {
    this.tasks.register({ name: 'graduations', run: () => this.graduations.tellComing() });
    this.tasks.register({ name: 'points', run: () => this.points.accrueDue() });
  }
}
