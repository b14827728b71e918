import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { leagueLine } from '../platform/events/audience.js';

/** Weeks that ended longer ago are history: nobody needs the news. */
const NEWS_DAYS = 3;

/** What the log says when a week of free-agent picks ends. The picks themselves expire by their date, whoever writes about it. */
@Injectable()
export class WeekService {
  constructor(private readonly database: Database) {}

  /** Tells each league once of every week that has ended. */
  async tellEnded(): Promise<void> {
    const ended = await this.database.query<{ league_id: string; season: string; week: number; unused: number }>(
      `select f.league_id, f.season, f.week, count(*) filter (where f.player_id is null and not f.penalty)::int as unused
       from fa_pick f join league l on l.id = f.league_id and l.current_season = f.season and l.phase = 'in-season'
       where f.expires_at + interval '1 second' <= clock_timestamp() and f.expires_at > clock_timestamp() - interval '${NEWS_DAYS} days'
         and not exists (select 1 from once where key = 'week-' || f.league_id || '-' || f.season || '-' || f.week)
       group by f.league_id, f.season, f.week order by f.league_id, f.week`,
    );
    for (const { league_id, season, week, unused } of ended) {
      await this.database.write(async ({ sql, record }) => {
        const mine = await sql('insert into once (key) values ($1) on conflict do nothing returning key', [
          `week-${league_id}-${season}-${week}`,
        ]);
        if (mine.length === 0) return;
        await record(
          leagueLine({
            leagueId: league_id,
            actor: null,
            says: { key: 'freeAgents.weekEnded', figures: { week, unused } },
            data: { kind: 'weekEnded', week, unused },
          }),
        );
      });
    }
  }
}
