import { Module } from '@nestjs/common';
import { PlayersController, WatchListController } from './players.controller.js';
import { NightlyImport } from './nightly.service.js';
import { PlayersQueries } from './players.queries.js';
import { TransactionsQueries } from './transactions.queries.js';
import { WatchListService } from './watch-list.service.js';

@Module({ controllers: [PlayersController, WatchListController], providers: [NightlyImport, PlayersQueries, TransactionsQueries, WatchListService], exports: [PlayersQueries] })
export class PlayersModule {}
