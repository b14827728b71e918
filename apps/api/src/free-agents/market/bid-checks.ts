import { refusal as stepRefusal } from '@crease/core/contracts/contracts.refusals.js';
import { marketRules, type MarketRules } from '@crease/core/free-agents/market/market.rules.js';
import { tellPeople } from '../../leagues/team-people.queries.js';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Member } from '../../platform/http/member.js';
import { notFound, RefusalError } from '../../platform/refusal.error.js';
import { knownIn, playableIn } from '../../players/players.queries.js';
import type { PlayingLeague } from '../../teams/books.queries.js';
import { refusal } from '../free-agents.refusals.js';

/* Checks that sealed bids and bids in auctions share. */

export function teamOf(member: Member): string {
  if (member.teamId === null) throw new RefusalError(refusal('forbidden.bid', { kind: 'forbidden' }));
  return member.teamId;
}

/** True while bids count: in season, and between seasons in the auctions of free agency. */
export const takesBids = ({ phase, settings }: Pick<PlayingLeague, 'phase' | 'settings'>): boolean =>
  phase === 'in-season' || (phase === 'free-agency' && marketRules(settings)?.lots != null);

/** The rules of a league's bids. Refuses where there are none, and while no bids count. */
export function requireBids(league: PlayingLeague): MarketRules {
  const rules = marketRules(league.settings);
  if (rules === null) throw new RefusalError(refusal('weeklyPicks'));
  if (!takesBids(league)) throw new RefusalError(refusal('bidsOutOfSeason'));
  return rules;
}

/** Refuses an amount below the least one, or a salary that is no multiple of the step of salaries. */
export function refuseAmount(amount: number, { step, funds }: MarketRules, least: number): void {
  const at = { field: 'amount', figure: amount };
  if (amount < least)
    throw new RefusalError(refusal('belowMinimumBid', { figures: { amount, least }, ...at, limit: least }));
  if (funds === 'salary' && amount % step !== 0)
    throw new RefusalError(
      stepRefusal('salaryStep', {
        figures: { salary: amount, step, near: Math.max(least, Math.round(amount / step) * step) },
        ...at,
        limit: step,
      }),
    );
}

/** The name of a player that teams can bid for. A player who was won gets the price and the winner as the refusal. */
export async function biddable(db: Db, league: PlayingLeague, playerId: number): Promise<string> {
  const row = await db
    .selectFrom('player as p')
    .leftJoin('roster_entry as r', (join) => join.on('r.league_id', '=', league.id).onRef('r.player_id', '=', 'p.id'))
    .leftJoin('team as t', (join) => join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'))
    .select([
      'p.full_name as name',
      't.name as holder',
      knownIn(league.id).as('known'),
      playableIn(league.id).as('playable'),
    ])
    .where('p.id', '=', playerId)
    .executeTakeFirst();
  if (!row?.known) throw notFound('player');
  if (row.holder !== null) {
    const sale = await lastSale(db, league.id, playerId);
    throw new RefusalError(
      sale !== null && sale.team === row.holder
        ? refusal('soldByBid', { figures: { player: row.name, ...sale }, field: 'player_id' })
        : refusal('playerTaken', { figures: { player: row.name, holder: row.holder }, field: 'player_id' }),
    );
  }
  if (!row.playable)
    throw new RefusalError(refusal('notPlayable', { figures: { player: row.name }, field: 'player_id' }));
  return row.name;
}

async function lastSale(db: Db, leagueId: string, playerId: number): Promise<{ team: string; price: number } | null> {
  const sale = await db
    .selectFrom('bid as b')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'b.league_id').onRef('t.id', '=', 'b.team_id'))
    .select(['t.name as team', 'b.price'])
    .where('b.league_id', '=', leagueId)
    .where('b.player_id', '=', playerId)
    .where('b.outcome', '=', 'won')
    .where('b.decided_at', 'is not', null)
    .orderBy('b.decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return sale === undefined ? null : { team: sale.team, price: sale.price ?? 0 };
}

export async function decidedRefusal(db: Db, leagueId: string, playerId: number, player: string) {
  const sale = await lastSale(db, leagueId, playerId);
  return sale === null
    ? refusal('bidDecided', { figures: { player } })
    : refusal('bidDecided.sold', { figures: { player, ...sale } });
}

/** Open bids of a team at a time. */
const MOST_OPEN = 50;

export async function refuseAboveLimit(db: Db, leagueId: string, teamId: string): Promise<void> {
  const { bids } = await db
    .selectFrom('bid')
    .select(({ fn }) => fn.countAll<number>().as('bids'))
    .where('league_id', '=', leagueId)
    .where('team_id', '=', teamId)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  const open = Number(bids);
  if (open < MOST_OPEN) return;
  const figures = { open, most: MOST_OPEN };
  throw new RefusalError(refusal('tooManyBids', { figures, figure: open, limit: MOST_OPEN }));
}

/** The team's open bid for a player; null without one. The caller has locked the team. */
export async function openBid(db: Db, leagueId: string, teamId: string, playerId: number) {
  const bid = await db
    .selectFrom('bid')
    .select(['id', 'run_at'])
    .where('league_id', '=', leagueId)
    .where('team_id', '=', teamId)
    .where('player_id', '=', playerId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return bid ?? null;
}

export async function holds(db: Db, leagueId: string, teamId: string, playerId: number): Promise<boolean> {
  const held = await db
    .selectFrom('roster_entry')
    .select('player_id')
    .where('league_id', '=', leagueId)
    .where('team_id', '=', teamId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return held !== undefined;
}

/** Tells only the team's people, because bids are sealed. */
export async function publishBids(transaction: Pick<Transaction, 'db' | 'record'>, member: Member): Promise<void> {
  const { leagueId, userId: actor } = member;
  await tellPeople(transaction, { leagueId, teamId: teamOf(member), actor }, { type: 'bidsChanged', leagueId });
}
