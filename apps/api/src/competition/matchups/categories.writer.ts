import {
  categoryScores,
  periodRules,
  type StoredCategoryRules,
} from '@crease/core/competition/categories/category.rules.js';
import { formatOf } from '@crease/core/competition/formats/formats.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf, asRows, json } from '../../platform/database/sql.js';
import { ownCategories } from './limits/category-rules.queries.js';
import { matchupsOfPeriods } from '../period-matchups.queries.js';

interface OfSeason {
  readonly id: string;
  readonly season: Season;
}

/** Stores how categories decide a season that begins; nothing where the league does not compare them. */
export async function openCategories(
  db: Db,
  { id, season, settings }: OfSeason & { readonly settings: LeagueSettings },
): Promise<void> {
  const rules = formatOf(settings).results(settings);
  if (rules === null) return;
  const { goalies, roundGoalies = 0, caps = {}, ...how } = rules;
  await db
    .insertInto('category_season')
    .values({
      league_id: id,
      season,
      goalie_games: goalies,
      round_goalies: roundGoalies,
      caps: json({ ...caps }),
      ...how,
    })
    .execute();
}

export async function removeCategories(db: Db, leagueId: string, season: Season): Promise<void> {
  await db.deleteFrom('category_season').where('league_id', '=', leagueId).where('season', '=', season).execute();
}

/**
 * The rules with which a season began, and its minimum of goalie games: for a week, or in roto for the season, of which
 * rounds need their share. In the play-offs of a season of roto most categories win.
 */
export async function categorySeason(
  db: Db,
  { id, season }: OfSeason,
): Promise<(StoredCategoryRules & { readonly goalies: number; readonly roto: boolean }) | null> {
  const stored = await db
    .selectFrom('category_season')
    .select(['kind', 'categories', 'below', 'goalie_games', 'round_goalies'])
    .where('league_id', '=', id)
    .where('season', '=', season)
    .executeTakeFirst();
  if (stored === undefined) return null;
  const { kind, goalie_games: goalies, round_goalies: ofRounds, ...rules } = stored;
  return kind === 'roto'
    ? { ...rules, kind: 'most', goalies: ofRounds, roto: true }
    : { ...rules, kind, goalies, roto: false };
}

/** Stores the category points of matchups whose sums have been stored, where categories decide. */
export async function storeCategoryPoints(db: Db, { id, season }: OfSeason, numbers: readonly number[]): Promise<void> {
  const stored = await categorySeason(db, { id, season });
  if (stored === null) return;
  const rulesOf = periodRules(stored);
  const rows = await matchupsOfPeriods(db, { id, season })
    .select(['m.period', 'm.number', 'm.away_team_id', 'm.home_figures', 'm.away_figures', 'p.goalie_games'])
    .select(ownCategories.as('own'))
    .where('m.period', '=', anyOf(numbers))
    .execute();
  const points = rows.map((row) => {
    const { homePoints, awayPoints } =
      row.away_team_id === null
        ? { homePoints: 0, awayPoints: null }
        : categoryScores(rulesOf(row.own), row.goalie_games ?? 0, row.home_figures ?? {}, row.away_figures ?? {});
    return { period: row.period, number: row.number, home_points: homePoints, away_points: awayPoints };
  });
  await db
    .updateTable('matchup as m')
    .from(asRows('matchup', points, 'given'))
    .set(({ ref }) => ({ home_points: ref('given.home_points'), away_points: ref('given.away_points') }))
    .whereRef('m.period', '=', 'given.period')
    .whereRef('m.number', '=', 'given.number')
    .where('m.league_id', '=', id)
    .where('m.season', '=', season)
    .execute();
}
