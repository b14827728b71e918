import { TeamService } from '../teams/team.service.js';
import { holdingsOf } from '@crease/core/draft/team/holdings.rules.js';
import { Module, type OnModuleInit } from '@nestjs/common';
import { Compensation } from '../free-agents/rfa/compensation.service.js';
import { FreeAgentsModule } from '../free-agents/free-agents.module.js';
import { LeagueListeners } from '../leagues/league-listeners.service.js';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { ComingPicks } from './order/coming-picks.service.js';
import { DraftAlarms } from './clock/draft.alarms.js';
import { DraftBeginning } from './lobby/draft.beginning.js';
import { DraftChat } from './chat/draft.chat.js';
import { DraftClockwork } from './clock/draft.clockwork.js';
import { DraftController } from './draft.controller.js';
import { DraftCreation } from './lobby/draft.creation.js';
import { DraftGateway } from './draft.gateway.js';
import { DraftLog } from './draft.log.js';
import { DraftNights } from './clock/draft-nights.service.js';
import { DraftOrders } from './order/draft.orders.js';
import { DraftQueries } from './draft.queries.js';
import { DraftReopening } from './lobby/draft.reopening.js';
import { DraftReplacement } from './draft.replacement.js';
import { DraftProtection } from './lobby/draft.protection.js';
import { DraftQueues } from './queue/draft.queues.js';
import { DraftShop } from './offers/draft.shop.js';
import { DraftRoom } from './room/draft.room.js';
import { DraftSeasons } from './order/draft.seasons.js';
import { DraftService } from './draft.service.js';
import { DraftSystem } from './draft.system.js';
import { DraftTrades } from './offers/draft-trades.service.js';
import { DraftTurns } from './draft.turns.js';
import { DraftUpkeep } from './draft.upkeep.js';

@Module({
  imports: [FreeAgentsModule, LeaguesModule, TeamsModule],
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
    DraftProtection,
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
    private readonly teams: TeamService,
    private readonly trades: DraftTrades,
    private readonly compensation: Compensation,
  ) {}

  onModuleInit(): void {
    this.teams.onMoved((inside, { id, rules }, team) =>
      this.trades.tradedWithin(inside, id, { holdings: new Map([[team.teamId, holdingsOf(team, rules)]]) }),
    );
    this.compensation.onPicksMoved((inside, leagueId, owners) =>
      this.trades.tradedWithin(inside, leagueId, { owners }),
    );
    this.leagues.onTeamChanged(({ leagueId, teamId }) => this.drafts.teamChanged(leagueId, teamId));
  }
}
