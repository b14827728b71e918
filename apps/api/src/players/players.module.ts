import { Module } from '@nestjs/common';
import { PlayersController, WatchListController } from './players.controller.js';
import { PlayersQueries } from './players.queries.js';
import { TransactionsQueries } from './transactions.queries.js';
import { WatchListService } from './watch-list.service.js';

@Module({ controllers: [PlayersController, WatchListController], providers: [PlayersQueries, TransactionsQueries, WatchListService], exports: [PlayersQueries] })
export class PlayersModule {}
