import { Module } from '@nestjs/common';
import { DraftAlarms } from './draft.alarms.js';
import { DraftController } from './draft.controller.js';
import { DraftGateway } from './draft.gateway.js';
import { DraftLog } from './draft.log.js';
import { DraftQueries } from './draft.queries.js';
import { DraftRoom } from './draft.room.js';
import { DraftService } from './draft.service.js';

@Module({
  controllers: [DraftController],
  providers: [DraftLog, DraftQueries, DraftService, DraftRoom, DraftAlarms, DraftGateway],
  exports: [DraftService, DraftQueries],
})
export class DraftModule {}
