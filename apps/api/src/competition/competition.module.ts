import { Module, type OnModuleInit } from '@nestjs/common';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { ScoringService } from './scoring/scoring.service.js';

@Module({ providers: [ScoringService], exports: [ScoringService] })
export class CompetitionModule implements OnModuleInit {
  constructor(
    private readonly tasks: TimedTasks,
    private readonly points: ScoringService,
  ) {}

  onModuleInit(): void {
    this.tasks.register({ name: 'points', run: () => this.points.accrueDue() });
  }
}
