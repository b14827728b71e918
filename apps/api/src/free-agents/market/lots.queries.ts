import type { LotView } from '@crease/core/free-agents/market/market.answers.js';
import type { Db } from '../../platform/database/database.js';

export async function findLots(db: Db, leagueId: string): Promise<LotView[]> {
  const rows = await db
    .selectFrom('bid as b')
    .innerJoin('player as p', 'p.id', 'b.player_id')
    .innerJoin('bid as o', (join) =>
      join
        .onRef('o.league_id', '=', 'b.league_id')
        .onRef('o.player_id', '=', 'b.player_id')
        .on('o.decided_at', 'is', null),
    )
    .select(({ fn }) => [
      'b.player_id',
      'p.full_name as player_name',
      'b.team_id as leader_team_id',
      'b.lead as price',
      'b.run_at',
      fn.count<number>('o.id').as('bidders'),
      fn.max('o.team_id').filterWhere('o.nominated', '=', true).as('opened_by'),
    ])
    .where('b.league_id', '=', leagueId)
    .where('b.decided_at', 'is', null)
    .where('b.lead', 'is not', null)
    .groupBy(['b.player_id', 'p.full_name', 'b.team_id', 'b.lead', 'b.run_at'])
    .orderBy('b.run_at')
    .orderBy('b.player_id')
    .execute();
  return rows.map(({ run_at, price, bidders, ...row }) => ({
    ...row,
    price: price ?? 0,
    bidders: Number(bidders),
    ends_at: run_at.toISOString(),
  }));
}

/** The auctions that a team leads, with the player that it drops when it wins. */
export const ledBy = (db: Db, leagueId: string, teamId: string) =>
  db
    .selectFrom('bid')
    .select(['player_id', 'drop_player_id', 'lead'])
    .where('league_id', '=', leagueId)
    .where('team_id', '=', teamId)
    .where('decided_at', 'is', null)
    .where('lead', 'is not', null)
    .orderBy('player_id')
    .execute();
