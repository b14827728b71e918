import type { SheetAnswer } from '@crease/core/protection/protection.schema.js';
import { priceOf } from '@crease/core/protection/keeper-prices.rules.js';
import {
  presentSheet,
  sheetFaults,
  sheetMinimums,
  sheetRules,
  sheetTotals,
  type Sheet,
  type SheetRules,
} from '@crease/core/protection/sheet.rules.js';
import { refusal } from '@crease/core/protection/protection.words.js';
import type { SeasonsKept } from '@crease/core/teams/keepers/seasons-kept.rules.js';
import { seasonPlus } from '@crease/core/season.js';
import { charge } from '@crease/core/teams/cap.rules.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import type { Db } from '../platform/database/database.js';
import { clockNow, isSo } from '../platform/database/sql.js';
import { RefusalError } from '../platform/refusal.error.js';
import { contractExpiry, expiryStatus } from '../players/player-cost.queries.js';
import { playerPoints } from '../points/points.queries.js';
import type { BooksQueries, PlayingLeague } from '../teams/books.queries.js';
import { rulesByTeam } from './keeper-picks.queries.js';
import { keptBefore } from '../teams/keepers/kept-before.queries.js';

export async function ownSheet(db: Db, books: BooksQueries, leagueId: string, teamId: string): Promise<SheetAnswer> {
  const league = await books.league(db, leagueId);
  const before = await keptBefore(db, league);
  const ofAll = sheetRules(league.settings, before);
  if (!ofAll) throw new RefusalError(refusal('noSheets'));
  const [team] = await books.books(db, league.id, [teamId]);
  if (!team) throw new Error('a member’s team has books');
  const rules = (await rulesByTeam(db, league, ofAll, [team], before))(team);
  const row = await savedSheet(db, league, teamId);
  const round = await presentRound(db, league);
  const points = await playerPoints(
    db,
    league.id,
    seasonPlus(league.season, -1),
    team.players.map(({ id }) => id),
  );
  const ends = await contractEnds(db, league.id, teamId);
  const locked = round?.locked_at != null;
  const saved: Sheet = row ?? { core: [], bench: [] };
  const sheet = locked ? saved : presentSheet(team, saved);
  return {
    season: league.season,
    deadline: round?.deadline?.toISOString() ?? null,
    locked_at: round?.locked_at?.toISOString() ?? null,
    open: league.phase === 'protection' && round !== undefined && !locked && !round.over,
    empty: row === undefined,
    automatic: row?.automatic ?? false,
    core: [...sheet.core],
    bench: [...sheet.bench],
    players: playersOf(team, sheet, { points, ends, before, rules }),
    rules: rulesView(team, rules),
    totals: totalsView(team, sheet, rules),
    faults: locked ? [] : sheetFaults(team, sheet, rules),
    points_from: points.from,
  };
}

const savedSheet = (db: Db, { id, season }: PlayingLeague, teamId: string) =>
  db
    .selectFrom('protection_sheet')
    .select(['core', 'bench', 'automatic'])
    .where('league_id', '=', id)
    .where('team_id', '=', teamId)
    .where('season', '=', season)
    .executeTakeFirst();

const presentRound = (db: Db, { id, season }: PlayingLeague) =>
  db
    .selectFrom('protection_round')
    .select((eb) => ['deadline', 'locked_at', isSo(eb('deadline', '<=', clockNow)).as('over')])
    .where('league_id', '=', id)
    .where('season', '=', season)
    .executeTakeFirst();

interface PlayerFacts {
  readonly points: Awaited<ReturnType<typeof playerPoints>>;
  readonly ends: Awaited<ReturnType<typeof contractEnds>>;
  readonly before: SeasonsKept;
  readonly rules: SheetRules;
}

const playersOf = (
  team: TeamBooks,
  sheet: Sheet,
  { points, ends, before, rules }: PlayerFacts,
): SheetAnswer['players'] =>
  team.players.map((player) => ({
    player_id: player.id,
    name: player.name,
    position: player.position,
    place: player.place,
    cap_hit: player.capHit,
    charge: charge(player),
    estimated: player.estimated === true,
    contract_expiry: ends.get(player.id)?.contract_expiry ?? null,
    expiry_status: ends.get(player.id)?.expiry_status ?? null,
    last_points: points.points.get(player.id) ?? 0,
    last_games: points.games.get(player.id) ?? 0,
    kept: before.get(player.id) ?? 0,
    round: rules.rounds?.asked.get(player.id) ?? null,
    ...(rules.prices && player.place !== 'rookie' ? { price: priceOf(player.id, rules.prices) } : {}),
    ...(rules.rounds?.ranks?.has(player.id) ? { rank: rules.rounds.ranks.get(player.id) } : {}),
    ...(rules.rounds?.closed?.drafted.has(player.id) ? { drafted: rules.rounds.closed.drafted.get(player.id) } : {}),
    on:
      player.place === 'rookie'
        ? 'safe'
        : sheet.core.includes(player.id)
          ? 'core'
          : sheet.bench.includes(player.id)
            ? 'bench'
            : null,
  }));

const rulesView = (team: TeamBooks, rules: SheetRules): SheetAnswer['rules'] => ({
  kind: rules.kind,
  limit: rules.limit,
  bench_limit: rules.benchLimit,
  bench_size: rules.benchSize,
  minimums: sheetMinimums(team, rules),
  keepers: rules.most?.keepers ?? null,
  ...(rules.ir === undefined ? {} : { keepers_ir: rules.ir }),
  ...(rules.most?.place === undefined ? {} : { keepers_place: rules.most.place }),
  most: rules.most ? { F: rules.most.F, D: rules.most.D, G: rules.most.G } : null,
  years: rules.years?.most ?? null,
  ...(rules.total ? { years_total: rules.total.most } : {}),
  ...(rules.prices
    ? {
        prices: {
          budget: rules.prices.budget,
          minimum: rules.prices.minimum,
          rounds: rules.prices.rounds,
          roster_size: rules.prices.rosterSize,
        },
      }
    : {}),
  rounds: rules.rounds
    ? {
        picks: rules.rounds.picks.map(({ id, round, label }) => ({ id, round, label })),
        otherwise: rules.rounds.otherwise,
        ...(rules.rounds.closed ? { closed: rules.rounds.closed.rounds } : {}),
      }
    : null,
});

function totalsView(team: TeamBooks, sheet: Sheet, rules: SheetRules): SheetAnswer['totals'] {
  const totals = sheetTotals(team, sheet, rules);
  return {
    core: totals.core,
    bench: totals.bench,
    core_players: totals.corePlayers,
    bench_players: totals.benchPlayers,
    by_position: { ...totals.byPosition },
  };
}

async function contractEnds(db: Db, leagueId: string, teamId: string) {
  const rows = await db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .select(['p.id', contractExpiry(leagueId).as('contract_expiry'), expiryStatus(leagueId).as('expiry_status')])
    .where('r.league_id', '=', leagueId)
    .where('r.team_id', '=', teamId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
