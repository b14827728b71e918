import { draftRounds } from '@crease/core/leagues/drafts/draft.table.js';
import { sql } from 'kysely';
import { givenPickWords } from '@crease/core/protection/protection.words.js';
import {
  askedRounds,
  ranksOf,
  roundsByRank,
  type KeeperPick,
  type KeeperRounds,
} from '@crease/core/protection/keeper-picks.rules.js';
import type { KeeperPrices } from '@crease/core/protection/keeper-prices.rules.js';
import { dependsOnPlace, rulesAtPlace } from '@crease/core/protection/keeper-places.rules.js';
import type { SheetRules } from '@crease/core/protection/sheet.rules.js';
import { priceRules } from '@crease/core/teams/keepers/keeper-price.rules.js';
import type { SeasonsKept } from '@crease/core/teams/keepers/seasons-kept.rules.js';
import { seasonPlus } from '@crease/core/season.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import { findPlaces } from '../competition/table.queries.js';
import { promisedPick } from '../leagues/draft-picks.tables.js';
import type { Db } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';
import { everybodysPoints } from '../points/points.queries.js';
import { keeperPrices } from '../teams/keepers/keeper-prices.queries.js';
import type { PlayingLeague } from '../teams/books.queries.js';
import { namesIn } from '../platform/database/rows.js';

const p = namesIn('draft_pick as p');

type League = Pick<PlayingLeague, 'id' | 'season' | 'settings'>;

/**
 * The rules of each team's sheet. The number of keepers may depend on the place in the last season. In a league that
 * keeps by round the rules include its own picks of the coming general draft.
 */
export async function rulesByTeam(
  db: Db,
  league: League,
  rules: SheetRules,
  books: readonly TeamBooks[],
  kept: SeasonsKept,
): Promise<(team: TeamBooks) => SheetRules> {
  const { settings } = league;
  const places = dependsOnPlace(settings)
    ? await findPlaces(db, league.id, seasonPlus(league.season, -1))
    : new Map<string, number>();
  const players = books.flatMap((team) => team.players.map(({ id }) => id));
  const rounds = draftRounds(settings, 'general', false) ?? 0;
  const priced = await pricesByTeam(db, league, { players, rounds, kept });
  const atPlace = (team: TeamBooks) => ({
    ...rulesAtPlace(rules, settings, places.get(team.teamId)),
    ...(priced === null ? {} : { prices: priced(team) }),
  });
  if (rules.kind !== 'round') return atPlace;
  const drafted = await draftedRounds(db, league, players);
  const ranks = settings.keeper_cost === 'rank' ? await lastRanks(db, league) : undefined;
  const asked =
    ranks === undefined
      ? askedRounds(players, drafted, kept, {
          step: settings.keeper_step ?? 1,
          undrafted: settings.keeper_undrafted ?? 0,
          rounds,
        })
      : roundsByRank(players, ranks, { teams: settings.num_teams, rounds });
  const picks = await picksToGive(db, league, rounds);
  const otherwise = settings.keeper_otherwise === 'later' ? 'later' : 'earlier';
  const closed = settings.keeper_closed_rounds ? { closed: { rounds: settings.keeper_closed_rounds, drafted } } : {};
  return (team) => {
    const own: KeeperRounds = {
      picks: picks.get(team.teamId) ?? [],
      asked,
      otherwise,
      ...closed,
      ...(ranks ? { ranks } : {}),
    };
    return { ...atPlace(team), rounds: own };
  };
}

/** Each team's part of the auction's budget that keepers cost; null where keepers have no prices. */
async function pricesByTeam(
  db: Db,
  league: League,
  { players, rounds, kept }: { players: readonly number[]; rounds: number; kept: SeasonsKept },
): Promise<((team: TeamBooks) => KeeperPrices) | null> {
  const rules = priceRules(league.settings);
  if (rules === null) return null;
  const of = await keeperPrices(db, league, players, kept);
  const { budget, minimum } = rules;
  return (team) => ({
    of,
    budget,
    minimum,
    rounds,
    rosterSize: league.settings.max_roster_size,
    injured: new Set(team.players.filter(({ place }) => place === 'ir').map(({ id }) => id)),
  });
}

/** Ranks all players by points of the last regular season, in the league's scoring, on any team. */
async function lastRanks(db: Db, { id, season }: League): Promise<Map<number, number>> {
  const { points } = await everybodysPoints(db, id, seasonPlus(season, -1));
  return ranksOf(points);
}

/** Players from no general draft of the league are missing. */
async function draftedRounds(db: Db, league: League, players: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('draft_selection as s')
    .innerJoin('draft as d', (join) => join.onRef('d.league_id', '=', 's.league_id').onRef('d.id', '=', 's.draft_id'))
    .innerJoin('draft_pick as p', (join) =>
      join.onRef('p.league_id', '=', 's.league_id').onRef('p.id', '=', 's.pick_id'),
    )
    .select(['s.player_id', 'p.round'])
    .distinctOn('s.player_id')
    .where('d.league_id', '=', league.id)
    .where('d.kind', '<>', 'mock')
    .where('d.type', '=', 'general')
    .where('s.player_id', '=', anyOf(players))
    .orderBy('s.player_id')
    .orderBy('s.at', 'desc')
    .execute();
  return new Map(rows.map(({ player_id, round }) => [player_id, round]));
}

/**
 * Picks of the coming draft by owner, without forfeited and promised ones. In each round a team's own pick comes first.
 */
async function picksToGive(db: Db, league: League, rounds: number): Promise<Map<string, KeeperPick[]>> {
  const rows = await db
    .selectFrom('draft_pick as p')
    .innerJoin('team as t', (join) =>
      join.onRef('t.league_id', '=', 'p.league_id').onRef('t.id', '=', 'p.original_team_id'),
    )
    .select(['p.id', 'p.round', 'p.owner_team_id', 'p.original_team_id', 't.name'])
    .where('p.league_id', '=', league.id)
    .where('p.season', '=', league.season)
    .where('p.type', '=', 'general')
    .where('p.round', '<=', rounds)
    .where('p.forfeited_at', 'is', null)
    .where(({ not }) => not(promisedPick()))
    .orderBy('p.round')
    .orderBy(sql`${p.owner_team_id} <> ${p.original_team_id}`)
    .orderBy('t.number')
    .orderBy('p.extra')
    .execute();
  const byOwner = new Map<string, KeeperPick[]>();
  for (const row of rows)
    byOwner.set(row.owner_team_id, [...(byOwner.get(row.owner_team_id) ?? []), keeperPickOf(row)]);
  return byOwner;
}

export async function costsOf(db: Db, leagueId: string, season: string): Promise<Map<number, KeeperPick>> {
  const rows = await db
    .selectFrom('draft_pick as p')
    .innerJoin('team as t', (join) =>
      join.onRef('t.league_id', '=', 'p.league_id').onRef('t.id', '=', 'p.original_team_id'),
    )
    .select(['p.id', 'p.round', 'p.keeper_id', 'p.owner_team_id', 'p.original_team_id', 't.name'])
    .where('p.league_id', '=', leagueId)
    .where('p.season', '=', season)
    .where('p.keeper_id', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.keeper_id ?? 0, keeperPickOf(row)]));
}

interface PickRow {
  readonly id: string;
  readonly round: number;
  readonly owner_team_id: string;
  readonly original_team_id: string;
  readonly name: string;
}

function keeperPickOf({ id, round, owner_team_id: owner, original_team_id: original, name }: PickRow): KeeperPick {
  const team = owner === original ? null : name;
  return { id, round, label: givenPickWords({ round, team }), ...(team === null ? {} : { team }) };
}
