import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { CapRooms } from './cap-room.service.js';
import { HealthService } from './health.service.js';
import { PlayerAccounts } from './player-accounts.service.js';
import { PlayersController, WatchListController } from './players.controller.js';
import { PlayersQueries } from './players.queries.js';
import { TransactionsQueries } from './transactions.queries.js';
import { WatchListService } from './watch-list.service.js';

@Module({
  imports: [AuthModule],
  controllers: [PlayersController, WatchListController],
  providers: [CapRooms, HealthService, PlayerAccounts, PlayersQueries, TransactionsQueries, WatchListService],
  exports: [CapRooms, HealthService, PlayersQueries],
})
export class PlayersModule {}
