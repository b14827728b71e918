import { outOfDrafts } from '../leagues/draft-picks.tables.js';
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Db } from '../platform/database/database.js';
import { namesIn } from '../platform/database/rows.js';
import { isSo } from '../platform/database/sql.js';

const begun = namesIn('event as begun');

/** Milliseconds since 1970, with the fractions that a Date would cut. */
export function ms(moment: Expression<Date>): RawBuilder<number>;

export function ms(moment: Expression<Date | null>): RawBuilder<number | null>;

export function ms(moment: Expression<Date | null>): RawBuilder<number | null> {
  return sql<number | null>`(extract(epoch from ${moment}) * 1000)::float8`;
}

/** A pick can be used until the end of the second in which it expires. */
export const usableUntil = (expiresAt: Expression<Date>): RawBuilder<Date> =>
  sql<Date>`${expiresAt} + interval '1 second'`;

/**
 * True when the teams of the draft (`alias`) take turns to pick, so that earlier picks have passed. In an auction the
 * leading team's place is on the clock, and earlier places may be open.
 */
export function goesInTurn(alias: 'd' | 'x'): RawBuilder<boolean> {
  const [league, id] = [sql.ref(`${alias}.league_id`), sql.ref(`${alias}.id`)];
  return sql<boolean>`not exists (select 1 from ${begun.table} where ${begun.league_id} = ${league}
    and ${begun.stream} = 'draft:' || ${id} and ${begun.type} = 'draftBegun'
    and ${begun.data} -> 'rules' -> 'auction' is not null)`;
}

/** A league's draft picks for trades. A pick is used up when it was made or skipped, or when no draft will use it. */
export const picksOf = (db: Db, leagueId: string) =>
  db
    .selectFrom('draft_pick as p')
    .innerJoin('team as o', (join) =>
      join.onRef('o.league_id', '=', 'p.league_id').onRef('o.id', '=', 'p.original_team_id'),
    )
    .leftJoin('draft as d', (join) =>
      join
        .onRef('d.league_id', '=', 'p.league_id')
        .onRef('d.season', '=', 'p.season')
        .onRef('d.type', '=', 'p.type')
        .on('d.kind', '<>', 'mock'),
    )
    .leftJoin('draft_pick as n', (join) =>
      join
        .onRef('n.league_id', '=', 'p.league_id')
        .on(({ eb, ref }) => eb('n.season', '=', seasonAfter(ref('p.season'))))
        .onRef('n.type', '=', 'p.type')
        .onRef('n.round', '=', 'p.round')
        .onRef('n.original_team_id', '=', 'p.original_team_id')
        .onRef('n.extra', '=', 'p.extra'),
    )
    .where('p.league_id', '=', leagueId)
    .select(({ eb, and, or, exists, selectFrom }) => [
      'p.id',
      'p.season',
      'p.type',
      'p.round',
      'p.extra',
      'p.pick_number as number',
      'p.original_team_id as originalTeamId',
      'o.name as originalTeam',
      'p.owner_team_id as ownerTeamId',
      isSo(eb('p.forfeited_at', 'is not', null)).as('forfeited'),
      isSo(
        or([
          eb('p.forfeited_at', 'is not', null),
          outOfDrafts('p'),
          and([
            eb('d.status', 'in', ['running', 'paused']),
            eb('p.pick_number', '<', eb.ref('d.on_clock')),
            goesInTurn('d'),
          ]),
          exists(
            selectFrom('draft_selection as s')
              .innerJoin('draft as x', (join) =>
                join.onRef('x.league_id', '=', 's.league_id').onRef('x.id', '=', 's.draft_id'),
              )
              .select('s.overall')
              .whereRef('s.league_id', '=', 'p.league_id')
              .whereRef('s.pick_id', '=', 'p.id')
              .where('x.kind', '<>', 'mock'),
          ),
        ]),
      ).as('used'),
      isSo(and([eb('d.id', 'is', null), outOfDrafts('p')])).as('neverHeld'),
      isSo(eb('d.status', 'in', ['running', 'paused'])).as('drafting'),
      'n.id as nextYearId',
    ]);

/** The season after: '2026-27' for '2025-26'. */
const seasonAfter = (season: Expression<string>): RawBuilder<string> =>
  sql<string>`(left(${season}, 4)::int + 1)::text || '-' || lpad(((left(${season}, 4)::int + 2) % 100)::text, 2, '0')`;

export const faPicksOf = (db: Db, leagueId: string) =>
  db
    .selectFrom('fa_pick as f')
    .innerJoin('team as o', (join) =>
      join.onRef('o.league_id', '=', 'f.league_id').onRef('o.id', '=', 'f.original_team_id'),
    )
    .where('f.league_id', '=', leagueId)
    .select(({ eb, ref }) => [
      'f.id',
      'f.week',
      'f.original_team_id as originalTeamId',
      'o.name as originalTeam',
      'f.owner_team_id as ownerTeamId',
      ms(ref('f.expires_at')).as('expiresAt'),
      isSo(eb('f.player_id', 'is not', null)).as('used'),
      'f.penalty',
    ]);
