import { sql } from 'kysely';
import type { StoredScoring } from '@crease/core/players/scoring/scoring.table.js';
import type { Db } from '../../platform/database/database.js';
import { namesIn } from '../../platform/database/rows.js';
import { anyOf } from '../../platform/database/sql.js';

const l = namesIn('league as l');

/**
 * The weights and categories of leagues in their present season, including those with which one of its periods begins.
 */
export const countedIn = (db: Db, leagueIds: readonly string[]) =>
  db
    .selectFrom('league as l')
    .leftJoin('category_season as c', (join) =>
      join.onRef('c.league_id', '=', 'l.id').onRef('c.season', '=', 'l.current_season'),
    )
    .select([sql<StoredScoring | null>`${l.settings} -> 'scoring'`.as('scoring'), 'c.categories'])
    .where('l.id', '=', anyOf(leagueIds))
    .union(
      db
        .selectFrom('matchup_period as p')
        .innerJoin('league as l', (join) =>
          join.onRef('l.id', '=', 'p.league_id').onRef('l.current_season', '=', 'p.season'),
        )
        .select([sql<StoredScoring | null>`null::jsonb`.as('scoring'), 'p.categories'])
        .where('p.league_id', '=', anyOf(leagueIds))
        .where('p.categories', 'is not', null),
    )
    .execute();
