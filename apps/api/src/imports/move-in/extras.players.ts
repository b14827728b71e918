import type { ExtrasBody } from '@crease/core/imports/move-in/move-in.schema.js';
import type { Db } from '../../platform/database/database.js';
import { createYield } from '../../platform/jobs/event-loop-yield.js';
import type { ExtrasLeague } from './extras.model.js';
import { joiner, type Asked } from '../csv/rosters.join.js';

type Named = Pick<ExtrasBody['sheets'][number], 'player' | 'nhl_id' | 'pos'> &
  Partial<Pick<ExtrasBody['rosters'][number], 'club' | 'birth_date' | 'season' | 'gp' | 'g' | 'a'>>;

type Found = { readonly id: number; readonly several: false } | { readonly id: null; readonly several: boolean };

/**
 * Finds the players of rows, each by its own data only. An ambiguous name matches no player. Yields to other requests
 * in between.
 */
export async function whoIs<T extends Named>(
  db: Db,
  league: Pick<ExtrasLeague, 'id' | 'season' | 'sample'>,
  rows: readonly T[],
): Promise<Map<T, Found>> {
  const found = new Map<T, Found>();
  if (rows.length === 0) return found;
  const asked = rows.map((row): Asked => ({
    nhl_id: row.nhl_id,
    player: row.player,
    pos: row.pos,
    nhl_team: row.club ?? null,
    birth_date: row.birth_date ?? null,
    season: row.season ?? league.season,
    gp: row.gp ?? null,
    g: row.g ?? null,
    a: row.a ?? null,
  }));
  const { id, season, sample } = league;
  const find = await joiner(db, { id, current_season: season, is_sample: sample }, asked, { slips: false });
  const yieldNow = createYield();
  for (const [at, row] of rows.entries()) {
    await yieldNow();
    const one = asked[at];
    const who = one === undefined ? null : find(one);
    found.set(
      row,
      who?.id == null
        ? { id: null, several: (who !== null && 'candidates' in who ? who.candidates.length : 0) > 1 }
        : { id: who.id, several: false },
    );
  }
  return found;
}
