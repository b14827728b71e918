import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Maintenance } from '@crease/core/auth/maintenance.schema.js';
import { Round } from '../round.js';
import { Database, patiently } from './database.js';
import { c, sqlFile } from './statement.js';

const beat = sqlFile<[]>()(import.meta.url, 'beat.sql', {
  outage: c.integer,
  now: c.double,
  maintenance: c.json<Maintenance>().nullable(),
});

const BEAT_EVERY_MS = 500;
const SAMPLES = 20;

interface Sample {
  readonly offset: number;
  readonly roundTrip: number;
}

/**
 * The database's clock, which all deadlines use: this process's clock plus an offset measured with every beat. The beat
 * also records that the service runs (`beat()`), so that clocks do not count downtime.
 */
@Injectable()
export class DbClock implements OnModuleDestroy {
  private samples: Sample[] = [];
  private offset = 0;
  private readonly beats = new Round('Clock', () => this.beat());
  /** When a beat was last answered (ms of this process). */
  private beatenAt = -Infinity;
  lastOutage = 0;
  /** The last beat by the database's clock, for automatic picks on a cluster. */
  lastBeat = new Date(0).toISOString();
  /** The operator's maintenance, running or announced. */
  maintenance: Maintenance | null = null;

  constructor(
    private readonly db: Database,
    private readonly ownClock: () => number = Date.now,
  ) {}

  async start(): Promise<void> {
    for (let sample = 0; sample < 3; sample += 1) await patiently(() => this.beat());
    this.beats.every(BEAT_EVERY_MS);
  }

  onModuleDestroy(): void {
    this.beats.end();
  }

  /** This process's own clock, in ms since 1970. */
  own(): number {
    return this.ownClock();
  }

  /** Milliseconds since 1970 by the database's clock. */
  now(): number {
    return Math.round(this.ownClock() + this.offset);
  }

  /** Seconds since the database's clock was last read. */
  get age(): number {
    return (performance.now() - this.beatenAt) / 1_000;
  }

  /** True during maintenance: the clocks of drafts are extended by it afterwards. */
  get standsStill(): boolean {
    return this.maintenance !== null && Date.parse(this.maintenance.since) <= this.now();
  }

  /** Beats at once. Afterwards each outage until now is recorded. */
  renew(): Promise<void> {
    return this.beat();
  }

  private async beat(): Promise<void> {
    const sent = this.ownClock();
    const [row] = await this.db.runPromptly(beat);
    const received = this.ownClock();
    if (!row) return;
    this.beatenAt = performance.now();
    this.lastOutage = row.outage;
    this.lastBeat = new Date(row.now).toISOString();
    this.maintenance = row.maintenance;
    this.observe(sent, received, row.now);
  }

  /**
   * Adds one reading of the database's clock, made between two readings of the own clock. The reading with the shortest
   * round trip counts.
   */
  observe(sent: number, received: number, databaseNow: number): void {
    const offset = databaseNow - (sent + received) / 2;
    const own = this.samples.at(-1);
    // A jump of more than a second means that this machine's clock was set; discard older samples.
    if (own && Math.abs(offset - own.offset) > 1_000) this.samples = [];
    this.samples = [...this.samples, { offset, roundTrip: received - sent }].slice(-SAMPLES);
    this.offset = this.samples.reduce((best, sample) => (sample.roundTrip < best.roundTrip ? sample : best)).offset;
  }
}
