import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../platform/database/database.js';
import { leagueLine } from '../platform/events/audience.js';
import { firstRun, notRunYet } from '../platform/jobs/job-run.js';
import { graduatesOf, lastDayToTell } from './season-end.queries.js';

/** Two weeks before a season ends, the log says of each team once who leaves its rookie bank then. */
@Injectable()
export class GraduationService {
  constructor(private readonly database: Database) {}

  async tellComing(): Promise<void> {
    const due = await this.database.db
      .selectFrom('league as l')
      .innerJoin('league_season as s', (join) =>
        join.onRef('s.league_id', '=', 'l.id').onRef('s.season', '=', 'l.current_season'),
      )
      .select(['l.id', 'l.current_season as season', 's.ends_on as last_day'])
      .where('l.phase', '=', 'in-season')
      .where('s.ends_on', '<=', lastDayToTell)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('roster_entry as r')
            .select('r.player_id')
            .whereRef('r.league_id', '=', 'l.id')
            .where('r.place', '=', 'rookie'),
        ),
      )
      .where(notRunYet(sql<string>`'graduation-' || l.id || '-' || l.current_season`))
      .orderBy('l.id')
      .execute();
    for (const { id, season, last_day } of due) {
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
    }
  }
}
