import { Injectable } from '@nestjs/common';
import { sql, type InferResult } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { SCORED_COLUMNS, scoringOf, sumOfPoints } from '@crease/core/players/scoring.table.js';
import { earned, rulesOfDay, type DayRules, type TeamGame } from '@crease/core/seasons/scoring.rules.js';
import { Database, type Db } from '../platform/database/database.js';
import { anyOf, asRows, booleanArray, dayArray, momentArray, oneAtATime, textArray } from '../platform/database/sql.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import type { NewEvent } from '../platform/events/event.model.js';
import { touchLeagues } from '../leagues/league.tables.js';
import { anyDue, takeDue, type DueDay, type GameDay } from '../players/points-due.tables.js';
import { inLineup } from './lineup-days.queries.js';
import { pastRules } from './points.queries.js';

type Day = DueDay;

/** What a team earned on a day, before and after it was reckoned. */
interface Moved extends GameDay {
  readonly team_id: string;
  readonly before: number;
  readonly after: number;
}

/** Days reckoned in one transaction: a whole season at most. */
const AT_ONCE = 250;
/** The advisory lock of reckoning: two processes at once would each add up without the days of the other. */
const POINTS_LOCK = 727_003;

const keyOf = ({ season, playoffs, day }: GameDay): string => `${season} ${String(playoffs)} ${day}`;

/**
 * What teams earn: the points of their active players, day by day. An import of games notes their days as due; here
 * each is reckoned in every league that plays the season. What counts is where players stood at noon of the day, and
 * the weights of that moment: so a day has the same result however often and however late it is reckoned.
 */
@Injectable()
export class PointsService {
  constructor(private readonly database: Database) {}

  /** Reckons every day that is due and has begun. */
  async accrueDue(): Promise<void> {
    while ((await this.accrueSome()) === AT_ONCE);
  }

  private async accrueSome(): Promise<number> {
    if (!(await anyDue(this.database.db))) return 0;
    return this.database.write(async ({ db, record }) => {
      await oneAtATime(db, POINTS_LOCK);
      const days = await takeDue(db, AT_ONCE);
      if (days.length === 0) return 0;
      for (const league of await leaguesOf(db, days).execute()) {
        const moved = await reckon(db, league);
        if (moved.length === 0) continue;
        await touchLeagues(db, [league.id]);
        const line = await correctionLine(db, league, moved);
        if (line !== null) await record(line);
        await record(toLeague(league.id, null, { type: 'leagueChanged' }));
      }
      return days.length;
    });
  }
}

/**
 * Leagues in which these days count: those that play, or played, the season, from its first day on. Each with its days.
 */
const leaguesOf = (db: Db, days: readonly Day[]) =>
  db
    .selectFrom('league as l')
    .innerJoin('league_season as s', 's.league_id', 'l.id')
    .innerJoin(asRows('points_due', days, 'd'), (join) =>
      join.onRef('d.season', '=', 's.season').onRef('d.day', '>=', 's.starts_on'),
    )
    .select(({ fn, ref }) => [
      'l.id',
      'l.settings',
      'l.time_zone',
      pastRules(db).as('past'),
      fn
        .agg<Day[]>('json_agg', [
          jsonBuildObject({
            season: ref('d.season'),
            playoffs: ref('d.playoffs'),
            day: ref('d.day'),
            corrected: ref('d.corrected'),
          }),
        ])
        .as('days'),
    ])
    .groupBy('l.id')
    .orderBy('l.id');
type PlayingLeague = InferResult<ReturnType<typeof leaguesOf>>[number];

/**
 * The games of active players of a league's teams on days, each with the team that had the player at the day's noon.
 */
async function gamesOf(
  db: Db,
  leagueId: string,
  days: readonly { readonly day: Day; readonly noon: number }[],
): Promise<(TeamGame & GameDay)[]> {
  const asked = sql<GameDay & { noon: Date }>`unnest(
    ${textArray(days.map(({ day }) => day.season))}, ${booleanArray(days.map(({ day }) => day.playoffs))},
    ${dayArray(days.map(({ day }) => day.day))}, ${momentArray(days.map(({ noon }) => noon))})`.as<'d'>(
    sql`d (season, playoffs, day, noon)`,
  );
  return db
    .selectFrom(asked)
    .innerJoin('player_game as k', (join) =>
      join.onRef('k.season', '=', 'd.season').onRef('k.playoffs', '=', 'd.playoffs').onRef('k.day', '=', 'd.day'),
    )
    .innerJoin('roster_stay as r', (join) =>
      join
        .onRef('r.player_id', '=', 'k.player_id')
        .onRef('r.from_at', '<=', 'd.noon')
        .on(({ or, eb, ref }) => or([eb('r.to_at', 'is', null), eb('r.to_at', '>', ref('d.noon'))])),
    )
    .leftJoin('lineup_day as x', (join) => join.onRef('x.team_id', '=', 'r.team_id').onRef('x.day', '=', 'd.day'))
    .innerJoin('player as p', 'p.id', 'k.player_id')
    .innerJoin('team as t', (join) => join.onRef('t.id', '=', 'r.team_id').onRef('t.league_id', '=', 'r.league_id'))
    .select([
      'd.season',
      'd.playoffs',
      'd.day',
      'r.team_id',
      'p.position',
      ...SCORED_COLUMNS.map((column) => `k.${column}` as const),
    ])
    .where('r.league_id', '=', leagueId)
    .where('r.place', '=', 'active')
    .where(({ or, eb, ref }) => or([eb('x.team_id', 'is', null), inLineup(ref('k.player_id'), ref('x.player_ids'))]))
    .execute();
}

/** Reckons days of a league. Returns what changed. */
async function reckon(db: Db, { id: leagueId, settings, time_zone, past, days }: PlayingLeague): Promise<Moved[]> {
  const now: DayRules = { scoring: scoringOf(settings), timeZone: time_zone };
  const rules = new Map(days.map((day) => [keyOf(day), { day, ...rulesOfDay(day.day, past, now) }]));
  const played = new Map<string, TeamGame[]>();
  for (const game of await gamesOf(db, leagueId, [...rules.values()]))
    played.set(keyOf(game), [...(played.get(keyOf(game)) ?? []), game]);
  const found = [...rules.values()].flatMap(({ day, scoring }) =>
    [...earned(played.get(keyOf(day)) ?? [], scoring)].map(([team_id, points]) => ({
      season: day.season,
      playoffs: day.playoffs,
      day: day.day,
      team_id,
      points,
    })),
  );
  const moved = await writeDays(db, leagueId, days, found);
  if (moved.length > 0) await addUp(db, moved);
  return moved;
}

/** What the league's log says of days that were told before and have other points now; null where none has. */
async function correctionLine(
  db: Db,
  { id: leagueId, days }: PlayingLeague,
  moved: readonly Moved[],
): Promise<NewEvent | null> {
  const told = new Set(days.filter(({ corrected }) => corrected).map(keyOf));
  const corrected = moved.filter((one) => told.has(keyOf(one)));
  if (corrected.length === 0) return null;
  const names = await db
    .selectFrom('team')
    .select(['id', 'name'])
    .where('id', '=', anyOf([...new Set(corrected.map(({ team_id }) => team_id))]))
    .orderBy('name')
    .execute();
  const on = [...new Set(corrected.map(({ day }) => day))].sort();
  return leagueLine({
    leagueId,
    actor: null,
    teamIds: names.map(({ id }) => id),
    says: {
      key: 'season.pointsCorrected',
      figures: {
        from: on[0] ?? '',
        to: on.at(-1) ?? '',
        days: on.length,
        teams: names.map(({ id, name }) => {
          const own = corrected.filter(({ team_id }) => team_id === id);
          return {
            name,
            before: sumOfPoints(own.map(({ before }) => before)),
            after: sumOfPoints(own.map(({ after }) => after)),
          };
        }),
      },
    },
  });
}

const TEAM_DAY = ['team_id', 'season', 'playoffs', 'day'] as const;
const TEAM_SEASON = ['team_id', 'season', 'playoffs'] as const;

/**
 * Writes what the league's teams earned on these days, and nothing else for them. Returns what changed: `team_day` is
 * read as it was before.
 */
async function writeDays(
  db: Db,
  leagueId: string,
  days: readonly Day[],
  found: readonly (GameDay & { readonly team_id: string; readonly points: number })[],
): Promise<Moved[]> {
  return db
    .with('found', (given) => given.selectFrom(asRows('team_day', found, 'f')).select([...TEAM_DAY, 'points']))
    .with('gone', (emptied) =>
      emptied
        .deleteFrom('team_day as x')
        .using([asRows('points_due', days, 'd'), 'team as t'])
        .whereRef('t.id', '=', 'x.team_id')
        .where('t.league_id', '=', leagueId)
        .whereRef('x.season', '=', 'd.season')
        .whereRef('x.playoffs', '=', 'd.playoffs')
        .whereRef('x.day', '=', 'd.day')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('found as f')
                .select('f.day')
                .whereRef('f.team_id', '=', 'x.team_id')
                .whereRef('f.season', '=', 'x.season')
                .whereRef('f.playoffs', '=', 'x.playoffs')
                .whereRef('f.day', '=', 'x.day'),
            ),
          ),
        )
        .returning(['x.team_id', 'x.season', 'x.playoffs', 'x.day', sql<number>`0::numeric`.as('points')]),
    )
    .with('put', (earning) =>
      earning
        .insertInto('team_day')
        .columns([...TEAM_DAY, 'points'])
        .expression(earning.selectFrom('found').select([...TEAM_DAY, 'points']))
        .onConflict((known) =>
          known
            .columns(TEAM_DAY)
            .doUpdateSet(({ ref }) => ({ points: ref('excluded.points') }))
            .whereRef('team_day.points', '<>', 'excluded.points'),
        )
        .returning([...TEAM_DAY, 'points']),
    )
    .with('changed', (all) =>
      all
        .selectFrom('gone')
        .select([...TEAM_DAY, 'points'])
        .unionAll(all.selectFrom('put').select([...TEAM_DAY, 'points'])),
    )
    .selectFrom('changed as c')
    .leftJoin('team_day as was', (join) =>
      join
        .onRef('was.team_id', '=', 'c.team_id')
        .onRef('was.season', '=', 'c.season')
        .onRef('was.playoffs', '=', 'c.playoffs')
        .onRef('was.day', '=', 'c.day'),
    )
    .select(({ fn }) => [
      'c.team_id',
      'c.season',
      'c.playoffs',
      'c.day',
      'c.points as after',
      fn.coalesce('was.points', sql.lit(0)).as('before'),
    ])
    .execute();
}

/** The sums of seasons, from their days. */
async function addUp(db: Db, moved: readonly Moved[]): Promise<void> {
  const seasons = new Map(
    moved.map(({ team_id, season, playoffs }) => [
      `${team_id} ${season} ${String(playoffs)}`,
      { team_id, season, playoffs },
    ]),
  );
  await db
    .insertInto('team_points')
    .columns([...TEAM_SEASON, 'points'])
    .expression(
      db
        .selectFrom(asRows('team_points', [...seasons.values()], 'c'))
        .leftJoin('team_day as d', (join) =>
          join
            .onRef('d.team_id', '=', 'c.team_id')
            .onRef('d.season', '=', 'c.season')
            .onRef('d.playoffs', '=', 'c.playoffs'),
        )
        .select(['c.team_id', 'c.season', 'c.playoffs'])
        .select(({ fn }) => fn.coalesce(fn.sum<number>('d.points'), sql.lit(0)).as('points'))
        .groupBy(['c.team_id', 'c.season', 'c.playoffs']),
    )
    .onConflict((known) => known.columns(TEAM_SEASON).doUpdateSet(({ ref }) => ({ points: ref('excluded.points') })))
    .execute();
}
