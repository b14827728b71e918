import { Module, type OnModuleInit } from '@nestjs/common';
import { FreeAgentsModule } from '../free-agents/free-agents.module.js';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { EventRelay } from '../platform/realtime/event-relay.js';
import type { StoredEvent } from '../platform/database/event.model.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { TeamsModule } from '../teams/teams.module.js';
import { RulebookController } from './rulebook.controller.js';
import { RulebookService } from './rulebook.service.js';
import { SettingsController } from './settings.controller.js';
import { SettingsPreview } from './settings.preview.js';
import { SettingsQueries } from './settings.queries.js';
import { SettingsService } from './settings.service.js';
import { SettingsTimes } from './settings-times.service.js';
import { SettingsWriter } from './settings.writer.js';

@Module({
  imports: [FreeAgentsModule, LeaguesModule, TeamsModule],
  controllers: [SettingsController, RulebookController],
  providers: [RulebookService, SettingsPreview, SettingsQueries, SettingsService, SettingsTimes, SettingsWriter],
  exports: [SettingsService, SettingsTimes],
})
export class SettingsModule implements OnModuleInit {
  constructor(
    private readonly tasks: TimedTasks,
    private readonly relay: EventRelay,
    private readonly times: SettingsTimes,
  ) {}

  onModuleInit(): void {
    this.tasks.register({ name: 'settings', run: () => this.times.applyDue() });
    this.relay.listen((event) => this.arm(event));
  }

  /** If the process that recorded a coming change dies, another one's sweep applies it later. */
  private arm({ event, leagueId }: StoredEvent): void {
    if (
      event.type !== 'activity' ||
      leagueId === null ||
      event.data?.kind !== 'settings' ||
      !Array.isArray(event.data.changes)
    )
      return;
    for (const change of event.data.changes as readonly { dueAt?: unknown }[])
      if (typeof change.dueAt === 'string') this.tasks.arm('settings', leagueId, change.dueAt);
  }
}
