import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { PeriodCategories, StoredCategoryRules } from '@crease/core/competition/categories/category.rules.js';
import type { Db } from '../../../platform/database/database.js';
import { namesIn } from '../../../platform/database/rows.js';

const p = namesIn('matchup_period as p');
const c = namesIn('category_season as c');

/**
 * The category rules with which season `s` or that of period `p` began; null where categories do not decide it. In the
 * play-offs of a season of roto most categories win.
 */
export const categoriesOfSeason = (db: Pick<Db, 'selectFrom'>, of: 's' | 'p') =>
  jsonObjectFrom(
    db
      .selectFrom('category_season as c')
      .select(['c.categories', 'c.below'])
      .select(sql<string>`case when ${c.kind} = 'roto' then 'most' else ${c.kind} end`.as('kind'))
      .where('c.league_id', '=', sql.ref<string>(`${of}.league_id`))
      .where('c.season', '=', sql.ref<string>(`${of}.season`)),
  ).$castTo<StoredCategoryRules | null>();

/** Categories of period `p`, where changed in the season. */
export const ownCategories = sql<PeriodCategories | null>`case when ${p.categories} is not null then
  jsonb_build_object('categories', ${p.categories}, 'below', ${p.below}) end`;
