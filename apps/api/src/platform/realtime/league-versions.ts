import { idIn, streamOf } from '@crease/core/realtime/socket-events.js';

interface KnownVersions {
  readonly streams: readonly string[];
  readonly versions: readonly number[];
}

/** The newest version of each league that the sockets of this process have open. */
export class LeagueVersions {
  private readonly newest = new Map<string, number>();

  /** `isOpen`: a socket of this process is in the room. */
  constructor(private readonly isOpen: (room: string) => boolean) {}

  /**
   * A socket joins a league at this version. Another socket may still wait for an earlier one, so a known version
   * stays.
   */
  startAt(stream: string, version: number): void {
    if (idIn('version', stream) !== null && !this.newest.has(stream)) this.newest.set(stream, version);
  }

  /** Returns false when no socket here needs this version. */
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
