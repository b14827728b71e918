import { draftName } from '@crease/core/draft/draft-name.words.js';
import { takesFromTeams } from '@crease/core/leagues/drafts/draft.table.js';
import { DRAFT_TYPES } from '@crease/core/draft-type.js';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';
import { namesIn } from '../platform/database/rows.js';

const p = namesIn('draft_pool as p');

/** The players that a running draft can take from their teams. Until it ends they are no part of trades. */
export async function exposedPlayers(db: Db, leagueId: string): Promise<{ playerId: number; draft: string }[]> {
  const rows = await db
    .selectFrom('draft as d')
    .innerJoin('draft_pool as p', (join) =>
      join.onRef('p.league_id', '=', 'd.league_id').onRef('p.draft_id', '=', 'd.id'),
    )
    .innerJoinLateral(
      sql<{ id: number }>`(select (x ->> 'id')::int as id from jsonb_array_elements(${p.players}) x)`.as('entry'),
      (on) => on.onTrue(),
    )
    .select(['entry.id as playerId', 'd.name', 'd.built'])
    .where('d.league_id', '=', leagueId)
    .where('d.kind', '<>', 'mock')
    .where('d.status', 'in', ['running', 'paused'])
    .where('d.type', '=', anyOf(DRAFT_TYPES.filter(takesFromTeams)))
    .execute();
  return rows.map(({ playerId, name, built }) => ({ playerId, draft: draftName({ name, built }) }));
}
