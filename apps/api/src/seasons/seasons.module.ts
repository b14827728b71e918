import { Module, type OnModuleInit } from '@nestjs/common';
import { FreeAgentsModule } from '../free-agents/free-agents.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { CompetitionModule } from '../competition/competition.module.js';
import { ProtectionModule } from '../protection/protection.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { FreeAgencyClock } from './free-agency/free-agency.service.js';
import { GraduationService } from './graduation.service.js';
import { HistoryQueries } from './history.queries.js';
import { PhaseChanges } from './phase.changes.js';
import { PhaseQueries } from './phase.queries.js';
import { PhaseService } from './phase.service.js';
import { PhaseSteps } from './phase.steps.js';
import { RaceController } from './race.controller.js';
import { RaceQueries } from './race.queries.js';
import { SeasonController } from './season.controller.js';
import { SeasonDatesService } from './season-dates.service.js';
import { SeasonQueries } from './season.queries.js';
import { NightBoard } from './tonight/night-board.service.js';
import { TonightQueries } from './tonight.queries.js';

@Module({
  imports: [CompetitionModule, TeamsModule, FreeAgentsModule, SettingsModule, ProtectionModule],
  controllers: [SeasonController, RaceController],
  providers: [
    PhaseService,
    PhaseSteps,
    PhaseChanges,
    PhaseQueries,
    FreeAgencyClock,
    GraduationService,
    SeasonDatesService,
    SeasonQueries,
    RaceQueries,
    HistoryQueries,
    TonightQueries,
    NightBoard,
  ],
  exports: [PhaseQueries, SeasonQueries],
})
export class SeasonsModule implements OnModuleInit {
  constructor(
    private readonly tasks: TimedTasks,
    private readonly graduations: GraduationService,
    private readonly freeAgency: FreeAgencyClock,
  ) {}

  onModuleInit(): void {
    this.tasks.register({ name: 'free-agency', run: () => this.freeAgency.runDue() });
    this.tasks.register({ name: 'graduations', run: () => this.graduations.tellComing() });
  }
}
