import { Module, type OnModuleInit } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { AccountTies } from '../auth/account/account-ties.service.js';
import { AuthModule } from '../auth/auth.module.js';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { TradesModule } from '../trades/trades.module.js';
import { ConcernsController } from './concerns.controller.js';
import { ConcernsService } from './concerns.service.js';
import { LeagueController } from './overview.controller.js';
import { TeamInfo } from './team-info.service.js';

@Module({
  imports: [ActivityModule, AuthModule, LeaguesModule, SeasonsModule, TeamsModule, TradesModule],
  controllers: [LeagueController, ConcernsController],
  providers: [TeamInfo, ConcernsService],
})
export class OverviewModule implements OnModuleInit {
  constructor(
    private readonly ties: AccountTies,
    private readonly teams: TeamInfo,
  ) {}

  onModuleInit(): void {
    this.ties.teamsBy((user, leagueId, teamId) => this.teams.of(user, leagueId, teamId));
  }
}
