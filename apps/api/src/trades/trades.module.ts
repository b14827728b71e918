import { Module } from '@nestjs/common';
import { DraftModule } from '../draft/draft.module.js';
import { FreeAgentsModule } from '../free-agents/free-agents.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { ConditionSettlement } from './conditions/condition.settlement.js';
import { ConditionWatch } from './conditions/condition.watch.js';
import { TradeAcceptance } from './settlement/trade.acceptance.js';
import { TradeAlarms } from './clock/trade.alarms.js';
import { TradeBlockService } from './trade-block.service.js';
import { TradeConditionsController } from './conditions/trade-conditions.controller.js';
import { TradeConditionsService } from './conditions/trade-conditions.service.js';
import { TradeContextQueries } from './trade-context.queries.js';
import { TradeInboxController } from './trade-inbox.controller.js';
import { TradeInboxQueries } from './trade-inbox.queries.js';
import { TradeController } from './trade.controller.js';
import { TradeDeadlines } from './clock/trade.deadlines.js';
import { TradeExecution } from './settlement/trade.execution.js';
import { TradeNews } from './trade.news.js';
import { TradeFinderQueries } from './finder/trade-finder.queries.js';
import { TradeGlanceQueries } from './trade-glance.queries.js';
import { TradeTreeQueries } from './history/trade-tree.queries.js';
import { TradeTreeViews } from './history/trade-tree.views.js';
import { TradeQueries } from './trade.queries.js';
import { TradeReversal } from './review/trade.reversal.js';
import { TradeReview } from './review/trade.review.js';
import { TradeService } from './trade.service.js';
import { TradeSettlement } from './settlement/trade.settlement.js';
import { TradeStandings } from './review/trade.standings.js';
import { TradeViews } from './trade.views.js';

@Module({
  imports: [TeamsModule, DraftModule, FreeAgentsModule, MailModule, SettingsModule],
  controllers: [TradeInboxController, TradeController, TradeConditionsController],
  providers: [
    TradeContextQueries,
    TradeInboxQueries,
    TradeQueries,
    TradeFinderQueries,
    TradeGlanceQueries,
    TradeTreeQueries,
    TradeTreeViews,
    TradeStandings,
    TradeViews,
    TradeNews,
    TradeExecution,
    TradeSettlement,
    TradeReview,
    TradeReversal,
    TradeService,
    TradeAcceptance,
    TradeConditionsService,
    ConditionSettlement,
    ConditionWatch,
    TradeBlockService,
    TradeAlarms,
    TradeDeadlines,
  ],
  exports: [TradeInboxQueries, TradeQueries, TradeService],
})
export class TradesModule {}
