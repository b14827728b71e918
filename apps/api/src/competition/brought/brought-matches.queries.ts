import { sql } from 'kysely';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { namesIn } from '../../platform/database/rows.js';
import { matchupsOfPeriods } from '../period-matchups.queries.js';
import type { BroughtSeason } from './brought-matches.writer.js';

const m = namesIn('matchup as m');

/**
 * How the imported matchups of a season were decided. `brought` is null when the season was played here. Returns null
 * when it has no matchups.
 */
export async function matchesOf(
  db: Db,
  leagueId: string,
  season: Season,
): Promise<{ readonly brought: 'points' | 'categories' | null } | null> {
  const row = await db
    .selectFrom('matchup_season')
    .select('brought')
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .executeTakeFirst();
  return row ?? null;
}

/** The imported matchups of a past season; null without any. */
export async function broughtSeason(db: Db, leagueId: string, season: Season): Promise<BroughtSeason | null> {
  const brought = (await matchesOf(db, leagueId, season))?.brought ?? null;
  if (brought === null) return null;
  const matches = await matchupsOfPeriods(db, { id: leagueId, season })
    .select(['m.period', 'p.round', 'm.bracket', 'm.home_team_id', 'm.away_team_id'])
    .select([
      sql<number>`${m.home_points}::float8`.as('home_points'),
      sql<number | null>`${m.away_points}::float8`.as('away_points'),
      sql<number | null>`${m.tie_home}::float8`.as('tie_home'),
    ])
    .orderBy('m.period')
    .orderBy('m.number')
    .execute();
  const seeds = await db
    .selectFrom('playoff_team')
    .select(['team_id', 'seed', 'out_in'])
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .orderBy('seed')
    .execute();
  return { brought, matches, seeds };
}
