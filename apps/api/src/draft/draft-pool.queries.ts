import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { DraftedPlayer, DraftType, PoolPlayer, RetainedShare } from '@crease/core/draft/draft.model.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { POOL_STATS } from '@crease/core/draft/recap/pool-points.rules.js';
import { rookieLimits } from '@crease/core/leagues/farm.rules.js';
import { rookieReasons } from '@crease/core/players/rookie.rules.js';
import {
  CATEGORIES,
  GAME_COLUMNS,
  isWeighed,
  lineOfSeason,
  pointsOf,
  SCORED_COLUMNS,
  SCORING,
  scoringOf,
  type GameColumn,
  type Scoring,
} from '@crease/core/players/scoring/scoring.table.js';
import type { Db } from '../platform/database/database.js';
import { minimumSalary } from '../platform/database/system-config.js';
import { statusIn } from '../players/player-status.queries.js';
import { playableIn } from '../players/players.queries.js';
import { contractIn, retainedPart } from '../teams/charges.queries.js';
import type { DraftLeague } from './draft.queries.js';

/** The columns kept of a player's season: those shown, and those that points are calculated from. */
const COLUMNS = [...new Set([...POOL_STATS, ...SCORED_COLUMNS])];

type StatLine = { season: string } & Readonly<Record<(typeof COLUMNS)[number], number | null>>;

/** The amounts that teams of the league retain of each player's cap hit, as `kept`. */
export const retainedShares = (db: Db, leagueId: string, season: string) =>
  db
    .selectFrom(
      db
        .selectFrom('retention as x')
        .select(['x.player_id', 'x.team_id', ({ fn }) => fn.sum<number>(retainedPart(sql.val(season))).as('amount')])
        .where('x.league_id', '=', leagueId)
        .where('x.ended_at', 'is', null)
        .where('x.through_season', '>=', season)
        .groupBy(['x.player_id', 'x.team_id'])
        .as('share'),
    )
    .select(({ ref, fn }) => [
      'share.player_id',
      fn
        .agg<RetainedShare[]>('json_agg', [
          jsonBuildObject({ teamId: ref('share.team_id'), amount: ref('share.amount') }),
        ])
        .orderBy('share.team_id')
        .as('shares'),
    ])
    .groupBy('share.player_id')
    .as('kept');

/** The regular seasons of player `p` so far, newest first, as `played`. */
const statLines = (db: Db, season: string) =>
  db
    .selectFrom('player_season as line')
    .select(({ ref, fn }) =>
      fn
        .agg<StatLine[] | null>('json_agg', [
          jsonBuildObject({
            season: ref('line.season'),
            ...Object.fromEntries(COLUMNS.map((stat) => [stat, ref(`line.${stat}`)])),
          }),
        ])
        .orderBy('line.season', 'desc')
        .as('lines'),
    )
    .where('line.player_id', '=', sql.ref<number>('p.id'))
    .where('line.playoffs', '=', false)
    .where('line.season', '<=', season)
    .as('played');

const keyOf = (playerId: number, season: string) => `${playerId} ${season}`;

/**
 * Columns that a season's line lacks, counted game by game. Queried only when the league gives points for one of them.
 */
async function countsByGame(
  db: Db,
  season: string,
  scoring: Scoring,
): Promise<ReadonlyMap<string, Readonly<Record<GameColumn, number>>>> {
  const counted = CATEGORIES.some((category) => 'game' in SCORING[category] && isWeighed(scoring, category));
  if (!counted) return new Map();
  const rows = await db
    .selectFrom('player_game as k')
    .select(['k.player_id', 'k.season'])
    .select(({ fn }) =>
      GAME_COLUMNS.map(({ as, column, least }) => fn.countAll<number>().filterWhere(`k.${column}`, '>=', least).as(as)),
    )
    .where('k.playoffs', '=', false)
    .where('k.season', '<=', season)
    .groupBy(['k.player_id', 'k.season'])
    .execute();
  return new Map(rows.map(({ player_id, season: of, ...counts }) => [keyOf(player_id, of), counts]));
}

const playersOf = (db: Db, { id: leagueId, season }: DraftLeague, emptied: boolean) =>
  db
    .selectFrom('player as p')
    .leftJoinLateral(
      ({ ref }) => contractIn(db, ref('p.id'), sql.val(season)),
      (on) => on.onTrue(),
    )
    .leftJoin('rookie_override as o', (on) => on.onRef('o.player_id', '=', 'p.id').on('o.league_id', '=', leagueId))
    .leftJoin(retainedShares(db, leagueId, season), 'kept.player_id', 'p.id')
    .leftJoinLateral(statLines(db, season), (on) => on.onTrue())
    .select(({ fn, eb }) => [
      'p.id',
      'p.full_name as name',
      'p.position',
      'p.position_detail as detail',
      'p.nhl_club as club',
      'p.birth_date',
      statusIn(sql.val(leagueId)).as('status'),
      'p.contract_expiry',
      'p.expiry_status',
      'p.drafted_or_signed',
      'p.draft_year',
      'p.draft_overall',
      'p.is_sample',
      fn.coalesce('hit.cap_hit', minimumSalary).as('cap_hit'),
      eb('hit.season', 'is distinct from', season).$castTo<boolean>().as('estimated'),
      'kept.shares',
      'o.rookie as rookie_override',
      'played.lines',
    ])
    .$if(!emptied, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('roster_entry as r')
              .select('r.player_id')
              .where('r.league_id', '=', leagueId)
              .whereRef('r.player_id', '=', 'p.id'),
          ),
        ),
      ),
    )
    .where(playableIn(leagueId, season))
    .orderBy('p.rank', (order) => order.asc().nullsLast())
    .orderBy('p.id');

/**
 * The players who may be drafted now.
 * - General draft: players without a team in the league, without rookies when the league drafts those separately.
 * - Rookie draft: the rookies among them.
 * - `emptied`: players on rosters as well.
 *
 * The drafting team does not pay what other teams retain of a cap hit. The retaining team itself pays the whole cap
 * hit, but no longer the retained part, so its total is the same.
 */
export async function poolOf(
  db: Db,
  league: DraftLeague,
  type: DraftType,
  { emptied = false }: { emptied?: boolean } = {},
): Promise<PoolEntry[]> {
  const rows = await playersOf(db, league, emptied).execute();
  const scoring = scoringOf(league.settings);
  const byGame = await countsByGame(db, league.season, scoring);
  const rookiesApart = league.settings.rookieDraftEnabled;
  const limits = rookieLimits(league.settings);
  const entries: PoolEntry[] = [];
  rows.forEach((row, index) => {
    const lines = row.lines ?? [];
    const rookie =
      row.rookie_override ??
      rookieReasons(
        {
          position: row.position,
          birth_date: row.birth_date,
          drafted_or_signed: row.drafted_or_signed,
          seasons: lines.map((line) => ({ season: line.season, gp: line.gp ?? 0 })),
        },
        league.season,
        limits,
      ).length === 0;
    if (type === 'rookie' ? !rookie : rookie && rookiesApart) return;
    const line = lines.find((candidate) => (candidate.gp ?? 0) > 0);
    entries.push({
      id: row.id,
      name: row.name,
      position: row.position,
      detail: row.detail,
      club: row.club,
      ...retainedFrom(row.cap_hit, row.shares ?? []),
      estimated: row.estimated,
      rookie,
      rank: index + 1,
      birthDate: row.birth_date,
      status: row.status,
      contractExpiry: row.contract_expiry,
      expiryStatus: row.expiry_status,
      sample: row.is_sample,
      stats: statsIn(line),
      statsSeason: line?.season ?? null,
      ...(line === undefined
        ? {}
        : {
            points: pointsOf(
              { ...lineOfSeason(line), ...byGame.get(keyOf(row.id, line.season)) },
              scoring,
              row.position,
            ),
          }),
      ...(rookie && row.draft_year !== null ? { nhlDraft: { year: row.draft_year, overall: row.draft_overall } } : {}),
    });
  });
  return entries;
}

function statsIn(line: StatLine | undefined): Record<string, number> {
  const stats: Record<string, number> = {};
  for (const stat of POOL_STATS) {
    const value = line?.[stat];
    if (typeof value === 'number') stats[stat] = value;
  }
  return stats;
}

/** The pool as it was fixed when the draft began; null before. */
export async function fixedPool(db: Db, draftId: string): Promise<{ version: string; players: PoolEntry[] } | null> {
  const row = await db
    .selectFrom('draft_pool')
    .select(['version', 'players'])
    .where('draft_id', '=', draftId)
    .executeTakeFirst();
  return row ?? null;
}

/** Cap hit for a draft: what remains of it after the retained parts, and those parts. */
export function retainedFrom(
  capHit: number,
  shares: readonly RetainedShare[],
): Pick<DraftedPlayer, 'capHit' | 'retained'> {
  const retained = shares.filter(({ amount }) => amount > 0);
  if (retained.length === 0) return { capHit };
  return { capHit: retained.reduce((left, { amount }) => left - amount, capHit), retained };
}

/** A short hash that changes whenever the pool changes. */
export function poolVersion(players: readonly PoolPlayer[]): string {
  return createHash('sha256').update(JSON.stringify(players)).digest('base64url').slice(0, 16);
}
