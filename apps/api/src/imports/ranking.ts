import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { rankPlayers, type RankingFacts } from '@crease/core/players/scoring/ranking.rules.js';
import { SCORED_COLUMNS } from '@crease/core/players/scoring/scoring.table.js';
import type { Db } from '../platform/database/database.js';
import { writeRanks } from '../players/players.tables.js';
import type { ImportContext } from './import.run.js';

const lines = (db: Db) =>
  db
    .selectFrom('player_season as x')
    .select(({ fn, ref }) => [
      'x.player_id',
      fn
        .agg<RankingFacts['seasons'][number][]>('json_agg', [
          jsonBuildObject({
            season: ref('x.season'),
            gp: fn.coalesce('x.gp', sql.lit(0)),
            ...Object.fromEntries(SCORED_COLUMNS.map((column) => [column, ref(`x.${column}`)])),
          }),
        ])
        .as('lines'),
    ])
    .where('x.playoffs', '=', false)
    .groupBy('x.player_id')
    .as('s');

export async function rankingFacts(db: Db, sample: boolean) {
  const rows = await db
    .selectFrom('player as p')
    .leftJoin(lines(db), 's.player_id', 'p.id')
    .select([
      'p.id',
      'p.position',
      'p.birth_date',
      'p.draft_overall',
      'p.draft_year',
      'p.roster_status',
      'p.rank',
      's.lines',
    ])
    .where('p.is_sample', '=', sample)
    .execute();
  return rows.map(({ lines: seasons, ...player }) => ({ ...player, seasons: seasons ?? [] }));
}

/**
 * Ranks all real players. An imported ranking is kept, and only unranked players are ranked behind it; `listed` are the
 * players of a ranking being imported. Returns how many ranks changed.
 */
export async function rankAgain(db: Db, season: string, listed?: ReadonlySet<number>): Promise<number> {
  const facts = await rankingFacts(db, false);
  const ranks = rankPlayers(facts, season);
  if (listed !== undefined || (await isImported(db))) {
    const keeps = (player: { id: number; rank: number | null }): boolean =>
      listed === undefined ? player.rank !== null : listed.has(player.id);
    let next = facts.reduce((highest, player) => (keeps(player) ? Math.max(highest, player.rank ?? 0) : highest), 0);
    const others = facts
      .filter((player) => !keeps(player))
      .sort((one, two) => (ranks.get(one.id) ?? 0) - (ranks.get(two.id) ?? 0));
    for (const player of facts) if (keeps(player) && player.rank !== null) ranks.set(player.id, player.rank);
    for (const player of others) ranks.set(player.id, (next += 1));
  }
  const changed = facts
    .filter((player) => ranks.get(player.id) !== player.rank)
    .map((player) => ({ id: player.id, rank: ranks.get(player.id) }));
  if (changed.length > 0) await writeRanks(db, changed);
  return changed.length;
}

async function isImported(db: Db): Promise<boolean> {
  const run = await db
    .selectFrom('import_run')
    .select('id')
    .where('kind', '=', 'rankings')
    .where('status', '=', 'done')
    .limit(1)
    .executeTakeFirst();
  return run !== undefined;
}

export async function rankAndNote({
  db,
  season,
  notes,
}: Pick<ImportContext, 'db' | 'season' | 'notes'>): Promise<void> {
  const moved = await rankAgain(db, season);
  if (moved > 0) notes.push({ key: 'note.ranked', figures: { count: moved } });
}
