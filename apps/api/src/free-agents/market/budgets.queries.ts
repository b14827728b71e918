import { sql, type Expression } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { namesIn } from '../../platform/database/rows.js';
import type { BudgetMoveView } from '@crease/core/free-agents/market/market.answers.js';
import { marketRules } from '@crease/core/free-agents/market/market.rules.js';
import type { PlayingLeague } from '../../teams/books.queries.js';

const m = namesIn('budget_move as m');
const b = namesIn('bid as b');
const x = namesIn('trade as x');
const c = namesIn('trade_condition as c');

export interface TeamBudget {
  readonly team_id: string;
  readonly spent: number;
  /** Got in trades, less what was given. */
  readonly traded: number;
  /** Promised in accepted trades and under open conditions, and prices of auctions that the team leads. */
  readonly reserved: number;
  /** Without `reserved`. Open bids count as left, because everyone sees this figure. */
  readonly left: number;
}

type League = Pick<PlayingLeague, 'id' | 'season' | 'settings'>;

type Season = Pick<League, 'id' | 'season'>;

/** Budget that teams have promised and not yet given, in accepted trades and under open conditions. */
const promises = ({ id, season }: Season) => sql<{
  of_trade: string;
  giver: string;
  promised: number;
  conditional: boolean;
}>`(
    select of_trade, giver, (asset ->> 'amount')::int as promised, conditional
    from (
      select ${x.id}, side ->> 'team_id', asset, false from ${x.table},
        jsonb_array_elements(${x.terms} -> 'sides') side, jsonb_array_elements(side -> 'assets') asset
      where ${x.league_id} = ${id} and ${x.state} in ('accepted', 'in-review')
      union all
      select ${c.trade_id}, ${c.from_team_id}, ${c.asset}, true from ${c.table}
      where ${c.league_id} = ${id} and ${c.outcome} is null
    ) promise (of_trade, giver, asset, conditional)
    where asset ->> 'kind' = 'budget' and asset ->> 'season' = ${season}
  )`;

/** What a team has promised, with the prices of auctions that it leads. `without`: a trade that does not count. */
const promised = (teamId: Expression<string>, league: Season, without: string | null) =>
  sql<number>`(
    select coalesce(sum(promised), 0)::int from ${promises(league)} p
    where giver = ${teamId} and of_trade is distinct from ${without}
  ) + (
    select coalesce(sum(${b.lead}), 0)::int from ${b.table}
    where ${b.league_id} = ${league.id} and ${b.team_id} = ${teamId} and ${b.season} = ${league.season}
      and ${b.decided_at} is null
  )`;

export interface PromisedBudget {
  readonly amount: number;
  readonly team: string;
  /** The team that gets it. */
  readonly other: string;
  readonly conditional: boolean;
}

/** The largest budget that a trade promises; undefined without one. */
export const findPromisedBudget = (db: Db, league: Season): Promise<PromisedBudget | undefined> =>
  db
    .selectFrom(promises(league).as('p'))
    .innerJoin('trade as t', (join) => join.on('t.league_id', '=', league.id).onRef('t.id', '=', 'p.of_trade'))
    .innerJoin('team as giver', (join) => join.on('giver.league_id', '=', league.id).onRef('giver.id', '=', 'p.giver'))
    .innerJoin('team as getter', (join) =>
      join
        .on('getter.league_id', '=', league.id)
        .on(({ eb, ref, or, and }) =>
          and([
            eb('getter.id', '<>', ref('p.giver')),
            or([eb('getter.id', '=', ref('t.proposer_team_id')), eb('getter.id', '=', ref('t.recipient_team_id'))]),
          ]),
        ),
    )
    .select(['p.promised as amount', 'p.conditional', 'giver.name as team', 'getter.name as other'])
    .orderBy('p.promised', 'desc')
    .orderBy('p.of_trade')
    .limit(1)
    .executeTakeFirst();

/** The budgets of a league's teams in its season, by the number of the team. Empty where no bids are paid from them. */
export async function findBudgets(
  db: Db,
  { id, season, settings }: League,
  without: string | null = null,
): Promise<TeamBudget[]> {
  const rules = marketRules(settings);
  if (rules?.funds !== 'budget') return [];
  const rows = await db
    .selectFrom('team as t')
    .leftJoin('budget_move as m', (join) =>
      join.onRef('m.league_id', '=', 't.league_id').onRef('m.team_id', '=', 't.id').on('m.season', '=', season),
    )
    .select(({ ref }) => [
      't.id as team_id',
      promised(ref('t.id'), { id, season }, without).as('reserved'),
      sql<number>`coalesce(sum(${m.amount}), 0)::int`.as('moved'),
      sql<number>`coalesce(-sum(${m.amount}) filter (where ${m.kind} = 'won'), 0)::int`.as('spent'),
      sql<number>`coalesce(sum(${m.amount}) filter (where ${m.kind} = 'traded'), 0)::int`.as('traded'),
    ])
    .where('t.league_id', '=', id)
    .groupBy(['t.id', 't.number'])
    .orderBy('t.number')
    .execute();
  return rows.map(({ team_id, moved, spent, traded, reserved }) => ({
    team_id,
    spent,
    traded,
    reserved,
    left: rules.budget + moved - reserved,
  }));
}

const MOVES_SHOWN = 200;

/** The changes of a league's budgets in its season, newest first. */
export async function findBudgetMoves(
  db: Db,
  { id, season }: Pick<League, 'id' | 'season'>,
): Promise<BudgetMoveView[]> {
  const rows = await db
    .selectFrom('budget_move as m')
    .leftJoin('bid as b', (join) => join.onRef('b.league_id', '=', 'm.league_id').onRef('b.id', '=', 'm.bid_id'))
    .leftJoin('player as p', 'p.id', 'b.player_id')
    .leftJoin('trade as x', (join) => join.onRef('x.league_id', '=', 'm.league_id').onRef('x.id', '=', 'm.trade_id'))
    .select(({ eb }) => [
      'm.id',
      'm.team_id',
      'm.kind',
      'm.amount',
      'm.at',
      'b.player_id',
      'p.full_name as player_name',
      'm.trade_id',
      eb
        .case()
        .when('x.proposer_team_id', '=', eb.ref('m.team_id'))
        .then(eb.ref('x.recipient_team_id'))
        .else(eb.ref('x.proposer_team_id'))
        .end()
        .as('with_team_id'),
    ])
    .where('m.league_id', '=', id)
    .where('m.season', '=', season)
    .orderBy('m.at', 'desc')
    .orderBy('m.id')
    .limit(MOVES_SHOWN)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
