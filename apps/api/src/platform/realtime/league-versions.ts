import { idIn, streamOf } from '@crease/core/realtime/socket-events.js';

interface KnownVersions {
  readonly streams: readonly string[];
  readonly versions: readonly number[];
}

/** Holds only leagues that this process's sockets have open. */
export class LeagueVersions {
  private readonly newest = new Map<string, number>();

  /** `isOpen`: a socket here is in the room. */
  constructor(private readonly isOpen: (room: string) => boolean) {}

  /** Another socket may still wait for an earlier version, so a known one stays. */
  startAt(stream: string, version: number): void {
    if (idIn('version', stream) !== null && !this.newest.has(stream)) this.newest.set(stream, version);
  }

  /** False when no socket here needs this version. */
  advance(stream: string, version: number): boolean {
    if (version <= (this.newest.get(stream) ?? 0) || !this.isOpen(roomOf(stream))) return false;
    this.newest.set(stream, version);
    return true;
  }

  known(): KnownVersions {
    for (const stream of this.newest.keys()) if (!this.isOpen(roomOf(stream))) this.newest.delete(stream);
    return { streams: [...this.newest.keys()], versions: [...this.newest.values()] };
  }
}

const roomOf = (stream: string): string => streamOf('league', idIn('version', stream) ?? '');
