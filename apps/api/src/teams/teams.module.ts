import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { BooksQueries } from './books.queries.js';
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
  providers: [BooksQueries, PickHistoryQueries, TeamPageQueries, TeamQueries, TeamService],
  exports: [BooksQueries, TeamQueries, TeamService],
})
export class TeamsModule {}
