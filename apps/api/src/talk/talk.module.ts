import { Module, type OnModuleInit } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { POLL_TASK, PollService } from './poll.service.js';
import { TalkAccounts } from './talk.accounts.js';
import { TalkController } from './talk.controller.js';
import { TalkModeration } from './talk.moderation.js';
import { TalkNews } from './talk.news.js';
import { TalkQueries } from './talk.queries.js';
import { TalkService } from './talk.service.js';

@Module({
  imports: [AuthModule, MailModule],
  controllers: [TalkController],
  providers: [TalkQueries, TalkService, TalkModeration, TalkNews, TalkAccounts, PollService],
})
export class TalkModule implements OnModuleInit {
  constructor(
    private readonly tasks: TimedTasks,
    private readonly polls: PollService,
  ) {}

  onModuleInit(): void {
    this.tasks.register({
      name: POLL_TASK,
      run: () => this.polls.endDue(),
      next: () => this.polls.nextDeadline(),
    });
  }
}
