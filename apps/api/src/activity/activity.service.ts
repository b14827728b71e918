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

  /** Writes a member's note into the league's log, under his name. */
  async note(userId: string, { league_id, message, trade_id, sheet_id }: RecordActionBody, idempotency: Idempotency | null): Promise<{ success: true }> {
    await this.limiter.take([{ key: `note:${userId}`, limit: 30, windowSeconds: 60 }], 'That was a lot at once. Please try again in a minute.');
    return this.database.write(async ({ sql, record }) => {
      const [author] = await sql<{ name: string }>(`select first_name || ' ' || last_name as name from app_user where id = $1`, [userId]);
      const line = `${author?.name ?? 'Somebody'}: ${message}`;
      const stream = streamOf('league', league_id);
      const data = { ...(trade_id ? { tradeId: trade_id } : {}), ...(sheet_id ? { sheetId: sheet_id } : {}) };
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
}
