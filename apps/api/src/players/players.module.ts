import { Module } from '@nestjs/common';
import { PlayersController } from './players.controller.js';
import { PlayersQueries } from './players.queries.js';

@Module({ controllers: [PlayersController], providers: [PlayersQueries], exports: [PlayersQueries] })
export class PlayersModule {}
