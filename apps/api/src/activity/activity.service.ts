import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { RecordActionBody } from '@crease/core/activity/activity.schema.js';
import { Database, type Idempotency } from '../platform/database/database.js';
import { leagueLine, toUser } from '../platform/events/audience.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { refusal } from './activity.refusals.js';

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
  async note(
    userId: string,
    { league_id, message, action_type, trade_id, sheet_id }: RecordActionBody,
    call: Idempotency | null,
  ): Promise<{ success: true }> {
    const idempotency = call === null ? null : { ...call, league: league_id };
    await this.limiter.take([{ key: `note:${userId}`, limit: 30, windowSeconds: 60 }], refusal('tooManyRequests'));
    return this.database.write(async ({ db, record }) => {
      const author = await db
        .selectFrom('app_user')
        .select(['first_name', 'last_name'])
        .where('id', '=', userId)
        .executeTakeFirst();
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
            figures: { author: author ? `${author.first_name} ${author.last_name}` : 'Somebody', text: message },
          },
          data,
        }),
      );
      return { success: true as const };
    }, idempotency);
  }

  /** Stores for all devices how far a reader has read, never lower than before, and notifies the other devices. */
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
        .values({ league_id: leagueId, user_id: userId, event_id: seen })
        .onConflict((conflict) =>
          conflict
            .columns(['league_id', 'user_id'])
            .doUpdateSet(({ ref }) => ({ event_id: ref('excluded.event_id'), at: sql<Date>`now()` }))
            .where('activity_seen.event_id', '<', ({ ref }) => ref('excluded.event_id')),
        )
        .returning('user_id')
        .executeTakeFirst();
      if (moved === undefined) return;
      await record(toUser(userId, userId, { type: 'activitySeen', leagueId, id: String(seen) }));
    });
  }
}
