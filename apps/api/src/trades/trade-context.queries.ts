import { Injectable } from '@nestjs/common';
import { endOfDay } from '@crease/core/trades/condition.rules.js';
import {
  assetKey,
  type FaPickFacts,
  type FrozenFacts,
  type PickFacts,
  type PlayerFacts,
  type TeamContext,
  type TradeContext,
} from '@crease/core/trades/trade.context.js';
import type { AssetKind, TradeTerms } from '@crease/core/trades/trade.model.js';
import type { Retention } from '@crease/core/teams/retention.rules.js';
import type { TeamFace } from '@crease/core/trades/trade.view.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import { seasonsShown } from '@crease/core/teams/cap.rules.js';
import { pgArray, type Transaction } from '../platform/database/database.js';
import { notFound } from '../platform/http/refusal.error.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';

export type Sql = Transaction['sql'];

/** All that a trade is judged by and shown with. */
export interface LoadedContext {
  readonly context: TradeContext;
  readonly league: PlayingLeague;
  /** Every team of the league, by id. */
  readonly faces: ReadonlyMap<string, TeamFace>;
}

const YEAR_MS = 366 * 86_400_000;

interface FrozenRow {
  kind: Exclude<AssetKind, 'retention'>;
  ref: string;
  trade_id: string;
  condition_id: string | null;
  resolve_by: string | null;
}

/** Milliseconds since 1970, whatever the driver makes of timestamps. */
export const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

const NEXT_SEASON = `(left(p.season, 4)::int + 1)::text || '-' || lpad(((left(p.season, 4)::int + 2) % 100)::text, 2, '0')`;

/** Draft picks of league $1 as trades need them. One is used up when it was made or skipped, or its draft has ended. */
const PICKS = `
  select p.id, p.season, p.type, p.round, p.extra, p.pick_number as number, p.original_team_id as "originalTeamId", o.name as "originalTeam", p.owner_team_id as "ownerTeamId",
    p.forfeited_at is not null as forfeited,
    p.forfeited_at is not null or coalesce(d.status = 'ended' or (d.status in ('running', 'paused') and p.pick_number is not null and p.pick_number < d.on_clock), false)
      or exists (select 1 from draft_selection s join draft x on x.id = s.draft_id where s.pick_id = p.id and x.kind <> 'mock') as used,
    coalesce(d.status in ('running', 'paused'), false) as drafting,
    n.id as "nextYearId"
  from draft_pick p
  join team o on o.id = p.original_team_id
  left join draft d on d.league_id = p.league_id and d.season = p.season and d.type = p.type and d.kind <> 'mock'
  left join draft_pick n on n.league_id = p.league_id and n.season = ${NEXT_SEASON} and n.type = p.type and n.round = p.round and n.original_team_id = p.original_team_id and n.extra = p.extra
  where p.league_id = $1`;

const FA_PICKS = `
  select f.id, f.week, f.original_team_id as "originalTeamId", o.name as "originalTeam", f.owner_team_id as "ownerTeamId",
    ${ms('f.expires_at')} as "expiresAt", f.player_id is not null as used, f.penalty
  from fa_pick f join team o on o.id = f.original_team_id where f.league_id = $1`;

/** Reads what trades stand on. Everything is read by the caller's SQL: to decide on it, lock the teams first. */
@Injectable()
export class TradeContextQueries {
  constructor(private readonly books: BooksQueries) {}

  /** For a trade's terms. `tradeId` is the trade itself, which does not stand in its own way. */
  async load(sql: Sql, leagueId: string, terms: TradeTerms, tradeId: string | null): Promise<LoadedContext> {
    const teamIds = [terms.sides[0].team_id, terms.sides[1].team_id] as const;
    const league = await this.books.league(sql, leagueId);
    const faces = await this.faces(sql, leagueId);
    if (teamIds.some((id) => !faces.has(id))) throw notFound('This team');
    const first = await this.team(sql, league, teamIds[0], faces);
    const second = await this.team(sql, league, teamIds[1], faces);
    const conditions = terms.sides.flatMap((side) => side.assets.flatMap(({ condition }) => condition ?? []));
    const named = [
      ...terms.sides.flatMap((side) => [
        ...side.assets.flatMap((asset) => ('player_id' in asset ? [asset.player_id] : [])),
        ...side.moves.map(({ player_id }) => player_id),
      ]),
      ...conditions.flatMap((condition) => ('player_id' in condition ? [condition.player_id] : [])),
    ];
    const held = [first, second].flatMap((team) => team.seasons[0]?.players.map(({ id }) => id) ?? []);
    const players = await this.players(sql, leagueId, league.season, [...new Set([...named, ...held])]);
    const picked = terms.sides.flatMap((side) =>
      side.assets.flatMap((asset) => (asset.kind === 'draft-pick' ? [asset.pick_id] : [])),
    );
    const faPicked = terms.sides.flatMap((side) =>
      side.assets.flatMap((asset) => (asset.kind === 'fa-pick' ? [asset.pick_id] : [])),
    );
    const context: TradeContext = {
      league: {
        type: league.type,
        season: league.season,
        settings: league.settings,
        comingCap: league.comingCap,
        timeZone: league.timeZone,
        teamIds: [...faces.keys()],
      },
      rules: league.rules,
      teams: [first, second],
      picks: await this.picks(sql, leagueId, picked),
      faPicks: await this.faPicks(sql, leagueId, faPicked),
      players,
      retentions: await this.retentions(sql, leagueId, [...players.keys()]),
      frozen: await this.frozen(sql, leagueId, tradeId),
      now: await databaseNow(sql),
    };
    return { context, league, faces };
  }

  async faces(sql: Sql, leagueId: string): Promise<Map<string, TeamFace>> {
    const rows = await sql<TeamFace>(
      `select t.id, t.name, t.picture, u.first_name || ' ' || u.last_name as manager
       from team t left join membership m on m.team_id = t.id left join app_user u on u.id = m.user_id where t.league_id = $1`,
      [leagueId],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** A team's books of the seasons that are shown, and the retained salary that it has promised. */
  async team(
    sql: Sql,
    league: PlayingLeague,
    teamId: string,
    faces: ReadonlyMap<string, TeamFace>,
  ): Promise<TeamContext> {
    const [seasons = []] = await this.books.years(
      sql,
      league.id,
      [teamId],
      Array.from({ length: seasonsShown(league.type) }, (_, year) => seasonPlus(league.season, year)),
    );
    const [promised] = await sql<{ count: number }>(
      `select count(*)::int as count from trade_condition where league_id = $1 and from_team_id = $2 and outcome is null and (asset ->> 'kind' = 'retention' or retained_percent is not null)`,
      [league.id, teamId],
    );
    return { id: teamId, name: faces.get(teamId)?.name ?? '', seasons, promisedRetentions: promised?.count ?? 0 };
  }

  async players(sql: Sql, leagueId: string, season: Season, ids: readonly number[]): Promise<Map<number, PlayerFacts>> {
    const rows = await sql<PlayerFacts & { hits: Record<string, number> | null }>(
      `select p.id, p.full_name as name, p.position_detail as detail, p.nhl_club as club, p.contract_expiry as expiry, r.team_id as "teamId", c.hits
       from player p
       left join roster_entry r on r.league_id = $1 and r.player_id = p.id
       left join lateral (select json_object_agg(season, cap_hit) as hits from contract where player_id = p.id) c on true
       where p.id = any($2::int[])`,
      [leagueId, pgArray(ids)],
    );
    return new Map(
      rows.map(({ hits, ...row }) => [
        row.id,
        { ...row, capHits: hits ?? {}, estimated: hits?.[season] === undefined },
      ]),
    );
  }

  /** The picks named, and those of next year that would take their place. */
  async picks(sql: Sql, leagueId: string, ids: readonly string[]): Promise<Map<string, PickFacts>> {
    if (ids.length === 0) return new Map();
    const rows = await sql<PickFacts>(`${PICKS} and p.id = any($2::text[])`, [leagueId, pgArray(ids)]);
    const next = rows.flatMap(({ nextYearId }) => nextYearId ?? []).filter((id) => !rows.some((row) => row.id === id));
    const later =
      next.length === 0 ? [] : await sql<PickFacts>(`${PICKS} and p.id = any($2::text[])`, [leagueId, pgArray(next)]);
    return new Map([...rows, ...later].map((row) => [row.id, row]));
  }

  async faPicks(sql: Sql, leagueId: string, ids: readonly string[]): Promise<Map<string, FaPickFacts>> {
    if (ids.length === 0) return new Map();
    const rows = await sql<FaPickFacts>(`${FA_PICKS} and f.id = any($2::text[])`, [leagueId, pgArray(ids)]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** What a team could offer: its unused draft picks of the tradable seasons, and its open FA picks. */
  async ownPicks(
    sql: Sql,
    leagueId: string,
    teamId: string,
    from: Season,
    to: Season,
  ): Promise<{ picks: PickFacts[]; faPicks: FaPickFacts[] }> {
    const picks = await sql<PickFacts>(
      `${PICKS} and p.owner_team_id = $2 and p.season >= $3 and p.season <= $4 order by p.season, p.type, p.round, o.number, p.extra`,
      [leagueId, teamId, from, to],
    );
    const faPicks = await sql<FaPickFacts>(
      `${FA_PICKS} and f.owner_team_id = $2 and f.player_id is null and not f.penalty and f.expires_at + interval '1 second' > clock_timestamp() order by f.week, o.number, f.number`,
      [leagueId, teamId],
    );
    return { picks: picks.filter(({ used }) => !used), faPicks };
  }

  /** Retentions of these players that run, or that began within the last year. */
  async retentions(sql: Sql, leagueId: string, playerIds: readonly number[]): Promise<Retention[]> {
    return sql<Retention>(
      `select id, player_id as "playerId", team_id as "teamId", percent, through_season as "throughSeason", ${ms('created_at')} as "createdAt", ${ms('ended_at')} as "endedAt"
       from retention where league_id = $1 and player_id = any($2::int[]) and (ended_at is null or created_at > clock_timestamp() - $3 * interval '1 millisecond')`,
      [leagueId, pgArray(playerIds), YEAR_MS],
    );
  }

  /** Assets of the league that accepted trades and open conditions hold, without those of this trade. */
  async frozen(sql: Sql, leagueId: string, tradeId: string | null): Promise<Map<string, FrozenFacts>> {
    const rows = await sql<FrozenRow>(
      `select f.kind, f.ref, f.trade_id, f.condition_id, c.condition ->> 'resolve_by' as resolve_by
       from frozen_asset f left join trade_condition c on c.id = f.condition_id
       where f.league_id = $1 and (f.trade_id is distinct from $2 or f.condition_id is not null)`,
      [leagueId, tradeId],
    );
    return new Map(
      rows.map((row) => [
        assetKey(row),
        {
          words:
            row.condition_id === null
              ? 'part of an accepted trade under review'
              : `promised under a condition until ${row.resolve_by ?? 'it is decided'}`,
        },
      ]),
    );
  }
}

export async function databaseNow(sql: Sql): Promise<number> {
  const [row] = await sql<{ now: number }>(`select ${ms('clock_timestamp()')} as now`);
  if (!row) throw new Error('the database gave no time');
  return row.now;
}

/** The moment until which a condition may come true. */
export const resolveAt = (day: string, league: Pick<PlayingLeague, 'timeZone'>): Date =>
  new Date(endOfDay(day, league.timeZone));
