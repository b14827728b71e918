import { Module } from '@nestjs/common';
import { BooksQueries } from './books.queries.js';
import { MovesController } from './moves.controller.js';
import { TeamQueries } from './team.queries.js';
import { TeamService } from './team.service.js';

@Module({
  controllers: [MovesController],
  providers: [BooksQueries, TeamQueries, TeamService],
  exports: [BooksQueries, TeamQueries, TeamService],
})
export class TeamsModule {}
