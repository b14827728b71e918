import type { INestApplicationContext } from '@nestjs/common';
import { dayPlus, daysBetween, mondayOf } from '@crease/core/calendar.js';
import { leagueFormDefaults } from '@crease/core/leagues/league.rules.js';
import { missSeason } from '../competition/scoring/missed-days.tables.js';
import { ScoringService } from '../competition/scoring/scoring.service.js';
import { decideEnded, openMatchups, removeMatchups } from '../competition/matchups/matchup.writer.js';
import { Database } from '../platform/database/database.js';
import { PhaseService } from '../seasons/phase.service.js';
import { demoWeeks } from './demo-weeks.js';
import { DraftTable } from './draft-table.js';
import { createSampleLeague, type Person } from './create-sample-league.js';
import { moveBack } from './season-past.queries.js';

export const MATCHUP_LEAGUE = 'Lakeshore Head-to-Head';
const SEED = '1a4e5404e1a4e5404e1a4e5404e1a4e5';
const PLAYOFFS = { teams: 6, rounds: 3 };
/** Days of a season that remain after the final. */
const AFTER_FINAL = 3;

/** Creates a sample league of matchups in the last week before its play-offs. */
export async function seedMatchups(
  app: INestApplicationContext,
  people: readonly Person[],
  now: number,
): Promise<string> {
  const { season, startsOn } = demoWeeks(now);
  const today = new Date(now).toISOString().slice(0, 10);
  const endsOn = dayPlus(mondayOf(today), 7 * (PLAYOFFS.rounds + 1) - 1 + AFTER_FINAL);

  const { db } = app.get(Database);
  const form = {
    ...leagueFormDefaults('redraft', MATCHUP_LEAGUE),
    commissioner_id: people[0]?.userId,
    current_year: undefined,
    is_sample: true,
    num_teams: people.length,
    format: 'h2h_points' as const,
    playoff_teams: PLAYOFFS.teams,
    playoff_long_final: false,
  };
  const { leagueId, commissioner, members } = await createSampleLeague(app, form, people, null);
  const phases = app.get(PhaseService);
  await phases.advance(commissioner, { to: 'startup-drafts', confirm_soon: false }, null);
  const table = new DraftTable(app, SEED, commissioner, members);
  await table.play(await table.open('general'), Number.POSITIVE_INFINITY);
  const dates = { season_starts_on: startsOn, season_ends_on: endsOn };
  await phases.advance(commissioner, { to: 'in-season', ...dates, confirm_soon: false }, null);
  await moveBack(db, leagueId, daysBetween(startsOn, today) + 2);

  // The season began in the past, so its first periods are planned now.
  const league = await db
    .selectFrom('league')
    .select(['id', 'settings'])
    .where('id', '=', leagueId)
    .executeTakeFirstOrThrow();
  await removeMatchups(db, leagueId, season);
  await openMatchups(db, { ...league, season }, { startsOn, endsOn }, 'start');
  await missSeason(db, leagueId, season, startsOn);
  await app.get(ScoringService).accrueDue();
  await decideEnded(db, { id: leagueId, season });
  return leagueId;
}
