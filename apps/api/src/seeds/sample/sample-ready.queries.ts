import { sql, type NotNull } from 'kysely';
import { startYear, type Season } from '@crease/core/season.js';
import { IR_STATUSES } from '@crease/core/teams/team.model.js';
import type { Db } from '../../platform/database/database.js';
import type { SampleSkater } from './sample-games.js';

/** `played`: games in the regular season so far. */
export type ReadyPlayer = SampleSkater & { readonly hurt_since: string | null; readonly played: number };

/**
 * Players with a club. `hurt_since`: first day of an injury, null when healthy, '' when unknown. Games on the day
 * `playing` do not count as played.
 */
export async function samplePlayers(db: Db, season: Season, playing = ''): Promise<ReadyPlayer[]> {
  const rows = await db
    .selectFrom('player')
    .select(['id', 'nhl_club', 'position', 'status', 'status_as_of'])
    .select(({ selectFrom }) =>
      selectFrom('player_game as k')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('k.player_id', '=', 'player.id')
        .where('k.season', '=', season)
        .where('k.playoffs', '=', false)
        .where('k.day', '<>', sql<string>`coalesce(nullif(${playing}, '')::date, '-infinity')`)
        .as('played'),
    )
    .where('is_sample', '=', true)
    .where('nhl_club', 'is not', null)
    // Include players who retired after the season, for leagues that play it late.
    .where(({ eb, or }) =>
      or([eb('roster_status', 'is distinct from', 'inactive'), eb('as_of', '>', `${startYear(season)}-07-01`)]),
    )
    .$narrowType<{ nhl_club: NotNull }>()
    .orderBy('id')
    .execute();
  return rows.map(({ id, nhl_club: club, position, status, status_as_of, played }) => ({
    id,
    club,
    goalie: position === 'G',
    defense: position === 'D',
    played: played ?? 0,
    hurt_since: IR_STATUSES.includes(status) ? (status_as_of?.toISOString().slice(0, 10) ?? '') : null,
  }));
}
