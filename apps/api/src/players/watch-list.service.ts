import { Injectable } from '@nestjs/common';
import { WATCHED_MAX, type WatchListAnswer } from '@crease/core/players/players.schema.js';
import { Database, type Transaction } from '../platform/database/database.js';
import { toUser } from '../platform/events/audience.js';
import { notFound, RefusalError } from '../platform/http/refusal.error.js';
import type { Member } from '../platform/http/member.js';
import { KNOWN_SQL } from './players.queries.js';

/** Whom somebody follows in a league. Their own business: only their other devices hear of a change. */
@Injectable()
export class WatchListService {
  constructor(private readonly database: Database) {}

  async list({ leagueId, userId }: Pick<Member, 'leagueId' | 'userId'>): Promise<WatchListAnswer> {
    const rows = await this.database.query<{ player_id: number; added_at: Date }>(
      `select w.player_id, w.added_at from watched_player w join player p on p.id = w.player_id where w.league_id = $1 and w.user_id = $2 and ${KNOWN_SQL} order by w.added_at desc, w.player_id`,
      [leagueId, userId],
      'watch-list',
    );
    return { players: rows.map(({ player_id, added_at }) => ({ player_id, added_at: added_at.toISOString() })) };
  }

  /** Follows a player. Twice is once. */
  async watch(member: Member, playerId: number): Promise<{ success: true; watched: true }> {
    await this.database.write(async (transaction) => {
      const { sql } = transaction;
      const [player] = await sql(`select 1 as one from player p where p.id = $2 and ${KNOWN_SQL}`, [
        member.leagueId,
        playerId,
      ]);
      if (!player) throw notFound('This player');
      // One change of a list at a time, so that its length is what was counted.
      await sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`watch-${member.leagueId}-${member.userId}`]);
      const [held] = await sql<{ count: number }>(
        'select count(*)::int as count from watched_player where league_id = $1 and user_id = $2 and player_id <> $3',
        [member.leagueId, member.userId, playerId],
      );
      if ((held?.count ?? 0) >= WATCHED_MAX) {
        throw new RefusalError({
          name: 'watchListFull',
          message: `You watch ${WATCHED_MAX} players already.`,
          figure: WATCHED_MAX + 1,
          limit: WATCHED_MAX,
          fix: 'Take somebody off your watch list first.',
        });
      }
      const added = await sql(
        'insert into watched_player (league_id, user_id, player_id) values ($1, $2, $3) on conflict do nothing returning player_id',
        [member.leagueId, member.userId, playerId],
      );
      if (added.length > 0) await this.tell(transaction, member);
    });
    return { success: true, watched: true };
  }

  /** Follows a player no more. Whoever was not followed is not refused: the list is then as wanted. */
  async unwatch(member: Member, playerId: number): Promise<{ success: true; watched: false }> {
    await this.database.write(async (transaction) => {
      const gone = await transaction.sql(
        'delete from watched_player where league_id = $1 and user_id = $2 and player_id = $3 returning player_id',
        [member.leagueId, member.userId, playerId],
      );
      if (gone.length > 0) await this.tell(transaction, member);
    });
    return { success: true, watched: false };
  }

  private async tell({ record }: Pick<Transaction, 'record'>, { leagueId, userId }: Member): Promise<void> {
    await record(toUser(userId, userId, { type: 'watchListChanged', leagueId }));
  }
}
