import { Module } from '@nestjs/common';
import { SecurityModule } from '../auth/security.module.js';
import { UploadModule } from '../auth/upload.module.js';
import { ActivityModule } from '../activity/activity.module.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { TradeInboxModule } from '../trades/trade-inbox.module.js';
import { CommissionerController } from './commissioner.controller.js';
import { DepartureService } from './departure.service.js';
import { InvitationService } from './invitation.service.js';
import { LeagueController, LeaguesController } from './league.controller.js';
import { LeagueListeners } from './league-listeners.service.js';
import { LeagueQueries } from './league.queries.js';
import { LeagueService } from './league.service.js';
import { RulebookController } from './rulebook.controller.js';
import { RulebookService } from './rulebook.service.js';
import { SettingsModule } from './settings.module.js';
import { TeamController } from './team.controller.js';

@Module({
  imports: [ActivityModule, MailModule, SecurityModule, SettingsModule, TeamsModule, TradeInboxModule, UploadModule],
  controllers: [LeaguesController, LeagueController, CommissionerController, RulebookController, TeamController],
  providers: [LeagueQueries, LeagueService, DepartureService, InvitationService, LeagueListeners, RulebookService],
  exports: [LeagueQueries, LeagueService, LeagueListeners],
})
export class LeaguesModule {}
