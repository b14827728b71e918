import { Injectable } from '@nestjs/common';
import type { AdminPlayer, PlayerStatusBody } from '@crease/core/auth/auth.schema.js';
import { searchName } from '@crease/core/players/search.rules.js';
import { Database } from '../platform/database/database.js';
import { tellEveryLeague } from '../platform/events/every-league.js';
import { notFound } from '../platform/http/refusal.error.js';

const SHOWN = 30;
const PLAYER = `
  select id, full_name, position, nhl_club, is_sample, status, status_note, to_char(status_as_of at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as status_as_of from player`;

/** How players are, everywhere: what imports say, and what the site owner says after them. */
@Injectable()
export class HealthService {
  constructor(private readonly database: Database) {}

  /** By any part of a name, the best ranked first; without one, those who are not healthy, the latest first. */
  async find(search: string): Promise<AdminPlayer[]> {
    if (search === '')
      return this.database.query<AdminPlayer>(
        `${PLAYER} where status <> 'healthy' order by status_as_of desc nulls last, rank nulls last, id limit $1`,
        [SHOWN],
      );
    return this.database.query<AdminPlayer>(
      `${PLAYER} where position($2 in search_name) > 0 order by is_sample, rank nulls last, id limit $1`,
      [SHOWN, searchName(search)],
    );
  }

  /** Holds from now on, until a newer import or another word. */
  async set(playerId: number, { status, note }: PlayerStatusBody, userId: string): Promise<AdminPlayer> {
    return this.database.write(async ({ sql }) => {
      const changed = await sql(
        'update player set status = $2, status_note = $3, status_as_of = clock_timestamp(), updated_at = clock_timestamp() where id = $1 returning id',
        [playerId, status, status === 'healthy' ? null : note],
      );
      const [player] = await sql<AdminPlayer>(`${PLAYER} where id = $1`, [playerId]);
      if (changed.length === 0 || !player) throw notFound('This player');
      await tellEveryLeague(sql, 'leagueChanged', userId);
      return player;
    });
  }
}
