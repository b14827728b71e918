import { marketRules, nextRun } from '@crease/core/free-agents/market/market.rules.js';
import { waiverHours } from '@crease/core/free-agents/waiver.rules.js';
import type { Db } from '../../platform/database/database.js';
import { clockNow } from '../../platform/database/sql.js';
import type { PlayingLeague } from '../../teams/books.queries.js';

/** Moves open bids to the run that ends the player's waivers. Returns the teams of these bids. */
export async function postponeBids(db: Db, leagueId: string, playerId: number, runAt: Date): Promise<string[]> {
  const moved = await db
    .updateTable('bid')
    .set({ run_at: runAt })
    .where('league_id', '=', leagueId)
    .where('player_id', '=', playerId)
    .where('decided_at', 'is', null)
    .where('run_at', '<', runAt)
    .returning('team_id')
    .execute();
  return moved.map(({ team_id }) => team_id);
}

/**
 * Moves waivers and open bids that are not due to the runs of changed settings, so that all open bids for a player are
 * in one run. The caller has locked the league's teams.
 */
export async function moveRuns(
  db: Db,
  { id: leagueId, settings, timeZone }: Pick<PlayingLeague, 'id' | 'settings' | 'timeZone'>,
): Promise<void> {
  const rules = marketRules(settings);
  // An auction's end does not depend on these settings.
  if (rules === null || rules.lots !== null) return;
  const { now } = await db.selectNoFrom(clockNow.as('now')).executeTakeFirstOrThrow();
  const runAt = new Date(nextRun(rules, timeZone, now.getTime()));
  await db
    .updateTable('bid')
    .set({ run_at: runAt })
    .where('league_id', '=', leagueId)
    .where('decided_at', 'is', null)
    .where('run_at', '>', now)
    .execute();
  const waivers = await db
    .selectFrom('waiver')
    .select(['id', 'player_id', 'dropped_at'])
    .where('league_id', '=', leagueId)
    .where('resolved_at', 'is', null)
    .where('clears_at', '>', now)
    .orderBy('id')
    .execute();
  const hours = waiverHours(settings);
  for (const { id, player_id, dropped_at } of waivers) {
    const least = dropped_at.getTime() + hours * 3_600_000;
    const clears = new Date(nextRun(rules, timeZone, Math.max(now.getTime(), least - 1)));
    await db
      .updateTable('waiver')
      .set({ clears_at: clears })
      .where('league_id', '=', leagueId)
      .where('id', '=', id)
      .execute();
    await postponeBids(db, leagueId, player_id, clears);
  }
}
