import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { RetainedShare } from '@crease/core/draft/draft.model.js';
import { POOL_STATS } from '@crease/core/draft/recap/pool-points.rules.js';
import { SCORED_COLUMNS } from '@crease/core/players/scoring/scoring.table.js';
import type { Db } from '../platform/database/database.js';
import { minimumSalary } from '../platform/database/system-config.js';
import { statusIn } from '../players/player-status.queries.js';
import { playableIn } from '../players/players.queries.js';
import { contractExpiry, contractIn, expiryStatus } from '../players/player-cost.queries.js';
import { retainedPart } from '../teams/charges.queries.js';
import type { DraftLeague } from './draft.queries.js';
import type { StatLine } from './draft-pool-stats.queries.js';
import { namesIn } from '../platform/database/rows.js';

const p = namesIn('player as p');

/** The columns kept of a player's season: those shown, and those that points are calculated from. */
export const COLUMNS = [...new Set([...POOL_STATS, ...SCORED_COLUMNS])];

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

/**
 * `emptied`: also players on rosters. `free`: without players on waivers. `held`: instead the active players of teams,
 * without those whom an accepted trade or an open condition promises.
 */
export const playersOf = (
  db: Db,
  { id: leagueId, season }: DraftLeague,
  { emptied, free, held }: Readonly<Record<'emptied' | 'free' | 'held', boolean>>,
) =>
  db
    .selectFrom('player as p')
    .leftJoinLateral(
      ({ ref }) => contractIn(db, leagueId, ref('p.id'), sql.val(season)),
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
      contractExpiry(leagueId).as('contract_expiry'),
      expiryStatus(leagueId).as('expiry_status'),
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
    .leftJoin('roster_entry as holder', (on) =>
      on.onRef('holder.player_id', '=', 'p.id').on('holder.league_id', '=', leagueId),
    )
    .select('holder.team_id as from')
    .$if(held, (query) =>
      query.where('holder.place', '=', 'active').where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('frozen_asset as f')
              .select('f.ref')
              .where('f.league_id', '=', leagueId)
              .where('f.kind', '=', 'player')
              .where('f.ref', '=', sql<string>`${p.id}::text`),
          ),
        ),
      ),
    )
    .$if(!emptied && !held, (query) => query.where('holder.team_id', 'is', null))
    .$if(free, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('waiver as w')
              .select('w.id')
              .where('w.league_id', '=', leagueId)
              .whereRef('w.player_id', '=', 'p.id')
              .where('w.resolved_at', 'is', null),
          ),
        ),
      ),
    )
    .where(playableIn(leagueId, season))
    .orderBy('p.rank', (order) => order.asc().nullsLast())
    .orderBy('p.id');
