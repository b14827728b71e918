import { locale } from '@crease/core/locale.js';
import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type PresentUser, streamOf } from '@crease/core/realtime/socket-events.js';
import { failures } from '../failures.js';
import type { CreaseServer } from './publisher.js';
import type { SessionUser } from '../http/session.js';
import { Round } from '../round.js';
import { withoutReader } from '../reader.js';

const DEBOUNCE_MS = 200;
/** Pause after an announcement to many listeners, so that joins after a network failure go first. */
const PAUSE_MS_A_LISTENER = 0.5;
const LONGEST_PAUSE_MS = 2_000;
const TOLD_A_TURN = 128;
const ANNOUNCE_EVERY_MS = 10_000;
const FORGET_PROCESS_AFTER_MS = 25_000;

/** Tracks the users in each draft room over all processes. Not stored; open sockets rebuild it. */
@Injectable()
export class Presence implements OnModuleDestroy {
  private readonly process = randomUUID();
  private readonly here = new Map<string, Map<string, { user: PresentUser; sockets: number }>>();
  private readonly elsewhere = new Map<string, { at: number; drafts: Record<string, PresentUser[]> }>();
  private readonly dirty = new Set<string>();
  private server: CreaseServer | null = null;
  private flush: NodeJS.Timeout | null = null;
  /** No announcement before this moment (monotonic, ms). */
  private restUntil = 0;
  private readonly announcements = new Round('Presence', () => this.announceAll());

  constructor() {
    this.announcements.every(ANNOUNCE_EVERY_MS);
  }

  private announceAll(): void {
    if (this.here.size > 0) this.announce(this.here.keys(), true);
    for (const [process, entry] of this.elsewhere) {
      if (Date.now() - entry.at < FORGET_PROCESS_AFTER_MS) continue;
      this.elsewhere.delete(process);
      for (const draftId of Object.keys(entry.drafts)) this.touch(draftId);
    }
  }

  onModuleDestroy(): void {
    this.announcements.end();
    if (this.flush) clearTimeout(this.flush);
  }

  attach(server: CreaseServer): void {
    this.server = server;
    server.on('presence', ({ process, whole, drafts }) => {
      const before = this.elsewhere.get(process)?.drafts ?? {};
      this.elsewhere.set(process, { at: Date.now(), drafts: whole ? drafts : { ...before, ...drafts } });
      for (const draftId of new Set([...(whole ? Object.keys(before) : []), ...Object.keys(drafts)])) {
        if (this.here.has(draftId)) this.touch(draftId, false);
      }
    });
  }

  /** Counts a socket of a user. A visitor is never listed: they are not the user whose leagues they see. */
  enter(draftId: string, user: PresentUser, { visitor }: Pick<SessionUser, 'visitor'> = {}): void {
    if (visitor === true) return;
    const room = this.here.get(draftId) ?? new Map<string, { user: PresentUser; sockets: number }>();
    this.here.set(draftId, room);
    room.set(user.userId, { user, sockets: (room.get(user.userId)?.sockets ?? 0) + 1 });
    this.touch(draftId);
  }

  leave(draftId: string, { userId, visitor }: Pick<SessionUser, 'userId' | 'visitor'>): void {
    if (visitor === true) return;
    const room = this.here.get(draftId);
    const entry = room?.get(userId);
    if (!room || !entry) return;
    if (entry.sockets > 1) room.set(userId, { ...entry, sockets: entry.sockets - 1 });
    else room.delete(userId);
    if (room.size === 0) this.here.delete(draftId);
    this.touch(draftId);
  }

  /** All users in the room, in any process, by name. */
  in(draftId: string): PresentUser[] {
    const users = new Map<string, PresentUser>();
    for (const { drafts } of this.elsewhere.values())
      for (const user of drafts[draftId] ?? []) users.set(user.userId, user);
    for (const { user } of this.here.get(draftId)?.values() ?? []) users.set(user.userId, user);
    return [...users.values()].sort((a, b) => locale.compare(a.name, b.name));
  }

  sitting(): { sessionId: string; draftId: string }[] {
    const sockets = [...(this.server?.of('/').sockets.values() ?? [])];
    return sockets.flatMap(({ data }) =>
      [...(data.drafts?.keys() ?? [])].map((draftId) => ({ sessionId: data.user.sessionId, draftId })),
    );
  }

  /** Rooms whose local users changed since the last message to the other processes. */
  private readonly changed = new Set<string>();

  private touch(draftId: string, own = true): void {
    this.dirty.add(draftId);
    if (own) this.changed.add(draftId);
    this.flush ??= withoutReader(() =>
      setTimeout(() => void this.tell(), Math.max(DEBOUNCE_MS, this.restUntil - performance.now())),
    );
  }

  /** Sends changed rooms their users, some per turn of the event loop, so that other work is not delayed. */
  private async tell(): Promise<void> {
    if (this.changed.size > 0) this.announce(this.changed, false);
    this.changed.clear();
    const rooms = [...this.dirty];
    this.dirty.clear();
    let listeners = 0;
    let told = 0;
    try {
      for (const id of rooms) {
        this.server?.local.to(streamOf('draft', id)).emit('presence', { draftId: id, users: this.in(id) });
        for (const { sockets } of this.here.get(id)?.values() ?? []) told += sockets;
        if (told < TOLD_A_TURN) continue;
        listeners += told;
        told = 0;
        await new Promise((resolve) => setImmediate(resolve));
      }
    } finally {
      this.restUntil = performance.now() + Math.min(LONGEST_PAUSE_MS, (listeners + told) * PAUSE_MS_A_LISTENER);
      this.flush = null;
      // Changes during the announcement set no timer, because one was set already.
      for (const id of this.dirty) this.touch(id, false);
    }
  }

  private announce(draftIds: Iterable<string>, whole: boolean): void {
    const drafts: Record<string, PresentUser[]> = {};
    for (const draftId of draftIds)
      drafts[draftId] = [...(this.here.get(draftId)?.values() ?? [])].map((entry) => entry.user);
    try {
      this.server?.serverSideEmit('presence', { process: this.process, whole, drafts });
    } catch (error) {
      failures.record('sockets.presence', error);
      // The next announcement repeats it.
    }
  }
}
