import { setImmediate as others } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Server } from 'socket.io';
import type {
  AnyEvent,
  ClientToServerEvents,
  PresentUser,
  ServerToClientEvents,
} from '@crease/core/realtime/socket-events.js';
import type { Envelope } from '@crease/core/streams/room.js';
import type { SessionUser } from '../http/session.js';
import { isVersion, type StoredEvent } from '../database/event.model.js';
import { Round } from '../round.js';
import { failures } from '../failures.js';
import { InOrder } from './in-order.js';
import { LeagueVersions } from './league-versions.js';
import { broadcast } from './broadcast.js';

export interface InterServerEvents {
  relay: (events: StoredEvent[]) => void;
  /**
   * `whole`: all rooms of that process. Otherwise only changed rooms, with an empty list for a room that is now empty.
   */
  presence: (body: { process: string; whole: boolean; drafts: Record<string, PresentUser[]> }) => void;
  /** Leagues that are open in a browser connected to that process. */
  watched: (body: { process: string; leagues: readonly string[] }) => void;
}

export interface SocketData {
  user: SessionUser;
  name: string;
  picture: string | null;
  /** The user's leagues when the socket connected. */
  memberOf: readonly string[];
  drafts: Map<string, { leagueId: string; present: PresentUser }>;
  /** Leagues whose room the socket is in, with the team whose room it joined too. */
  leagues: Map<string, string | null>;
  matchups: Map<string, string>;
}

export type CreaseServer = Server<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>;

/** Silence after a stream's last event, before a pulse. */
const PULSE_AFTER_MS = 700;

/** Sends events to sockets: first to this process's own, then, in batches, to the other processes. */
@Injectable()
export class Publisher implements OnModuleDestroy {
  private server: CreaseServer | null = null;
  private remoteListener: (event: StoredEvent) => void = () => undefined;
  private gapListener: (next: StoredEvent, after: number) => void = () => undefined;
  /** No other process is known. A process that has just started reads missed events from the event table. */
  private alone = false;
  private readonly ordered = new InOrder<StoredEvent>(
    (event) => this.emit(event),
    (next, after) => this.gapListener(next, after),
  );
  readonly versions = new LeagueVersions((room) => this.isOpen(room));
  private readonly quiet = new Map<string, { seq: number; rooms: readonly string[]; at: number }>();
  private readonly pulses = new Round('Publisher', async () => {
    await this.pulse();
    await this.count();
  });

  constructor() {
    this.pulses.every(PULSE_AFTER_MS / 2);
  }

  onModuleDestroy(): void {
    this.pulses.end();
    this.ordered.close();
  }

  attach(server: CreaseServer): void {
    this.server = server;
    server.on('relay', (events) => {
      for (const event of events) this.remoteListener(event);
    });
  }

  /** Number of this process's sockets, and of rooms that hold one of them. Each socket also has its own room. */
  get audience(): { readonly sockets: number; readonly rooms: number } {
    const namespace = this.server?.of('/');
    return {
      sockets: namespace?.sockets.size ?? 0,
      rooms: namespace ? namespace.adapter.rooms.size - namespace.adapter.sids.size : 0,
    };
  }

  onRemote(listener: (event: StoredEvent) => void): void {
    this.remoteListener = listener;
  }

  /** Registers the function that fetches missing events between a number and an event of its stream. */
  onGap(listener: (next: StoredEvent, after: number) => void): void {
    this.gapListener = listener;
  }

  /**
   * Sends to this process's own sockets, in the order of the stream's numbers. A version replaces all earlier ones, so
   * it waits for none.
   */
  local(event: StoredEvent): void {
    if (!isVersion(event)) this.ordered.take(event);
    else if (this.versions.advance(event.stream, event.seq)) this.emit(event);
  }

  isOpen(room: string): boolean {
    return this.server?.of('/').adapter.rooms.has(room) ?? false;
  }

  /** Number of this process's sockets in some rooms; one in two rooms counts twice. */
  listening(rooms: readonly string[]): number {
    const here = this.server?.of('/').adapter.rooms;
    return rooms.reduce((sum, room) => sum + (here?.get(room)?.size ?? 0), 0);
  }

  /** A socket starts to receive a stream that it has read up to this number. */
  startAt(stream: string, seq: number): void {
    this.ordered.startAt(stream, seq);
    this.versions.startAt(stream, seq);
  }

  private emit(event: StoredEvent): void {
    if (!this.server) return;
    const envelope: Envelope<AnyEvent> = {
      stream: event.stream,
      seq: event.seq,
      at: event.at,
      actor: event.actor,
      event: event.event,
    };
    broadcast(this.server, event.rooms, 'event', envelope);
    this.quiet.set(event.stream, { seq: event.seq, rooms: event.rooms, at: Date.now() });
  }

  remote(events: readonly StoredEvent[]): void {
    if (!this.server || this.alone || events.length === 0) return;
    try {
      this.server.serverSideEmit('relay', [...events]);
    } catch (error) {
      failures.record('sockets.relay', error);
      // The others find the events in the table.
    }
  }

  private async count(): Promise<void> {
    try {
      this.alone = this.server !== null && (await this.server.of('/').adapter.serverCount()) <= 1;
    } catch (error) {
      failures.record('sockets.countServers', error);
      this.alone = false;
    }
  }

  /**
   * Sends a pulse after a stream's last event, so that a client that missed it notices. One stream at a time: notifying
   * a hundred rooms at once would delay picks.
   */
  private async pulse(): Promise<void> {
    for (const [stream, last] of this.quiet) {
      if (Date.now() - last.at < PULSE_AFTER_MS) continue;
      this.quiet.delete(stream);
      if (this.server) broadcast(this.server, last.rooms, 'pulse', { stream, seq: last.seq });
      await others();
    }
  }
}
