import { Injectable } from '@nestjs/common';
import { differing, stateOf, type SettingsState } from '@crease/core/leagues/settings.values.js';
import { momentIn } from '@crease/core/calendar.js';
import { LINEUP_KEYS, lineupRules } from '@crease/core/leagues/lineup.rules.js';
import { moveRuns } from '../free-agents/market/bid-times.writer.js';
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

  /** Stores line-ups of decided days. The caller has locked the teams. */
  settleLineups(db: Db, leagueId: string): Promise<void> {
    return this.lineups.settleLeague(db, leagueId);
  }

  /**
   * @param at when the change applies (milliseconds since 1970). Weeks that end after it get picks by the new settings.
   * @param begins the matchup periods with which settings begin, however late they are applied
   */
  async write(
    db: Db,
    league: PlayingLeague,
    after: SettingsState,
    at: number,
    begins: PeriodBegins = {},
  ): Promise<void> {
    const before = presentOf(league);
    const keys = differing(before, after);
    if (keys.length === 0) return;
    // Past days keep counting with the old weights.
    if (keys.includes('scoring') && begins.scoring !== undefined)
      await endScoring(db, league.id, before, after, begins);
    else if (keys.includes('scoring') || keys.includes('time_zone')) {
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
    if (begins.lineups !== undefined && lineupRules(before) === null && lineupRules(after) !== null)
      await this.lineups.begin(db, league.id, begins.lineups);
    if (ofLineups) await this.lineups.settleLeague(db, league.id);
    if (keys.includes('time_zone') || keys.includes('bid_days'))
      await moveRuns(db, { ...league, timeZone: after.time_zone, settings: { ...league.settings, ...settings } });
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
    const [had, has] = [before.maxPickupsPerWeek ?? 0, after.maxPickupsPerWeek ?? 0];
    if (has > had) await this.picks.generate(db, zoned, dates, at);
    else await this.picks.lessen(db, league, has);
  }
}

/** The first days of the matchup periods with which a change of weights and one of line-ups begin. */
export interface PeriodBegins {
  readonly scoring?: string;
  readonly lineups?: string;
}

/** Ends the weights on the day before a period. Rules that ended later had the new weights. */
async function endScoring(
  db: Db,
  leagueId: string,
  before: SettingsState,
  after: SettingsState,
  { scoring: day = '' }: PeriodBegins,
): Promise<void> {
  const until = new Date(momentIn(day, before.time_zone));
  await db
    .updateTable('scoring_past')
    .set({ scoring: json(after.scoring) })
    .where('league_id', '=', leagueId)
    .where('until_at', '>', until)
    .execute();
  await db
    .insertInto('scoring_past')
    .values({ league_id: leagueId, until_at: until, scoring: json(before.scoring), time_zone: before.time_zone })
    .execute();
  if (before.time_zone !== after.time_zone)
    await db
      .insertInto('scoring_past')
      .values({ league_id: leagueId, scoring: json(after.scoring), time_zone: before.time_zone })
      .execute();
}

export const presentOf = ({
  settings,
  type,
  timeZone,
}: Pick<PlayingLeague, 'settings' | 'type' | 'timeZone'>): SettingsState =>
  stateOf({ ...settings, league_type: type, time_zone: timeZone });
