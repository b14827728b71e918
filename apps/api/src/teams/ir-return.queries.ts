import { sql } from 'kysely';
import { IR_STATUSES } from '@crease/core/teams/team.model.js';
import type { Db } from '../platform/database/database.js';
import { clockNow, nameOrder, textArray } from '../platform/database/sql.js';
import { statusIn } from '../players/player-status.queries.js';
import { namesIn } from '../platform/database/rows.js';

const i = namesIn('ir_return as i');
const r = namesIn('roster_entry as r');
const l = namesIn('league as l');
const p = namesIn('player as p');

/** Row `i` of `ir_return` belongs to this stay of roster entry `r`. A new stay or another team starts over. */
const ofThisStay = sql<boolean>`(${i.league_id} = ${r.league_id} and ${i.player_id} = ${r.player_id}
  and ${i.team_id} = ${r.team_id} and ${i.told_at} >= ${r.since})`;

/** Player `p` of roster entry `r` is on injured reserve without a status that allows it. */
const healthyOnIr = sql<boolean>`(${r.place} = 'ir'
  and ${statusIn(sql.ref('r.league_id'))} <> all(${textArray(IR_STATUSES)}))`;

/**
 * League `l` limits the days. Compared as text, because a failing cast of one league's value would fail the statement
 * for all.
 */
const limitsDays = sql<boolean>`(${l.phase} = 'in-season' and coalesce(${l.settings} ->> 'ir_return_days', '0') <> '0')`;

const announced = sql<boolean>`exists (select from ${i.table} where ${ofThisStay})`;

const toAnnounce = sql<boolean>`(${healthyOnIr} and not ${announced})`;

/** Row `i` has lapsed: the player is hurt again or has left, or league `l` has no limit. */
const lapsed = sql<boolean>`not (${limitsDays} and exists (
  select from ${r.table} join ${p.table} on ${p.id} = ${r.player_id} where ${ofThisStay} and ${healthyOnIr}))`;

/**
 * Leagues with a return to announce, or one that has lapsed. The first part uses the index `roster_entry_ir_player`;
 * without the offset PostgreSQL reads the entries of all leagues.
 */
export const returningLeagues = (db: Db) =>
  db
    .selectFrom('player as p')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('roster_entry as e')
          .selectAll('e')
          .whereRef('e.player_id', '=', 'p.id')
          .where('e.place', '=', sql.lit('ir'))
          .offset(sql.lit(0))
          .as('r'),
      (join) => join.onTrue(),
    )
    .innerJoin('league as l', 'l.id', 'r.league_id')
    .select('r.league_id')
    .where(sql<boolean>`${p.status} <> all(${textArray(IR_STATUSES)})`)
    .where(limitsDays)
    .where(toAnnounce)
    .union(
      db
        .selectFrom('status_override as o')
        .innerJoin('roster_entry as r', (join) =>
          join.onRef('r.league_id', '=', 'o.league_id').onRef('r.player_id', '=', 'o.player_id'),
        )
        .innerJoin('player as p', 'p.id', 'r.player_id')
        .innerJoin('league as l', 'l.id', 'r.league_id')
        .select('r.league_id')
        .where('o.ended_at', 'is', null)
        .where(limitsDays)
        .where(toAnnounce),
    )
    .union(
      db
        .selectFrom('ir_return as i')
        .innerJoin('league as l', 'l.id', 'i.league_id')
        .select('i.league_id')
        .where(lapsed),
    )
    .orderBy('league_id');

export const toReturn = (db: Db, leagueId: string) =>
  db
    .selectFrom('roster_entry as r')
    .innerJoin('league as l', 'l.id', 'r.league_id')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'))
    .select(['r.player_id', 'p.full_name as name', 't.id as team_id', 't.name as team'])
    .where('r.league_id', '=', leagueId)
    .where(limitsDays)
    .where(toAnnounce)
    .orderBy('t.number')
    .orderBy(({ ref }) => nameOrder(ref('p.full_name')))
    .orderBy('p.id');

export const deleteLapsed = (db: Db, leagueId: string) =>
  db
    .deleteFrom('ir_return as i')
    .using('league as l')
    .whereRef('l.id', '=', 'i.league_id')
    .where('i.league_id', '=', leagueId)
    .where(lapsed);

/** When roster entry `r` has to leave injured reserve; null when not announced. */
export const irDue = sql<Date | null>`(select ${i.due_at} from ${i.table} where ${ofThisStay} and ${r.place} = 'ir')`;

/** Roster entry `r` counts as active although it is on injured reserve. */
export const irOver = sql<boolean>`(${r.place} = 'ir' and exists (
  select from ${i.table} where ${ofThisStay} and ${i.due_at} <= ${clockNow}))`;
