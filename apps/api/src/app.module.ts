import { Module, type DynamicModule } from '@nestjs/common';
import { ActivityModule } from './activity/activity.module.js';
import { AdminModule } from './admin/admin.module.js';
import { AuthModule } from './auth/auth.module.js';
import { ContractsModule } from './contracts/contracts.module.js';
import { DraftModule } from './draft/draft.module.js';
import { FreeAgentsModule } from './free-agents/free-agents.module.js';
import { ArchiveModule } from './archive/archive.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { LeaguesModule } from './leagues/leagues.module.js';
import type { Config } from './platform/config/config.js';
import { HttpModule } from './platform/http/http.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { McpModule } from './mcp/mcp.module.js';
import { PlayersModule } from './players/players.module.js';
import { CompetitionModule } from './competition/competition.module.js';
import { ProtectionModule } from './protection/protection.module.js';
import { SampleModule } from './seeds/sample/sample-games.service.js';
import { SeasonsModule } from './seasons/seasons.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { RealtimeGateway } from './platform/realtime/realtime.gateway.js';
import { schema } from './schema.js';
import { TalkModule } from './talk/talk.module.js';
import { TeamsModule } from './teams/teams.module.js';
import { TradesModule } from './trades/trades.module.js';

/** Sockets need sessions, so this comes after the accounts. */
@Module({ imports: [AuthModule], providers: [RealtimeGateway] })
class RealtimeModule {}

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(config, schema),
        HttpModule,
        AuthModule,
        PlayersModule,
        CompetitionModule,
        LeaguesModule,
        ContractsModule,
        TeamsModule,
        FreeAgentsModule,
        SettingsModule,
        DraftModule,
        TradesModule,
        ProtectionModule,
        SeasonsModule,
        TalkModule,
        ActivityModule,
        NotificationsModule,
        OverviewModule,
        ImportsModule,
        ArchiveModule,
        AdminModule,
        McpModule,
        SampleModule,
        RealtimeModule,
      ],
    };
  }
}
