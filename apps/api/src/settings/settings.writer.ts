import { Injectable } from '@nestjs/common';
import { differing, stateOf, type SettingsState } from '@crease/core/leagues/settings.values.js';
import { LINEUP_KEYS } from '@crease/core/leagues/lineup.rules.js';
import { FaPickService } from '../free-agents/fa-pick.service.js';
import { writeSettings } from '../leagues/league.tables.js';
import type { Db } from '../platform/database/database.js';
import { json } from '../platform/database/sql.js';
import type { PlayingLeague } from '../teams/books.queries.js';
import { LineupDays } from '../teams/lineup/lineup-days.service.js';

/**
 * The only place that changes a league's settings after its creation, and adjusts the season's free-agent picks to
 * them.
 */
@Injectable()
export class SettingsWriter {
  constructor(
    private readonly picks: FaPickService,
    private readonly lineups: LineupDays,
  ) {}

  /** `at`: when the change applies (milliseconds since 1970). Weeks that end after it get picks by the new settings. */
  async write(db: Db, league: PlayingLeague, after: SettingsState, at: number): Promise<void> {
    const before = presentOf(league);
    const keys = differing(before, after);
    if (keys.length === 0) return;
    // Past days keep counting with the old weights.
    if (keys.includes('scoring') || keys.includes('time_zone')) {
      await db
        .insertInto('scoring_past')
        .values({ league_id: league.id, scoring: json(before.scoring), time_zone: before.time_zone })
        .execute();
    }
    const ofLineups = keys.includes('time_zone') || LINEUP_KEYS.some((key) => keys.includes(key));
    // Days already decided keep the line-ups by the old settings.
    if (ofLineups) await this.lineups.settleLeague(db, league.id);
    const settings = Object.fromEntries(keys.filter((key) => key !== 'time_zone').map((key) => [key, after[key]]));
    await writeSettings(db, league.id, settings, after.time_zone);
    if (ofLineups) await this.lineups.settleLeague(db, league.id);
    const dates = await db
      .selectFrom('league_season')
      .select(['starts_on as startsOn', 'ends_on as endsOn'])
      .where('league_id', '=', league.id)
      .where('season', '=', league.season)
      .executeTakeFirst();
    if (dates === undefined) return;
    const zoned = {
      ...league,
      timeZone: after.time_zone,
      settings: { ...league.settings, maxPickupsPerWeek: after.maxPickupsPerWeek },
    };
    if (keys.includes('time_zone')) await this.picks.moveWeeks(db, zoned, dates);
    if (!keys.includes('maxPickupsPerWeek') || league.phase !== 'in-season') return;
    if (after.maxPickupsPerWeek > before.maxPickupsPerWeek) await this.picks.generate(db, zoned, dates, at);
    else await this.picks.lessen(db, league, after.maxPickupsPerWeek);
  }
}

export const presentOf = ({
  settings,
  type,
  timeZone,
}: Pick<PlayingLeague, 'settings' | 'type' | 'timeZone'>): SettingsState =>
  stateOf({ ...settings, league_type: type, time_zone: timeZone });
