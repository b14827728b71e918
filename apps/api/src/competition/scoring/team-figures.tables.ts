import { sql, type Kysely, type RawBuilder } from 'kysely';
import { GAME_COLUMNS, SCORED_COLUMNS, type ScoredColumn } from '@crease/core/players/scoring/scoring.table.js';
import { overColumn, usedColumn } from '@crease/core/competition/roto/games-caps.rules.js';
import { LINEUP_KINDS } from '@crease/core/leagues/lineup.rules.js';
import type { TeamFigures } from '@crease/core/players/scoring/category-set.js';
import type { Db } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/table.js';
import { anyOf, asRows } from '../../platform/database/sql.js';
import { kindOfPlace, withinLimits } from '../../points/counting-limits.queries.js';
import { isOnCluster } from '../../platform/database/distribution/one-league.plugin.js';
import { columnsOf, namesIn } from '../../platform/database/rows.js';
import { countingPlayers, daysTable, type AskedDay, type Counting } from './counting-players.queries.js';
import { changesOf } from './stored-changes.js';

interface Cap {
  readonly kind: string;
  readonly most: string;
}

const categorySeason = namesIn('category_season');
const c = namesIn('category_season as c');
const cap = columnsOf<Cap>('k');
const p = namesIn('matchup_period as p');
const x = namesIn('team_figures as x');
const t = namesIn('team as t');
const ofSeason = namesIn('season_figures as f');

const KEY = ['league_id', 'team_id', 'season', 'day'] as const;

/**
 * Seasons of these leagues that are decided by categories, whether they have games caps, and the first day of play-offs
 * after the table, before which the caps end.
 */
export const categorySeasonsOf = (db: Db, leagueIds: readonly string[]) =>
  db
    .selectFrom('category_season')
    .select(['league_id', 'season', sql<boolean>`${categorySeason.caps} <> '{}'`.as('capped')])
    .select(({ selectFrom }) =>
      selectFrom('matchup_period as p')
        .select(sql<string | null>`min(${p.starts_on})::text`.as('first'))
        .whereRef('p.league_id', '=', 'category_season.league_id')
        .whereRef('p.season', '=', 'category_season.season')
        .where('p.round', '=', 1)
        .as('rounds_on'),
    )
    .where('league_id', '=', anyOf(leagueIds))
    .execute();

/** Games of a team in places of `k.kind`, whether they counted or not, of the sums in a column. */
const gamesIn = (figures: 'f.figures' | 'x.figures') =>
  sql<number>`coalesce((${sql.ref(figures)} ->> ('used_' || ${cap.kind}))::int, 0)
    + coalesce((${sql.ref(figures)} ->> ('over_' || ${cap.kind}))::int, 0)`;

/**
 * Seasons with caps of these leagues. The leagues are named here, so that the database never opens the caps of others
 * before it joins: one league's unreadable caps would stop this statement for all.
 */
const seasonsWithCaps = (all: Pick<Db, 'selectFrom'>, of: readonly { readonly league_id: string }[]) =>
  all
    .selectFrom('category_season')
    .select(['league_id', 'season', 'caps'])
    .where('league_id', '=', anyOf([...new Set(of.map(({ league_id }) => league_id))]))
    .where(sql<boolean>`${categorySeason.caps} <> '{}'`)
    .as('c');

const capsOfSeason = sql<Cap>`jsonb_each_text(${c.caps})`.as<'k'>(sql`k (kind, most)`);

/**
 * Places that do not count on a day, because their cap was reached before it. The games before the day are those of the
 * season less those from the day on, so that the latest day reads little.
 */
const closedPlaces = (all: Pick<Db, 'selectFrom'>, asked: readonly AskedDay[]) =>
  all
    .selectFrom(daysTable(asked))
    .innerJoin(seasonsWithCaps(all, asked), (join) =>
      join.onRef('c.league_id', '=', 'd.league_id').onRef('c.season', '=', 'd.season'),
    )
    .innerJoin('season_figures as f', (join) =>
      join.onRef('f.league_id', '=', 'c.league_id').onRef('f.season', '=', 'c.season'),
    )
    .innerJoinLateral(capsOfSeason, (join) => join.onTrue())
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('team_figures as x')
          .select(sql<number>`sum(${gamesIn('x.figures')})`.as('games'))
          .whereRef('x.league_id', '=', 'f.league_id')
          .whereRef('x.team_id', '=', 'f.team_id')
          .whereRef('x.season', '=', 'f.season')
          .whereRef('x.day', '>=', 'd.day')
          .groupBy('x.league_id') // a cluster requires it of a sum that refers to the list of days
          .as('x'),
      (join) => join.onTrue(),
    )
    .select(['f.team_id', 'd.season', 'd.day', 'k.kind'])
    .where(({ ref }) => sql<boolean>`${gamesIn('f.figures')} - coalesce(${ref('x.games')}, 0) >= ${cap.most}::int`);

const r = columnsOf<Counting>('r');
const k = columnsOf<Prepared['game'] & { kind: string | null }>('k');
const z = columnsOf<{ kind: string }>('z');
const more = columnsOf<{ figures: TeamFigures }>('m');
const changed = columnsOf<{ after: TeamFigures; before: TeamFigures }>('c');

/** An appearance; for goalies with ice time. Some files of games lack it, but have the shots. */
const appeared = sql<boolean>`(${k.position} <> 'G' or ${k.goalie_seconds} > 0 or ${k.sa} > 0)`;

/** The rows of `closedPlaces`, as a part of the statement. */
const closed = sql<{ team_id: string; season: string; day: string; kind: string }>`closed`.as<'z'>(sql`z`);

interface Prepared {
  readonly counting: Counting;
  readonly game: Pick<Tables['player_game'], 'player_id' | 'season' | 'day' | ScoredColumn> &
    Pick<Tables['player'], 'position'>;
}

const gamesOn = (all: Pick<Db, 'selectFrom'>, days: ReturnType<typeof daysTable>) =>
  all
    .selectFrom('player_game as k')
    .innerJoin('player as p', 'p.id', 'k.player_id')
    .select(['k.player_id', 'k.season', 'k.day', 'p.position'])
    .select(SCORED_COLUMNS.map((column) => `k.${column}` as const))
    .where('k.playoffs', '=', false)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom(days).whereRef('d.season', '=', 'k.season').whereRef('d.day', '=', 'k.day')),
    );

type Parts = Pick<Kysely<Tables & Prepared>, 'selectFrom'>;

/**
 * Games of players that count for a team by their rosters, line-ups and the goalie starts of a matchup period. A
 * cluster joins the team, as for points.
 */
const gamesOfTeams = (all: Parts, onCluster: boolean) =>
  all
    .selectFrom('counting as r')
    .innerJoin('game as k', (join) =>
      join.onRef('k.player_id', '=', 'r.player_id').onRef('k.season', '=', 'r.season').onRef('k.day', '=', 'r.day'),
    )
    .$if(onCluster, (games) =>
      games.innerJoin('team as t', (join) =>
        join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'),
      ),
    )
    .select(['r.league_id', 'r.team_id', 'r.season', 'r.day'])
    .where(({ ref }) =>
      withinLimits(
        { id: ref('r.player_id'), position: ref('k.position'), places: ref('r.places') },
        onCluster
          ? { leagueId: t.league_id, teamId: t.id, day: ref('r.day') }
          : { leagueId: ref('r.league_id'), teamId: ref('r.team_id'), day: ref('r.day') },
        ref('r.limited'),
      ),
    );

const notZero = (count: RawBuilder<unknown>): RawBuilder<number | null> => sql`nullif(${count}, 0)`;

/** Sums of games `k` that pass a condition; null for zero. */
const sumsOfGames = (counted: RawBuilder<boolean>) => [
  ...SCORED_COLUMNS.map((column) => notZero(sql`sum(${sql.ref(`k.${column}`)}) filter (where ${counted})`).as(column)),
  ...GAME_COLUMNS.map(({ as, column, least }) =>
    notZero(sql`count(*) filter (where ${sql.ref(`k.${column}`)} >= ${sql.lit(least)} and ${counted})`).as(as),
  ),
  notZero(sql`count(*) filter (where ${k.position} <> 'G' and ${counted})`).as('skater_games'),
  notZero(sql`sum(${k.g} + ${k.a}) filter (where ${k.position} <> 'G' and ${counted})`).as('skater_points'),
  notZero(sql`count(*) filter (where ${k.position} = 'G' and ${appeared} and ${counted})`).as('goalie_games'),
];

const sumsOfTeams = (all: Parts, onCluster: boolean) =>
  gamesOfTeams(all, onCluster)
    .select(sumsOfGames(sql<boolean>`true`))
    .groupBy(['r.league_id', 'r.team_id', 'r.season', 'r.day']);

/** Sums of teams by day in seasons with caps, with the games by kind of place: of the line-up, or the position. */
const cappedSumsOfTeams = (all: Parts, onCluster: boolean) =>
  all
    .selectFrom(
      gamesOfTeams(all, onCluster)
        .select(['k.position', ...SCORED_COLUMNS.map((column) => `k.${column}` as const)])
        .select(kindOfPlace({ id: r.player_id, position: k.position, places: r.places }).as('kind'))
        .offset(sql.lit(0)) // finds the kind once per game
        .as('k'),
    )
    .leftJoin(closed, (join) =>
      join
        .onRef('z.team_id', '=', 'k.team_id')
        .onRef('z.season', '=', 'k.season')
        .onRef('z.day', '=', 'k.day')
        .onRef('z.kind', '=', 'k.kind')
        .on(appeared),
    )
    .select(['k.league_id', 'k.team_id', 'k.season', 'k.day'])
    .groupBy(['k.league_id', 'k.team_id', 'k.season', 'k.day'])
    .select(sumsOfGames(sql<boolean>`${z.kind} is null`))
    .select(
      LINEUP_KINDS.flatMap((kind) => {
        const games = (which: RawBuilder<unknown>) =>
          notZero(sql`count(*) filter (where ${k.kind} = ${sql.lit(kind)} and ${appeared} and ${which})`);
        return [
          games(sql`${z.kind} is null`).as(usedColumn(kind)),
          games(sql`${z.kind} is not null`).as(overColumn(kind)),
        ];
      }),
    );

const CHANGES = changesOf({ table: 'team_figures', key: KEY, columns: KEY, value: 'figures' });

const SEASON_KEY = ['league_id', 'season', 'team_id'] as const;

/** What the sums `c.after` have more than `c.before`, by column. */
const difference = sql<{ key: string; value: number }>`lateral (
  select e.key, v.sign * e.value::int as value
  from (values (1, ${changed.after}), (-1, ${changed.before})) v (sign, sums), jsonb_each_text(v.sums) e
)`.as<'f'>(sql`f`);

/** The sums of the season with what `m` adds. */
const total = sql<string>`(select coalesce(jsonb_object_agg(q.key, q.total), '{}') from (
  select e.key, sum(e.value::int) as total
  from (values (${ofSeason.figures}), (${more.figures})) v (sums), jsonb_each_text(v.sums) e
  group by e.key having sum(e.value::int) <> 0) q)`;

/** A season with the first day on which sums changed. */
export interface MovedFigures {
  readonly league_id: string;
  readonly season: string;
  readonly day: string;
}

/**
 * Computes and writes the sums of teams on days of leagues in categories, by the same rosters and line-ups as points.
 * In seasons of roto also the sums of the season. Returns the seasons in which a sum changed.
 */
export const computeTeamFigures = async (db: Db, asked: readonly AskedDay[]): Promise<MovedFigures[]> => [
  ...(await computeAlike(
    db,
    asked.filter(({ capped }) => capped !== true),
    false,
  )),
  ...(await computeAlike(
    db,
    asked.filter(({ capped }) => capped === true),
    true,
  )),
];

async function computeAlike(db: Db, asked: readonly AskedDay[], capped: boolean): Promise<MovedFigures[]> {
  if (asked.length === 0) return [];
  const days = daysTable(asked);
  return db
    .with(
      (cte) => cte('closed').materialized(),
      (all) => closedPlaces(all, asked),
    )
    .with(
      (cte) => cte('counting').materialized(),
      (all) => countingPlayers(all, days),
    )
    .with(
      (cte) => cte('game').materialized(),
      (all) => gamesOn(all, days),
    )
    .with('sums', (all) => (capped ? cappedSumsOfTeams : sumsOfTeams)(all, isOnCluster(db)))
    .with('found', (all) =>
      all
        .selectFrom('sums as s')
        .select([...KEY.map((key) => `s.${key}` as const)])
        .select(
          sql<unknown>`nullif(jsonb_strip_nulls(to_jsonb(s) - array['league_id', 'team_id', 'season', 'day']), '{}')`.as(
            'figures',
          ),
        ),
    )
    .with('was', (all) =>
      all
        .selectFrom(days)
        .innerJoin('team as t', 't.league_id', 'd.league_id')
        .innerJoinLateral(
          ({ selectFrom }) =>
            selectFrom('team_figures as x')
              .select(['x.league_id', 'x.team_id', 'x.season', 'x.day', 'x.figures'])
              .whereRef('x.league_id', '=', 't.league_id')
              .whereRef('x.team_id', '=', 't.id')
              .whereRef('x.season', '=', 'd.season')
              .whereRef('x.day', '=', 'd.day')
              .limit(1) // makes the index find the row by its whole key
              .offset(sql.lit(0))
              .as('x'),
          (join) => join.onTrue(),
        )
        .select(['x.league_id', 'x.team_id', 'x.season', 'x.day', 'x.figures']),
    )
    .with('changed', CHANGES.changed)
    .with('gone', CHANGES.gone)
    .with('put', CHANGES.put)
    .with('moved', (all) =>
      all
        .selectFrom('changed as c')
        .innerJoin('category_season as s', (join) =>
          join.onRef('s.league_id', '=', 'c.league_id').onRef('s.season', '=', 'c.season').on('s.kind', '=', 'roto'),
        )
        .innerJoin(difference, (join) => join.onTrue())
        .select(['s.league_id', 's.season', 'c.team_id', 'f.key', ({ fn }) => fn.sum<number>('f.value').as('total')])
        .groupBy(['s.league_id', 's.season', 'c.team_id', 'f.key']),
    )
    .with('of_season', (all) =>
      all
        .insertInto('season_figures')
        .columns([...SEASON_KEY, 'figures'])
        .expression(
          all
            .selectFrom((of) =>
              of
                .selectFrom('moved')
                .select(({ ref }) => [
                  ...SEASON_KEY,
                  sql<string>`jsonb_object_agg(${ref('key')}, ${ref('total')})`.as('figures'),
                ])
                .where('total', '<>', 0)
                .groupBy(SEASON_KEY)
                .as('m'),
            )
            .innerJoin('category_season as s', (join) =>
              join.onRef('s.league_id', '=', 'm.league_id').onRef('s.season', '=', 'm.season'),
            )
            .leftJoin('season_figures as f', (join) =>
              join
                .onRef('f.league_id', '=', 's.league_id')
                .onRef('f.season', '=', 's.season')
                .onRef('f.team_id', '=', 'm.team_id'),
            )
            .select(['s.league_id', 's.season', 'm.team_id', total.as('figures')])
            .orderBy('s.league_id')
            .orderBy('m.team_id'),
        )
        .onConflict((known) =>
          known.columns(SEASON_KEY).doUpdateSet(({ ref }) => ({ figures: ref('excluded.figures') })),
        ),
    )
    .selectFrom('changed as c')
    .select(({ ref }) => ['c.league_id', 'c.season', sql<string>`min(${ref('c.day')})::text`.as('day')])
    .groupBy(['c.league_id', 'c.season'])
    .execute();
}

/**
 * Days of seasons with caps, from the changed ones on, whose sums leave out games that count, or have games that do
 * not: a cap is now reached earlier or later. Games are stored whether they count or not, so one more pass is enough.
 */
export const daysWithOtherCaps = (db: Db, changed: readonly MovedFigures[]) =>
  db
    .with('games', (all) =>
      all
        .selectFrom(asRows('roto_day', changed, 'd'))
        .innerJoin(seasonsWithCaps(all, changed), (join) =>
          join.onRef('c.league_id', '=', 'd.league_id').onRef('c.season', '=', 'd.season'),
        )
        .innerJoin('season_figures as f', (join) =>
          join.onRef('f.league_id', '=', 'c.league_id').onRef('f.season', '=', 'c.season'),
        )
        .innerJoin('team_figures as x', (join) =>
          join
            .onRef('x.league_id', '=', 'f.league_id')
            .onRef('x.team_id', '=', 'f.team_id')
            .onRef('x.season', '=', 'f.season')
            .onRef('x.day', '>=', 'd.day'),
        )
        .innerJoinLateral(capsOfSeason, (join) => join.onTrue())
        .select(['c.league_id', 'c.season', sql<string>`${x.day}::text`.as('day')])
        .select([
          sql<boolean>`${x.figures} ? ('over_' || ${cap.kind})`.as('closed'),
          sql<boolean>`${x.figures} ? ('used_' || ${cap.kind})`.as('counted'),
          sql<boolean>`${gamesIn('f.figures')} - sum(${gamesIn('x.figures')}) over (
            partition by ${x.team_id}, ${cap.kind} order by ${x.day} desc) >= ${cap.most}::int`.as('reached'),
        ]),
    )
    .selectFrom('games')
    .select(['league_id', 'season', 'day'])
    .distinct()
    .where(sql<boolean>`(reached and counted) or (not reached and closed)`);
