import { Inject, Injectable } from '@nestjs/common';
import { storedMessageWords } from '@crease/core/messages/messages.js';
import type { NhlSource, NhlSourcesAnswer } from '@crease/core/imports/desk/desk.answers.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { readSource } from '../../players/night.tables.js';
import { readReport, setByHand } from '../../players/roster-report.tables.js';

interface Remembered {
  readonly next_at: Date;
  readonly answered_at: Date | null;
  readonly silent_since: Date | null;
  readonly trouble: string | null;
}

const asTold = (on: boolean, row: Remembered): NhlSource => ({
  on,
  answered_at: row.answered_at?.toISOString() ?? null,
  silent_since: row.silent_since?.toISOString() ?? null,
  trouble: row.trouble === null ? null : storedMessageWords(row.trouble),
  next_at: row.next_at.toISOString(),
});

@Injectable()
export class NhlSources {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async standing(): Promise<NhlSourcesAnswer> {
    const { db } = this.database;
    const [live, report, hand] = await Promise.all([readSource(db), readReport(db), setByHand(db)]);
    return {
      live: {
        ...asTold(this.config.NHL_LIVE_SECONDS !== undefined, live),
        unread: live.unread.map(storedMessageWords),
      },
      report: {
        ...asTold(this.config.NHL_REPORT_MINUTES !== undefined, report),
        read_at: report.read_at?.toISOString() ?? null,
        clubs: report.outcome?.clubs ?? 0,
        injured: report.outcome?.injured ?? 0,
        stale: [...(report.outcome?.stale ?? [])],
        missed: [...(report.outcome?.missed ?? [])],
        by_hand: hand,
      },
    };
  }
}
