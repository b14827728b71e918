import { sql, type Expression, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tables } from '../platform/database/database.js';
import { namesIn } from '../platform/database/rows.js';

/*
 * A player's cost in a league and season, by NHL cap hit or the league's own salaries (the setting `salaries`). All
 * reads of a cap hit go through this file.
 */

const l = namesIn('league as payer');
const c = namesIn('contract as c');
const b = namesIn('roster_entry as b');
const s = namesIn('draft_selection as s');
const d = namesIn('draft as d');
const n = namesIn('draft_pick as n');
const k = namesIn('league_contract as k');
const p = namesIn('player as p');
const w = namesIn('waiver as w');

/**
 * True in leagues with their own salaries. PostgreSQL evaluates it once per statement, so that other leagues never run
 * what it guards.
 */
export const ownSalaries = (leagueId: string) =>
  sql<boolean>`(select ${l.settings} @> '{"salaries": "own"}'::jsonb from ${l.table} where ${l.id} = ${leagueId})`;

/** True while contract `k` binds its player: until the release, and on waivers after it. */
export const inForce = sql<boolean>`(${k.released_at} is null or exists (select 1 from ${w.table}
  where ${w.league_id} = ${k.league_id} and ${w.player_id} = ${k.player_id} and ${w.resolved_at} is null
    and ${w.dropped_at} <= ${k.released_at}))`;

/** True until the waiver's time is over: afterwards only a claim or a bid takes the contract. */
export const onWaiversStill = sql<boolean>`exists (select 1 from ${w.table}
  where ${w.league_id} = ${k.league_id} and ${w.player_id} = ${k.player_id} and ${w.resolved_at} is null
    and ${w.dropped_at} <= ${k.released_at} and ${w.clears_at} > clock_timestamp())`;

/** Rookie or class draft round that put a player into a rookie bank of league `payer`; null for others. */
export const slotRound = (player: Expression<number>) =>
  sql<number | null>`(select ${n.round} from ${b.table}
    join ${s.table} on ${s.league_id} = ${b.league_id} and ${s.player_id} = ${b.player_id}
    join ${d.table} on ${d.league_id} = ${s.league_id} and ${d.id} = ${s.draft_id}
    join ${n.table} on ${n.league_id} = ${s.league_id} and ${n.id} = ${s.pick_id}
    where ${b.league_id} = ${l.id} and ${b.player_id} = ${player} and ${b.place} = 'rookie'
      and ${d.type} in ('rookie', 'class') and ${d.kind} <> 'mock'
    order by ${s.at} desc limit 1)`;

/**
 * Salary of a player without a contract in league `payer`, as core computes it: the minimum, the last NHL cap hit
 * rounded up to the step of salaries, or that of a rookie draft's round.
 */
export const newSalary = (player: Expression<number>) =>
  sql<number>`greatest((${l.settings} ->> 'salary_minimum')::int,
    case when ${l.settings} @> '{"contract_signing": "managers"}'::jsonb then coalesce(
      (select coalesce((${l.settings} ->> 'entry_salary')::int, 0)
        - coalesce((${l.settings} ->> 'entry_step')::int, 0) * (slot.round - 1)
        from (select ${slotRound(player)} as round) slot where slot.round is not null),
      case when ${l.settings} ->> 'sign_salary' = 'nhl' then (
        select ceil(${c.cap_hit}::numeric / (${l.settings} ->> 'salary_step')::int) * (${l.settings} ->> 'salary_step')::int
        from ${c.table} where ${c.player_id} = ${player} and ${c.season} <= ${l.current_season}
        order by ${c.season} desc limit 1
      )::int end) end)`;

/**
 * A player's contract in a season, as `hit`. NHL cap hits: the season's own, otherwise the last known one. No row
 * without any; the minimum salary then counts. Own salaries: the league's contract, otherwise a new player's salary in
 * the present season and nothing later, with `season` null.
 */
export const contractIn = (db: Db, leagueId: string, player: Expression<number>, season: Expression<string>) =>
  db
    .selectFrom(
      db
        .selectFrom('contract as c')
        .select(['c.cap_hit', 'c.season'])
        .where('c.player_id', '=', player)
        .where('c.season', '<=', season)
        .where(sql<boolean>`not ${ownSalaries(leagueId)}`)
        .orderBy('c.season', 'desc')
        .limit(1)
        .as('nhl'),
    )
    .select(['nhl.cap_hit', 'nhl.season'])
    .unionAll(
      db
        .selectFrom('league as payer')
        .leftJoin('league_contract as k', (on) =>
          on
            .onRef('k.league_id', '=', 'payer.id')
            .on('k.player_id', '=', player)
            .on('k.first_season', '<=', season)
            .on('k.last_season', '>=', season)
            .on(inForce),
        )
        .select(({ ref }) => [
          sql<number>`coalesce(${ref('k.salary')}, case when ${season} <= ${ref('payer.current_season')}
            then ${newSalary(player)} else 0 end)`.as('cap_hit'),
          sql<string>`case when ${ref('k.salary')} is not null then ${season} end`.as('season'),
        ])
        .where('payer.id', '=', leagueId)
        .where(ownSalaries(leagueId)),
    )
    .as('hit');

/** The contract's seasons, as `year`, with their costs. */
export const contractYears = (db: Db, leagueId: string, player: Expression<number>) =>
  db
    .selectFrom('contract as c')
    .select(['c.season', 'c.cap_hit'])
    .where('c.player_id', '=', player)
    .where(sql<boolean>`not ${ownSalaries(leagueId)}`)
    .unionAll(
      db
        .selectFrom('league_contract as k')
        .innerJoin(
          sql<{
            begins: number;
          }>`generate_series(left(${k.first_season}, 4)::int, left(${k.last_season}, 4)::int)`.as<'y'>(sql`y (begins)`),
          (on) => on.onTrue(),
        )
        .select(({ ref }) => [
          sql<string>`${ref('y.begins')} || '-' || lpad(((${ref('y.begins')} + 1) % 100)::text, 2, '0')`.as('season'),
          'k.salary as cap_hit',
        ])
        .where('k.league_id', '=', leagueId)
        .where('k.player_id', '=', player)
        .where(inForce)
        .where(ownSalaries(leagueId)),
    )
    .as('year');

/** The first year of `player as p` without a contract. */
export const contractExpiry = (leagueId: string) =>
  sql<number | null>`case when ${ownSalaries(leagueId)} then (select left(${k.last_season}, 4)::int + 1 from ${k.table}
    where ${k.league_id} = ${leagueId} and ${k.player_id} = ${p.id} and ${inForce}) else ${p.contract_expiry} end`;

/** Whether the NHL contract of `player as p` ends with free agency; null in leagues with their own salaries. */
export const expiryStatus = (leagueId: string) =>
  sql<string | null>`case when not ${ownSalaries(leagueId)} then ${p.expiry_status} end`;

/** Rounds of the rookies in banks, as `slotRound` finds them. The latest draft comes last. */
export const bankRounds = ({ selectFrom }: ExpressionBuilder<Tables & { l: Tables['league'] }, 'l'>) =>
  jsonArrayFrom(
    selectFrom('roster_entry as r')
      .innerJoin('draft_selection as s', (on) =>
        on.onRef('s.league_id', '=', 'r.league_id').onRef('s.player_id', '=', 'r.player_id'),
      )
      .innerJoin('draft as d', (on) => on.onRef('d.league_id', '=', 's.league_id').onRef('d.id', '=', 's.draft_id'))
      .innerJoin('draft_pick as n', (on) => on.onRef('n.league_id', '=', 's.league_id').onRef('n.id', '=', 's.pick_id'))
      .select(['r.player_id as id', 'n.round'])
      .whereRef('r.league_id', '=', 'l.id')
      .where('r.place', '=', 'rookie')
      .where('d.type', 'in', ['rookie', 'class'])
      .where('d.kind', '<>', 'mock')
      .where(({ ref }) => sql<boolean>`${ref('l.settings')} @> '{"contract_signing": "managers"}'::jsonb`)
      .orderBy('s.at'),
  );
