import { Module, type OnModuleInit } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { BooksQueries } from './books.queries.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { FarmService } from './farm.service.js';
import { MovesController } from './moves.controller.js';
import { PickHistoryController } from './pick-history.controller.js';
import { PickHistoryQueries } from './pick-history.queries.js';
import { TeamController } from './team.controller.js';
import { TeamPageQueries } from './team-page.queries.js';
import { TeamQueries } from './team.queries.js';
import { TeamService } from './team.service.js';

@Module({
  imports: [AuthModule, LeaguesModule],
  controllers: [TeamController, MovesController, PickHistoryController],
  providers: [BooksQueries, FarmService, PickHistoryQueries, TeamPageQueries, TeamQueries, TeamService],
  exports: [BooksQueries, TeamQueries, TeamService],
})
export class TeamsModule implements OnModuleInit {
  constructor(
    private readonly tasks: TimedTasks,
    private readonly farm: FarmService,
  ) {}

  onModuleInit(): void {
    this.tasks.register({ name: 'farm', run: () => this.farm.callUp() });
  }
}
