import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { isRookie, STANDARD_LIMITS, type RookieLimits } from '@crease/core/players/rookie.rules.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import type { Catalogue } from './players.queries.js';

const MOST_RULES = 20;

/** Returns a predicate for a league's rookies. The catalogue has the standard rule. */
export function rookiesBy(catalogue: Catalogue, limits: RookieLimits): (id: number, standard: boolean) => boolean {
  if (limits === STANDARD_LIMITS) return (_, standard) => standard;
  const key = JSON.stringify(limits);
  const kept = catalogue.rookies.get(key);
  const { season, players, played } = catalogue;
  const rookies =
    kept ??
    new Set(
      [...players.values()]
        .filter((player) => isRookie({ ...player, seasons: played.get(player.id) ?? [] }, season, limits))
        .map(({ id }) => id),
    );
  if (kept === undefined) {
    if (catalogue.rookies.size >= MOST_RULES) catalogue.rookies.clear();
    catalogue.rookies.set(key, rookies);
  }
  return (id) => rookies.has(id);
}

export const gamesUntil = (db: Db, season: Season) =>
  db
    .selectFrom('player_season')
    .select(({ fn, ref }) => [
      'player_id',
      fn
        .agg<{ season: Season; gp: number }[]>('jsonb_agg', [
          jsonBuildObject({ season: ref('season'), gp: fn.coalesce('gp', sql.lit(0)) }),
        ])
        .as('games'),
    ])
    .where('season', '<=', season)
    .where('playoffs', '=', false)
    .groupBy('player_id')
    .as('g');
