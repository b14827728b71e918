import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayDisconnect,
} from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { z } from 'zod';
import { chatSchema, joinDraftSchema, reactSchema } from '@crease/core/draft/draft.schema.js';
import { idSchema } from '@crease/core/request.parts.js';
import {
  type ChatMessage,
  type ClientToServerEvents,
  type Resync,
  type ServerToClientEvents,
  streamOf,
} from '@crease/core/realtime/socket-events.js';
import { Maintenance } from '../platform/http/maintenance/maintenance.js';
import { EventRelay } from '../platform/realtime/event-relay.js';
import { MembershipCache, type Member } from '../platform/http/member.js';
import { notFound } from '../platform/refusal.error.js';
import { refuseVisitor } from '../platform/http/session.js';
import { Presence } from '../platform/realtime/presence.js';
import { Publisher, type InterServerEvents, type SocketData } from '../platform/realtime/publisher.js';
import { acknowledged, type Acknowledged } from '../platform/realtime/acknowledge.js';
import { DraftChat } from './chat/draft.chat.js';
import { DraftQueries } from './draft.queries.js';
import { DraftRoom } from './room/draft.room.js';

type Client = Socket<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>;
const REMEMBERED_DRAFTS = 10_000;
const leaveSchema = z.object({ draftId: idSchema });

@WebSocketGateway()
export class DraftGateway implements OnGatewayDisconnect<Client> {
  /** League by draft id. It never changes; the cache helps when a whole league reconnects at once. */
  private readonly leagues = new Map<string, string>();

  constructor(
    private readonly room: DraftRoom,
    private readonly talk: DraftChat,
    private readonly queries: DraftQueries,
    private readonly members: MembershipCache,
    private readonly presence: Presence,
    private readonly publisher: Publisher,
    private readonly maintenance: Maintenance,
    relay: EventRelay,
  ) {
    relay.listen(({ event }) => {
      if (event.type === 'draftChanged' && event.status === 'deleted') this.leagues.delete(event.draftId);
    });
  }

  handleDisconnect(client: Client): void {
    for (const draftId of client.data.drafts?.keys() ?? []) this.presence.leave(draftId, client.data.user);
  }

  @SubscribeMessage('draft:join')
  join(@ConnectedSocket() client: Client, @MessageBody() body: unknown): Promise<Acknowledged<Resync>> {
    return acknowledged(client, joinDraftSchema, body, async ({ draftId, since }) => {
      const { changes } = this.members;
      const member = await this.memberOf(client, draftId);
      // Join the room before reading: no event can be missed in between.
      await client.join(streamOf('draft', draftId));
      if (!client.data.drafts.has(draftId)) {
        const present = {
          userId: client.data.user.userId,
          name: client.data.name,
          picture: client.data.picture,
          teamId: member.teamId,
        };
        client.data.drafts.set(draftId, { leagueId: member.leagueId, present });
        this.presence.enter(draftId, present, client.data.user);
        if (client.data.user.visitor === true) client.emit('presence', { draftId, users: this.presence.in(draftId) });
      } else client.emit('presence', { draftId, users: this.presence.in(draftId) });
      // A member removed in between was not in the room yet, so the removal could not put them out of it.
      if (this.members.changes !== changes) {
        await this.memberOf(client, draftId).catch(async (error: unknown) => {
          await this.goOut(client, draftId);
          throw error;
        });
      }
      const answer = await this.room.resync(member.leagueId, draftId, since);
      // A client's number above the newest must not set where its stream starts.
      if (!answer.snapshot || since === 0) this.publisher.startAt(streamOf('draft', draftId), answer.seq);
      return answer;
    });
  }

  @SubscribeMessage('draft:leave')
  leave(@ConnectedSocket() client: Client, @MessageBody() body: unknown): Promise<Acknowledged<object>> {
    return acknowledged(client, leaveSchema, body, async ({ draftId }) => {
      await this.goOut(client, draftId);
      return {};
    });
  }

  private async goOut(client: Client, draftId: string): Promise<void> {
    await client.leave(streamOf('draft', draftId));
    if (client.data.drafts.delete(draftId)) this.presence.leave(draftId, client.data.user);
  }

  @SubscribeMessage('draft:events')
  events(@ConnectedSocket() client: Client, @MessageBody() body: unknown): Promise<Acknowledged<Resync>> {
    return acknowledged(client, joinDraftSchema, body, async ({ draftId, since }) => {
      const { leagueId } = await this.memberOf(client, draftId);
      return this.room.resync(leagueId, draftId, since);
    });
  }

  @SubscribeMessage('draft:chat')
  chat(
    @ConnectedSocket() client: Client,
    @MessageBody() body: unknown,
  ): Promise<Acknowledged<{ message: ChatMessage }>> {
    return acknowledged(client, chatSchema, body, async ({ draftId, text, key }) => {
      this.maintenance.refuseChanges();
      refuseVisitor(client.data.user);
      const member = await this.memberOf(client, draftId);
      if (!(await this.members.takesPart(member))) throw notFound('draft');
      return {
        message: await this.talk.say(
          { userId: client.data.user.userId, name: client.data.name },
          member,
          draftId,
          text,
          key,
        ),
      };
    });
  }

  @SubscribeMessage('draft:react')
  react(@ConnectedSocket() client: Client, @MessageBody() body: unknown): Promise<Acknowledged<object>> {
    return acknowledged(client, reactSchema, body, async ({ draftId, player, ...reaction }) => {
      this.maintenance.refuseChanges();
      refuseVisitor(client.data.user);
      const member = await this.memberOf(client, draftId);
      if (!(await this.members.takesPart(member))) throw notFound('draft');
      await this.talk.react(client.data.user.userId, member, draftId, { ...reaction, playerId: player });
      return {};
    });
  }

  /** The client's membership in the draft's league. Throws not found for everyone else. */
  private async memberOf(client: Client, draftId: string): Promise<Member> {
    const leagueId = await this.leagueOf(draftId);
    const member = leagueId && (await this.members.member(leagueId, client.data.user));
    if (!member) throw notFound('draft');
    return member;
  }

  private async leagueOf(draftId: string): Promise<string | null> {
    const known = this.leagues.get(draftId);
    if (known !== undefined) return known;
    const leagueId = await this.queries.leagueOf(draftId);
    if (leagueId === null) return null;
    if (this.leagues.size >= REMEMBERED_DRAFTS) this.leagues.clear();
    this.leagues.set(draftId, leagueId);
    return leagueId;
  }
}
