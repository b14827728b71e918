import { draftName } from '@crease/core/draft/draft-name.words.js';
import type { DraftType } from '@crease/core/draft-type.js';
import { bringsTeams, lossLimits } from '@crease/core/leagues/drafts/draft.table.js';
import { exposedPlayers } from '@crease/core/leagues/drafts/exposed.rules.js';
import { farmRules } from '@crease/core/leagues/farm.rules.js';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type {
  DraftKind,
  DraftRules,
  DraftState,
  DraftStatus,
  DraftTeam,
  PickPromise,
} from '@crease/core/draft/draft.model.js';
import type { DraftListEntry, PoolEntry } from '@crease/core/draft/draft.schema.js';
import { mockStartsEmpty } from '@crease/core/draft/lobby/mock.rules.js';
import type { PickAsset } from '@crease/core/draft/order/pick-order.js';
import type { Wish } from '@crease/core/draft/queue/wish.rules.js';
import type { LeaguePhase, LeagueSettings, LeagueType } from '@crease/core/leagues/league.rules.js';
import { streamOf } from '@crease/core/realtime/socket-events.js';
import { sizesRest } from '@crease/core/teams/cap.rules.js';
import { positionLimits } from '@crease/core/teams/position-limits.rules.js';
import { Database, type Db } from '../platform/database/database.js';
import { anyOf, clockNow } from '../platform/database/sql.js';
import { minimumSalary } from '../platform/database/system-config.js';
import { fixedPool, poolOf, protectedPlayers } from './draft-pool.queries.js';
import { draftPlace, draftQueue, draftsRunning } from './statements/draft.statements.js';
import { turnRules } from './auction/turn-rules.js';
import { teamsInDraft } from './draft-teams.queries.js';
import { fullName } from '../auth/account/full-name.queries.js';
import { namesIn } from '../platform/database/rows.js';

const e = namesIn('event as e');

export interface DraftLeague {
  id: string;
  name: string;
  type: LeagueType;
  phase: LeaguePhase;
  season: string;
  settings: LeagueSettings;
}

/**
 * Locks the open drafts of a league. Lock its teams first. Mocks are left out, because no other feature depends on
 * them.
 */
export async function lockOpenDrafts(db: Db, leagueId: string): Promise<string[]> {
  const drafts = await db
    .selectFrom('draft')
    .select('id')
    .where('league_id', '=', leagueId)
    .where('kind', '<>', 'mock')
    .where('status', '<>', 'ended')
    .orderBy('id')
    .forUpdate()
    .execute();
  return drafts.map(({ id }) => id);
}

@Injectable()
export class DraftQueries {
  constructor(private readonly database: Database) {}

  async league(leagueId: string): Promise<DraftLeague | null> {
    const league = await this.database.db
      .selectFrom('league')
      .select(['id', 'name', 'type', 'phase', 'current_season as season', 'settings'])
      .where('id', '=', leagueId)
      .executeTakeFirst();
    return league ?? null;
  }

  async list(leagueId: string): Promise<DraftListEntry[]> {
    const drafts = await this.database.db
      .selectFrom('draft')
      .select(['id', 'name', 'built', 'season', 'type', 'kind', 'status', 'rounds', 'picks', 'made'])
      .select(['created_at', 'begun_at', 'ended_at', 'night_at'])
      .where('league_id', '=', leagueId)
      .orderBy('created_at', 'desc')
      .execute();
    return drafts.map(({ name, built, created_at, begun_at, ended_at, night_at, ...draft }) => ({
      ...draft,
      name: draftName({ name, built }),
      created_at: created_at.toISOString(),
      begun_at: begun_at?.toISOString() ?? null,
      ended_at: ended_at?.toISOString() ?? null,
      night_at: night_at?.toISOString() ?? null,
    }));
  }

  async leagueOf(draftId: string): Promise<string | null> {
    const [draft] = await this.database.runPromptly(draftPlace, draftId);
    return draft?.league_id ?? null;
  }

  /** The draft of a season and type that is not a mock, or null. */
  async counting(
    leagueId: string,
    season: string,
    type: DraftType,
    db: Db = this.database.db,
  ): Promise<{ id: string; status: DraftStatus } | null> {
    const draft = await db
      .selectFrom('draft')
      .select(['id', 'status'])
      .where('league_id', '=', leagueId)
      .where('season', '=', season)
      .where('type', '=', type)
      .where('kind', '<>', 'mock')
      .executeTakeFirst();
    return draft ?? null;
  }

  /**
   * True while keepers can still take picks of the coming draft: the league keeps by round and its sheets are not
   * locked.
   */
  async keepersOpen(db: Db, { id, season, phase, settings }: DraftLeague): Promise<boolean> {
    if (phase !== 'protection' || settings.keeper_kind !== 'round') return false;
    const locked = await db
      .selectFrom('protection_round')
      .select('season')
      .where('league_id', '=', id)
      .where('season', '=', season)
      .where('locked_at', 'is not', null)
      .executeTakeFirst();
    return locked === undefined;
  }

  async lobbyOf(leagueId: string, pickId: string): Promise<string | null> {
    const draft = await this.database.db
      .selectFrom('draft_pick as p')
      .innerJoin('draft as d', (on) =>
        on
          .onRef('d.league_id', '=', 'p.league_id')
          .onRef('d.season', '=', 'p.season')
          .onRef('d.type', '=', 'p.type')
          .on('d.kind', '<>', 'mock')
          .on('d.status', '=', 'lobby'),
      )
      .select('d.id')
      .where('p.id', '=', pickId)
      .where('p.league_id', '=', leagueId)
      .executeTakeFirst();
    return draft?.id ?? null;
  }

  /** The name of the league's draft that is running or paused; null without one. */
  async held(leagueId: string, db: Db): Promise<string | null> {
    const draft = await db
      .selectFrom('draft')
      .select(['name', 'built'])
      .where('league_id', '=', leagueId)
      .where('kind', '<>', 'mock')
      .where('status', 'in', ['running', 'paused'])
      .limit(1)
      .executeTakeFirst();
    return draft ? draftName(draft) : null;
  }

  /** A pick of the draft that an unsettled trade condition promises, or null. */
  async promisedPick(
    db: Db,
    leagueId: string,
    season: string,
    type: DraftType,
  ): Promise<{ round: number; team: string } | null> {
    const pick = await db
      .selectFrom('frozen_asset as f')
      .innerJoin('draft_pick as p', (join) => join.onRef('p.league_id', '=', 'f.league_id').onRef('p.id', '=', 'f.ref'))
      .innerJoin('team as t', (join) =>
        join.onRef('t.league_id', '=', 'p.league_id').onRef('t.id', '=', 'p.original_team_id'),
      )
      .select(['p.round', 't.name as team'])
      .where('f.league_id', '=', leagueId)
      .where('f.kind', '=', 'draft-pick')
      .where('f.condition_id', 'is not', null)
      .where('p.season', '=', season)
      .where('p.type', '=', type)
      .orderBy('p.round')
      .orderBy('t.number')
      .limit(1)
      .executeTakeFirst();
    return pick ?? null;
  }

  /** Draft picks of the league that accepted trades promise, and until when. */
  async promises(leagueId: string, db: Db = this.database.db): Promise<PickPromise[]> {
    const rows = await db
      .selectFrom('frozen_asset as f')
      .innerJoin('trade as t', (join) => join.onRef('t.league_id', '=', 'f.league_id').onRef('t.id', '=', 'f.trade_id'))
      .innerJoin('team as one', (join) =>
        join.onRef('one.league_id', '=', 't.league_id').onRef('one.id', '=', 't.proposer_team_id'),
      )
      .innerJoin('team as other', (join) =>
        join.onRef('other.league_id', '=', 't.league_id').onRef('other.id', '=', 't.recipient_team_id'),
      )
      .leftJoin('trade_condition as c', (join) =>
        join.onRef('c.league_id', '=', 'f.league_id').onRef('c.id', '=', 'f.condition_id'),
      )
      .select(({ fn }) => [
        'f.ref as pickId',
        'f.trade_id as tradeId',
        'f.condition_id',
        fn.coalesce('c.resolve_by', 't.review_until', 't.due_at', clockNow).as('until'),
        'one.name as one',
        'other.name as other',
      ])
      .where('f.league_id', '=', leagueId)
      .where('f.kind', '=', 'draft-pick')
      .orderBy('f.ref')
      .execute();
    return rows.map(({ pickId, tradeId, condition_id, until, one, other }) => ({
      pickId,
      tradeId,
      kind: condition_id === null ? 'review' : 'condition',
      until: until.toISOString(),
      teams: [one, other],
    }));
  }

  /**
   * A dynasty's annual drafts have no size limits (docs/rules.md, Cap and roster). Where players change teams, no pick
   * has to fill a minimum.
   */
  async rules(
    { type, phase, settings }: Pick<DraftLeague, 'type' | 'phase' | 'settings'>,
    draft: DraftType,
    db: Db = this.database.db,
  ): Promise<DraftRules> {
    const row = await db.selectNoFrom(minimumSalary.as('salary')).executeTakeFirst();
    const salary: number | null = row?.salary ?? null;
    const rest = type === 'dynasty' && sizesRest(phase);
    const limits = rest ? null : positionLimits(settings);
    const losses = lossLimits(draft, settings);
    return {
      ...(salary === null ? {} : { minimumSalary: salary }),
      salaryCap: settings.salary_cap,
      maxRosterSize: settings.max_roster_size,
      minimums:
        losses === null
          ? { F: settings.min_forwards, D: settings.min_defense, G: settings.min_goalies }
          : { F: 0, D: 0, G: 0 },
      ...(losses === null || losses.most === 0 ? {} : { mostLost: losses.most }),
      rookieBankSize: settings.rookie_bank_size,
      ...(farmRules(settings)?.onCap === true ? { bankOnCap: true } : {}),
      ...(rest ? { sizesRest: true } : {}),
      ...(limits === null ? {} : { positionLimits: limits }),
      ...turnRules(settings, draft),
    };
  }

  teams(leagueId: string, season: string, db: Db = this.database.db): Promise<DraftTeam[]> {
    return teamsInDraft(db, leagueId, season);
  }

  /** The draftable players; in a mock that starts with empty rosters, players on rosters as well. */
  pool(league: DraftLeague, type: DraftType, kind: DraftKind, db: Db = this.database.db): Promise<PoolEntry[]> {
    return poolOf(db, league, type, { emptied: kind === 'mock' && mockStartsEmpty(league, type) });
  }

  /** The draftable players when the draft begins: the pool without players whom their teams protect. */
  async draftable(
    league: DraftLeague,
    { id, type, kind }: Pick<DraftState, 'id' | 'type' | 'kind'>,
    db: Db = this.database.db,
  ): Promise<PoolEntry[]> {
    const held = await this.pool(league, type, kind, db);
    const joined = bringsTeams(type) ? await this.joinedTeams(league.id, league.season, db) : [];
    const players = held.filter(({ from }) => from === undefined || !joined.includes(from));
    const limits = lossLimits(type, league.settings);
    return limits === null
      ? players
      : exposedPlayers(players, await protectedPlayers(db, { id, leagueId: league.id }), limits.protects);
  }

  async joinedTeams(leagueId: string, season: string, db: Db): Promise<string[]> {
    const teams = await db
      .selectFrom('draft_pick')
      .select('original_team_id as id')
      .distinct()
      .where('league_id', '=', leagueId)
      .where('season', '=', season)
      .where('type', '=', 'expansion')
      .where('extra', '=', 0)
      .execute();
    return teams.map(({ id }) => id);
  }

  async table(
    league: DraftLeague,
    draft: Pick<DraftState, 'id' | 'type' | 'kind'>,
    db: Db = this.database.db,
  ): Promise<{ players: PoolEntry[]; teams: DraftTeam[] }> {
    const { type, kind } = draft;
    const players = await this.draftable(league, draft, db);
    const drafted = kind === 'mock' && mockStartsEmpty(league, type) ? players.map(({ id }) => id) : undefined;
    return { players, teams: await teamsInDraft(db, league.id, league.season, drafted) };
  }

  fixedPool(draft: Pick<DraftState, 'id' | 'leagueId'>): Promise<{ version: string; players: PoolEntry[] } | null> {
    return fixedPool(this.database.db, draft);
  }

  async picks(
    leagueId: string,
    season: string,
    type: DraftType,
    rounds: number,
    db: Db = this.database.db,
  ): Promise<PickAsset[]> {
    const picks = await db
      .selectFrom('draft_pick as p')
      .leftJoin('player as k', 'k.id', 'p.keeper_id')
      .select(({ eb }) => [
        'p.id',
        'round',
        'keeper_id',
        'k.full_name as keeper',
        'original_team_id as originalTeamId',
        'owner_team_id as ownerTeamId',
        'extra',
        'place',
        eb('forfeited_at', 'is not', null).$castTo<boolean>().as('forfeited'),
      ])
      .where('p.league_id', '=', leagueId)
      .where('p.season', '=', season)
      .where('p.type', '=', type)
      .where('p.round', '<=', rounds)
      .execute();
    return picks.map(({ keeper_id, keeper, ...pick }) => ({
      ...pick,
      ...(keeper_id === null ? {} : { keeper: { id: keeper_id, name: keeper ?? '' } }),
    }));
  }

  async queue({ id: draftId, leagueId }: Pick<DraftState, 'id' | 'leagueId'>, teamId: string): Promise<Wish[]> {
    const [queue] = await this.database.runPromptly(draftQueue, leagueId, draftId, teamId);
    return queue?.wishes ?? [];
  }

  /**
   * The draft's events that its log can show, newest first, without the large fields. `course` includes time drawn from
   * a time bank.
   */
  async record(
    leagueId: string,
    draftId: string,
    {
      types,
      course,
      before,
      limit,
    }: { types: readonly string[]; course: boolean; before: number | null; limit: number },
  ) {
    return this.database.db
      .selectFrom('event as e')
      .leftJoin('app_user as u', 'u.id', 'e.actor')
      .select(({ ref }) => [
        'e.seq',
        'e.at',
        'e.actor',
        fullName(ref('u.first_name'), ref('u.last_name')).as('name'),
        'e.type',
        sql<Record<string, unknown>>`${ref('e.data')} - '{slots,teams,state}'::text[]`.as('data'),
      ])
      .where('e.league_id', '=', leagueId)
      .where('e.stream', '=', streamOf('draft', draftId))
      .$if(before !== null, (lines) => lines.where('e.seq', '<', before))
      .where(({ or, and, eb }) => {
        const field = (name: string) => sql<string>`${e.data} ->> ${sql.lit(name)}`;
        return or([
          eb('e.type', '=', anyOf(types)),
          and([eb('e.type', '=', 'teamChanged'), sql<boolean>`${e.data} -> 'change' ? 'auto'`]),
          and([
            eb('e.type', '=', 'playerPicked'),
            or([
              eb(field('how'), '=', 'commissioner'),
              eb(field('overridden'), 'is not', null),
              eb(field('autoWas'), 'is not', null),
              // Events older than the `autoWas` field.
              and([eb(field('auto'), '=', 'timeouts'), eb(field('timedOut'), '=', 'true')]),
              ...(course ? [eb(field('drewMs'), 'is not', null), eb(field('sale'), 'is not', null)] : []),
            ]),
          ]),
        ]);
      })
      .orderBy('e.seq', 'desc')
      .limit(limit)
      .execute();
  }

  running(withinSeconds: number | null) {
    return this.database.runPromptly(draftsRunning, withinSeconds);
  }
}
