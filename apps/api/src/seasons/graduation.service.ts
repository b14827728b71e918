import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../platform/database/database.js';
import { leagueLine } from '../platform/events/audience.js';
import { firstRun, notRunYet } from '../platform/jobs/job-run.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { DbClock } from '../platform/database/db-clock.js';
import { graduatesOf, isToldOf, mayBeToldOf } from './season-end.queries.js';
import { namesIn } from '../platform/database/rows.js';

const l = namesIn('league as l');

/** Two weeks before a season ends, logs once per team the players who will leave its rookie bank. */
@Injectable()
export class GraduationService {
  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    private readonly rounds: LeagueRounds,
  ) {}

  async tellComing(): Promise<void> {
    const due = await this.database.db
      .selectFrom('league as l')
      .innerJoin('league_season as s', (join) =>
        join.onRef('s.league_id', '=', 'l.id').onRef('s.season', '=', 'l.current_season'),
      )
      .select(['l.id as league_id', 'l.current_season as season', 'l.time_zone', 's.ends_on as last_day'])
      .where('l.phase', '=', 'in-season')
      .where('s.ends_on', '<=', mayBeToldOf)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('roster_entry as r')
            .select('r.player_id')
            .whereRef('r.league_id', '=', 'l.id')
            .where('r.place', '=', 'rookie'),
        ),
      )
      .where(notRunYet(sql<string>`'graduation-' || ${l.id} || '-' || ${l.current_season}`))
      .orderBy('l.id')
      .execute();
    await this.rounds.each('graduations', due, async ({ league_id: id, season, time_zone, last_day }) => {
      if (!isToldOf(last_day, time_zone, this.clock.now())) return;
      await this.database.write(async ({ db, record }) => {
        const leaving = await graduatesOf(db, { id, season });
        if (leaving.length === 0) return;
        if (!(await firstRun(db, `graduation-${id}-${season}`))) return;
        for (const teamId of new Set(leaving.map((player) => player.teamId))) {
          const players = leaving.filter((player) => player.teamId === teamId);
          await record(
            leagueLine({
              leagueId: id,
              actor: null,
              teamIds: [teamId],
              says: {
                key: 'season.graduating',
                figures: {
                  team: players[0]?.teamName ?? '',
                  names: players.map(({ name }) => name),
                  lastDay: last_day,
                },
              },
              data: { kind: 'graduation', teamId, players: players.map(({ playerId }) => playerId), season },
            }),
          );
        }
      });
    });
  }
}
