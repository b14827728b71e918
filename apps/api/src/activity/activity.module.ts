import { Module } from '@nestjs/common';
import { ActivityController } from './activity.controller.js';
import { ActivityQueries } from './activity.queries.js';
import { ActivityService } from './activity.service.js';

@Module({
  controllers: [ActivityController],
  providers: [ActivityQueries, ActivityService],
  exports: [ActivityQueries],
})
export class ActivityModule {}
