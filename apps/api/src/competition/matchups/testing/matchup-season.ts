import { dayPlus, mondayOf } from '@crease/core/calendar.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { Database } from '../../../platform/database/database.js';
import { TimedTasks } from '../../../platform/jobs/timed-tasks.js';
import { NO_MINIMUMS, playLeague, type PlayLeague } from '../../../testing/play-fixture.js';
import type { Refused, TestApp } from '../../../testing/test-app.js';

/** The NHL's day, which begins at 12:00 UTC. */
export const today = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
export const monday = dayPlus(mondayOf(today), 14);

const FAR_DAYS = 10_000;

/** A league of matchups without what its seasons do not need. */
const FORM: Partial<LeagueForm> = {
  format: 'h2h_points',
  matchup_median: false,
  playoff_teams: 0,
  max_roster_size: 5,
  ...NO_MINIMUMS,
  general_draft_length: 2,
  rookie_draft_length: 1,
  protectionSheetsEnabled: false,
};

export function matchupSeasons(app: TestApp, form: Partial<LeagueForm>) {
  const database = app.app.get(Database);

  const step = (league: PlayLeague, to: string, more: object = {}) =>
    league.call<Refused>(0, 'POST', '/phase', { to, override_reason: 'For this test', ...more });

  async function begun(weeks: number, more: Partial<LeagueForm> = {}): Promise<PlayLeague> {
    const league = await playLeague(app, { phase: 'annual-drafts', form: { ...FORM, ...form, ...more } });
    const answer = await step(league, 'in-season', datesOf(weeks));
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return league;
  }

  /** Periods of other sites have no days. */
  const isOwn = `season not in (select season from matchup_season where league_id = $1 and brought is not null)`;

  /** Moves the season with its points, so that today is this day of it, from 0. */
  async function goTo(league: PlayLeague, day: number): Promise<void> {
    const [row] = await database.query<{ by: number }>(
      `select min(starts_on) - ($2::date - $3::int) as by from matchup_period where league_id = $1 and ${isOwn}`,
      [league.id, today, day],
    );
    const by = row?.by ?? 0;
    for (const table of ['matchup_period', 'league_season'])
      await database.query(
        `update ${table} set starts_on = starts_on - $2::int, ends_on = ends_on - $2::int
         where league_id = $1 and ${isOwn}`,
        [league.id, by],
      );
    await database.query(
      `update matchup_period set pairs_due = (pairs_due at time zone 'utc' - make_interval(days => $2::int)) at time zone 'utc'
       where league_id = $1`,
      [league.id, by],
    );
    // In two steps, because a day must not meet one that has not moved.
    for (const table of ['team_day', 'team_figures'])
      for (const days of [FAR_DAYS, by - FAR_DAYS])
        await database.query(`update ${table} set day = day - $2::int where team_id = any($1)`, [league.teams, days]);
  }

  return {
    database,
    form: { ...FORM, ...form },
    sweep: () => app.app.get(TimedTasks).sweep(),
    step,
    begun,
    goTo,
    matchups: (league: PlayLeague) => league.get<MatchupsAnswer>(1, '/matchups'),
    log: (league: PlayLeague) => league.log(),
  };
}

export const datesOf = (weeks: number) => ({
  season_starts_on: monday,
  season_ends_on: dayPlus(monday, weeks * 7 - 1),
});
