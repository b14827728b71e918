import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { matchupStream, type MatchupAddress } from '@crease/core/realtime/socket-events.js';
import { deleteOldEvents } from '../../../platform/database/append-event.js';
import { Database } from '../../../platform/database/database.js';
import { oneAtATime } from '../../../platform/database/sql.js';
import { toMatchup } from '../../../platform/events/audience.js';
import { failures } from '../../../platform/failures.js';
import { RefusalError } from '../../../platform/refusal.error.js';
import { EventRelay } from '../../../platform/realtime/event-relay.js';
import { Publisher } from '../../../platform/realtime/publisher.js';
import { Round } from '../../../platform/round.js';
import { MatchupPage } from '../matchup-page.service.js';
import { isToldAfter } from './matchup-stream.tables.js';

/** A page whose games were scored: the days, and the league's newest version. */
interface Due {
  readonly address: MatchupAddress;
  readonly days: readonly string[];
  readonly after: number;
}

/** Each event has all figures, so older ones are useless once every process has read them. */
const KEPT_SECONDS = 60;
/** Interval for retrying failed pages. */
const AGAIN_MS = 2_000;

/**
 * Publishes scored games to the open pages of matchups, each in the page's own stream. A process does this for its own
 * sockets when the relay delivers that a league was scored, so no process needs to know the pages of the others. A page
 * is read once, for all its readers. Where several processes have it open, the first publishes, the others find the
 * event.
 */
@Injectable()
export class MatchupStreams implements OnModuleDestroy {
  /** Pages that were opened here, by league. Some may be closed again. */
  private readonly pages = new Map<string, Map<string, MatchupAddress>>();
  private readonly due = new Map<string, Due>();
  private readonly rounds = new Round('MatchupStreams', () => this.publishDue());

  constructor(
    private readonly database: Database,
    private readonly page: MatchupPage,
    private readonly publisher: Publisher,
    relay: EventRelay,
  ) {
    relay.listen(({ event, leagueId, seq }) => {
      if (event.type !== 'leagueChanged' || event.days === undefined || leagueId === null) return;
      for (const address of this.openIn(leagueId)) this.enqueue(address, event.days, seq);
    });
    this.rounds.every(AGAIN_MS);
  }

  onModuleDestroy(): void {
    this.rounds.end();
  }

  opened(address: MatchupAddress): void {
    const pages = this.pages.get(address.leagueId) ?? new Map<string, MatchupAddress>();
    pages.set(matchupStream(address), address);
    this.pages.set(address.leagueId, pages);
  }

  private openIn(leagueId: string): MatchupAddress[] {
    const pages = this.pages.get(leagueId);
    if (pages === undefined) return [];
    for (const stream of pages.keys()) if (!this.publisher.isOpen(stream)) pages.delete(stream);
    if (pages.size === 0) this.pages.delete(leagueId);
    return [...pages.values()];
  }

  private enqueue(address: MatchupAddress, days: readonly string[], after: number): void {
    const stream = matchupStream(address);
    const known = this.due.get(stream);
    this.due.set(stream, {
      address,
      days: [...new Set([...(known?.days ?? []), ...days])],
      after: Math.max(known?.after ?? 0, after),
    });
    void this.rounds.now();
  }

  private async publishDue(): Promise<void> {
    for (const [stream, due] of [...this.due]) {
      this.due.delete(stream);
      try {
        await this.publish(stream, due);
      } catch (error) {
        failures.record('matchups.stream', error);
        // The next round retries, unless the page is closed or gone.
        const isLost = error instanceof RefusalError || !this.publisher.isOpen(stream);
        if (!isLost && !this.due.has(stream)) this.due.set(stream, due);
      }
    }
  }

  /** Reads the page under a lock, so that the newest event has the newest figures. */
  private publish(stream: string, { address, days, after }: Due): Promise<void> {
    return this.database.write(async ({ db, record }) => {
      await oneAtATime(db, stream);
      if (await isToldAfter(db, address.leagueId, stream, after)) return;
      const news = await this.page.news(
        address.leagueId,
        { season: address.season, period: address.period, number: address.number },
        days,
      );
      await deleteOldEvents(db, address.leagueId, stream, KEPT_SECONDS);
      await record(toMatchup(address, { type: 'matchupScored', ...news, after }));
    });
  }
}
