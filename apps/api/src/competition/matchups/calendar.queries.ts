import { periodRules, planCalendar, usualDays } from '@crease/core/competition/calendar/calendar.rules.js';
import type { MatchupCalendar } from '@crease/core/competition/calendar/calendar.answers.js';
import type { PeriodDays } from '@crease/core/competition/matchups/period.rules.js';
import { formatOf } from '@crease/core/competition/formats/formats.js';
import { playoffRules } from '@crease/core/competition/formats/playoff-settings.rules.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { gamesByDay } from '../../players/schedule.tables.js';
import { nhlDay } from './matchup.queries.js';

/** The periods that a season would have if it began today. Null where two teams never meet. */
export async function comingCalendar(
  db: Db,
  {
    season,
    settings,
    sample,
  }: { readonly season: Season; readonly settings: LeagueSettings; readonly sample: boolean },
  dates: PeriodDays,
): Promise<MatchupCalendar | null> {
  const playoffs = playoffRules(settings, settings.num_teams);
  const regular = formatOf(settings).periods(settings);
  if (regular === null && playoffs === null) return null;
  const rules = regular ?? periodRules(settings);
  const { today } = await db.selectNoFrom(nhlDay.as('today')).executeTakeFirstOrThrow();
  // All weeks of the sample have equally many games.
  const games = sample ? null : await gamesByDay(db, season, dates);
  const periods = planCalendar({
    dates,
    games,
    periods: rules,
    playoffs,
    roundsOnly: regular === null,
    notBefore: today,
  });
  return {
    season,
    by_games: sample || games !== null,
    days: usualDays(rules),
    periods: periods.map(({ number, startsOn, endsOn, round }) => ({
      number,
      starts_on: startsOn,
      ends_on: endsOn,
      round,
    })),
  };
}
