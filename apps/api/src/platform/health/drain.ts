import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { newId } from '@crease/core/ids.js';
import { Database } from '../database/database.js';
import { noteFailure } from '../failures.js';
import { JobsService } from '../jobs/jobs.service.js';
import { TimedTasks } from '../jobs/timed-tasks.js';
import { Round } from '../round.js';
import { Health } from './health.js';
import { isAskedToDrain } from './process-drain.tables.js';

const LOOK_EVERY_MS = 1_000;
/** Longest time for running background work. Another process does interrupted work again. */
export const DRAIN_WITHIN_MS = 600_000;

/**
 * Lets this process finish its work when the operator asks for it. It answers "not ready" at once and begins no
 * background work. Requests and sockets go on until its running work has ended. Then it closes like after SIGTERM.
 */
@Injectable()
export class Drain implements OnModuleDestroy {
  readonly processId = newId(randomBytes);
  private readonly logger = new Logger('Drain');
  private readonly rounds = new Round('Drain', () => this.look());
  private begun: Promise<void> | null = null;
  private close: () => Promise<void> = () => Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly health: Health,
    private readonly tasks: TimedTasks,
    private readonly jobs: JobsService,
  ) {}

  /** For a process that serves. `close` ends it. */
  follow(close: () => Promise<void>): void {
    this.close = close;
    this.rounds.every(LOOK_EVERY_MS);
  }

  onModuleDestroy(): void {
    this.rounds.end();
  }

  private async look(): Promise<void> {
    if (this.begun !== null || !(await isAskedToDrain(this.database.db, this.processId))) return;
    this.begun = this.drain().catch(noteFailure('drain'));
  }

  private async drain(): Promise<void> {
    this.health.closing = true;
    this.logger.warn('Draining: this process takes no new work, and ends when its work is done.');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, DRAIN_WITHIN_MS).unref();
    });
    await Promise.race([Promise.all([this.tasks.finish(), this.jobs.finish()]), late]);
    clearTimeout(timer);
    await this.close();
  }
}
