import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ageOn } from '@crease/core/players/rookie.rules.js';
import { seasonPlus, startYear, type Season } from '@crease/core/season.js';
import type { PlayerGlance, SeasonHit, TradeGlanceAnswer } from '@crease/core/trades/trade.schema.js';
import { Database, type Db } from '../platform/database/database.js';
import { anyOf, textArray } from '../platform/database/sql.js';
import { minimumSalary } from '../platform/database/system-config.js';
import { playerPoints } from '../points/points.queries.js';
import { contractExpiry, contractIn } from '../players/player-cost.queries.js';
import { retainedByOthers } from '../teams/charges.queries.js';

/** Shown seasons of a contract: this one and the next two. */
const SEASONS = 3;

const hitsOf = (db: Db, leagueId: string, playerIds: readonly number[], seasons: readonly Season[]) =>
  db
    .selectFrom('player as p')
    .crossJoin(sql<{ season: string }>`unnest(${textArray(seasons)})`.as<'y'>(sql`y (season)`))
    .leftJoin('roster_entry as r', (join) => join.onRef('r.player_id', '=', 'p.id').on('r.league_id', '=', leagueId))
    .leftJoinLateral(
      ({ ref }) => contractIn(db, leagueId, ref('p.id'), ref('y.season')),
      (on) => on.onTrue(),
    )
    .select(({ fn, ref }) => [
      'p.id',
      'p.birth_date',
      contractExpiry(leagueId).as('contract_expiry'),
      'y.season',
      'hit.season as known',
      fn.coalesce('hit.cap_hit', minimumSalary).as('hit'),
      fn
        .coalesce(
          retainedByOthers(db, leagueId, {
            player: ref('p.id'),
            team: ref('r.team_id').$notNull(),
            season: ref('y.season'),
          }),
          sql.lit(0),
        )
        .as('retained'),
      sql<string>`(clock_timestamp() at time zone 'utc')::date`.as('today'),
    ])
    .where('p.id', '=', anyOf(playerIds))
    .orderBy('p.id')
    .orderBy('y.season');

/** Figures for judging offers at a glance: points, ages and contracts of players. */
@Injectable()
export class TradeGlanceQueries {
  constructor(private readonly database: Database) {}

  async of(leagueId: string, playerIds: readonly number[]): Promise<TradeGlanceAnswer> {
    const { db } = this.database;
    const { season } = await db
      .selectFrom('league')
      .select('current_season as season')
      .where('id', '=', leagueId)
      .executeTakeFirstOrThrow();
    const seasons = Array.from({ length: SEASONS }, (_, ahead) => seasonPlus(season, ahead));
    const rows = await hitsOf(db, leagueId, playerIds, seasons).execute();
    const played = await playedIn(db, leagueId, season, playerIds);
    const players = new Map<number, PlayerGlance>();
    for (const row of rows) {
      const { id, birth_date: born, contract_expiry: expiry } = row;
      const hit: SeasonHit = {
        season: row.season,
        hit: row.hit,
        kind: row.known === row.season ? 'signed' : row.known === null ? 'none' : 'estimated',
        retained: row.retained,
      };
      players.set(id, {
        player_id: id,
        points: played.points.get(id) ?? 0,
        games: played.games.get(id) ?? 0,
        age: born === null ? null : ageOn(born, row.today),
        contract_expiry: expiry,
        years_left: expiry === null ? null : Math.max(0, expiry - startYear(season)),
        hits: [...(players.get(id)?.hits ?? []), hit],
      });
    }
    return { season: played.season, players: [...players.values()] };
  }
}

interface Played {
  readonly season: Season;
  readonly points: ReadonlyMap<number, number>;
  readonly games: ReadonlyMap<number, number>;
}

/** Points and games of this season, or the one before while it has none. */
export async function playedIn(
  db: Db,
  leagueId: string,
  season: Season,
  playerIds: readonly number[],
): Promise<Played> {
  const before = seasonPlus(season, -1);
  const begun = await db
    .selectFrom('player_season')
    .select('player_id')
    .where('season', '=', season)
    .where('playoffs', '=', false)
    .where('gp', '>', 0)
    .limit(1)
    .executeTakeFirst();
  const counted = begun === undefined ? before : season;
  const { points, games } = await playerPoints(db, leagueId, counted, playerIds);
  return { season: counted, points, games };
}
