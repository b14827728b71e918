import { Module } from '@nestjs/common';
import { BooksQueries } from './books.queries.js';
import { MovesController } from './moves.controller.js';
import { PickHistoryController } from './pick-history.controller.js';
import { PickHistoryQueries } from './pick-history.queries.js';
import { TeamPageQueries } from './team-page.queries.js';
import { TeamQueries } from './team.queries.js';
import { TeamService } from './team.service.js';

@Module({
  controllers: [MovesController, PickHistoryController],
  providers: [BooksQueries, PickHistoryQueries, TeamPageQueries, TeamQueries, TeamService],
  exports: [BooksQueries, TeamPageQueries, TeamQueries, TeamService],
})
export class TeamsModule {}
