import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../platform/database/database.js';
import { clockAtQuery, clockNow } from '../platform/database/sql.js';
import { leagueLine } from '../platform/events/audience.js';
import { firstRun, notRunYet } from '../platform/jobs/job-run.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { earliest, recent } from '../platform/jobs/league-aside.js';
import { lasts } from '../teams/spendable.queries.js';
import { namesIn } from '../platform/database/rows.js';

const f = namesIn('fa_pick as f');

/** Weeks that ended earlier than this get no log line. */
const NEWS_DAYS = 3;

/** Logs the end of a week of free-agent picks. The picks themselves expire by their date, independent of this task. */
@Injectable()
export class WeekService {
  constructor(
    private readonly database: Database,
    private readonly rounds: LeagueRounds,
  ) {}

  /** Logs each ended week once per league. */
  async tellEnded(): Promise<void> {
    const ended = await this.database.db
      .selectFrom('fa_pick as f')
      .innerJoin('league as l', (join) =>
        join
          .onRef('l.id', '=', 'f.league_id')
          .onRef('l.current_season', '=', 'f.season')
          .on('l.phase', '=', 'in-season'),
      )
      .select(({ fn }) => [
        'f.league_id',
        'f.season',
        'f.week',
        fn.countAll<number>().filterWhere('f.player_id', 'is', null).filterWhere('f.penalty', '=', false).as('unused'),
      ])
      .where(({ not }) => not(lasts(clockNow)))
      // Bounds that the index on `expires_at` can use.
      .where('f.expires_at', '<=', clockAtQuery)
      .where('f.expires_at', '>', earliest('weeks', NEWS_DAYS))
      .where('f.expires_at', '>', recent('weeks', sql.ref<string>('l.id'), NEWS_DAYS))
      .where(notRunYet(sql<string>`'week-' || ${f.league_id} || '-' || ${f.season} || '-' || ${f.week}`))
      .groupBy(['f.league_id', 'f.season', 'f.week'])
      .orderBy('f.league_id')
      .orderBy('f.week')
      .execute();
    await this.rounds.each('weeks', ended, ({ league_id, season, week, unused }) =>
      this.database.write(async ({ db, record }) => {
        if (!(await firstRun(db, `week-${league_id}-${season}-${week}`))) return;
        await record(
          leagueLine({
            leagueId: league_id,
            actor: null,
            says: { key: 'freeAgents.weekEnded', figures: { week, unused } },
            data: { kind: 'weekEnded', week, unused },
          }),
        );
      }),
    );
  }
}
