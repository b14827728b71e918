import { refusal } from '@crease/core/competition/competition.refusals.js';
import type { ClaimEnding } from '@crease/core/free-agents/waiver.words.js';
import { storedRefusal } from '@crease/core/refusals.js';
import { closedTeams } from '../competition/matchups/closed-teams.queries.js';
import type { Db, Transaction } from '../platform/database/database.js';
import { json } from '../platform/database/sql.js';
import { teamLine } from '../platform/events/audience.js';
import type { BooksQueries } from '../teams/books.queries.js';

export const closedClaims = (db: Db) =>
  closedTeams(db)
    .innerJoin('waiver_claim as c', (join) =>
      join.onRef('c.league_id', '=', 't.league_id').onRef('c.team_id', '=', 't.id'),
    )
    .innerJoin('waiver as w', (join) => join.onRef('w.league_id', '=', 'c.league_id').onRef('w.id', '=', 'c.waiver_id'))
    .innerJoin('player as p', 'p.id', 'w.player_id')
    .select(['c.id', 'w.player_id', 'p.full_name as player'])
    .where('c.withdrawn_at', 'is', null)
    .where('c.outcome', 'is', null)
    .where('w.resolved_at', 'is', null)
    .orderBy('c.id');

/** Ends the open claims of a league's teams whose rosters are closed, and tells their managers why. */
export async function endClosedClaims(
  { db, record }: Transaction,
  books: BooksQueries,
  leagueId: string,
): Promise<void> {
  const inLeague = closedClaims(db).where('l.id', '=', leagueId);
  const teams = (await inLeague.execute()).map(({ team_id }) => team_id);
  await books.lock(db, leagueId, teams);
  for (const { id, team_id, name: team, player_id, player: name } of await inLeague.execute()) {
    const why = storedRefusal(refusal('playoffOut', { figures: { team } }));
    const ending: ClaimEnding = { key: 'refused', figures: { why } };
    await db
      .updateTable('waiver_claim')
      .set({ outcome: 'refused', ending: json(ending) })
      .where('league_id', '=', leagueId)
      .where('id', '=', id)
      .execute();
    await record(
      teamLine(team_id, {
        leagueId,
        actor: null,
        says: { key: 'freeAgents.claimFailed', figures: { name, reason: ending } },
        data: { kind: 'claim', playerId: player_id, name, outcome: 'refused' },
      }),
    );
  }
}
