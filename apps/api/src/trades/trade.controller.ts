import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import type { z } from 'zod';
import { idSchema } from '@crease/core/request.parts.js';
import {
  acceptTradeSchema,
  declineTradeSchema,
  enterTradeSchema,
  listTradesSchema,
  previewTradeSchema,
  proposeTradeSchema,
  reverseTradeSchema,
  tradeSettingsSchema,
  vetoTradeSchema,
  vetoVoteSchema,
  type AcceptTradeBody,
  type EnterTradeBody,
  type ListTradesQuery,
  type PreviewTradeBody,
  type ProposeTradeBody,
  type TradableAssetsAnswer,
  type TradeAnswer,
  type TradeListAnswer,
  type TradePreview,
  type TradeReversalView,
  type TradeSettingsAnswer,
  type TradeView,
} from '@crease/core/trades/trade.schema.js';
import type { Idempotency } from '../platform/database/database.js';
import { CurrentMember, LeagueGuard, type Member } from '../platform/http/member.js';
import { Idem } from '../platform/http/session.js';
import { TradeQueries } from './trade.queries.js';
import { TradeReversal } from './trade.reversal.js';
import { TradeReview } from './trade.review.js';
import { TradeService } from './trade.service.js';
import { TradeViews } from './trade.views.js';

const TRADE_ID = { schema: idSchema };

/** Offers between teams, from the first thought to the last word. A trade that the caller may not see does not exist for him. */
@UseGuards(LeagueGuard)
@Controller(':league_id')
export class TradeController {
  constructor(
    private readonly trades: TradeService,
    private readonly views: TradeViews,
    private readonly queries: TradeQueries,
    private readonly review: TradeReview,
    private readonly reversal: TradeReversal,
  ) {}

  @Get('trade/:trade_id')
  view(@CurrentMember() member: Member, @Param('trade_id', TRADE_ID) tradeId: string): Promise<TradeView> {
    return this.views.view(member, tradeId);
  }

  @Get('trades')
  list(
    @CurrentMember() member: Member,
    @Query({ schema: listTradesSchema }) query: ListTradesQuery,
  ): Promise<TradeListAnswer> {
    return this.queries.list(member, query);
  }

  @Post('trades')
  propose(
    @CurrentMember() member: Member,
    @Body({ schema: proposeTradeSchema }) body: ProposeTradeBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    return this.trades.propose(member, body, idempotency);
  }

  @Post('trades/preview')
  @HttpCode(200)
  preview(
    @CurrentMember() member: Member,
    @Body({ schema: previewTradeSchema }) body: PreviewTradeBody,
  ): Promise<TradePreview> {
    return this.trades.preview(member, body);
  }

  @Post('trades/on-behalf')
  enter(
    @CurrentMember() member: Member,
    @Body({ schema: enterTradeSchema }) body: EnterTradeBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    return this.trades.enter(member, body, idempotency);
  }

  @Get('trades/settings')
  settings(@CurrentMember() member: Member): Promise<TradeSettingsAnswer> {
    return this.review.settings(member.leagueId);
  }

  @Put('trades/settings')
  change(
    @CurrentMember() member: Member,
    @Body({ schema: tradeSettingsSchema }) body: z.infer<typeof tradeSettingsSchema>,
    @Idem() idempotency: Idempotency | null,
  ): Promise<TradeSettingsAnswer> {
    return this.review.change(member, body.review_hours, idempotency);
  }

  @Get('trades/assets/:team_id')
  assets(
    @CurrentMember() member: Member,
    @Param('team_id', { schema: idSchema }) teamId: string,
  ): Promise<TradableAssetsAnswer> {
    return this.views.assets(member, teamId);
  }

  @Post('trades/:trade_id/withdraw')
  @HttpCode(200)
  withdraw(
    @CurrentMember() member: Member,
    @Param('trade_id', TRADE_ID) tradeId: string,
    @Idem() idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    return this.trades.withdraw(member, tradeId, idempotency);
  }

  @Post('trades/:trade_id/decline')
  @HttpCode(200)
  decline(
    @CurrentMember() member: Member,
    @Param('trade_id', TRADE_ID) tradeId: string,
    @Body({ schema: declineTradeSchema }) body: z.infer<typeof declineTradeSchema>,
    @Idem() idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    return this.trades.decline(member, tradeId, body.reason, idempotency);
  }

  @Post('trades/:trade_id/counter')
  counter(
    @CurrentMember() member: Member,
    @Param('trade_id', TRADE_ID) tradeId: string,
    @Body({ schema: proposeTradeSchema }) body: ProposeTradeBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    return this.trades.counter(member, tradeId, body, idempotency);
  }

  @Post('trades/:trade_id/accept')
  @HttpCode(200)
  accept(
    @CurrentMember() member: Member,
    @Param('trade_id', TRADE_ID) tradeId: string,
    @Body({ schema: acceptTradeSchema }) body: AcceptTradeBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    return this.trades.accept(member, tradeId, body, idempotency);
  }

  @Post('trades/:trade_id/veto')
  @HttpCode(200)
  veto(
    @CurrentMember() member: Member,
    @Param('trade_id', TRADE_ID) tradeId: string,
    @Body({ schema: vetoTradeSchema }) body: z.infer<typeof vetoTradeSchema>,
    @Idem() idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    return this.review.veto(member, tradeId, body.reason, idempotency);
  }

  @Put('trades/:trade_id/veto-vote')
  vote(
    @CurrentMember() member: Member,
    @Param('trade_id', TRADE_ID) tradeId: string,
    @Body({ schema: vetoVoteSchema }) body: z.infer<typeof vetoVoteSchema>,
    @Idem() idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    return this.review.vote(member, tradeId, body.veto, idempotency);
  }

  /** Whether an executed trade can be taken back, and exactly why not. */
  @Get('trades/:trade_id/reversal')
  reversalPreview(
    @CurrentMember() member: Member,
    @Param('trade_id', TRADE_ID) tradeId: string,
  ): Promise<TradeReversalView> {
    return this.reversal.preview(member, tradeId);
  }

  @Post('trades/:trade_id/reverse')
  @HttpCode(200)
  reverse(
    @CurrentMember() member: Member,
    @Param('trade_id', TRADE_ID) tradeId: string,
    @Body({ schema: reverseTradeSchema }) body: z.infer<typeof reverseTradeSchema>,
    @Idem() idempotency: Idempotency | null,
  ): Promise<TradeAnswer> {
    return this.reversal.reverse(member, tradeId, body, idempotency);
  }
}
