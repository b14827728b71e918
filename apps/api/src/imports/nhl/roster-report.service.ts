import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { messageOf } from '@crease/core/messages/messages.js';
import { pauseAfter } from '@crease/core/players/nhl/night.rules.js';
import { readRosterReport } from '@crease/core/players/nhl/roster-report.rules.js';
import { compareReport } from '@crease/core/players/nhl/report-changes.rules.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { oneAtATime } from '../../platform/database/sql.js';
import { tellEveryLeague } from '../../platform/events/every-league.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import {
  endReport,
  readReport,
  reportedPlayers,
  takeReport,
  writeReported,
} from '../../players/roster-report.tables.js';
import { IMPORT_LOCK } from '../import.run.js';
import { askNhl } from './nhl.question.js';

const REPORT_URL = 'https://media.nhl.com/site/api/team/reports/roster/public';
/** Claim time of a read, longer than any read takes: a process that dies loses its claim. */
const HOLD_MS = 120_000;

/**
 * Reads the NHL's public roster report every NHL_REPORT_MINUTES, for players on injured reserve. One process reads at a
 * time; the next read is scheduled in the database. An unreadable report changes nothing.
 */
@Injectable()
export class RosterReportReader implements OnModuleInit {
  private readonly logger = new Logger('RosterReport');
  private under: Promise<void> | null = null;

  constructor(
    private readonly tasks: TimedTasks,
    private readonly database: Database,
    private readonly clock: DbClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    if (this.config.NHL_REPORT_MINUTES === undefined) return;
    this.tasks.register({
      name: 'nhl-roster-report',
      run: () => this.begin(),
      next: async () => (await readReport(this.database.db)).next_at,
    });
  }

  /** Starts a read if it is due and unclaimed. Other tasks do not wait for it. */
  async begin(): Promise<void> {
    if (this.under !== null || !(await takeReport(this.database.db, HOLD_MS))) return;
    this.under = this.look()
      .catch((error: unknown) =>
        this.logger.warn(
          `A look at the NHL's roster report failed: ${error instanceof Error ? error.message : String(error)}`,
        ),
      )
      .finally(() => (this.under = null));
  }

  async ended(): Promise<void> {
    await this.under;
  }

  private async look(): Promise<void> {
    const { db } = this.database;
    const paceMs = (this.config.NHL_REPORT_MINUTES ?? 60) * 60_000;
    const before = await readReport(db);
    const failed = (why: string, waitMs: number | null) =>
      endReport(db, Math.max(pauseAfter(before.failures + 1, waitMs), 60_000), { trouble: why });
    const answer = await askNhl({
      url: this.config.NHL_REPORT_URL ?? REPORT_URL,
      asked: { about: 'rosterReport' },
      headers: {
        accept: 'text/plain',
        ...(before.tag === null ? {} : { 'if-none-match': before.tag }),
        ...(before.modified === null ? {} : { 'if-modified-since': before.modified }),
      },
      own: this.config.NHL_REPORT_URL !== undefined,
    });
    if (answer.kind === 'trouble') return failed(answer.why, answer.waitMs);
    if (answer.kind === 'unchanged') return endReport(db, paceMs, { trouble: null, outcome: null });
    const clubs = readRosterReport(answer.text);
    if (clubs.every(({ rows }) => rows.length === 0)) return failed(messageOf('nhlNoClubs'), null);
    const today = new Date(this.clock.now()).toISOString().slice(0, 10);
    await this.database.write(async ({ db: within }) => {
      // Imports write the same players.
      await oneAtATime(within, IMPORT_LOCK);
      const { changes, missed, stale, injured } = compareReport(clubs, await reportedPlayers(within), today);
      await writeReported(within, changes);
      await endReport(within, paceMs, {
        trouble: null,
        outcome: { clubs: clubs.length, injured, missed, stale },
        tag: answer.tag,
        modified: answer.modified,
      });
      if (changes.length > 0) await tellEveryLeague(within, 'leagueChanged', null);
    });
  }
}
