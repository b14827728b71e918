import { Module, type OnModuleInit } from '@nestjs/common';
import { LeagueListeners } from '../leagues/league-listeners.service.js';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { ComingPicks } from './coming-picks.service.js';
import { DraftAlarms } from './draft.alarms.js';
import { DraftBeginning } from './draft.beginning.js';
import { DraftChat } from './draft.chat.js';
import { DraftClockwork } from './draft.clockwork.js';
import { DraftController } from './draft.controller.js';
import { DraftCreation } from './draft.creation.js';
import { DraftGateway } from './draft.gateway.js';
import { DraftLog } from './draft.log.js';
import { DraftNights } from './draft-nights.service.js';
import { DraftOrders } from './draft.orders.js';
import { DraftQueries } from './draft.queries.js';
import { DraftReopening } from './draft.reopening.js';
import { DraftReplacement } from './draft.replacement.js';
import { DraftQueues } from './draft.queues.js';
import { DraftShop } from './draft.shop.js';
import { DraftRoom } from './draft.room.js';
import { DraftSeasons } from './draft.seasons.js';
import { DraftService } from './draft.service.js';
import { DraftSystem } from './draft.system.js';
import { DraftTrades } from './draft-trades.service.js';
import { DraftTurns } from './draft.turns.js';
import { DraftUpkeep } from './draft.upkeep.js';

@Module({
  imports: [LeaguesModule, TeamsModule],
  controllers: [DraftController],
  providers: [
    DraftLog,
    DraftQueries,
    DraftReplacement,
    DraftTurns,
    DraftService,
    DraftSystem,
    DraftClockwork,
    DraftCreation,
    DraftOrders,
    ComingPicks,
    DraftNights,
    DraftBeginning,
    DraftReopening,
    DraftTrades,
    DraftQueues,
    DraftShop,
    DraftRoom,
    DraftChat,
    DraftSeasons,
    DraftAlarms,
    DraftUpkeep,
    DraftGateway,
  ],
  exports: [DraftService, DraftNights, DraftTrades, DraftQueries, DraftLog, DraftRoom, DraftChat],
})
export class DraftModule implements OnModuleInit {
  constructor(
    private readonly leagues: LeagueListeners,
    private readonly drafts: DraftSystem,
  ) {}

  onModuleInit(): void {
    this.leagues.onTeamChanged(({ leagueId, teamId }) => this.drafts.teamChanged(leagueId, teamId));
  }
}
