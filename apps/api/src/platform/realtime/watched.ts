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
 * Watched leagues: those that a browser has open in any process, and those of members with the app open. Not stored.
 * Background work for all leagues processes these first.
 */
@Injectable()
export class Watched implements OnModuleDestroy {
  private readonly process = randomUUID();
  private readonly elsewhere = new Map<string, { readonly at: number; readonly leagues: ReadonlySet<string> }>();
  private readonly members = new Map<string, number>();
  private readonly opened = new Set<string>();
  private readonly listeners: ((leagues: readonly string[]) => void)[] = [];
  private server: CreaseServer | null = null;
  private soon: NodeJS.Timeout | null = null;
  /** Other processes believe that leagues are open here. */
  private isBelievedOpen = false;
  private readonly announcements = new Round('Watched', () => this.announce());

  constructor() {
    this.announcements.every(ANNOUNCE_EVERY_MS);
  }

  onModuleDestroy(): void {
    this.announcements.end();
    this.server = null;
    if (this.soon) clearTimeout(this.soon);
  }

  attach(server: CreaseServer): void {
    this.server = server;
    server.of('/').adapter.on('create-room', (room: string) => {
      if (room.startsWith(LEAGUE_ROOM)) this.open(room.slice(LEAGUE_ROOM.length));
    });
    server.of('/').adapter.on('delete-room', (room: string) => {
      if (room.startsWith(LEAGUE_ROOM)) this.announceSoon();
    });
    server.on('watched', ({ process, leagues }) =>
      this.elsewhere.set(process, { at: performance.now(), leagues: new Set(leagues) }),
    );
  }

  onOpened(listener: (leagues: readonly string[]) => void): void {
    this.listeners.push(listener);
  }

  /** Counts a socket's leagues as watched until the returned function is called. */
  add(leagues: readonly string[]): () => void {
    for (const id of leagues) {
      const before = this.members.get(id) ?? 0;
      this.members.set(id, before + 1);
      if (before === 0) this.open(id);
    }
    return () => {
      for (const id of leagues) {
        const left = (this.members.get(id) ?? 0) - 1;
        if (left > 0) this.members.set(id, left);
        else this.members.delete(id);
      }
      this.announceSoon();
    };
  }

  leagues(): string[] {
    const since = performance.now() - FORGET_PROCESS_AFTER_MS;
    for (const [process, { at }] of this.elsewhere) if (at < since) this.elsewhere.delete(process);
    return [...new Set([...this.here(), ...[...this.elsewhere.values()].flatMap(({ leagues }) => [...leagues])])];
  }

  isOpenElsewhere(leagueId: string): boolean {
    for (const { leagues } of this.elsewhere.values()) if (leagues.has(leagueId)) return true;
    return false;
  }

  private here(): string[] {
    const rooms = [...(this.server?.of('/').adapter.rooms.keys() ?? [])];
    const open = rooms.flatMap((room) => (room.startsWith(LEAGUE_ROOM) ? [room.slice(LEAGUE_ROOM.length)] : []));
    return [...new Set([...open, ...this.members.keys()])];
  }

  private open(leagueId: string): void {
    this.opened.add(leagueId);
    this.announceSoon();
  }

  private announceSoon(): void {
    this.soon ??= setTimeout(() => this.announce(), DEBOUNCE_MS).unref();
  }

  private announce(): void {
    if (this.soon) clearTimeout(this.soon);
    this.soon = null;
    const opened = [...this.opened];
    this.opened.clear();
    if (opened.length > 0) for (const listener of this.listeners) listener(opened);
    const leagues = this.here();
    if (leagues.length === 0 && !this.isBelievedOpen) return;
    try {
      this.server?.serverSideEmit('watched', { process: this.process, leagues });
      this.isBelievedOpen = leagues.length > 0;
    } catch (error) {
      failures.record('sockets.watched', error);
      // The next announcement repeats it.
    }
  }
}
