import { Module, type OnModuleInit } from '@nestjs/common';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { PointsService } from './points.service.js';

@Module({ providers: [PointsService], exports: [PointsService] })
export class PointsModule implements OnModuleInit {
  constructor(
    private readonly tasks: TimedTasks,
    private readonly points: PointsService,
  ) {}

  onModuleInit(): void {
    this.tasks.register({ name: 'points', run: () => this.points.accrueDue() });
  }
}
