import { Module, type OnModuleInit } from '@nestjs/common';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { TeamsModule } from '../teams/teams.module.js';
import { ProtectionController } from './protection.controller.js';
import { ProtectionQueries } from './protection.queries.js';
import { ProtectionService } from './protection.service.js';
import { SheetLock } from './sheet-lock.service.js';
import { SheetReminder } from './sheet-reminder.service.js';

@Module({
  imports: [TeamsModule],
  controllers: [ProtectionController],
  providers: [ProtectionQueries, ProtectionService, SheetLock, SheetReminder],
  exports: [ProtectionQueries, ProtectionService],
})
export class ProtectionModule implements OnModuleInit {
  constructor(
    private readonly tasks: TimedTasks,
    private readonly lock: SheetLock,
    private readonly reminder: SheetReminder,
  ) {}

  onModuleInit(): void {
    this.tasks.register({
      name: 'protection',
      run: () => this.lock.lockDue(),
      next: () => this.lock.nextDeadline(),
    });
    this.tasks.register({ name: 'protection-near', run: () => this.reminder.tellNear() });
  }
}
