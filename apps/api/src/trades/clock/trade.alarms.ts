import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { idIn } from '@crease/core/realtime/socket-events.js';
import { sql } from 'kysely';
import { DraftTrades } from '../../draft/offers/draft-trades.service.js';
import { Database } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { EventRelay } from '../../platform/realtime/event-relay.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { LeagueRounds } from '../../platform/jobs/league-rounds.js';
import { Round } from '../../platform/round.js';
import { ConditionWatch } from '../conditions/condition.watch.js';
import { endRunOut, leaguesWithRunOut } from '../settlement/retention.writer.js';
import { TradeQueries } from '../trade.queries.js';
import { TRADE_QUEUE, TradeSettlement } from '../settlement/trade.settlement.js';

const SWEEP_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 60_000;
/** Longer than any transaction at the same moment takes. */
const RECENT_MINUTES = 10;

/**
 * Settles trades at their time. The database holds the times, a job runs at the second, and a sweep finds what was
 * lost. Early, late or repeated runs change nothing.
 */
@Injectable()
export class TradeAlarms implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sweeps = new Round(
    'Trades',
    () => this.settleDue(),
    () => this.clock.standsStill,
  );
  /** After due trades some leagues may be paused for failures. */
  private mayRest = true;
  private readonly looks = new Round(
    'Trades',
    () => this.lookAround(),
    () => this.clock.standsStill,
  );
  /** Open drafts whose pick owners this process has matched since the last outage. */
  private readonly matched = new Set<string>();
  private matchedSince = 0;
  /** Times by the database's clock (ms). A reopened draft keeps its beginning. */
  private readonly reopened = new Map<string, number>();

  constructor(
    private readonly settlement: TradeSettlement,
    private readonly conditions: ConditionWatch,
    private readonly queries: TradeQueries,
    private readonly drafts: DraftTrades,
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly relay: EventRelay,
    private readonly rounds: LeagueRounds,
    private readonly clock: DbClock,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.work(TRADE_QUEUE, async ({ data }) => {
      // After maintenance the next sweep settles it.
      if (!this.clock.standsStill) await this.settlement.due(String(data.tradeId));
    });
    this.relay.listen((event) => {
      const draftId = idIn('draft', event.stream);
      const { type } = event.event;
      if (draftId === null || (type !== 'draftBegun' && type !== 'draftReopened')) return;
      if (type === 'draftReopened') this.reopened.set(draftId, this.clock.now());
      void this.looks.quietly(() => this.matchOwners(draftId), `owners of draft ${draftId}`);
    });
    this.sweeps.every(SWEEP_EVERY_MS, { atOnce: true });
    this.looks.every(LOOK_EVERY_MS, { atOnce: true });
  }

  onModuleDestroy(): void {
    this.sweeps.end();
    this.looks.end();
  }

  sweep(): Promise<void> {
    return this.sweeps.now();
  }

  private async settleDue(): Promise<void> {
    const due = await this.queries.due();
    if (due.length > 0 || this.mayRest) await this.rounds.each('trades', due, ({ id }) => this.settlement.due(id));
    this.mayRest = due.length > 0;
  }

  /** Conditions, retentions whose contract has ended, and the owners of picks in drafts. */
  look(): Promise<void> {
    return this.looks.now();
  }

  private async lookAround(): Promise<void> {
    await Promise.all([
      this.looks.quietly(() => this.conditions.look(), 'conditions'),
      this.looks.quietly(() => this.endRetentions(), 'retained salary'),
      this.looks.quietly(() => this.matchRecentOwners(), 'owners of picks'),
    ]);
  }

  private async endRetentions(): Promise<void> {
    await this.rounds.each('retained-salary', await leaguesWithRunOut(this.database.db), ({ league_id }) =>
      this.database.write(({ db }) => endRunOut(db, league_id)),
    );
  }

  /** Matches drafts begun or reopened recently, drafts not matched yet, and leagues whose matching failed. */
  private async matchRecentOwners(): Promise<void> {
    if (this.matchedSince !== this.clock.lastOutage) this.matched.clear();
    this.matchedSince = this.clock.lastOutage;
    const aside = new Set(await this.rounds.aside('draft-owners'));
    const open = await this.database.db
      .selectFrom('draft')
      .select(['id', 'league_id'])
      .select(({ ref }) =>
        sql<boolean>`coalesce(${ref('begun_at')} > now() - make_interval(mins => ${RECENT_MINUTES}), false)`.as(
          'recent',
        ),
      )
      .where('status', 'in', ['running', 'paused'])
      .where('kind', '<>', 'mock')
      .orderBy('id')
      .execute();
    const ids = new Set(open.map(({ id }) => id));
    for (const id of this.matched) if (!ids.has(id)) this.matched.delete(id);
    const recently = this.clock.now() - RECENT_MINUTES * 60_000;
    for (const [id, at] of this.reopened) if (at < recently) this.reopened.delete(id);
    const due = open.filter(
      ({ id, league_id, recent }) => recent || this.reopened.has(id) || !this.matched.has(id) || aside.has(league_id),
    );
    await this.rounds.each('draft-owners', due, async ({ id }) => {
      await this.matchOwners(id);
      this.matched.add(id);
    });
  }

  /**
   * A trade changes slots and owners at once. Only a draft that begins or reopens at the same moment may have read the
   * earlier owners.
   */
  private async matchOwners(draftId: string): Promise<void> {
    const owners = await this.database.db
      .selectFrom('draft_pick as p')
      .innerJoin('draft as d', (join) => join.onRef('d.league_id', '=', 'p.league_id').onRef('d.id', '=', 'p.draft_id'))
      .select(['p.id', 'p.owner_team_id as owner'])
      .where('d.id', '=', draftId)
      .where('d.kind', '<>', 'mock')
      .where('d.status', '<>', 'ended')
      .whereRef('p.owner_team_id', '<>', 'p.original_team_id')
      .execute();
    const byOwner = new Map<string, string[]>();
    for (const { id, owner } of owners) byOwner.set(owner, [...(byOwner.get(owner) ?? []), id]);
    for (const [owner, pickIds] of byOwner) await this.drafts.picksTraded([draftId], pickIds, owner);
  }
}
