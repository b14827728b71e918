import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Round } from '../round.js';
import { failures } from '../failures.js';
import type { CreaseServer } from './publisher.js';

const ANNOUNCE_EVERY_MS = 10_000;
const FORGET_PROCESS_AFTER_MS = 25_000;
const DEBOUNCE_MS = 200;
const LEAGUE_ROOM = 'league:';

/**
 * Leagues that are open in a browser, in any process. It is not stored. Background work for all leagues processes these
 * first, but never only these.
 */
@Injectable()
export class Watched implements OnModuleDestroy {
  private readonly process = randomUUID();
  private readonly elsewhere = new Map<string, { readonly at: number; readonly leagues: readonly string[] }>();
  private server: CreaseServer | null = null;
  private soon: NodeJS.Timeout | null = null;
  private readonly announcements = new Round('Watched', () => this.announce());

  constructor() {
    this.announcements.every(ANNOUNCE_EVERY_MS);
  }

  onModuleDestroy(): void {
    this.announcements.end();
    if (this.soon) clearTimeout(this.soon);
  }

  attach(server: CreaseServer): void {
    this.server = server;
    server.of('/').adapter.on('create-room', (room: string) => {
      if (room.startsWith(LEAGUE_ROOM)) this.soon ??= setTimeout(() => this.announce(), DEBOUNCE_MS).unref();
    });
    server.on('watched', ({ process, leagues }) => this.elsewhere.set(process, { at: performance.now(), leagues }));
  }

  leagues(): string[] {
    const since = performance.now() - FORGET_PROCESS_AFTER_MS;
    for (const [process, { at }] of this.elsewhere) if (at < since) this.elsewhere.delete(process);
    return [...new Set([...this.here(), ...[...this.elsewhere.values()].flatMap(({ leagues }) => leagues)])];
  }

  private here(): string[] {
    const rooms = [...(this.server?.of('/').adapter.rooms.keys() ?? [])];
    return rooms.flatMap((room) => (room.startsWith(LEAGUE_ROOM) ? [room.slice(LEAGUE_ROOM.length)] : []));
  }

  private announce(): void {
    if (this.soon) clearTimeout(this.soon);
    this.soon = null;
    const leagues = this.here();
    if (leagues.length === 0) return;
    try {
      this.server?.serverSideEmit('watched', { process: this.process, leagues });
    } catch (error) {
      failures.note('sockets.watched', error);
      // The next announcement repeats it.
    }
  }
}
