import { isInMatchups } from '@crease/core/leagues/formats.js';
import { periodRules, planCalendar } from '@crease/core/competition/calendar/calendar.rules.js';
import type { MatchupCalendar } from '@crease/core/competition/calendar/calendar.answers.js';
import type { PeriodDays } from '@crease/core/competition/matchups/period.rules.js';
import { playoffRules } from '@crease/core/competition/playoffs/playoff.rules.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { gamesByDay } from '../../players/schedule.tables.js';
import { nhlDay } from './matchup.queries.js';

/** The periods that a season would have if it began today. Null where it is not played in matchups. */
export async function comingCalendar(
  db: Db,
  {
    season,
    settings,
    sample,
  }: { readonly season: Season; readonly settings: LeagueSettings; readonly sample: boolean },
  dates: PeriodDays,
): Promise<MatchupCalendar | null> {
  if (!isInMatchups(settings)) return null;
  const { today } = await db.selectNoFrom(nhlDay.as('today')).executeTakeFirstOrThrow();
  // All weeks of the sample have equally many games.
  const games = sample ? null : await gamesByDay(db, season, dates);
  const periods = planCalendar({
    dates,
    games,
    periods: periodRules(settings),
    playoffs: playoffRules(settings, settings.num_teams),
    notBefore: today,
  });
  return {
    season,
    by_games: sample || games !== null,
    days: periodRules(settings).days,
    periods: periods.map(({ startsOn, endsOn, ...period }) => ({ ...period, starts_on: startsOn, ends_on: endsOn })),
  };
}
