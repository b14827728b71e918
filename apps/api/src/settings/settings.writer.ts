import { Injectable } from '@nestjs/common';
import { differing, stateOf, type SettingsState } from '@crease/core/leagues/settings.values.js';
import type { SeasonDates } from '@crease/core/seasons/week.rules.js';
import { FaPickService } from '../free-agents/fa-pick.service.js';
import type { Transaction } from '../platform/database/database.js';
import type { PlayingLeague } from '../teams/books.queries.js';

type Sql = Transaction['sql'];

/** The one place that writes a league's settings after its creation, with what hangs on them in the season that is played. */
@Injectable()
export class SettingsWriter {
  constructor(private readonly picks: FaPickService) {}

  /** `at` is when the change holds (milliseconds since 1970): weeks that end after it have its picks. */
  async write(sql: Sql, league: PlayingLeague, after: SettingsState, at: number): Promise<void> {
    const before = presentOf(league);
    const keys = differing(before, after);
    if (keys.length === 0) return;
    // Days that are past go on counting as they did.
    if (keys.includes('scoring') || keys.includes('time_zone')) {
      await sql('insert into scoring_past (league_id, scoring, time_zone) values ($1, $2::jsonb, $3)', [
        league.id,
        JSON.stringify(before.scoring),
        before.time_zone,
      ]);
    }
    const settings = Object.fromEntries(keys.filter((key) => key !== 'time_zone').map((key) => [key, after[key]]));
    await sql('update league set settings = settings || $2::jsonb, time_zone = $3 where id = $1', [
      league.id,
      JSON.stringify(settings),
      after.time_zone,
    ]);
    const [dates] = await sql<SeasonDates>(
      `select to_char(starts_on, 'YYYY-MM-DD') as "startsOn", to_char(ends_on, 'YYYY-MM-DD') as "endsOn" from league_season where league_id = $1 and season = $2`,
      [league.id, league.season],
    );
    if (dates === undefined) return;
    const zoned = {
      ...league,
      timeZone: after.time_zone,
      settings: { ...league.settings, maxPickupsPerWeek: after.maxPickupsPerWeek },
    };
    if (keys.includes('time_zone')) await this.picks.moveWeeks(sql.db, zoned, dates);
    if (!keys.includes('maxPickupsPerWeek') || league.phase !== 'in-season') return;
    if (after.maxPickupsPerWeek > before.maxPickupsPerWeek) await this.picks.generate(sql.db, zoned, dates, at);
    else await this.picks.lessen(sql.db, league, after.maxPickupsPerWeek);
  }
}

export const presentOf = ({
  settings,
  type,
  timeZone,
}: Pick<PlayingLeague, 'settings' | 'type' | 'timeZone'>): SettingsState =>
  stateOf({ ...settings, league_type: type, time_zone: timeZone });
