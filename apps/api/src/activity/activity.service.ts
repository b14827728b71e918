import { Injectable } from '@nestjs/common';
import type { RecordActionBody } from '@crease/core/activity/activity.schema.js';
import { Database, type Idempotency } from '../platform/database/database.js';
import { nameOf } from '../leagues/league.log.js';
import { leagueLine, toUser } from '../platform/events/audience.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { refusal } from './activity.refusals.js';
import { newPositions } from './seen.queries.js';

@Injectable()
export class ActivityService {
  constructor(
    private readonly database: Database,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Writes a member's note into the league's log under their name. Its type is always 'others' and its data mark it as
   * a note, so that no screen or filter takes it for an event. The given type is stored in the data.
   */
  async addNote(
    userId: string,
    { league_id, message, action_type, trade_id, sheet_id }: RecordActionBody,
    call: Idempotency | null,
  ): Promise<{ success: true }> {
    const idempotency = call === null ? null : { ...call, league: league_id };
    await this.limiter.take([{ key: `note:${userId}`, limit: 30, windowSeconds: 60 }], refusal('tooManyRequests'));
    return this.database.write(async ({ db, record }) => {
      const data = {
        kind: 'note',
        note: action_type ?? 'others',
        ...(trade_id ? { tradeId: trade_id } : {}),
        ...(sheet_id ? { sheetId: sheet_id } : {}),
      };
      await record(
        leagueLine({
          leagueId: league_id,
          actor: userId,
          says: {
            key: 'activity.note',
            figures: { author: await nameOf(db, userId), text: message },
          },
          data,
        }),
      );
      return { success: true as const };
    }, idempotency);
  }

  /** Stores how far a reader has read in each stream, never lower than before, and notifies their other devices. */
  async see({ leagueId, userId }: { leagueId: string; userId: string }, id: string | null): Promise<void> {
    await this.database.write(async ({ db, record }) => {
      const newest = await db
        .selectFrom('event')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('league_id', '=', leagueId)
        .where('action_type', 'is not', null)
        .executeTakeFirst();
      const seen = Math.min(newest?.id ?? 0, id === null ? Number.MAX_SAFE_INTEGER : Number(id));
      if (seen === 0) return;
      const moved = await db
        .insertInto('activity_seen')
        .columns(['league_id', 'user_id', 'stream', 'seq'])
        .expression(newPositions(db, { leagueId, userId, id: seen }))
        .onConflict((conflict) =>
          conflict
            .columns(['league_id', 'user_id', 'stream'])
            .doUpdateSet(({ ref }) => ({ seq: ref('excluded.seq'), at: ref('excluded.at') }))
            .where('activity_seen.seq', '<', ({ ref }) => ref('excluded.seq')),
        )
        .returning('user_id')
        .execute();
      if (moved.length === 0) return;
      await record(toUser(userId, userId, { type: 'activitySeen', leagueId, id: String(seen) }));
    });
  }
}
