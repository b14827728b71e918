import type { finalSheet } from '@crease/core/protection/automatic-sheet.rules.js';
import type { SheetRules } from '@crease/core/protection/sheet.rules.js';
import type { Db } from '../platform/database/database.js';
import { clockNow, json } from '../platform/database/sql.js';
import type { PlayingLeague } from '../teams/books.queries.js';
import type { LockDone } from './lock.model.js';

/** Marks a round as locked. `done`: the lock's effects, null for none. */
export async function closeRound(
  db: Db,
  leagueId: string,
  season: string,
  done: LockDone | null,
  kind: SheetRules['kind'] | null = null,
): Promise<void> {
  await db
    .updateTable('protection_round')
    .set({ locked_at: clockNow, kind, ...(done === null ? {} : { lock_done: json(done) }) })
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .execute();
}

export async function writeLocked(
  db: Db,
  league: PlayingLeague,
  teamId: string,
  { sheet, why }: Pick<ReturnType<typeof finalSheet>, 'sheet' | 'why'>,
): Promise<void> {
  await db
    .insertInto('protection_sheet')
    .values({
      league_id: league.id,
      team_id: teamId,
      season: league.season,
      core: [...sheet.core],
      bench: [...sheet.bench],
      status: 'locked',
      locked_at: clockNow,
      automatic: why !== null,
      why: why === null ? null : json(why),
    })
    .onConflict((conflict) =>
      conflict.columns(['league_id', 'team_id', 'season']).doUpdateSet(({ ref }) => ({
        core: ref('excluded.core'),
        bench: ref('excluded.bench'),
        status: ref('excluded.status'),
        locked_at: ref('excluded.locked_at'),
        automatic: ref('excluded.automatic'),
        reason: null,
        why: ref('excluded.why'),
        brought: false,
      })),
    )
    .execute();
}
