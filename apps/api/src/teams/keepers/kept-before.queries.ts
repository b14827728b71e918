import { seasonsKept, type SeasonsKept } from '@crease/core/teams/keepers/seasons-kept.rules.js';
import type { Db } from '../../platform/database/database.js';
import type { PlayingLeague } from '../books.queries.js';

/** Consecutive seasons that each player was kept before this one. Queried only when the rules use it. */
export async function keptBefore(
  db: Db,
  { id, season, settings }: Pick<PlayingLeague, 'id' | 'season' | 'settings'>,
): Promise<SeasonsKept> {
  const counted = (settings.keeper_years ?? 0) + (settings.keeper_years_total ?? 0) + (settings.keeper_raise ?? 0) > 0;
  if (!counted && settings.keeper_kind !== 'round') return new Map();
  const sheets = await db
    .selectFrom('protection_sheet')
    .select(['season', 'core', 'bench'])
    .where('league_id', '=', id)
    .where('season', '<', season)
    .where('locked_at', 'is not', null)
    .execute();
  return seasonsKept(
    sheets.map(({ season: of, core, bench }) => ({ season: of, players: [...core, ...bench] })),
    season,
  );
}
