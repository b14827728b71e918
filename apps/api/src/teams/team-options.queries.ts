import { sql } from 'kysely';
import { POSITIONS } from '@crease/core/position.js';
import { shortPositions } from '@crease/core/teams/cap.rules.js';
import type { Means } from '@crease/core/teams/remedy.rules.js';
import type { Db } from '../platform/database/database.js';
import { clockNow } from '../platform/database/sql.js';
import { minimumSalary } from '../platform/database/system-config.js';
import { playableIn } from '../players/players.queries.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import type { PlayingLeague } from './books.queries.js';
import { contractIn } from '../players/player-cost.queries.js';
import { heldPlayers } from './held-players.queries.js';
import { shortAddsOf } from './short-adds.queries.js';
import { NO_RETURN_DAYS, spendable } from './spendable.queries.js';
import { namesIn } from '../platform/database/rows.js';

const r = namesIn('roster_entry as r');
const f = namesIn('frozen_asset as f');

type League = Pick<PlayingLeague, 'id' | 'season'>;

/** Loads the lowest costs by position and players it may not drop, for advice in refusals. */
export async function loadTeamOptions(db: Db, league: PlayingLeague, team: TeamBooks): Promise<Means> {
  const { teamId } = team;
  const promised = await db
    .selectFrom('frozen_asset as f')
    .innerJoin('roster_entry as r', (join) =>
      join.onRef('r.league_id', '=', 'f.league_id').on(sql<boolean>`${r.player_id}::text = ${f.ref}`),
    )
    .select('r.player_id')
    .where('f.league_id', '=', league.id)
    .where('f.kind', '=', 'player')
    .where('r.team_id', '=', teamId)
    .execute();
  const lately = await heldPlayers(db, league, [teamId]);
  const held = new Set([...promised.map(({ player_id }) => player_id), ...lately.keys()]);
  if (league.phase !== 'in-season') {
    const short = shortPositions(team, league.rules);
    if (short.length === 0 || (await shortAddsOf(db, league))?.open !== true) return { adding: null, held };
    const known = new Map((await cheapest(db, league, teamId)).map((row) => [row.position, row.least]));
    const [F, D, G] = POSITIONS.map((position) => (short.includes(position) ? (known.get(position) ?? null) : null));
    return { adding: { F: F ?? null, D: D ?? null, G: G ?? null }, held };
  }
  const pick = await db
    .selectFrom('fa_pick as f')
    .select('f.id')
    .where('f.league_id', '=', league.id)
    .where('f.owner_team_id', '=', teamId)
    .where(spendable(clockNow))
    .limit(1)
    .executeTakeFirst();
  if (pick === undefined) return { adding: null, held };
  const least = new Map((await cheapest(db, league, teamId)).map((row) => [row.position, row.least]));
  const [F, D, G] = POSITIONS.map((position) => least.get(position) ?? null);
  return { adding: { F: F ?? null, D: D ?? null, G: G ?? null }, held };
}

/**
 * Lowest cap hit of a free agent by position, except players on waivers and those whose salary the team recently
 * retained.
 */
const cheapest = (db: Db, league: League, teamId: string) =>
  db
    .selectFrom('player as p')
    .leftJoinLateral(
      ({ ref }) => contractIn(db, league.id, ref('p.id'), sql.val(league.season)),
      (on) => on.onTrue(),
    )
    .select(({ fn }) => ['p.position', fn.min<number>(fn.coalesce('hit.cap_hit', minimumSalary)).as('least')])
    .where(playableIn(league.id, league.season))
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(
            selectFrom('roster_entry as r')
              .select('r.player_id')
              .where('r.league_id', '=', league.id)
              .whereRef('r.player_id', '=', 'p.id'),
          ),
          exists(
            selectFrom('waiver as w')
              .select('w.id')
              .where('w.league_id', '=', league.id)
              .whereRef('w.player_id', '=', 'p.id')
              .where('w.resolved_at', 'is', null),
          ),
          exists(
            selectFrom('retention as k')
              .select('k.id')
              .where('k.league_id', '=', league.id)
              .where('k.team_id', '=', teamId)
              .whereRef('k.player_id', '=', 'p.id')
              .where('k.created_at', '>', sql<Date>`now() - make_interval(days => ${sql.lit(NO_RETURN_DAYS)})`),
          ),
        ]),
      ),
    )
    .groupBy('p.position')
    .execute();
