import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { CoManagerController } from './co-managers/co-manager.controller.js';
import { CoManagerService } from './co-managers/co-manager.service.js';
import { CommissionerController } from './commissioner.controller.js';
import { DepartureService } from './departure.service.js';
import { InvitationAnswers } from './invitations/invitation-answer.service.js';
import { InvitationMails } from './invitations/invitation.mails.js';
import { InvitationQueries } from './invitations/invitation.queries.js';
import { InvitationService } from './invitations/invitation.service.js';
import { LeagueJoins } from './invitations/league-joins.service.js';
import { LeagueLinkController } from './invitations/league-link.controller.js';
import { LeagueLinkQueries } from './invitations/league-link.queries.js';
import { LeagueLinks } from './invitations/league-links.service.js';
import { LeagueAccounts } from './league-accounts.service.js';
import { LeaguesController } from './league.controller.js';
import { LeagueListeners } from './league-listeners.service.js';
import { LeagueQueries } from './league.queries.js';
import { LeagueService } from './league.service.js';
import { LedgerController } from './ledger/ledger.controller.js';
import { LedgerService } from './ledger/ledger.service.js';
import { MemberService } from './member.service.js';

@Module({
  imports: [AuthModule, MailModule],
  controllers: [LeaguesController, CommissionerController, LeagueLinkController, CoManagerController, LedgerController],
  providers: [
    LeagueQueries,
    LeagueService,
    MemberService,
    LedgerService,
    DepartureService,
    InvitationQueries,
    InvitationMails,
    InvitationService,
    InvitationAnswers,
    LeagueLinkQueries,
    LeagueLinks,
    LeagueJoins,
    CoManagerService,
    LeagueListeners,
    LeagueAccounts,
  ],
  exports: [LeagueQueries, LeagueService, LeagueListeners],
})
export class LeaguesModule {}
