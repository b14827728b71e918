import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { AdminPlayer } from '@crease/core/auth/auth.schema.js';
import type { PlayerStatusBody } from '@crease/core/auth/admin.schema.js';
import { searchName } from '@crease/core/players/search.rules.js';
import { Database, type Db } from '../platform/database/database.js';
import { clockNow } from '../platform/database/sql.js';
import { tellEveryLeague } from '../platform/events/every-league.js';
import { notFound } from '../platform/refusal.error.js';
import { forceReportRead } from './roster-report.tables.js';
import { withTimesAsText } from './players.tables.js';

const SHOWN = 30;

const players = (db: Db) =>
  db
    .selectFrom('player')
    .select([
      'id',
      'full_name',
      'position',
      'nhl_club',
      'is_sample',
      'status',
      'status_note',
      'status_as_of',
      'status_by',
    ]);

/** Injury statuses of players, shared by all leagues: as imported, or as the site owner set them. */
@Injectable()
export class HealthService {
  constructor(private readonly database: Database) {}

  /**
   * Searches by part of a name, best ranked first. Without a search, lists players who are not healthy, latest first.
   */
  async find(search: string): Promise<AdminPlayer[]> {
    const all = players(this.database.db).limit(SHOWN);
    const found =
      search === ''
        ? all.where('status', '<>', 'healthy').orderBy('status_as_of', (order) => order.desc().nullsLast())
        : all
            .where(({ ref }) => sql<boolean>`position(${searchName(search)} in ${ref('search_name')}) > 0`)
            .orderBy('is_sample');
    const rows = await found
      .orderBy('rank', (order) => order.asc().nullsLast())
      .orderBy('id')
      .execute();
    return rows.map(withTimesAsText);
  }

  /** Sets a status that stays until it is set again or released; the NHL's roster report does not change it. */
  async set(playerId: number, { status, note }: PlayerStatusBody, userId: string): Promise<AdminPlayer> {
    return this.database.write(async ({ db }) => {
      await db
        .updateTable('player')
        .set({
          status,
          status_note: status === 'healthy' ? null : note,
          status_as_of: clockNow,
          status_by: 'hand',
          updated_at: clockNow,
        })
        .where('id', '=', playerId)
        .execute();
      const player = await players(db).where('id', '=', playerId).executeTakeFirst();
      if (!player) throw notFound('player');
      await tellEveryLeague(db, 'leagueChanged', userId);
      return withTimesAsText(player);
    });
  }

  /** Releases a manually set status: the NHL's roster report is read again and applies. */
  async leave(playerId: number, userId: string): Promise<AdminPlayer> {
    return this.database.write(async ({ db }) => {
      await db
        .updateTable('player')
        .set({ status_by: 'report', updated_at: clockNow })
        .where('id', '=', playerId)
        .where('status_by', '=', 'hand')
        .execute();
      const player = await players(db).where('id', '=', playerId).executeTakeFirst();
      if (!player) throw notFound('player');
      await forceReportRead(db);
      await tellEveryLeague(db, 'leagueChanged', userId);
      return withTimesAsText(player);
    });
  }
}
