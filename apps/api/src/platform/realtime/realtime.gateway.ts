import type { OnModuleDestroy } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { z } from 'zod';
import { idSchema } from '@crease/core/request.parts.js';
import { refusalFor } from '@crease/core/refusals.js';
import type { Refusal } from '@crease/core/result.js';
import {
  EVERYONE,
  OUTDATED,
  outdated,
  PROTOCOL_VERSION,
  streamOf,
  type ClientToServerEvents,
  type JoinedLeague,
  type ServerToClientEvents,
} from '@crease/core/realtime/socket-events.js';
import { Database } from '../database/database.js';
import { listOf } from '../database/sql.js';
import { c, sqlFile } from '../database/statement.js';
import { DbClock } from '../database/db-clock.js';
import { EventRelay } from './event-relay.js';
import { MembershipCache } from '../http/member.js';
import { notFound } from '../refusal.error.js';
import { RateLimiter } from '../http/rate-limit.js';
import { ACCESS_SECONDS, languageOf, SessionGate } from '../http/session.js';
import { failures, noteFailure } from '../failures.js';
import { acknowledged, type Acknowledged } from './acknowledge.js';
import { Presence } from './presence.js';
import { SOCKETS_OF_A_USER } from './socket.limits.js';
import { Watched } from './watched.js';
import { Publisher, type CreaseServer, type InterServerEvents, type SocketData } from './publisher.js';
import { refusal } from '../platform.refusals.js';

const leagueJoined = sqlFile<[streams: readonly string[], leagueId: string, ageSeconds: number]>()(
  import.meta.url,
  'league-joined.sql',
  { streams: c.json<JoinedLeague['streams']>(), behind: c.boolean },
);

type Client = Socket<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>;
const leagueSchema = z.object({ leagueId: idSchema });
const joinSchema = leagueSchema.extend({ age: z.number().min(0).max(1e13).default(0) });
/** Give up after one minute. While the database is down nothing commits, so these sockets miss nothing. */
const LOOK_AGAIN_MS = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000, 8_000, 8_000];
const nothingSchema = z.unknown();
/** A user's sockets in other processes count from this number on. */
const ASK_OTHERS_FROM = 4;
const TOO_MANY_SOCKETS: Refusal = refusal('tooManySockets', {
  figures: { most: SOCKETS_OF_A_USER },
  kind: 'tooMany',
  figure: SOCKETS_OF_A_USER + 1,
  limit: SOCKETS_OF_A_USER,
});

/** The room of all visitors, whose sockets must not count as those of the visited person. */
const VISITORS = 'visitors';

@WebSocketGateway()
export class RealtimeGateway implements OnGatewayInit<CreaseServer>, OnGatewayConnection<Client>, OnModuleDestroy {
  /** Timers of membership checks for a league's rooms, by league. */
  private readonly looking = new Map<string, NodeJS.Timeout>();
  private server: CreaseServer | null = null;

  constructor(
    private readonly sessions: SessionGate,
    private readonly members: MembershipCache,
    private readonly publisher: Publisher,
    private readonly presence: Presence,
    private readonly watched: Watched,
    private readonly relay: EventRelay,
    private readonly clock: DbClock,
    private readonly db: Database,
    private readonly limiter: RateLimiter,
  ) {}

  afterInit(server: CreaseServer): void {
    this.server = server;
    this.publisher.attach(server);
    this.presence.attach(server);
    this.watched.attach(server);
    // Nest's guards do not run on connections, so the session is checked here.
    server.use((socket, next) => {
      const { token, protocol } = socket.handshake.auth as { token?: unknown; protocol?: unknown };
      // An outdated page reloads. Programs that send no version are accepted.
      if (protocol !== undefined && protocol !== PROTOCOL_VERSION) {
        next(
          Object.assign(new Error(OUTDATED), {
            data: { refusal: refusalFor(languageOf(undefined, socket.handshake.headers), outdated(PROTOCOL_VERSION)) },
          }),
        );
        return;
      }
      const user = typeof token === 'string' ? this.sessions.verify(token) : null;
      if (!user) {
        next(new Error('unauthenticated'));
        return;
      }
      this.identify(user.userId)
        .then((who) => {
          if (!who) {
            next(new Error('unauthenticated'));
            return;
          }
          socket.data = { ...who, user, drafts: new Map(), leagues: new Map(), matchups: new Map() };
          next();
        })
        .catch((error: unknown) => {
          failures.record('sockets.identify', error);
          next(new Error('tryAgain'));
        });
    });
    this.sessions.onEnded((sessionIds, reason) => {
      for (const id of sessionIds) {
        server.local.in(`session:${id}`).emit('session:ended', { reason });
        server.local.in(`session:${id}`).disconnectSockets(true);
      }
    });
    this.relay.listen((event) => {
      if (event.event.type === 'profileChanged') void this.takeLanguage(event.stream);
      if (event.event.type === 'membersChanged' && event.leagueId) {
        this.members.forget(event.leagueId);
        void this.putOutStrangers(event.leagueId);
      }
    });
  }

  onModuleDestroy(): void {
    for (const timer of this.looking.values()) clearTimeout(timer);
    this.looking.clear();
  }

  async handleConnection(client: Client): Promise<void> {
    const { user } = client.data;
    client.once('disconnect', this.watched.add(client.data.memberOf));
    const own = user.visitor === true ? VISITORS : streamOf('user', user.userId);
    await client.join([EVERYONE, `session:${user.sessionId}`, own]);
    if (user.visitor === true) this.endVisit(client);
    if (await this.isOneTooMany(own)) {
      client.emit('refused', { refusal: refusalFor(languageOf(user, client.handshake.headers), TOO_MANY_SOCKETS) });
      client.disconnect(true);
      return;
    }
    // The session may have ended during the handshake.
    if (!this.sessions.verify(String((client.handshake.auth as { token?: unknown }).token))) client.disconnect(true);
  }

  /** No stored session of a visitor ends, so their socket ends after its time. The page opens one with a new token. */
  private endVisit(client: Client): void {
    const end = setTimeout(() => client.conn.close(), ACCESS_SECONDS * 1_000);
    end.unref();
    client.once('disconnect', () => clearTimeout(end));
  }

  /** Joins the league's room first and looks for missed events afterwards, so that no event falls in between. */
  @SubscribeMessage('league:join')
  joinLeague(@ConnectedSocket() client: Client, @MessageBody() body: unknown): Promise<Acknowledged<JoinedLeague>> {
    return acknowledged(client, joinSchema, body, async ({ leagueId, age }) => {
      const { user, leagues } = client.data;
      const { changes } = this.members;
      const member = await this.members.member(leagueId, user);
      if (!member) throw notFound('league');
      const rooms = [
        streamOf('league', leagueId),
        ...(member.teamId === null ? [] : [streamOf('team', member.teamId)]),
      ];
      await client.join(rooms);
      leagues.set(leagueId, member.teamId);
      // A removal during the lookup could not remove the socket, which was not in the room yet.
      if (this.members.changes !== changes && !(await this.settleOrLeave(client, leagueId))) throw notFound('league');
      const streams = [EVERYONE, ...rooms, streamOf('version', leagueId), streamOf('user', user.userId)];
      const [row] = await this.db.run(leagueJoined, streams, leagueId, age / 1_000);
      for (const [stream, seq] of Object.entries(row?.streams ?? {})) this.publisher.startAt(stream, seq);
      return row ?? { streams: {}, behind: true };
    });
  }

  @SubscribeMessage('league:leave')
  leaveLeague(@ConnectedSocket() client: Client, @MessageBody() body: unknown): Promise<Acknowledged<object>> {
    return acknowledged(client, leagueSchema, body, async ({ leagueId }) => {
      await client.leave(streamOf('league', leagueId));
      const teamId = client.data.leagues.get(leagueId);
      if (teamId) await client.leave(streamOf('team', teamId));
      client.data.leagues.delete(leagueId);
      return {};
    });
  }

  @SubscribeMessage('time')
  time(@ConnectedSocket() client: Client): Promise<Acknowledged<{ now: number }>> {
    return acknowledged(client, nothingSchema, null, async () => ({ now: this.clock.now() }));
  }

  /** Open sockets answer in the account's new language. */
  private async takeLanguage(room: string): Promise<void> {
    const open = [...(this.server?.sockets.sockets.values() ?? [])].filter(({ rooms }) => rooms.has(room));
    const [first] = open;
    if (first === undefined) return;
    const account = await this.db.db
      .selectFrom('app_user')
      .select(['language', 'language_chosen'])
      .where('id', '=', first.data.user.userId)
      .executeTakeFirst()
      .catch(noteFailure('sockets.language', undefined));
    if (account === undefined) return;
    for (const { data } of open) {
      const { language: _, ...user } = data.user;
      data.user = account.language_chosen ? { ...user, language: account.language } : user;
    }
  }

  /** Asks the other processes only about users with several sockets here, so that ordinary use costs no request. */
  private async isOneTooMany(room: string): Promise<boolean> {
    if (this.limiter.off) return false;
    const here = this.server?.sockets.adapter.rooms.get(room)?.size ?? 0;
    if (here > SOCKETS_OF_A_USER) return true;
    if (here <= ASK_OTHERS_FROM || this.server === null) return false;
    return (
      (await this.server.in(room).fetchSockets().catch(noteFailure('sockets.count', []))).length > SOCKETS_OF_A_USER
    );
  }

  private async identify(userId: string): Promise<Pick<SocketData, 'name' | 'picture' | 'memberOf'> | null> {
    const [row] = await this.db.prepared(
      'socket-user',
      this.db.db
        .selectFrom('app_user')
        .select(['first_name', 'last_name', 'picture'])
        .select(({ selectFrom }) =>
          listOf(selectFrom('membership as m').select('m.league_id').where('m.user_id', '=', userId)).as('member_of'),
        )
        .where('id', '=', userId)
        .where('disabled_at', 'is', null),
    );
    return row ? { name: `${row.first_name} ${row.last_name}`, picture: row.picture, memberOf: row.member_of } : null;
  }

  /**
   * Removes former members' sockets from every room of the league. Retries while the database is busy. Sockets whose
   * membership stays unknown are closed and checked when they reconnect.
   */
  private async putOutStrangers(leagueId: string, attempt = 0): Promise<void> {
    clearTimeout(this.looking.get(leagueId));
    this.looking.delete(leagueId);
    const inside = [...(this.server?.sockets.sockets.values() ?? [])].filter(
      ({ data }) =>
        data.leagues?.has(leagueId) || draftsOf(data, leagueId).length > 0 || matchupsOf(data, leagueId).length > 0,
    );
    try {
      for (const socket of inside) await this.settle(socket, leagueId);
    } catch (error) {
      failures.record('sockets.settleRooms', error);
      const wait = LOOK_AGAIN_MS[attempt];
      if (wait === undefined) for (const { conn } of inside) conn.close();
      else this.looking.set(leagueId, setTimeout(() => void this.putOutStrangers(leagueId, attempt + 1), wait).unref());
    }
  }

  /** Updates a socket's rooms of a league to its user's role. True while the user is in the league. */
  private async settle(socket: Client, leagueId: string): Promise<boolean> {
    const { data } = socket;
    const member = await this.members.member(leagueId, data.user);
    if (!member) {
      this.putOut(socket, leagueId);
      return false;
    }
    const teamBefore = data.leagues.get(leagueId) ?? null;
    if (teamBefore !== null && teamBefore !== member.teamId) void socket.leave(streamOf('team', teamBefore));
    if (data.leagues.has(leagueId)) {
      data.leagues.set(leagueId, member.teamId);
      if (member.teamId !== null) void socket.join(streamOf('team', member.teamId));
    }
    return true;
  }

  private async settleOrLeave(socket: Client, leagueId: string): Promise<boolean> {
    try {
      return await this.settle(socket, leagueId);
    } catch (error) {
      this.putOut(socket, leagueId);
      throw error;
    }
  }

  private putOut(socket: Client, leagueId: string): void {
    const { data } = socket;
    const team = data.leagues.get(leagueId);
    if (team) void socket.leave(streamOf('team', team));
    void socket.leave(streamOf('league', leagueId));
    data.leagues.delete(leagueId);
    for (const stream of matchupsOf(data, leagueId)) {
      void socket.leave(stream);
      data.matchups.delete(stream);
    }
    for (const draftId of draftsOf(data, leagueId)) {
      void socket.leave(streamOf('draft', draftId));
      if (data.drafts.delete(draftId)) this.presence.leave(draftId, data.user);
    }
  }
}

const draftsOf = ({ drafts }: SocketData, leagueId: string): string[] =>
  [...(drafts ?? [])].flatMap(([draftId, place]) => (place.leagueId === leagueId ? [draftId] : []));

const matchupsOf = ({ matchups }: SocketData, leagueId: string): string[] =>
  [...(matchups ?? [])].flatMap(([stream, of]) => (of === leagueId ? [stream] : []));
