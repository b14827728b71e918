import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { atSalary } from '@crease/core/free-agents/market/bid-space.rules.js';
import { hasSalaryBids } from '@crease/core/free-agents/market/market.rules.js';
import { endOfDay, singlesOf, substituteOf } from '@crease/core/trades/conditions/condition.rules.js';
import {
  assetKey,
  type FaPickFacts,
  type PickFacts,
  type PlayerFacts,
  type TeamContext,
  type TradeContext,
} from '@crease/core/trades/trade.context.js';
import type { TradeTerms } from '@crease/core/trades/trade.model.js';
import type { HeldBy } from '@crease/core/trades/words/held.words.js';
import type { Retention } from '@crease/core/teams/retention.rules.js';
import type { TradeTeam } from '@crease/core/trades/trade.view.js';
import { tradeStart, tradeStop } from '@crease/core/leagues/calendar.rules.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import { seasonsShown } from '@crease/core/teams/season-cap.rules.js';
import { fullName } from '../auth/account/full-name.queries.js';
import { exposedPlayers } from '../draft/exposed-players.queries.js';
import { findClosedTeams } from '../competition/matchups/closed-teams.queries.js';
import { findLastPeriod } from '../competition/matchups/last-period.queries.js';
import { ledBy } from '../free-agents/market/lots.queries.js';
import { findBudgets, type TeamBudget } from '../free-agents/market/budgets.queries.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, clockNow } from '../platform/database/sql.js';
import { notFound } from '../platform/refusal.error.js';
import { contractExpiry, contractYears } from '../players/player-cost.queries.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import { heldPlayers } from '../teams/held-players.queries.js';
import { ms, usableUntil, picksOf, faPicksOf } from './trade-picks.queries.js';

export interface LoadedContext {
  readonly context: TradeContext;
  readonly league: PlayingLeague;
  readonly tradeTeams: ReadonlyMap<string, TradeTeam>;
}

const YEAR_MS = 366 * 86_400_000;

/** Loads what trades are judged by. Before deciding on it, load it in the transaction that locked the teams. */
@Injectable()
export class TradeContextQueries {
  constructor(private readonly books: BooksQueries) {}

  /** For a trade's terms. `tradeId` is the trade itself, whose own holds are ignored. */
  async load(db: Db, leagueId: string, terms: TradeTerms, tradeId: string | null): Promise<LoadedContext> {
    const teamIds = [terms.sides[0].team_id, terms.sides[1].team_id] as const;
    const league = await this.books.league(db, leagueId);
    const tradeTeams = await this.tradeTeams(db, leagueId);
    if (teamIds.some((id) => !tradeTeams.has(id))) throw notFound('team');
    const budgets = await findBudgets(db, league, tradeId);
    const first = await this.team(db, league, teamIds[0], tradeTeams, { tradeId, budgets });
    const second = await this.team(db, league, teamIds[1], tradeTeams, { tradeId, budgets });
    const conditions = terms.sides.flatMap((side) => side.assets.flatMap(({ condition }) => condition ?? []));
    const named = [
      ...terms.sides.flatMap((side) => [
        ...side.assets.flatMap((asset) => ('player_id' in asset ? [asset.player_id] : [])),
        ...side.moves.map(({ player_id }) => player_id),
      ]),
      ...conditions.flatMap(singlesOf).flatMap((single) => ('player_id' in single ? [single.player_id] : [])),
    ];
    const held = [first, second].flatMap((team) => team.seasons[0]?.players.map(({ id }) => id) ?? []);
    const players = await this.players(db, leagueId, league.season, [...new Set([...named, ...held])]);
    const picked = terms.sides.flatMap((side) =>
      side.assets.flatMap((asset) =>
        asset.kind === 'draft-pick' ? [asset.pick_id, substituteOf(asset.condition, null) ?? []].flat() : [],
      ),
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
        teamIds: [...tradeTeams.keys()],
        stop: tradeStop({ ...league, lastPeriodOn: await findLastPeriod(db, league) }),
        start: tradeStart(league),
        settingUp: league.phase === 'setup',
      },
      rules: league.rules,
      teams: [first, second],
      picks: await this.picks(db, leagueId, picked),
      faPicks: await this.faPicks(db, leagueId, faPicked),
      players,
      retentions: await this.retentions(db, leagueId, [...players.keys()]),
      frozen: await this.frozen(db, leagueId, tradeId),
      held: await heldPlayers(db, league, teamIds),
      closed: await findClosedTeams(db, league, teamIds),
      now: await databaseNow(db),
    };
    return { context, league, tradeTeams };
  }

  async tradeTeams(db: Db, leagueId: string): Promise<Map<string, TradeTeam>> {
    const rows = await db
      .selectFrom('team as t')
      .leftJoin('membership as m', (join) =>
        join.onRef('m.league_id', '=', 't.league_id').onRef('m.team_id', '=', 't.id').on('m.co_manager', '=', false),
      )
      .leftJoin('app_user as u', 'u.id', 'm.user_id')
      .where('t.league_id', '=', leagueId)
      .select(({ ref }) => [
        't.id',
        't.name',
        't.picture',
        fullName(ref('u.first_name'), ref('u.last_name')).as('manager'),
      ])
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** A team's books of the shown seasons, and the retained salary that it has promised. */
  async team(
    db: Db,
    league: PlayingLeague,
    teamId: string,
    tradeTeams: ReadonlyMap<string, TradeTeam>,
    { tradeId = null, budgets = [] }: { tradeId?: string | null; budgets?: readonly TeamBudget[] } = {},
  ): Promise<TeamContext> {
    const [seasons = []] = await this.books.years(
      db,
      league.id,
      [teamId],
      Array.from({ length: seasonsShown(league.type) }, (_, year) => seasonPlus(league.season, year)),
    );
    const promised = await db
      .selectFrom('trade_condition')
      .where('league_id', '=', league.id)
      .where('from_team_id', '=', teamId)
      .where('outcome', 'is', null)
      .where(({ eb, or, ref }) =>
        or([
          eb(ref('asset', '->>').key('kind'), '=', 'retention'),
          eb('retained_percent', 'is not', null),
          eb('retained_dollars', 'is not', null),
        ]),
      )
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst();
    return {
      id: teamId,
      name: tradeTeams.get(teamId)?.name ?? '',
      seasons,
      promisedRetentions: promised?.count ?? 0,
      ...budgetOf(teamId, budgets),
      ...(await this.leads(db, league, teamId)),
      trades: (league.settings.season_trades ?? 0) === 0 ? 0 : await tradesOf(db, league, teamId, tradeId),
    };
  }

  /** Players of auctions that the team leads. */
  private async leads(db: Db, league: PlayingLeague, teamId: string): Promise<Pick<TeamContext, 'leads'>> {
    if (league.settings.free_agents !== 'auctions') return {};
    const bids = await ledBy(db, league.id, teamId);
    if (bids.length === 0) return {};
    const ids = bids.map(({ player_id }) => player_id);
    const players = await this.books.newcomers(db, league.id, teamId, ids, league.season);
    const salaries = new Map(bids.map(({ player_id, lead }) => [player_id, lead ?? 0]));
    const priced = hasSalaryBids(league.settings)
      ? players.map((player) => atSalary(player, salaries.get(player.id) ?? 0))
      : players;
    return { leads: { players: priced, drops: bids.flatMap(({ drop_player_id }) => drop_player_id ?? []) } };
  }

  async players(db: Db, leagueId: string, season: Season, ids: readonly number[]): Promise<Map<number, PlayerFacts>> {
    const rows = await db
      .selectFrom('player as p')
      .leftJoin('roster_entry as r', (join) => join.onRef('r.player_id', '=', 'p.id').on('r.league_id', '=', leagueId))
      .where('p.id', '=', anyOf(ids))
      .select(({ selectFrom, ref }) => [
        'p.id',
        'p.full_name as name',
        'p.position_detail as detail',
        'p.nhl_club as club',
        contractExpiry(leagueId).as('expiry'),
        'r.team_id as teamId',
        selectFrom(contractYears(db, leagueId, ref('p.id')))
          .select((of) =>
            sql<Record<Season, number> | null>`json_object_agg(${of.ref('year.season')}, ${of.ref('year.cap_hit')})`.as(
              'hits',
            ),
          )
          .as('hits'),
      ])
      .execute();
    return new Map(
      rows.map(({ hits, ...row }) => [
        row.id,
        { ...row, capHits: hits ?? {}, estimated: hits?.[season] === undefined },
      ]),
    );
  }

  /** The named picks, and next year's picks that would replace them. */
  async picks(db: Db, leagueId: string, ids: readonly string[]): Promise<Map<string, PickFacts>> {
    if (ids.length === 0) return new Map();
    const rows = await picksOf(db, leagueId).where('p.id', '=', anyOf(ids)).execute();
    const next = rows.flatMap(({ nextYearId }) => nextYearId ?? []).filter((id) => !rows.some((row) => row.id === id));
    const later = next.length === 0 ? [] : await picksOf(db, leagueId).where('p.id', '=', anyOf(next)).execute();
    return new Map([...rows, ...later].map((row) => [row.id, row]));
  }

  async faPicks(db: Db, leagueId: string, ids: readonly string[]): Promise<Map<string, FaPickFacts>> {
    if (ids.length === 0) return new Map();
    const rows = await faPicksOf(db, leagueId).where('f.id', '=', anyOf(ids)).execute();
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Assets that a team can offer: unused draft picks of tradable seasons, and open FA picks. */
  async ownPicks(
    db: Db,
    leagueId: string,
    teamId: string,
    from: Season,
    to: Season,
  ): Promise<{ picks: PickFacts[]; faPicks: FaPickFacts[] }> {
    const picks = await picksOf(db, leagueId)
      .where('p.owner_team_id', '=', teamId)
      .where('p.season', '>=', from)
      .where('p.season', '<=', to)
      .orderBy('p.season')
      .orderBy('p.type')
      .orderBy('p.round')
      .orderBy('o.number')
      .orderBy('p.extra')
      .execute();
    const faPicks = await faPicksOf(db, leagueId)
      .where('f.owner_team_id', '=', teamId)
      .where('f.player_id', 'is', null)
      .where('f.penalty', '=', false)
      .where(({ ref }) => usableUntil(ref('f.expires_at')), '>', clockNow)
      .orderBy('f.week')
      .orderBy('o.number')
      .orderBy('f.number')
      .execute();
    return { picks: picks.filter(({ used }) => !used), faPicks };
  }

  /** Retentions of these players that are running or began within the last year. */
  async retentions(db: Db, leagueId: string, playerIds: readonly number[]): Promise<Retention[]> {
    return db
      .selectFrom('retention')
      .where('league_id', '=', leagueId)
      .where('player_id', '=', anyOf(playerIds))
      .where(({ eb, or }) =>
        or([
          eb('ended_at', 'is', null),
          eb('created_at', '>', sql<Date>`clock_timestamp() - ${YEAR_MS} * interval '1 millisecond'`),
        ]),
      )
      .select(({ ref }) => [
        'id',
        'player_id as playerId',
        'team_id as teamId',
        'percent',
        'dollars',
        'of_hit as ofHit',
        'through_season as throughSeason',
        ms(ref('created_at')).as('createdAt'),
        ms(ref('ended_at')).as('endedAt'),
      ])
      .execute();
  }

  /** Assets held by other accepted trades and open conditions. */
  async frozen(db: Db, leagueId: string, tradeId: string | null): Promise<Map<string, HeldBy>> {
    const rows = await db
      .selectFrom('frozen_asset as f')
      .leftJoin('trade_condition as c', (join) =>
        join.onRef('c.league_id', '=', 'f.league_id').onRef('c.id', '=', 'f.condition_id'),
      )
      .where('f.league_id', '=', leagueId)
      .where(({ eb, or }) =>
        or([
          eb('f.condition_id', 'is not', null),
          ...(tradeId === null ? [eb('f.trade_id', 'is not', null)] : [eb('f.trade_id', '<>', tradeId)]),
        ]),
      )
      .select(['f.kind', 'f.ref', 'f.condition_id', 'c.condition'])
      .execute();
    const exposed = await exposedPlayers(db, leagueId);
    return new Map<string, HeldBy>([
      ...exposed.map(
        ({ playerId, draft }) =>
          [assetKey({ kind: 'player', ref: String(playerId) }), { key: 'pool', figures: { draft } }] as const,
      ),
      ...rows.map((row): [string, HeldBy] => [
        assetKey(row),
        row.condition_id === null
          ? { key: 'review' }
          : { key: 'condition', figures: { until: row.condition?.resolve_by ?? null } },
      ]),
    ]);
  }
}

const budgetOf = (teamId: string, budgets: readonly TeamBudget[]): Pick<TeamContext, 'budgetLeft'> => {
  const budget = budgets.find(({ team_id }) => team_id === teamId);
  return budget === undefined ? {} : { budgetLeft: budget.left };
};

/** The team's agreed trades this season, without failed ones and this one. */
async function tradesOf(
  db: Db,
  { id, season }: Pick<PlayingLeague, 'id' | 'season'>,
  teamId: string,
  tradeId: string | null,
): Promise<number> {
  const row = await db
    .selectFrom('trade')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('state', 'in', ['accepted', 'in-review', 'executed'])
    .where(({ eb, or }) => or([eb('proposer_team_id', '=', teamId), eb('recipient_team_id', '=', teamId)]))
    .$if(tradeId !== null, (trades) => trades.where('id', '<>', tradeId ?? ''))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function databaseNow(db: Db): Promise<number> {
  return (await db.selectNoFrom(ms(clockNow).as('now')).executeTakeFirstOrThrow()).now;
}

/** The end of the last day on which a condition may come true. */
export const resolveAt = (day: string, league: Pick<PlayingLeague, 'timeZone'>): Date =>
  new Date(endOfDay(day, league.timeZone));
