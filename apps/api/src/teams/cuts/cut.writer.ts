import { cutRules, deadCap } from '@crease/core/teams/cuts/cut.rules.js';
import { retainedAmount } from '@crease/core/teams/retention.rules.js';
import { writeDeadCap } from '../../contracts/contracts.tables.js';
import type { Db } from '../../platform/database/database.js';
import type { PlayingLeague } from '../books.queries.js';
import { releasePlayers } from '../roster.writer.js';

/** Removes a player. In leagues with own salaries the contract's dead cap begins. */
export async function cutPlayer(
  db: Db,
  league: Pick<PlayingLeague, 'id' | 'season' | 'settings'>,
  teamId: string,
  playerId: number,
): Promise<void> {
  const cut = cutRules(league.settings);
  const contract =
    cut === null
      ? undefined
      : await db
          .selectFrom('league_contract')
          .select(['salary', 'first_season', 'last_season', 'signed_at'])
          .where('league_id', '=', league.id)
          .where('player_id', '=', playerId)
          .where('released_at', 'is', null)
          .executeTakeFirst();
  await releasePlayers(db, league.id, { teamId, playerIds: [playerId] });
  if (cut === null || contract === undefined) return;
  const { salary, first_season: firstSeason, last_season: lastSeason, signed_at: signedAt } = contract;
  const retained = await db
    .selectFrom('retention')
    .select(['team_id', 'percent', 'dollars', 'of_hit', 'through_season'])
    .where('league_id', '=', league.id)
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('created_at', '>=', signedAt)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const lines = deadCap(
    { salary, firstSeason, lastSeason },
    { teamId, season: league.season, cut },
    retained.map((row) => ({
      teamId: row.team_id,
      amount: retainedAmount(salary, { percent: row.percent, dollars: row.dollars, ofHit: row.of_hit }),
      through: row.through_season,
    })),
  );
  const rows = lines.map(({ teamId: team_id, season, amount }) => ({ team_id, season, amount }));
  await writeDeadCap(db, league.id, playerId, rows);
}
