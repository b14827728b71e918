import { Module } from '@nestjs/common';
import { HealthService } from './health.service.js';
import { PlayersController, WatchListController } from './players.controller.js';
import { PlayersQueries } from './players.queries.js';
import { TransactionsQueries } from './transactions.queries.js';
import { WatchListService } from './watch-list.service.js';

@Module({
  controllers: [PlayersController, WatchListController],
  providers: [HealthService, PlayersQueries, TransactionsQueries, WatchListService],
  exports: [HealthService, PlayersQueries],
})
export class PlayersModule {}
