import { keeperPrice, priceBase, priceRules, type Gain } from '@crease/core/teams/keepers/keeper-price.rules.js';
import type { SeasonsKept } from '@crease/core/teams/keepers/seasons-kept.rules.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import type { PlayingLeague } from '../books.queries.js';
import { keptBefore } from './kept-before.queries.js';

type League = Pick<PlayingLeague, 'id' | 'season' | 'settings'>;

/**
 * Keeper prices by player in the auction of the league's season. Empty where keepers have no prices. `kept`:
 * consecutive seasons kept before this one; read when left out.
 */
export async function keeperPrices(
  db: Db,
  league: League,
  players: readonly number[],
  kept?: SeasonsKept,
): Promise<Map<number, number>> {
  const rules = priceRules(league.settings);
  if (rules === null || players.length === 0) return new Map();
  const before = rules.raise === 0 ? new Map<number, number>() : (kept ?? (await keptBefore(db, league)));
  const locked = before.size === 0 ? [] : await lockTimes(db, league);
  const gains = await gainsOf(db, league, players);
  return new Map(
    players.map((id) => {
      const base = priceBase(gains.get(id) ?? []);
      const since = base.at === null ? Infinity : locked.filter((at) => at > (base.at ?? 0)).length;
      return [id, keeperPrice(base, Math.min(since, before.get(id) ?? 0), rules)];
    }),
  );
}

/** When the sheets of earlier seasons were locked. */
async function lockTimes(db: Db, { id, season }: League): Promise<number[]> {
  const rounds = await db
    .selectFrom('protection_round')
    .select('locked_at')
    .where('league_id', '=', id)
    .where('season', '<', season)
    .where('locked_at', 'is not', null)
    .execute();
  return rounds.map(({ locked_at }) => locked_at?.getTime() ?? 0);
}

async function gainsOf(db: Db, { id, season }: League, players: readonly number[]): Promise<Map<number, Gain[]>> {
  const sales = await db
    .selectFrom('draft_selection as s')
    .innerJoin('draft as d', (join) => join.onRef('d.league_id', '=', 's.league_id').onRef('d.id', '=', 's.draft_id'))
    .select(['s.player_id', 's.team_id', 's.at', 's.price'])
    .where('d.league_id', '=', id)
    .where('d.season', '<', season)
    .where('d.kind', '<>', 'mock')
    .where('s.price', 'is not', null)
    .where('s.player_id', '=', anyOf(players))
    .execute();
  const stays = await db
    .selectFrom('roster_stay')
    .select(['player_id', 'team_id', 'acquired_at', 'from_at', 'acquired_by'])
    .where('league_id', '=', id)
    .where('player_id', '=', anyOf(players))
    .execute();
  const gains = new Map<number, Gain[]>();
  const add = (player: number, gain: Gain) => gains.set(player, [...(gains.get(player) ?? []), gain]);
  for (const { player_id, team_id, at, price } of sales)
    add(player_id, { teamId: team_id, at: at.getTime(), price: price ?? 0 });
  for (const { player_id, team_id, acquired_at, from_at, acquired_by } of stays)
    add(player_id, { teamId: team_id, at: (acquired_at ?? from_at).getTime(), by: acquired_by ?? '' });
  return gains;
}

/** Sum of each team's keeper prices: active players and injured reserve, without `drafted`. */
export async function keptMoneyByTeam(
  db: Db,
  league: League,
  drafted: readonly number[] = [],
): Promise<Map<string, number> | null> {
  if (priceRules(league.settings) === null) return null;
  const held = await db
    .selectFrom('roster_entry')
    .select(['player_id', 'team_id'])
    .where('league_id', '=', league.id)
    .where('place', '<>', 'rookie')
    .execute();
  const without = new Set(drafted);
  const keepers = held.filter(({ player_id }) => !without.has(player_id));
  const prices = await keeperPrices(
    db,
    league,
    keepers.map(({ player_id }) => player_id),
  );
  const sums = new Map<string, number>();
  for (const { player_id, team_id } of keepers)
    sums.set(team_id, (sums.get(team_id) ?? 0) + (prices.get(player_id) ?? 0));
  return sums;
}
