import { Module } from '@nestjs/common';
import { TradeInboxQueries } from './trade-inbox.queries.js';

@Module({ providers: [TradeInboxQueries], exports: [TradeInboxQueries] })
export class TradeInboxModule {}
