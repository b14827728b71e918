import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  AutoMode,
  DraftedPlayer,
  DraftRules,
  DraftTeam,
  DraftType,
  PickPromise,
  PoolPlayer,
  RetainedShare,
} from '@crease/core/draft/draft.model.js';
import type { DraftListEntry, PoolEntry } from '@crease/core/draft/draft.schema.js';
import type { PickAsset } from '@crease/core/draft/pick-order.js';
import type { LeaguePhase, LeagueSettings, LeagueType } from '@crease/core/leagues/league.rules.js';
import type { Position } from '@crease/core/position.js';
import { rookieReasons } from '@crease/core/players/rookie.rules.js';
import { streamOf } from '@crease/core/realtime/socket-events.js';
import { sizesRest } from '@crease/core/teams/cap.rules.js';
import { RETENTION_LIMITS } from '@crease/core/teams/retention.rules.js';
import { Database, type Transaction } from '../platform/database/database.js';
import { PLAYABLE_SQL } from '../players/players.queries.js';

export interface DraftLeague {
  id: string;
  name: string;
  type: LeagueType;
  phase: LeaguePhase;
  season: string;
  settings: LeagueSettings;
}

interface PoolRow {
  id: number;
  name: string;
  position: Position;
  detail: string;
  club: string | null;
  birth_date: string | null;
  status: string;
  contract_expiry: number | null;
  expiry_status: string | null;
  drafted_or_signed: boolean;
  rank: number | null;
  is_sample: boolean;
  cap_hit: number;
  kept: RetainedShare[] | null;
  estimated: boolean;
  rookie_override: boolean | null;
  lines: { season: string; gp: number | null; [stat: string]: unknown }[];
}

/** Statistics that a list of players can be sorted by, in the order in which they are shown. */
const SHOWN_STATS = [
  'gp',
  'g',
  'a',
  'pts',
  'plus_minus',
  'pim',
  'ppp',
  'sog',
  'hits',
  'blocks',
  'w',
  'l',
  'so',
  'sv_pct',
  'gaa',
] as const;

/** The cap hit that counts in a season: the season's contract, else the last one known before it, else the minimum salary. */
export const CAP_HIT_SQL = `
  left join lateral (
    select c.cap_hit, c.season from contract c
    where c.player_id = p.id and c.season <= $2
    order by c.season desc limit 1
  ) hit on true`;

@Injectable()
export class DraftQueries {
  constructor(private readonly db: Database) {}

  /** Reads outside of any transaction, in the form of those inside one. */
  private get sql(): Transaction['sql'] {
    return this.db.sql;
  }

  async league(leagueId: string): Promise<DraftLeague | null> {
    const [row] = await this.db.query<DraftLeague>(
      'select id, name, type, phase, current_season as season, settings from league where id = $1',
      [leagueId],
    );
    return row ?? null;
  }

  async list(leagueId: string): Promise<DraftListEntry[]> {
    return this.db.query<DraftListEntry>(
      `select id, name, season, type, kind, status, rounds, picks, made, created_at, begun_at, ended_at
       from draft where league_id = $1 order by created_at desc`,
      [leagueId],
    );
  }

  /** League and kind of a draft; null when there is none. */
  async place(draftId: string): Promise<{ league_id: string; kind: string; created_by: string } | null> {
    const [row] = await this.db.prompt<{ league_id: string; kind: string; created_by: string }>(
      'select league_id, kind, created_by from draft where id = $1',
      [draftId],
      'draft-place',
    );
    return row ?? null;
  }

  /** The draft that counts of a season and type, if it was created. */
  async counting(leagueId: string, season: string, type: DraftType): Promise<{ id: string; status: string } | null> {
    const [row] = await this.db.query<{ id: string; status: string }>(
      `select id, status from draft where league_id = $1 and season = $2 and type = $3 and kind <> 'mock'`,
      [leagueId, season, type],
    );
    return row ?? null;
  }

  /** The draft that counts for a pick and has not begun. */
  async lobbyOf(leagueId: string, pickId: string): Promise<string | null> {
    const [row] = await this.db.query<{ id: string }>(
      `select d.id from draft_pick p join draft d on d.league_id = p.league_id and d.season = p.season and d.type = p.type and d.kind <> 'mock' and d.status = 'lobby' where p.id = $2 and p.league_id = $1`,
      [leagueId, pickId],
    );
    return row?.id ?? null;
  }

  /** A pick of a draft that is promised under a condition which nobody has settled; null when there is none. */
  async promisedPick(
    sql: Transaction['sql'],
    leagueId: string,
    season: string,
    type: DraftType,
  ): Promise<{ round: number; team: string } | null> {
    const [row] = await sql<{ round: number; team: string }>(
      `select p.round, t.name as team from frozen_asset f join draft_pick p on p.id = f.ref join team t on t.id = p.original_team_id
       where f.league_id = $1 and f.kind = 'draft-pick' and f.condition_id is not null and p.season = $2 and p.type = $3 order by p.round, t.number limit 1`,
      [leagueId, season, type],
    );
    return row ?? null;
  }

  /** Draft picks of the league that accepted trades promise, and until when. */
  async promises(leagueId: string, sql: Transaction['sql'] = this.sql): Promise<PickPromise[]> {
    const rows = await sql<Omit<PickPromise, 'until'> & { until: number }>(
      `select f.ref as "pickId", f.trade_id as "tradeId", case when f.condition_id is null then 'review' else 'condition' end as kind,
         (extract(epoch from coalesce(c.resolve_by, t.review_until, t.due_at, clock_timestamp())) * 1000)::float8 as until, a.name || ' and ' || b.name as teams
       from frozen_asset f join trade t on t.id = f.trade_id join team a on a.id = t.proposer_team_id join team b on b.id = t.recipient_team_id
       left join trade_condition c on c.id = f.condition_id
       where f.league_id = $1 and f.kind = 'draft-pick' order by f.ref`,
      [leagueId],
    );
    return rows.map((row) => ({ ...row, until: new Date(row.until).toISOString() }));
  }

  /** The points of a season by team; null where nobody has any, so that there are no standings to go by. */
  async standings(leagueId: string, season: string): Promise<{ teamId: string; points: number }[] | null> {
    const points = await this.pointsBySeason(leagueId, season);
    return points.some((entry) => entry.points !== 0) ? points : null;
  }

  /** What a draft demands of rosters; in a dynasty's annual drafts their sizes rest (decisions §3). */
  async rules({
    type,
    phase,
    settings,
  }: {
    type: LeagueType;
    phase: LeaguePhase;
    settings: LeagueSettings;
  }): Promise<DraftRules> {
    const [row] = await this.db.query<{ salary: number }>(
      `select (value #>> '{}')::int as salary from system_config where key = 'minimum_salary'`,
    );
    return {
      ...(row ? { minimumSalary: row.salary } : {}),
      salaryCap: settings.salary_cap,
      maxRosterSize: settings.max_roster_size,
      minimums: { F: settings.min_forwards, D: settings.min_defense, G: settings.min_goalies },
      rookieBankSize: settings.rookie_bank_size,
      ...(type === 'dynasty' && sizesRest(phase) ? { sizesRest: true } : {}),
    };
  }

  /** Every team with its manager and what it holds in the season: one statement whatever the number of teams. */
  async teams(leagueId: string, season: string): Promise<DraftTeam[]> {
    const rows = await this.db.query<{
      id: string;
      name: string;
      picture: string | null;
      manager: string | null;
      f: number;
      d: number;
      g: number;
      rookies: number;
      charge: number;
      retained: number;
      barred: number[];
    }>(
      `select t.id, t.name, t.picture, u.first_name || ' ' || u.last_name as manager,
         coalesce(h.f, 0)::int as f, coalesce(h.d, 0)::int as d, coalesce(h.g, 0)::int as g, coalesce(h.rookies, 0)::int as rookies,
         coalesce(h.charge, 0)::bigint as charge, coalesce(rt.amount, 0)::bigint as retained,
         array(select distinct b.player_id from retention b where b.league_id = t.league_id and b.team_id = t.id and b.created_at > now() - interval '${RETENTION_LIMITS.reacquireDays} days' order by 1) as barred
       from team t
       left join membership m on m.team_id = t.id
       left join app_user u on u.id = m.user_id
       left join lateral (
         select count(*) filter (where r.place = 'active' and p.position = 'F') as f,
           count(*) filter (where r.place = 'active' and p.position = 'D') as d,
           count(*) filter (where r.place = 'active' and p.position = 'G') as g,
           count(*) filter (where r.place = 'rookie') as rookies,
           sum(coalesce(hit.cap_hit, (select (value #>> '{}')::int from system_config where key = 'minimum_salary')) - coalesce(away.amount, 0)) filter (where r.place = 'active') as charge
         from roster_entry r
         join player p on p.id = r.player_id
         ${CAP_HIT_SQL}
         left join lateral (
           select sum(retained_part(x.player_id, x.percent, $2)) as amount from retention x
           where x.league_id = r.league_id and x.player_id = r.player_id and x.ended_at is null and x.through_season >= $2 and x.team_id <> r.team_id
         ) away on true
         where r.team_id = t.id
       ) h on true
       left join lateral (select sum(retained_part(k.player_id, k.percent, $2)) as amount from retention k where k.team_id = t.id and k.ended_at is null and k.through_season >= $2) rt on true
       where t.league_id = $1
       order by t.number`,
      [leagueId, season],
    );
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      picture: row.picture,
      manager: row.manager,
      auto: (row.manager === null ? 'empty' : 'off') satisfies AutoMode,
      timeouts: 0,
      holdings: { F: row.f, D: row.d, G: row.g, capUsed: row.charge + row.retained, rookies: row.rookies },
      ...(row.barred.length === 0 ? {} : { barred: row.barred }),
    }));
  }

  async picks(
    leagueId: string,
    season: string,
    type: DraftType,
    rounds: number,
    sql: Transaction['sql'] = this.sql,
  ): Promise<PickAsset[]> {
    return sql<PickAsset>(
      `select id, round, original_team_id as "originalTeamId", owner_team_id as "ownerTeamId", extra, place, forfeited_at is not null as forfeited
       from draft_pick where league_id = $1 and season = $2 and type = $3 and round <= $4`,
      [leagueId, season, type, rounds],
    );
  }

  /** Points of last season's regular season by team, for orders by standings. */
  async pointsBySeason(leagueId: string, season: string): Promise<{ teamId: string; points: number }[]> {
    return this.db.query<{ teamId: string; points: number }>(
      `select t.id as "teamId", coalesce(p.points, 0)::float8 as points from team t
       left join team_points p on p.team_id = t.id and p.season = $2 and not p.playoffs
       where t.league_id = $1`,
      [leagueId, season],
    );
  }

  /**
   * The players who may be drafted now. General: everybody without a team in the league, rookies left out where the league
   * drafts them on their own. Rookie: the rookies among them. What teams retain of a player's cap hit his next team does not pay; the
   * retaining team itself pays all of him, and no longer what it retained, which comes to the same.
   */
  async pool(league: DraftLeague, type: DraftType): Promise<PoolEntry[]> {
    const rows = await this.db.query<PoolRow>(
      `select p.id, p.full_name as name, p.position, p.position_detail as detail, p.nhl_club as club, to_char(p.birth_date, 'YYYY-MM-DD') as birth_date,
         p.status, p.contract_expiry, p.expiry_status, p.drafted_or_signed, p.rank, p.is_sample,
         coalesce(hit.cap_hit, (select (value #>> '{}')::int from system_config where key = 'minimum_salary')) as cap_hit, kept.shares as kept,
         hit.season is distinct from $2 as estimated,
         o.rookie as rookie_override,
         coalesce(s.lines, '[]'::json) as lines
       from player p
       ${CAP_HIT_SQL}
       left join rookie_override o on o.league_id = $1 and o.player_id = p.id
       left join (
         select x.player_id, json_agg(json_build_object('teamId', x.team_id, 'amount', x.amount) order by x.team_id) as shares
         from (select player_id, team_id, sum(retained_part(player_id, percent, $2)) as amount from retention where league_id = $1 and ended_at is null and through_season >= $2 group by player_id, team_id) x
         group by x.player_id
       ) kept on kept.player_id = p.id
       left join lateral (
         select json_agg(json_build_object('season', x.season, ${SHOWN_STATS.map((stat) => `'${stat}', x.${stat}`).join(', ')}) order by x.season desc) as lines
         from player_season x where x.player_id = p.id and not x.playoffs and x.season <= $2
       ) s on true
       where not exists (select 1 from roster_entry r where r.league_id = $1 and r.player_id = p.id)
         and ${PLAYABLE_SQL}
       order by p.rank nulls last, p.id`,
      [league.id, league.season],
    );
    const rookiesApart = league.settings.rookieDraftEnabled;
    const entries: PoolEntry[] = [];
    rows.forEach((row, index) => {
      const rookie =
        row.rookie_override ??
        rookieReasons(
          {
            birth_date: row.birth_date,
            drafted_or_signed: row.drafted_or_signed,
            seasons: row.lines.map((line) => ({ season: line.season, gp: line.gp ?? 0 })),
          },
          league.season,
        ).length === 0;
      if (type === 'rookie' ? !rookie : rookie && rookiesApart) return;
      const line = row.lines.find((candidate) => (candidate.gp ?? 0) > 0);
      const stats: Record<string, number> = {};
      if (line) for (const stat of SHOWN_STATS) if (typeof line[stat] === 'number') stats[stat] = line[stat];
      entries.push({
        id: row.id,
        name: row.name,
        position: row.position,
        detail: row.detail,
        club: row.club,
        ...retainedFrom(row.cap_hit, row.kept ?? []),
        estimated: row.estimated,
        rookie,
        rank: index + 1,
        birthDate: row.birth_date,
        status: row.status,
        contractExpiry: row.contract_expiry,
        expiryStatus: row.expiry_status,
        sample: row.is_sample,
        stats,
        statsSeason: line?.season ?? null,
      });
    });
    return entries;
  }

  async frozenPool(draftId: string): Promise<{ version: string; players: PoolEntry[] } | null> {
    const [row] = await this.db.query<{ version: string; players: PoolEntry[] }>(
      'select version, players from draft_pool where draft_id = $1',
      [draftId],
    );
    return row ?? null;
  }

  async queue(draftId: string, teamId: string): Promise<number[]> {
    const [row] = await this.db.prompt<{ player_ids: number[] }>(
      'select player_ids from draft_queue where draft_id = $1 and team_id = $2',
      [draftId, teamId],
      'draft-queue',
    );
    return row?.player_ids ?? [];
  }

  async saveQueue(draftId: string, teamId: string, playerIds: readonly number[]): Promise<void> {
    await this.db.query(
      `insert into draft_queue (draft_id, team_id, player_ids) values ($1, $2, $3::int[])
       on conflict (draft_id, team_id) do update set player_ids = excluded.player_ids, updated_at = clock_timestamp()`,
      [draftId, teamId, playerIds],
    );
  }

  /** The acts on a draft, the latest first, without the fields that make events large. */
  async record(
    draftId: string,
    types: readonly string[],
    limit: number,
  ): Promise<
    { seq: number; at: Date; actor: string | null; name: string | null; type: string; data: Record<string, unknown> }[]
  > {
    return this.db.query(
      `select e.seq, e.at, e.actor, u.first_name || ' ' || u.last_name as name, e.type, e.data - '{slots,teams,state,rules}'::text[] as data
       from event e left join app_user u on u.id = e.actor
       where e.stream = $1 and (e.type = any($2::text[]) or (e.type = 'playerPicked' and (e.data ->> 'how' = 'commissioner' or e.data ->> 'overridden' is not null)))
       order by e.seq desc limit $3`,
      [streamOf('draft', draftId), types, limit],
    );
  }

  async chat(draftId: string, limit: number): Promise<{ seq: number; at: Date; data: { message: unknown } }[]> {
    return this.db.query(
      'select seq, at, data from (select seq, at, data from event where stream = $1 order by seq desc limit $2) latest order by seq',
      [streamOf('chat', draftId), limit],
    );
  }

  /** Drafts whose clock ran out, and every running one with its deadline: what a process must watch after its start. */
  async running(): Promise<{ id: string; on_clock: number; expires_at: Date }[]> {
    return this.db.prompt(
      `select id, on_clock, expires_at from draft where status = 'running' and expires_at is not null`,
      [],
      'drafts-running',
    );
  }

  /**
   * By how many milliseconds the clock that has run since `since` must be put back for outages after number `counted`, and the number
   * of the last one. Outages may overlap, also with those that were counted.
   */
  async outagesSince(counted: number, since: string): Promise<{ last: number; ms: number }> {
    const [row] = await this.db.prompt<{ last: number; ms: number }>(
      `with span as (select id, tstzrange(greatest(from_at, $2::timestamptz), to_at) as away from outage where to_at > $2::timestamptz and from_at <= to_at)
       select coalesce((select max(id) from outage), $1)::int as last,
         (select coalesce(sum(extract(epoch from upper(r) - lower(r)) * 1000), 0) from (select unnest(range_agg(away)) as r from span) whole)::float8
           - (select coalesce(sum(extract(epoch from upper(r) - lower(r)) * 1000), 0) from (select unnest(range_agg(away) filter (where id <= $1)) as r from span) before)::float8 as ms`,
      [counted, since],
      'outages-since',
    );
    return row ?? { last: counted, ms: 0 };
  }

  /** Writes down that nobody could be served since a moment (ms since 1970 by the database's clock). */
  async outage(since: number): Promise<void> {
    await this.db.prompt(
      'insert into outage (from_at, to_at) select x.since, x.now from (select to_timestamp($1::float8 / 1000) as since, clock_timestamp() as now) x where x.since < x.now',
      [since],
      'outage',
    );
  }
}

/** The cap hit in the form of a draft: what is left of it when teams retain some, and what they retain. */
export function retainedFrom(
  capHit: number,
  shares: readonly RetainedShare[],
): Pick<DraftedPlayer, 'capHit' | 'retained'> {
  const retained = shares.filter(({ amount }) => amount > 0);
  if (retained.length === 0) return { capHit };
  return { capHit: retained.reduce((left, { amount }) => left - amount, capHit), retained };
}

/** Short and different whenever the pool is. */
export function poolVersion(players: readonly PoolPlayer[]): string {
  return createHash('sha256').update(JSON.stringify(players)).digest('base64url').slice(0, 16);
}
