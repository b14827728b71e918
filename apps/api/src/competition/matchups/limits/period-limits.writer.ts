import type { InferResult } from 'kysely';
import { changedCategories, goalieGamesIn } from '@crease/core/competition/categories/category.rules.js';
import { areLimitsFixed, goalieStartsIn } from '@crease/core/competition/period-limits.rules.js';
import { periodCaps } from '@crease/core/competition/place-caps.rules.js';
import { LINEUP_KINDS } from '@crease/core/leagues/lineup.rules.js';
import { addsInPeriod } from '@crease/core/free-agents/add-limits.rules.js';
import { gameDaysIn } from '@crease/core/competition/matchups/period.rules.js';
import { SETTINGS } from '@crease/core/leagues/settings.table.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../../platform/database/database.js';
import { asRows } from '../../../platform/database/sql.js';
import { gamesByDay } from '../../../players/schedule.tables.js';
import { categorySeason } from '../categories.writer.js';
import { isToCome, settingsOfNextPeriod } from './period-limits.queries.js';

const OF_PERIOD = ['goalie_starts', 'adds', 'goalie_games', 'categories', 'below'] as const;

interface OfSeason {
  readonly id: string;
  readonly season: Season;
}

const storedPeriods = (db: Db, { id, season }: OfSeason) =>
  db
    .selectFrom('matchup_period as p')
    .innerJoin('matchup_season as s', (join) =>
      join.onRef('s.league_id', '=', 'p.league_id').onRef('s.season', '=', 'p.season'),
    )
    .innerJoin('league_season as y', (join) =>
      join.onRef('y.league_id', '=', 'p.league_id').onRef('y.season', '=', 'p.season'),
    )
    .select(['p.number', 'p.starts_on', 'p.ends_on', 'p.goalie_starts', 'p.goalie_games'])
    .select(['p.adds', 'p.games_caps', 'p.categories', 'p.below'])
    .select(['s.by_games', 'y.starts_on as first', 'y.ends_on as last'])
    .where('p.league_id', '=', id)
    .where('p.season', '=', season)
    .where('s.table_only', '=', false);
type StoredPeriod = InferResult<ReturnType<typeof storedPeriods>>[number];

async function daysOf(db: Db, season: Season, { by_games: byGames, first, last }: StoredPeriod) {
  const games = byGames ? await gamesByDay(db, season, { startsOn: first, endsOn: last }) : null;
  return ({ starts_on: startsOn, ends_on: endsOn }: Pick<StoredPeriod, 'starts_on' | 'ends_on'>) =>
    gameDaysIn({ startsOn, endsOn }, games);
}

/** Stores the limits of adds that follow from the settings: an archive of an earlier release has periods without. */
export async function storeAddLimits(db: Db, leagueId: string): Promise<void> {
  const { settings, current_season: season } = await db
    .selectFrom('league')
    .select(['settings', 'current_season'])
    .where('id', '=', leagueId)
    .executeTakeFirstOrThrow();
  const periods = await storedPeriods(db, { id: leagueId, season }).execute();
  const [one] = periods;
  if (one === undefined) return;
  const daysIn = await daysOf(db, season, one);
  const limits = periods.map((period) => ({ number: period.number, adds: addsInPeriod(settings, daysIn(period)) }));
  await db
    .updateTable('matchup_period as p')
    .from(asRows('matchup_period', limits, 'given'))
    .set(({ ref }) => ({ adds: ref('given.adds') }))
    .whereRef('p.number', '=', 'given.number')
    .where('p.league_id', '=', leagueId)
    .where('p.season', '=', season)
    .execute();
}

/**
 * Writes the limits and categories of periods that have not begun, after a change of settings was made or undone.
 * Periods that have begun keep theirs, so that their figures do not change.
 */
export async function followPeriodSettings(db: Db, league: OfSeason) {
  const { id, season } = league;
  const periods = await storedPeriods(db, league).where(isToCome).execute();
  const [one] = periods;
  if (one === undefined) return;
  const settings = await settingsOfNextPeriod(db, id);
  const began = await categorySeason(db, league);
  const goalies = settings.category_goalies ?? SETTINGS.category_goalies.default;
  const own = began && changedCategories(settings, began);
  const daysIn = await daysOf(db, season, one);
  const changed = periods
    .map((before) => {
      const days = daysIn(before);
      return {
        before,
        after: {
          number: before.number,
          goalie_starts: goalieStartsIn(settings, days),
          adds: addsInPeriod(settings, days),
          games_caps: periodCaps(settings, days),
          goalie_games: before.goalie_games === null ? null : goalieGamesIn(goalies, days, areLimitsFixed(settings)),
          categories: own?.categories ?? null,
          below: own?.below ?? null,
        },
      };
    })
    .filter(
      ({ before, after }) =>
        OF_PERIOD.some((column) => before[column] !== after[column]) ||
        LINEUP_KINDS.some((kind) => before.games_caps[kind] !== after.games_caps[kind]),
    )
    .map(({ after }) => after);
  if (changed.length === 0) return;
  // Periods that are planned again use it.
  await db
    .updateTable('category_season')
    .set({ goalie_games: goalies })
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('kind', '<>', 'roto')
    .execute();
  await db
    .updateTable('matchup_period as p')
    .from(asRows('matchup_period', changed, 'given'))
    .set(({ ref }) => ({
      goalie_starts: ref('given.goalie_starts'),
      adds: ref('given.adds'),
      games_caps: ref('given.games_caps'),
      goalie_games: ref('given.goalie_games'),
      categories: ref('given.categories'),
      below: ref('given.below'),
    }))
    .whereRef('p.number', '=', 'given.number')
    .where('p.league_id', '=', id)
    .where('p.season', '=', season)
    .execute();
}
