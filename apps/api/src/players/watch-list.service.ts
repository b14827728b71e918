import { Injectable } from '@nestjs/common';
import { WATCHED_MAX, type WatchListAnswer } from '@crease/core/players/players.schema.js';
import { Database, type Transaction } from '../platform/database/database.js';
import { oneAtATime } from '../platform/database/sql.js';
import { toUser } from '../platform/events/audience.js';
import { notFound, RefusalError } from '../platform/refusal.error.js';
import type { Member } from '../platform/http/member.js';
import { knownIn } from './players.queries.js';
import { refusal } from './players.refusals.js';

/** A user's watch list in a league. It is private: changes are published only to the user's own screens. */
@Injectable()
export class WatchListService {
  constructor(private readonly database: Database) {}

  async list({ leagueId, userId }: Pick<Member, 'leagueId' | 'userId'>): Promise<WatchListAnswer> {
    const rows = await this.database.prepared(
      'watch-list',
      this.database.db
        .selectFrom('watched_player as w')
        .innerJoin('player as p', 'p.id', 'w.player_id')
        .select(['w.player_id', 'w.added_at'])
        .where('w.league_id', '=', leagueId)
        .where('w.user_id', '=', userId)
        .where(knownIn(leagueId))
        .orderBy('w.added_at', 'desc')
        .orderBy('w.player_id'),
    );
    return { players: rows.map(({ player_id, added_at }) => ({ player_id, added_at: added_at.toISOString() })) };
  }

  /** Follows a player. Idempotent. */
  async watch(member: Member, playerId: number): Promise<{ success: true; watched: true }> {
    await this.database.write(async (transaction) => {
      const { db } = transaction;
      const player = await db
        .selectFrom('player as p')
        .select('p.id')
        .where('p.id', '=', playerId)
        .where(knownIn(member.leagueId))
        .executeTakeFirst();
      if (!player) throw notFound('player');
      // Serialize a list's changes: its count stays correct.
      await oneAtATime(db, `watch-${member.leagueId}-${member.userId}`);
      const held = await db
        .selectFrom('watched_player')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('league_id', '=', member.leagueId)
        .where('user_id', '=', member.userId)
        .where('player_id', '<>', playerId)
        .executeTakeFirstOrThrow();
      if (held.count >= WATCHED_MAX) {
        throw new RefusalError(
          refusal('watchListFull', { figures: { most: WATCHED_MAX }, figure: WATCHED_MAX + 1, limit: WATCHED_MAX }),
        );
      }
      const added = await db
        .insertInto('watched_player')
        .values({ league_id: member.leagueId, user_id: member.userId, player_id: playerId })
        .onConflict((conflict) => conflict.doNothing())
        .returning('player_id')
        .executeTakeFirst();
      if (added) await this.tell(transaction, member);
    });
    return { success: true, watched: true };
  }

  /** Stops following a player. Idempotent. */
  async unwatch(member: Member, playerId: number): Promise<{ success: true; watched: false }> {
    await this.database.write(async (transaction) => {
      const gone = await transaction.db
        .deleteFrom('watched_player')
        .where('league_id', '=', member.leagueId)
        .where('user_id', '=', member.userId)
        .where('player_id', '=', playerId)
        .returning('player_id')
        .executeTakeFirst();
      if (gone) await this.tell(transaction, member);
    });
    return { success: true, watched: false };
  }

  private async tell({ record }: Pick<Transaction, 'record'>, { leagueId, userId }: Member): Promise<void> {
    await record(toUser(userId, userId, { type: 'watchListChanged', leagueId }));
  }
}
