import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { dayIn } from '@crease/core/calendar.js';
import { freeAgencyDay } from '@crease/core/free-agents/rfa/rfa.rules.js';
import { Database } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { LeagueRounds } from '../../platform/jobs/league-rounds.js';
import { namesIn } from '../../platform/database/rows.js';
import { PhaseService } from '../phase.service.js';

const l = namesIn('league as l');

/** Begins free agency on its day, and ends it when all its players are decided, without a commissioner. */
@Injectable()
export class FreeAgencyClock {
  constructor(
    private readonly database: Database,
    private readonly phases: PhaseService,
    private readonly rounds: LeagueRounds,
    private readonly clock: DbClock,
  ) {}

  async runDue(): Promise<void> {
    const now = this.clock.now();
    const leagues = await this.waiting();
    const due = leagues.flatMap(({ league_id, phase, season, time_zone: timeZone }) =>
      phase === 'offseason' && dayIn(now, timeZone) < freeAgencyDay(season)
        ? []
        : [{ league_id, to: phase === 'offseason' ? ('free-agency' as const) : ('annual-drafts' as const) }],
    );
    await this.rounds.each('free-agency', due, ({ league_id, to }) => this.phases.proceed(league_id, to));
  }

  /**
   * Leagues in the offseason with an entry-level contract that ends, and leagues whose free agency has no open player.
   * A step that a commissioner has taken back is not repeated by the clock.
   */
  private waiting() {
    return this.database.db
      .selectFrom('league as l')
      .select(['l.id as league_id', 'l.phase', 'l.current_season as season', 'l.time_zone'])
      .where('l.phase', 'in', ['offseason', 'free-agency'])
      .where(({ or, and, eb, not, exists, selectFrom }) =>
        or([
          and([
            eb('l.phase', '=', 'offseason'),
            sql<boolean>`coalesce(${l.settings} ->> 'rfa', 'off') <> 'off'`,
            exists(
              selectFrom('league_contract as k')
                .innerJoin('roster_entry as r', (join) =>
                  join.onRef('r.league_id', '=', 'k.league_id').onRef('r.player_id', '=', 'k.player_id'),
                )
                .select('k.player_id')
                .whereRef('k.league_id', '=', 'l.id')
                .where('k.kind', '=', 'entry-level')
                .where('k.released_at', 'is', null)
                .whereRef('k.last_season', '<=', 'l.current_season'),
            ),
          ]),
          and([
            eb('l.phase', '=', 'free-agency'),
            not(
              exists(
                selectFrom('restricted_agent as a')
                  .select('a.player_id')
                  .whereRef('a.league_id', '=', 'l.id')
                  .where('a.decided_at', 'is', null),
              ),
            ),
          ]),
        ]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('phase_change as c')
              .select('c.id')
              .whereRef('c.league_id', '=', 'l.id')
              .whereRef('c.from_phase', '=', 'l.phase')
              .whereRef('c.season_before', '=', 'l.current_season'),
          ),
        ),
      )
      .orderBy('l.id')
      .execute();
  }
}
