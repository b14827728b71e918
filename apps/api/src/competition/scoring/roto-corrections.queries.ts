import { sql } from 'kysely';
import { isInRoto } from '@crease/core/leagues/formats.js';
import type { LeagueSettings } from '@crease/core/leagues/settings.values.js';
import type { Db } from '../../platform/database/database.js';
import { asRows, nameOrder } from '../../platform/database/sql.js';
import type { DueDay } from '../../players/points-due.tables.js';
import type { Correction } from './corrections.tables.js';
import { spanOf } from './day-span.js';
import type { MovedFigures } from './team-figures.tables.js';
import { namesIn } from '../../platform/database/rows.js';

const r = namesIn('roto_day as r');
const o = namesIn('roto_day as o');

interface ScoredLeague {
  readonly id: string;
  readonly settings: LeagueSettings;
  readonly days: readonly DueDay[];
}

interface CorrectedRoto {
  readonly league_id: string;
  readonly season: string;
  readonly days: readonly string[];
  /** Days that are scored for the first time, or go on: their points are no correction. */
  readonly fresh: readonly string[];
}

/** The leagues of roto in which corrected days changed the sums of teams. */
export const correctedRoto = (leagues: readonly ScoredLeague[], moved: readonly MovedFigures[]): CorrectedRoto[] =>
  moved.flatMap(({ league_id, season }) => {
    const league = leagues.find(({ id }) => id === league_id);
    if (league === undefined || !isInRoto(league.settings)) return [];
    const own = league.days.filter((day) => day.season === season && !day.playoffs);
    const of = (corrected: boolean) => own.filter((day) => day.corrected === corrected).map(({ day }) => day);
    return of(true).length === 0 ? [] : [{ league_id, season, days: of(true), fresh: of(false) }];
  });

/** The roto points of all teams on the last day that was published before. */
export async function publishedRoto(db: Db, corrected: readonly CorrectedRoto[]) {
  const known = [];
  for (const { league_id, season, days, fresh } of corrected) {
    const teams = await db
      .selectFrom('roto_day as r')
      .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'))
      .select([
        'r.team_id',
        't.name',
        sql<string>`${r.day}::text`.as('day'),
        sql<number>`${r.points}::float8`.as('points'),
      ])
      .where('r.league_id', '=', league_id)
      .where('r.season', '=', season)
      .where(({ eb, selectFrom }) =>
        eb(
          'r.day',
          '=',
          selectFrom('roto_day as o')
            .select(({ fn }) => fn.max('o.day').as('day'))
            .where('o.league_id', '=', league_id)
            .where('o.season', '=', season)
            .where(sql<boolean>`${o.day} <> all(${[...fresh]}::date[])`),
        ),
      )
      .orderBy(({ ref }) => nameOrder(ref('t.name')))
      .execute();
    known.push({ league_id, season, days, teams });
  }
  return known;
}

/** Compares published roto points with the present ones of the same day. Teams without a change are left out. */
export async function rotoCorrections(
  db: Db,
  published: Awaited<ReturnType<typeof publishedRoto>>,
): Promise<Correction[]> {
  const corrections: Correction[] = [];
  for (const { league_id: leagueId, season, days, teams } of published) {
    const rows = teams.map(({ team_id, day }) => ({ league_id: leagueId, season, team_id, day }));
    const [upTo] = teams;
    if (upTo === undefined) continue;
    const now = await db
      .selectFrom('roto_day as r')
      .innerJoin(asRows('roto_day', rows, 'd'), (join) =>
        join
          .onRef('r.league_id', '=', 'd.league_id')
          .onRef('r.season', '=', 'd.season')
          .onRef('r.team_id', '=', 'd.team_id')
          .onRef('r.day', '=', 'd.day'),
      )
      .select(['r.team_id', sql<number>`${r.points}::float8`.as('points')])
      .execute();
    const after = new Map(now.map(({ team_id, points }) => [team_id, points]));
    const span = spanOf(days);
    const changed = teams.flatMap(({ team_id: id, name, points }) => {
      const own = after.get(id);
      return own === undefined || own === points ? [] : [{ id, name, ...span, before: points, after: own }];
    });
    if (changed.length > 0) corrections.push({ leagueId, ...span, rotoTo: upTo.day, teams: changed });
  }
  return corrections;
}
