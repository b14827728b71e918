import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { z } from 'zod';
import { idSchema, seasonSchema } from '@crease/core/request.parts.js';
import {
  matchupStream,
  type ClientToServerEvents,
  type MatchupAddress,
  type ServerToClientEvents,
} from '@crease/core/realtime/socket-events.js';
import { Database } from '../../../platform/database/database.js';
import { MembershipCache } from '../../../platform/http/member.js';
import { acknowledged, type Acknowledged } from '../../../platform/realtime/acknowledge.js';
import { Publisher, type InterServerEvents, type SocketData } from '../../../platform/realtime/publisher.js';
import { notFound } from '../../../platform/refusal.error.js';
import { MatchupStreams } from './matchup-streams.service.js';
import { positionOf } from './matchup-stream.tables.js';

type Client = Socket<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>;

const count = z.int().min(1).max(9_999);
const addressSchema = z.object({ leagueId: idSchema, season: seasonSchema, period: count, number: count });
/** Most pages of a socket. A tab shows one at a time; the oldest page is left. */
const MOST_PAGES = 4;

@WebSocketGateway()
export class MatchupGateway {
  constructor(
    private readonly database: Database,
    private readonly members: MembershipCache,
    private readonly publisher: Publisher,
    private readonly streams: MatchupStreams,
  ) {}

  /** Joins the room before it reads the position, so that no event falls in between. */
  @SubscribeMessage('matchup:join')
  join(
    @ConnectedSocket() client: Client,
    @MessageBody() body: unknown,
  ): Promise<Acknowledged<{ readonly seq: number }>> {
    return acknowledged(client, addressSchema, body, async (address) => {
      const { changes } = this.members;
      await this.admit(client, address);
      const stream = matchupStream(address);
      const { matchups } = client.data;
      await client.join(stream);
      matchups.set(stream, address.leagueId);
      const [oldest] = matchups.keys();
      if (matchups.size > MOST_PAGES && oldest !== undefined) await this.goOut(client, oldest);
      this.streams.opened(address);
      // A member removed in between was not in the room yet, so they were not put out of it.
      if (this.members.changes !== changes)
        await this.admit(client, address).catch(async (error: unknown) => {
          await this.goOut(client, stream);
          throw error;
        });
      const seq = await positionOf(this.database.db, address);
      if (seq === null) {
        await this.goOut(client, stream);
        throw notFound('matchup');
      }
      this.publisher.startAt(stream, seq);
      return { seq };
    });
  }

  @SubscribeMessage('matchup:leave')
  leave(@ConnectedSocket() client: Client, @MessageBody() body: unknown): Promise<Acknowledged<object>> {
    return acknowledged(client, addressSchema, body, async (address) => {
      await this.goOut(client, matchupStream(address));
      return {};
    });
  }

  private async admit(client: Client, { leagueId }: MatchupAddress): Promise<void> {
    if ((await this.members.member(leagueId, client.data.user)) === null) throw notFound('matchup');
  }

  private async goOut(client: Client, stream: string): Promise<void> {
    await client.leave(stream);
    client.data.matchups.delete(stream);
  }
}
