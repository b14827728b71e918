import { Injectable } from '@nestjs/common';
import { GRADUATION_NOTICE_DAYS } from '@crease/core/seasons/step.words.js';
import { Database } from '../platform/database/database.js';
import { leagueLine } from '../platform/events/audience.js';
import { graduatesOf } from './season-end.queries.js';

/** Two weeks before a season ends, the log says of each team once who leaves its rookie bank then. */
@Injectable()
export class GraduationService {
  constructor(private readonly database: Database) {}

  async tellComing(): Promise<void> {
    const due = await this.database.query<{ id: string; season: string; last_day: string }>(
      `select l.id, l.current_season as season, to_char(s.ends_on, 'YYYY-MM-DD') as last_day
       from league l join league_season s on s.league_id = l.id and s.season = l.current_season
       where l.phase = 'in-season' and s.ends_on <= (clock_timestamp() at time zone l.time_zone)::date + ${GRADUATION_NOTICE_DAYS}
         and exists (select 1 from roster_entry r where r.league_id = l.id and r.place = 'rookie')
         and not exists (select 1 from once where key = 'graduation-' || l.id || '-' || l.current_season) order by l.id`,
    );
    for (const { id, season, last_day } of due) {
      await this.database.write(async ({ sql, record }) => {
        const leaving = await graduatesOf(sql, { id, season });
        if (leaving.length === 0) return;
        const mine = await sql('insert into once (key) values ($1) on conflict do nothing returning key', [
          `graduation-${id}-${season}`,
        ]);
        if (mine.length === 0) return;
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
