import { Controller, Get, Param, Query, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { playersQuerySchema, type PlayerAnswer, type PlayersAnswer, type PlayersQuery } from '@crease/core/players/players.schema.js';
import { CurrentMember, LeagueGuard, type Member } from '../platform/http/member.js';
import { notFound } from '../platform/http/refusal.error.js';
import { PlayersQueries } from './players.queries.js';

const playerIdSchema = z.string().regex(/^[1-9]\d{0,8}$/, 'A player id is a whole number.').transform(Number);
const profileQuerySchema = playersQuerySchema.pick({ season: true });

@UseGuards(LeagueGuard)
@Controller(':league_id/players')
export class PlayersController {
  constructor(private readonly players: PlayersQueries) {}

  @Get()
  async list(@CurrentMember() member: Member, @Query({ schema: playersQuerySchema }) query: PlayersQuery): Promise<PlayersAnswer> {
    const answer = await this.players.list(member.leagueId, query);
    if (!answer) throw notFound('This league');
    return answer;
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
}
