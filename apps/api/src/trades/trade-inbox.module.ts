import { Module } from '@nestjs/common';
import { TradeInboxController } from './trade-inbox.controller.js';
import { TradeInboxQueries } from './trade-inbox.queries.js';

@Module({ controllers: [TradeInboxController], providers: [TradeInboxQueries], exports: [TradeInboxQueries] })
export class TradeInboxModule {}
