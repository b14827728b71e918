import { Controller, Delete, Get, Headers, Param, Put, Query, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  playersQuerySchema,
  type PlayerAnswer,
  type PlayersAnswer,
  type PlayersQuery,
  type PlayerTransactionsAnswer,
  type WatchListAnswer,
} from '@crease/core/players/players.schema.js';
import { largeAnswer, type Large } from '../platform/http/large-answer.js';
import { CurrentMember, LeagueGuard, type Member } from '../platform/http/member.js';
import { notFound } from '../platform/http/refusal.error.js';
import { PlayersQueries } from './players.queries.js';
import { TransactionsQueries } from './transactions.queries.js';
import { WatchListService } from './watch-list.service.js';

const playerIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'A player id is a whole number.')
  .transform(Number);
const profileQuerySchema = playersQuerySchema.pick({ season: true });

@UseGuards(LeagueGuard)
@Controller(':league_id/players')
export class PlayersController {
  constructor(
    private readonly players: PlayersQueries,
    private readonly transactions: TransactionsQueries,
  ) {}

  @Get()
  async list(
    @CurrentMember() member: Member,
    @Query({ schema: playersQuerySchema }) query: PlayersQuery,
    @Headers('accept-encoding') accepts: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Large<PlayersAnswer>> {
    const answer = await this.players.list(member.leagueId, query);
    if (!answer) throw notFound('This league');
    return largeAnswer(reply, accepts, answer);
  }

  @Get(':player_id')
  async profile(
    @CurrentMember() member: Member,
    @Param('player_id', { schema: playerIdSchema }) playerId: number,
    @Query({ schema: profileQuerySchema }) { season }: z.infer<typeof profileQuerySchema>,
  ): Promise<PlayerAnswer> {
    const answer = await this.players.profile(member.leagueId, playerId, season);
    if (!answer) throw notFound('This player');
    return answer;
  }

  /** Who had a player of this league when, and what was done with him. */
  @Get(':player_id/transactions')
  async history(
    @CurrentMember() member: Member,
    @Param('player_id', { schema: playerIdSchema }) playerId: number,
  ): Promise<PlayerTransactionsAnswer> {
    const answer = await this.transactions.of(member.leagueId, playerId);
    if (!answer) throw notFound('This player');
    return answer;
  }
}

/** The caller's own list of players he follows in a league. */
@UseGuards(LeagueGuard)
@Controller(':league_id/watch-list')
export class WatchListController {
  constructor(private readonly watched: WatchListService) {}

  @Get()
  list(@CurrentMember() member: Member): Promise<WatchListAnswer> {
    return this.watched.list(member);
  }

  @Put(':player_id')
  watch(
    @CurrentMember() member: Member,
    @Param('player_id', { schema: playerIdSchema }) playerId: number,
  ): Promise<{ success: true; watched: true }> {
    return this.watched.watch(member, playerId);
  }

  @Delete(':player_id')
  unwatch(
    @CurrentMember() member: Member,
    @Param('player_id', { schema: playerIdSchema }) playerId: number,
  ): Promise<{ success: true; watched: false }> {
    return this.watched.unwatch(member, playerId);
  }
}
