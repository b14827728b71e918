import { Injectable } from '@nestjs/common';
import type { RecordActionBody } from '@crease/core/activity/activity.schema.js';
import { streamOf } from '@crease/core/realtime/socket-events.js';
import { Database, type Idempotency } from '../platform/database/database.js';
import { RateLimiter } from '../platform/http/rate-limit.js';

@Injectable()
export class ActivityService {
  constructor(
    private readonly database: Database,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Writes a member's note into the league's log, under their name. It is one of 'others' and marked as a note, so that no screen and no
   * filter takes it for something that happened; the type that it was given stands beside.
   */
  async note(
    userId: string,
    { league_id, message, action_type, trade_id, sheet_id }: RecordActionBody,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    await this.limiter.take(
      [{ key: `note:${userId}`, limit: 30, windowSeconds: 60 }],
      'That was a lot at once. Please try again in a minute.',
    );
    return this.database.write(async ({ sql, record }) => {
      const [author] = await sql<{ name: string }>(
        `select first_name || ' ' || last_name as name from app_user where id = $1`,
        [userId],
      );
      const line = `${author?.name ?? 'Somebody'}: ${message}`;
      const stream = streamOf('league', league_id);
      const data = {
        kind: 'note',
        note: action_type ?? 'others',
        ...(trade_id ? { tradeId: trade_id } : {}),
        ...(sheet_id ? { sheetId: sheet_id } : {}),
      };
      await record({
        stream,
        leagueId: league_id,
        event: { type: 'activity', actionType: 'others', message: line, data },
        rooms: [stream],
        actor: userId,
        activity: { actionType: 'others', message: line },
      });
      return { success: true as const };
    }, idempotency);
  }

  /** Remembers for all devices of a reader how far he has read; never backwards. The others hear of it. */
  async see({ leagueId, userId }: { leagueId: string; userId: string }, id: string | null): Promise<void> {
    await this.database.write(async ({ sql, record }) => {
      const [newest] = await sql<{ id: number | null }>(
        'select max(id) as id from event where league_id = $1 and action_type is not null',
        [leagueId],
      );
      const seen = Math.min(newest?.id ?? 0, id === null ? Number.MAX_SAFE_INTEGER : Number(id));
      if (seen === 0) return;
      const moved = await sql(
        `insert into activity_seen (league_id, user_id, event_id) values ($1, $2, $3)
         on conflict (league_id, user_id) do update set event_id = excluded.event_id, at = now() where activity_seen.event_id < excluded.event_id returning user_id`,
        [leagueId, userId, seen],
      );
      if (moved.length === 0) return;
      const stream = streamOf('user', userId);
      await record({
        stream,
        leagueId: null,
        event: { type: 'activitySeen', leagueId, id: String(seen) },
        rooms: [stream],
        actor: userId,
      });
    });
  }
}
