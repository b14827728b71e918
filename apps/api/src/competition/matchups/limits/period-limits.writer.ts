import { goalieGamesIn } from '@crease/core/competition/categories/category.rules.js';
import { areLimitsFixed, goalieStartsIn } from '@crease/core/competition/period-limits.rules.js';
import { gameDaysIn } from '@crease/core/competition/matchups/period.rules.js';
import { SETTINGS } from '@crease/core/leagues/settings.table.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../../platform/database/database.js';
import { asRows } from '../../../platform/database/sql.js';
import { gamesByDay } from '../../../players/schedule.tables.js';
import { nhlDay } from '../matchup.queries.js';
import { limitsOfNextPeriod } from './period-limits.queries.js';

/**
 * Writes the limits of periods that have not begun, after a change of settings was made or taken back. Periods that
 * have begun keep theirs, so that their figures stay.
 */
export async function followLimits(db: Db, { id, season }: { readonly id: string; readonly season: Season }) {
  const periods = await db
    .selectFrom('matchup_period as p')
    .innerJoin('matchup_season as s', (join) =>
      join.onRef('s.league_id', '=', 'p.league_id').onRef('s.season', '=', 'p.season'),
    )
    .innerJoin('league_season as y', (join) =>
      join.onRef('y.league_id', '=', 'p.league_id').onRef('y.season', '=', 'p.season'),
    )
    .select(['p.number', 'p.starts_on', 'p.ends_on', 'p.goalie_starts', 'p.goalie_games'])
    .select(['s.by_games', 'y.starts_on as first', 'y.ends_on as last'])
    .where('p.league_id', '=', id)
    .where('p.season', '=', season)
    .where('p.starts_on', '>', nhlDay)
    .execute();
  const [one] = periods;
  if (one === undefined) return;
  const limits = await limitsOfNextPeriod(db, id);
  const games = one.by_games ? await gamesByDay(db, season, { startsOn: one.first, endsOn: one.last }) : null;
  const changed = periods
    .map(({ starts_on: startsOn, ends_on: endsOn, ...before }) => {
      const days = gameDaysIn({ startsOn, endsOn }, games);
      return {
        before,
        after: {
          number: before.number,
          goalie_starts: goalieStartsIn(limits, days),
          goalie_games:
            before.goalie_games === null
              ? null
              : goalieGamesIn(
                  limits.category_goalies ?? SETTINGS.category_goalies.default,
                  days,
                  areLimitsFixed(limits),
                ),
        },
      };
    })
    .filter(
      ({ before, after }) => before.goalie_starts !== after.goalie_starts || before.goalie_games !== after.goalie_games,
    )
    .map(({ after }) => after);
  if (changed.length === 0) return;
  // Periods that are planned anew use it.
  await db
    .updateTable('category_season')
    .set({ goalie_games: limits.category_goalies ?? SETTINGS.category_goalies.default })
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('kind', '<>', 'roto')
    .execute();
  await db
    .updateTable('matchup_period as p')
    .from(asRows('matchup_period', changed, 'given'))
    .set(({ ref }) => ({ goalie_starts: ref('given.goalie_starts'), goalie_games: ref('given.goalie_games') }))
    .whereRef('p.number', '=', 'given.number')
    .where('p.league_id', '=', id)
    .where('p.season', '=', season)
    .execute();
}
