import { Module, type OnModuleInit } from '@nestjs/common';
import { EventRelay } from '../platform/realtime/event-relay.js';
import type { StoredEvent } from '../platform/database/event.model.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { CompetitionModule } from '../competition/competition.module.js';
import { TeamService } from '../teams/team.service.js';
import { TeamsModule } from '../teams/teams.module.js';
import { FaPickService } from './fa-pick.service.js';
import { FreeAgentService } from './free-agent.service.js';
import { FreeAgentsController, StatusController } from './free-agents.controller.js';
import { BidRuns } from './market/bid-run.service.js';
import { BidSeal } from './market/bid-seal.service.js';
import { BidService } from './market/bid.service.js';
import { BidQueries } from './market/bids.queries.js';
import { ClosedBids } from './market/closed-bids.service.js';
import { LotService } from './market/lot.service.js';
import { MarketController } from './market/market.controller.js';
import { Compensation } from './rfa/compensation.service.js';
import { OfferChecks } from './rfa/offer-checks.service.js';
import { OfferSeal } from './rfa/offer-seal.service.js';
import { OfferService } from './rfa/offers.service.js';
import { RfaController } from './rfa/rfa.controller.js';
import { RfaQueries } from './rfa/rfa.queries.js';
import { RfaRuns } from './rfa/rfa-run.service.js';
import { FreeAgentQueries } from './free-agents.queries.js';
import { StatusService } from './status.service.js';
import { WaiverDecision } from './waiver-decision.service.js';
import { WaiverService } from './waiver.service.js';
import { putOnWaivers } from './waiver.writer.js';
import { WeekService } from './week.service.js';

@Module({
  imports: [CompetitionModule, TeamsModule],
  controllers: [FreeAgentsController, MarketController, RfaController, StatusController],
  providers: [
    BidQueries,
    BidRuns,
    BidSeal,
    BidService,
    ClosedBids,
    Compensation,
    FaPickService,
    FreeAgentService,
    FreeAgentQueries,
    LotService,
    OfferChecks,
    OfferSeal,
    OfferService,
    RfaQueries,
    RfaRuns,
    StatusService,
    WaiverDecision,
    WaiverService,
    WeekService,
  ],
  exports: [BidService, Compensation, FaPickService, FreeAgentQueries, WaiverService],
})
export class FreeAgentsModule implements OnModuleInit {
  constructor(
    private readonly tasks: TimedTasks,
    private readonly relay: EventRelay,
    private readonly teams: TeamService,
    private readonly waivers: WaiverDecision,
    private readonly bids: BidRuns,
    private readonly restricted: RfaRuns,
    private readonly weeks: WeekService,
    private readonly statuses: StatusService,
  ) {}

  onModuleInit(): void {
    this.tasks.register({ name: 'bids', run: () => this.bids.runDue(), next: () => this.bids.next() });
    this.tasks.register({
      name: 'restricted-agents',
      run: () => this.restricted.runDue(),
      next: () => this.restricted.next(),
    });
    this.tasks.register({ name: 'waivers', run: () => this.waivers.resolveDue() });
    this.tasks.register({ name: 'weeks', run: () => this.weeks.tellEnded() });
    this.tasks.register({ name: 'statuses', run: () => this.statuses.endDue() });
    this.teams.onDrop(putOnWaivers);
    this.relay.listen((event) => this.armWaiver(event));
  }

  /** The process that recorded a drop sets the alarm for the waiver's end. */
  private armWaiver({ event, leagueId }: StoredEvent): void {
    if (event.type !== 'activity' || leagueId === null) return;
    const until = event.data?.waiversUntil;
    if (typeof until === 'string') this.tasks.arm('waivers', leagueId, until);
  }
}
