import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../platform/database/database.js';
import { clockNow } from '../platform/database/sql.js';
import { leagueLine } from '../platform/events/audience.js';
import { firstRun } from '../platform/jobs/job-run.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';

/** Writes a log line a day before the sheets are due, unless it would be over an hour late. */
const [FROM, UNTIL] = ['23 hours', '24 hours'];

@Injectable()
export class SheetReminder {
  constructor(
    private readonly database: Database,
    private readonly rounds: LeagueRounds,
  ) {}

  /** Runs once per deadline. A moved deadline counts as a new one. */
  async tellNear(): Promise<void> {
    const near = await this.database.db
      .selectFrom('protection_round as r')
      .innerJoin('league as l', (join) =>
        join.onRef('l.id', '=', 'r.league_id').onRef('l.current_season', '=', 'r.season'),
      )
      .select(['l.id as league_id', 'l.time_zone', 'r.deadline'])
      .where('l.phase', '=', 'protection')
      .where('r.locked_at', 'is', null)
      .where('r.deadline', '>', sql<Date>`${clockNow} + ${FROM}::interval`)
      .where('r.deadline', '<=', sql<Date>`${clockNow} + ${UNTIL}::interval`)
      .execute();
    await this.rounds.each('protection-near', near, async ({ league_id: id, time_zone: timeZone, deadline }) => {
      const at = deadline?.toISOString();
      if (at === undefined) return;
      await this.database.write(async ({ db, record }) => {
        if (!(await firstRun(db, `sheets-near-${id}-${at}`))) return;
        await record(
          leagueLine({ leagueId: id, actor: null, says: { key: 'protection.near', figures: { at, timeZone } } }),
        );
      });
    });
  }
}
