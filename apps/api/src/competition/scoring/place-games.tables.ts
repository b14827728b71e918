import { sql } from 'kysely';
import type { GamesCaps } from '@crease/core/competition/roto/games-caps.rules.js';
import { LINEUP_KINDS, type LineupKind } from '@crease/core/leagues/lineup.rules.js';
import type { Db } from '../../platform/database/database.js';
import { namesIn } from '../../platform/database/rows.js';
import { anyOf, dayArray, integerArray, textArray } from '../../platform/database/sql.js';
import { kindOfPlace } from '../../points/counting-limits.queries.js';
import { closePlaces, type ChangedPlace } from '../closed-places.writer.js';
import { gamesOfAsked, type GamesByDay, type PlayerGame } from './day-games.tables.js';
import { countingPlayers, daysTable, type AskedDay } from './counting-players.queries.js';
import { changesOf } from './stored-changes.js';

const p = namesIn('matchup_period as p');

interface CapSpan {
  readonly league_id: string;
  readonly season: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly games_caps: GamesCaps;
}

/** Seasons and matchup periods with caps of these leagues. Caps of a season end before play-offs after its table. */
export const capSpans = (db: Pick<Db, 'selectFrom'>, leagueIds: readonly string[]) =>
  db
    .selectFrom('league_season as y')
    .select(({ ref, selectFrom }) => [
      'league_id',
      'season',
      'starts_on',
      sql<string>`least(${ref('y.ends_on')}, ${selectFrom('matchup_period as p')
        .select(sql`min(${p.starts_on}) - 1`.as('last'))
        .whereRef('p.league_id', '=', 'y.league_id')
        .whereRef('p.season', '=', 'y.season')
        .where('p.round', '=', 1)})`.as('ends_on'),
      'games_caps',
    ])
    .where('league_id', '=', anyOf(leagueIds))
    .where(({ ref }) => sql<boolean>`${ref('games_caps')} <> '{}'`)
    .unionAll(
      db
        .selectFrom('matchup_period')
        .select(['league_id', 'season', 'starts_on', 'ends_on', 'games_caps'])
        .where('league_id', '=', anyOf(leagueIds))
        .where(({ ref }) => sql<boolean>`${ref('games_caps')} <> '{}'`),
    );

/**
 * Stores the games of teams by kind of place on days of leagues with caps, whether they count or not, and the days on
 * which places are closed by them. Returns the days on which other games count now.
 */
export async function storePlaceGames(
  db: Db,
  spans: readonly CapSpan[],
  asked: readonly AskedDay[],
  games: GamesByDay,
) {
  const bySeason = new Map<string, CapSpan[]>();
  for (const span of spans) bySeason.set(seasonKey(span), [...(bySeason.get(seasonKey(span)) ?? []), span]);
  const given = asked.filter((one) =>
    bySeason.get(seasonKey(one))?.some(({ starts_on, ends_on }) => one.day >= starts_on && one.day <= ends_on),
  );
  if (given.length === 0) return [];
  const changed = await putGames(db, given, games);
  return closePlaces(db, changed);
}

/** Key of a league's season: a night may have thousands of leagues, and none is searched in a list. */
const seasonKey = ({ league_id, season }: Pick<CapSpan, 'league_id' | 'season'>) => `${league_id} ${season}`;

/** The kind of place of player `r.player_id` on a day. */
const placed = sql<{ kind: LineupKind }>`lateral (select ${kindOfPlace({
  id: sql.ref('r.player_id'),
  position: sql.ref('k.position'),
  places: sql.ref('r.places'),
})} as kind)`.as<'w'>(sql`w`);

const CHANGES = changesOf({
  table: 'place_games',
  key: ['league_id', 'team_id', 'kind', 'day'],
  columns: ['league_id', 'team_id', 'season', 'day', 'kind'],
  value: 'games',
});

/** Writes the games of the days. Returns the kinds of places of teams in which games changed. */
const putGames = (db: Db, asked: readonly AskedDay[], games: GamesByDay): Promise<ChangedPlace[]> => {
  const days = daysTable(asked);
  const played = appearances(gamesOfAsked(asked, games));
  return db
    .with(
      (cte) => cte('counting').materialized(),
      (all) => countingPlayers(all, days),
    )
    .with('found', (all) =>
      all
        .selectFrom('counting as r')
        .innerJoin(played, (join) =>
          join.onRef('k.player_id', '=', 'r.player_id').onRef('k.season', '=', 'r.season').onRef('k.day', '=', 'r.day'),
        )
        .innerJoin(placed, (join) => join.onTrue())
        .select(['r.league_id', 'r.team_id', 'r.season', 'r.day', 'w.kind'])
        .select(sql<number>`count(*)::int`.as('games'))
        .where('w.kind', 'is not', null)
        .groupBy(['r.league_id', 'r.team_id', 'r.season', 'r.day', 'w.kind']),
    )
    .with('was', (all) =>
      all
        .selectFrom(days)
        .innerJoin('team as t', 't.league_id', 'd.league_id')
        .innerJoinLateral(
          ({ selectFrom }) =>
            selectFrom('place_games as x')
              .select(['x.league_id', 'x.team_id', 'x.season', 'x.day', 'x.kind', 'x.games'])
              .whereRef('x.league_id', '=', 't.league_id')
              .whereRef('x.team_id', '=', 't.id')
              .where('x.kind', '=', anyOf(LINEUP_KINDS))
              .whereRef('x.day', '=', 'd.day')
              .limit(LINEUP_KINDS.length) // makes the index find the rows by their whole key
              .offset(sql.lit(0))
              .as('x'),
          (join) => join.onTrue(),
        )
        .select(['x.league_id', 'x.team_id', 'x.season', 'x.day', 'x.kind', 'x.games']),
    )
    .with('changed', CHANGES.changed)
    .with('gone', CHANGES.gone)
    .with('put', CHANGES.put)
    .selectFrom('changed')
    .select(['league_id', 'season', 'team_id', 'kind'])
    .select(({ ref }) => [
      sql<string>`min(${ref('day')})::text`.as('first_day'),
      sql<string>`max(${ref('day')})::text`.as('last_day'),
    ])
    .groupBy(['league_id', 'season', 'team_id', 'kind'])
    .execute();
};

/**
 * The games of players who appeared, goalies with ice time. Some files of games lack it, but have the shots. A list,
 * because PostgreSQL has no statistics of a day that is being played and would search all its games for each player.
 */
function appearances(games: readonly PlayerGame[]) {
  const played = games.filter(({ position, goalie_seconds: seconds, sa }) => position !== 'G' || seconds > 0 || sa > 0);
  return sql<Pick<PlayerGame, 'season' | 'day' | 'player_id' | 'position'>>`unnest(
    ${textArray(played.map(({ season }) => season))}, ${dayArray(played.map(({ day }) => day))},
    ${integerArray(played.map(({ player_id }) => player_id))}, ${textArray(played.map(({ position }) => position))})`.as<'k'>(
    sql`k (season, day, player_id, position)`,
  );
}
