import { Module, type OnModuleInit } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { CapRooms } from '../players/cap-room.service.js';
import { PlayersModule } from '../players/players.module.js';
import { BooksQueries } from './books.queries.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { CapMapController } from './caps/cap-map.controller.js';
import { CapLedgerQueries } from './caps/cap-ledger.queries.js';
import { CapMapQueries } from './caps/cap-map.queries.js';
import { FarmService } from './farm.service.js';
import { IrReturnService } from './ir-return.service.js';
import { LineupDays } from './lineup/lineup-days.service.js';
import { LineupController } from './lineup/lineup.controller.js';
import { LineupService } from './lineup/lineup.service.js';
import { MovesController } from './moves.controller.js';
import { PickHistoryController } from './pick-history.controller.js';
import { PickHistoryQueries } from './pick-history.queries.js';
import { StrengthController } from './strength/strength.controller.js';
import { StrengthQueries } from './strength/strength.queries.js';
import { TeamController } from './team.controller.js';
import { TeamPageQueries } from './team-page.queries.js';
import { TeamQueries } from './team.queries.js';
import { TeamService } from './team.service.js';

@Module({
  imports: [AuthModule, LeaguesModule, PlayersModule],
  controllers: [
    TeamController,
    CapMapController,
    StrengthController,
    MovesController,
    LineupController,
    PickHistoryController,
  ],
  providers: [
    BooksQueries,
    CapLedgerQueries,
    CapMapQueries,
    FarmService,
    IrReturnService,
    LineupDays,
    LineupService,
    PickHistoryQueries,
    StrengthQueries,
    TeamPageQueries,
    TeamQueries,
    TeamService,
  ],
  exports: [BooksQueries, LineupDays, LineupService, TeamQueries, TeamService],
})
export class TeamsModule implements OnModuleInit {
  constructor(
    private readonly tasks: TimedTasks,
    private readonly farm: FarmService,
    private readonly irReturns: IrReturnService,
    private readonly lineups: LineupDays,
    private readonly rooms: CapRooms,
    private readonly teams: TeamQueries,
  ) {}

  onModuleInit(): void {
    this.rooms.register(async (leagueId, teamId) => {
      const team = await this.teams.summary(leagueId, teamId);
      return team && { teamId, space: team.cap_space };
    });
    this.tasks.register({ name: 'farm', run: () => this.farm.callUp() });
    this.tasks.register({ name: 'ir-returns', run: () => this.irReturns.announce() });
    this.tasks.register({ name: 'lineups', run: () => this.lineups.settle() });
  }
}
