import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { marketRules, nextRun } from '@crease/core/free-agents/market/market.rules.js';
import { waiverHours } from '@crease/core/free-agents/waiver.rules.js';
import { newId } from '@crease/core/ids.js';
import { postponeBids } from './market/bid-times.writer.js';
import type { Db } from '../platform/database/database.js';
import type { PlayingLeague } from '../teams/books.queries.js';

/** The end of the time on waivers. In a league with bids it is the first run after these hours. */
async function clearsAt(db: Db, { settings, timeZone }: PlayingLeague, hours: number) {
  const at = sql<Date>`now() + ${hours} * interval '1 hour'`;
  const rules = marketRules(settings);
  if (rules === null) return at;
  const { least } = await db.selectNoFrom(at.as('least')).executeTakeFirstOrThrow();
  return new Date(nextRun(rules, timeZone, least.getTime() - 1));
}

/**
 * Puts a dropped player, or one sent to the rookie bank, on waivers in season. All players dropped in one move get the
 * same end. Returns that end (ISO), or null when the player is free at once.
 */
export async function putOnWaivers(
  db: Db,
  league: PlayingLeague,
  teamId: string,
  playerId: number,
  toBank = false,
): Promise<string | null> {
  const hours = waiverHours(league.settings);
  if (league.phase !== 'in-season' || hours === 0) return null;
  const clears = await clearsAt(db, league, hours);
  if (clears instanceof Date) await postponeBids(db, league.id, playerId, clears);
  const waiver = await db
    .insertInto('waiver')
    .values({
      id: newId(randomBytes),
      league_id: league.id,
      player_id: playerId,
      dropped_by: teamId,
      to_bank: toBank,
      dropped_at: sql<Date>`now()`,
      clears_at: clears,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['league_id', 'player_id'])
        .where('resolved_at', 'is', null)
        .doUpdateSet(({ ref }) => ({
          dropped_by: ref('excluded.dropped_by'),
          to_bank: ref('excluded.to_bank'),
          dropped_at: ref('excluded.dropped_at'),
          clears_at: ref('excluded.clears_at'),
        })),
    )
    .returning('clears_at')
    .executeTakeFirst();
  return waiver?.clears_at.toISOString() ?? null;
}
