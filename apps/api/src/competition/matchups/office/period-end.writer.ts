import { moveBoundary } from '@crease/core/competition/matchups/office/days.rules.js';
import { gameDaysIn } from '@crease/core/competition/matchups/period.rules.js';
import { goaliesOfRound } from '@crease/core/competition/roto/roto.rules.js';
import type { Season } from '@crease/core/season.js';
import { moveComingChanges } from '../../../leagues/coming/setting-changes.writer.js';
import { lookAgain } from '../../../leagues/league.tables.js';
import type { Db } from '../../../platform/database/database.js';
import { unwrap } from '../../../platform/refusal.error.js';
import { gamesByDay } from '../../../players/schedule.tables.js';
import { categorySeason } from '../categories.writer.js';
import { nextPeriodOf } from '../limits/period-limits.queries.js';
import { storedPeriodRules } from '../limits/stored-period-rules.js';
import { followPeriodSettings } from '../limits/period-limits.writer.js';

interface OfSeason {
  readonly id: string;
  readonly season: Season;
}

interface StoredDays {
  readonly number: number;
  readonly starts_on: string;
  readonly ends_on: string;
}

/** Moves the day between two periods that follow each other, with the limits that depend on their days. */
export async function movePeriodEnd(
  db: Db,
  league: OfSeason,
  [one, other]: readonly [StoredDays, StoredDays],
  endsOn: string,
): Promise<void> {
  const { id, season } = league;
  const played = await db
    .selectFrom('matchup_season as s')
    .innerJoin('league_season as y', (join) =>
      join.onRef('y.league_id', '=', 's.league_id').onRef('y.season', '=', 's.season'),
    )
    .select(['s.by_games', 's.short_weeks', 's.weekday', 's.period_days', 's.split_days', 'y.starts_on', 'y.ends_on'])
    .select('s.table_only')
    .where('s.league_id', '=', id)
    .where('s.season', '=', season)
    .executeTakeFirstOrThrow();
  const days = { startsOn: played.starts_on, endsOn: played.ends_on };
  const asDays = (period: StoredDays) => ({
    number: period.number,
    startsOn: period.starts_on,
    endsOn: period.ends_on,
  });
  const games = played.by_games ? await gamesByDay(db, season, days) : null;
  const moved = unwrap(
    moveBoundary([asDays(one), asDays(other)], endsOn, { season: days, games, rules: storedPeriodRules(played) }),
  );
  // Rounds after a table have one limit, their goalie games. `followPeriodSettings` sets the limits of matchup periods.
  const began = played.table_only ? await categorySeason(db, league) : null;
  const ofSeason = gameDaysIn(days, games);
  for (const period of moved)
    await db
      .updateTable('matchup_period')
      .set({ starts_on: period.startsOn, ends_on: period.endsOn })
      .$if(began !== null, (change) =>
        change.set({
          goalie_games: goaliesOfRound(began?.goalies ?? 0, { days: gameDaysIn(period, games), ofSeason }),
        }),
      )
      .$if(period.number === one.number, (change) => change.set({ moved: true }))
      .where('league_id', '=', id)
      .where('season', '=', season)
      .where('number', '=', period.number)
      .execute();
  await followPeriodSettings(db, league);
  const { nextPeriod } = await nextPeriodOf(db, league);
  if (nextPeriod !== null) await moveComingChanges(db, id, nextPeriod);
  await lookAgain(db, id);
}
