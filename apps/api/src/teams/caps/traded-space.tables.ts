import type { Expression } from 'kysely';
import type { Db } from '../../platform/database/database.js';

/* Cap space that teams have traded, by season. */

export interface GivenSpace {
  readonly season: string;
  readonly amount: number;
  readonly from: string;
  readonly to: string;
}

export async function giveSpace(
  db: Db,
  leagueId: string,
  tradeId: string,
  { season, amount, from, to }: GivenSpace,
): Promise<void> {
  const row = (team_id: string, given: number) => ({
    league_id: leagueId,
    trade_id: tradeId,
    season,
    team_id,
    amount: given,
  });
  await db
    .insertInto('traded_space')
    .values([row(from, amount), row(to, -amount)])
    .execute();
}

export async function returnSpace(db: Db, leagueId: string, tradeId: string): Promise<void> {
  await db.deleteFrom('traded_space').where('league_id', '=', leagueId).where('trade_id', '=', tradeId).execute();
}

/** Cap space that a team has traded away in a season: below 0 when received, null without trades. */
export const spaceGivenIn = (
  db: Db,
  { leagueId, team }: { readonly leagueId: Expression<string>; readonly team: Expression<string> },
  season: Expression<string>,
) =>
  db
    .selectFrom('traded_space as s')
    .select(({ fn }) => fn.sum<number | null>('s.amount').as('amount'))
    .where('s.league_id', '=', leagueId)
    .where('s.team_id', '=', team)
    .where('s.season', '=', season)
    .$asScalar();

/** Cap space that a team gave and got in its trades, with the other team. */
export const spacesOf = (db: Db, leagueId: string, teamId: string) =>
  db
    .selectFrom('traded_space as s')
    .innerJoin('traded_space as o', (join) =>
      join
        .onRef('o.league_id', '=', 's.league_id')
        .onRef('o.trade_id', '=', 's.trade_id')
        .onRef('o.season', '=', 's.season')
        .onRef('o.team_id', '<>', 's.team_id'),
    )
    .select(['s.season', 's.amount', 'o.team_id as teamId'])
    .where('s.league_id', '=', leagueId)
    .where('s.team_id', '=', teamId)
    .orderBy('s.amount', 'desc')
    .orderBy('s.trade_id');
