import { Module } from '@nestjs/common';
import { HealthService } from './health.service.js';
import { PlayersController, WatchListController } from './players.controller.js';
import { NightlyImport } from './nightly.service.js';
import { PlayersQueries } from './players.queries.js';
import { TransactionsQueries } from './transactions.queries.js';
import { Uploads } from './uploads.service.js';
import { WatchListService } from './watch-list.service.js';

@Module({
  controllers: [PlayersController, WatchListController],
  providers: [HealthService, NightlyImport, PlayersQueries, TransactionsQueries, Uploads, WatchListService],
  exports: [HealthService, PlayersQueries, Uploads],
})
export class PlayersModule {}
