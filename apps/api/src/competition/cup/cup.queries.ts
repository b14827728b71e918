import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';

export async function findCupWinners(db: Db, leagueId: string): Promise<ReadonlyMap<Season, string>> {
  const open = await db
    .selectFrom('cup_round')
    .select(['season', 'decided_at'])
    .where('league_id', '=', leagueId)
    .execute();
  const running = new Set(open.flatMap((round) => (round.decided_at === null ? [round.season] : [])));
  const over = [...new Set(open.map(({ season }) => season))].filter((season) => !running.has(season));
  const rows = await db
    .selectFrom('cup_team')
    .select(['season', 'team_id'])
    .where('league_id', '=', leagueId)
    .where('season', '=', anyOf(over))
    .where('out_in', 'is', null)
    .execute();
  return new Map(rows.map(({ season, team_id: id }) => [season, id]));
}
