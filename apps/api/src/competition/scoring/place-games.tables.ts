import { sql, type Expression } from 'kysely';
import { closedAfter } from '@crease/core/competition/place-caps.rules.js';
import type { GamesCaps } from '@crease/core/competition/roto/games-caps.rules.js';
import { dayPlus } from '@crease/core/calendar.js';
import type { LineupKind } from '@crease/core/leagues/lineup.rules.js';
import type { Db } from '../../platform/database/database.js';
import { columnsOf, namesIn } from '../../platform/database/rows.js';
import { anyOf, asRows } from '../../platform/database/sql.js';
import { kindOfPlace } from '../../points/counting-limits.queries.js';
import { countingPlayers, daysTable, type AskedDay } from './counting-players.queries.js';

const k = namesIn('player_game as k');
const q = namesIn('points_due as q');
const missedRow = namesIn('points_missed as q');
const x = namesIn('closed_place as x');
const part = columnsOf<Closed>('c');
const used = namesIn('place_games as x');

/** Days in which caps add up games: a season of points, or a matchup period. */
interface CapSpan {
  readonly league_id: string;
  readonly season: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly games_caps: GamesCaps;
}

interface OfPlace {
  readonly league_id: string;
  readonly season: string;
  readonly team_id: string;
  readonly kind: LineupKind;
}
interface Closed extends OfPlace {
  readonly from_day: string;
  readonly to_day: string;
}

/** Seasons and matchup periods with caps of these leagues. */
export const capSpans = (db: Pick<Db, 'selectFrom'>, leagueIds: readonly string[]) =>
  db
    .selectFrom('league_season')
    .select(['league_id', 'season', 'starts_on', 'ends_on', 'games_caps'])
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
export async function storePlaceGames(db: Db, spans: readonly CapSpan[], asked: readonly AskedDay[]) {
  const bySeason = new Map<string, CapSpan[]>();
  for (const span of spans) bySeason.set(seasonKey(span), [...(bySeason.get(seasonKey(span)) ?? []), span]);
  const given = asked.filter((one) =>
    bySeason.get(seasonKey(one))?.some(({ starts_on, ends_on }) => one.day >= starts_on && one.day <= ends_on),
  );
  if (given.length === 0) return [];
  const changed = await putGames(db, given);
  const moved = changed.length === 0 ? [] : await closePlaces(db, bySeason, changed);
  return moved.length === 0 ? [] : daysIn(db, moved).execute();
}

/** Key of a league's season: a night may have thousands of leagues, and none is searched in a list. */
const seasonKey = ({ league_id, season }: Pick<OfPlace, 'league_id' | 'season'>) => `${league_id} ${season}`;

/** The kind of place of player `r.player_id` on a day. */
const placed = sql<{ kind: LineupKind }>`lateral (select ${kindOfPlace({
  id: sql.ref('r.player_id'),
  position: sql.ref('p.position'),
  places: sql.ref('r.places'),
})} as kind)`.as<'w'>(sql`w`);

/** Writes the games of the days. Returns the kinds of places of teams in which games changed. */
const putGames = (db: Db, asked: readonly AskedDay[]): Promise<OfPlace[]> => {
  const days = daysTable(asked);
  return db
    .with(
      (cte) => cte('counting').materialized(),
      (all) => countingPlayers(all, days),
    )
    .with('found', (all) =>
      all
        .selectFrom('counting as r')
        .innerJoin('player as p', 'p.id', 'r.player_id')
        .innerJoin('player_game as k', (join) =>
          join
            .onRef('k.player_id', '=', 'r.player_id')
            .onRef('k.season', '=', 'r.season')
            .onRef('k.day', '=', 'r.day')
            .on('k.playoffs', '=', false),
        )
        .innerJoin(placed, (join) => join.onTrue())
        .select(['r.league_id', 'r.team_id', 'r.season', 'r.day', 'w.kind'])
        .select(sql<number>`count(*)::int`.as('games'))
        .where(({ ref }) => appeared(ref('p.position')))
        .where('w.kind', 'is not', null)
        .groupBy(['r.league_id', 'r.team_id', 'r.season', 'r.day', 'w.kind']),
    )
    .with('was', (all) =>
      all
        .selectFrom(days)
        .innerJoin('team as t', 't.league_id', 'd.league_id')
        .innerJoin('place_games as x', (join) =>
          join.onRef('x.league_id', '=', 't.league_id').onRef('x.team_id', '=', 't.id').onRef('x.day', '=', 'd.day'),
        )
        .select(['x.league_id', 'x.team_id', 'x.season', 'x.day', 'x.kind', 'x.games']),
    )
    .with('changed', (all) =>
      all
        .selectFrom('was')
        .fullJoin('found', (join) =>
          join
            .onRef('found.league_id', '=', 'was.league_id')
            .onRef('found.team_id', '=', 'was.team_id')
            .onRef('found.day', '=', 'was.day')
            .onRef('found.kind', '=', 'was.kind'),
        )
        .select(({ fn }) => [
          fn.coalesce('found.league_id', 'was.league_id').$notNull().as('league_id'),
          fn.coalesce('found.team_id', 'was.team_id').$notNull().as('team_id'),
          fn.coalesce('found.season', 'was.season').$notNull().as('season'),
          fn.coalesce('found.day', 'was.day').$notNull().as('day'),
          fn.coalesce('found.kind', 'was.kind').$notNull().as('kind'),
          'found.games',
        ])
        .where('found.games', 'is distinct from', ({ ref }) => ref('was.games')),
    )
    .with('gone', (all) =>
      all
        .deleteFrom('place_games as x')
        .using('changed as c')
        .whereRef('x.league_id', '=', 'c.league_id')
        .whereRef('x.team_id', '=', 'c.team_id')
        .whereRef('x.kind', '=', 'c.kind')
        .whereRef('x.day', '=', 'c.day')
        .where('c.games', 'is', null),
    )
    .with('put', (all) =>
      all
        .insertInto('place_games')
        .columns(['league_id', 'team_id', 'season', 'day', 'kind', 'games'])
        .expression(
          all
            .selectFrom('changed')
            .select(({ ref }) => ['league_id', 'team_id', 'season', 'day', 'kind', ref('games').$notNull().as('games')])
            .where('games', 'is not', null),
        )
        .onConflict((known) =>
          known
            .columns(['league_id', 'team_id', 'kind', 'day'])
            .doUpdateSet(({ ref }) => ({ games: ref('excluded.games') })),
        ),
    )
    .selectFrom('changed')
    .select(['league_id', 'season', 'team_id', 'kind'])
    .distinct()
    .execute();
};

/** An appearance; for goalies with ice time. Some files of games lack it, but have the shots. */
const appeared = (position: Expression<string>) =>
  sql<boolean>`(${position} <> 'G' or ${k.goalie_seconds} > 0 or ${k.sa} > 0)`;

/** Stores from when kinds of places are closed after their games changed. Returns the days that opened or closed. */
async function closePlaces(
  db: Db,
  spans: ReadonlyMap<string, readonly CapSpan[]>,
  changed: readonly OfPlace[],
): Promise<Closed[]> {
  const KEY = ['league_id', 'season', 'team_id', 'kind'] as const;
  const keyOf = (one: OfPlace) => KEY.map((name) => one[name]).join(' ');
  const given = asRows('closed_place', changed, 'c');
  const games = await db
    .selectFrom(given)
    .innerJoin('place_games as x', (join) =>
      join
        .onRef('x.league_id', '=', 'c.league_id')
        .onRef('x.team_id', '=', 'c.team_id')
        .onRef('x.kind', '=', 'c.kind')
        .onRef('x.season', '=', 'c.season'),
    )
    .select([...KEY.map((name) => `x.${name}` as const), sql<string>`${used.day}::text`.as('day'), 'x.games'])
    .execute();
  const uses = new Map<string, { readonly day: string; readonly games: number }[]>();
  for (const one of games) {
    const own = uses.get(keyOf(one));
    if (own === undefined) uses.set(keyOf(one), [one]);
    else own.push(one);
  }
  const closed = changed.flatMap((one) =>
    (spans.get(seasonKey(one)) ?? []).flatMap(({ starts_on, ends_on, games_caps }): Closed[] => {
      const cap = games_caps[one.kind];
      const after =
        cap === undefined
          ? null
          : closedAfter(
              cap,
              (uses.get(keyOf(one)) ?? []).filter(({ day }) => day >= starts_on && day <= ends_on),
            );
      return after === null || after === ends_on ? [] : [{ ...one, from_day: dayPlus(after, 1), to_day: ends_on }];
    }),
  );
  const before: Closed[] = await db
    .deleteFrom('closed_place as x')
    .using(given)
    .whereRef('x.league_id', '=', 'c.league_id')
    .whereRef('x.team_id', '=', 'c.team_id')
    .whereRef('x.kind', '=', 'c.kind')
    .whereRef('x.season', '=', 'c.season')
    .returning([
      ...KEY.map((name) => `x.${name}` as const),
      sql<string>`${x.from_day}::text`.as('from_day'),
      sql<string>`${x.to_day}::text`.as('to_day'),
    ])
    .execute();
  if (closed.length > 0)
    await db
      .insertInto('closed_place')
      .columns([...KEY, 'from_day', 'to_day'])
      .expression(db.selectFrom(asRows('closed_place', closed, 'given')).select([...KEY, 'from_day', 'to_day']))
      .execute();
  return [...onlyIn(before, closed), ...onlyIn(closed, before)];
}

/** Parts of days that are closed in `some` and open in `others`. */
const onlyIn = (some: readonly Closed[], others: readonly Closed[]): Closed[] => {
  const partKey = ({ league_id, team_id, kind, to_day }: Closed) => [league_id, team_id, kind, to_day].join(' ');
  const byPart = new Map(others.map((one) => [partKey(one), one]));
  return some.flatMap((one) => {
    const other = byPart.get(partKey(one));
    if (other === undefined) return [one];
    return other.from_day <= one.from_day ? [] : [{ ...one, to_day: dayPlus(other.from_day, -1) }];
  });
};

/** Days with games in these parts of seasons. Days that wait for scoring are left out. */
const daysIn = (db: Db, moved: readonly Closed[]) =>
  db
    .selectFrom(asRows('closed_place', moved, 'c'))
    .innerJoin('player_game as k', (join) =>
      join
        .onRef('k.season', '=', 'c.season')
        .on('k.playoffs', '=', false)
        .onRef('k.day', '>=', 'c.from_day')
        .onRef('k.day', '<=', 'c.to_day'),
    )
    .select(['c.league_id', 'c.season', sql<string>`${k.day}::text`.as('day')])
    .distinct()
    .where(sql<boolean>`not exists (select from ${q.table} where ${q.season} = ${part.season} and ${q.day} = ${k.day})`)
    .where(
      sql<boolean>`not exists (select from ${missedRow.table} where ${missedRow.league_id} = ${part.league_id}
        and ${missedRow.season} = ${part.season} and ${missedRow.day} = ${k.day})`,
    );
