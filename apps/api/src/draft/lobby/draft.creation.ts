import { json } from '../../platform/database/sql.js';
import { storedName } from '@crease/core/draft/draft-name.words.js';
import type { DraftType } from '@crease/core/draft-type.js';
import {
  bringsTeams,
  draftPhases,
  heldBeforeSheets,
  draftRounds,
  heldInSeason,
  isOptional,
  orderFrom,
  orderRule,
  tableSeason,
  takesFromTeams,
} from '@crease/core/leagues/drafts/draft.table.js';
import { nominationSeconds } from '@crease/core/leagues/drafts/auction.rules.js';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import type { Refusal } from '@crease/core/result.js';
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  ClockSettings,
  DraftNight,
  DraftOrder,
  DraftRules,
  DraftState,
  DraftTeam,
  OrderKind,
} from '@crease/core/draft/draft.model.js';
import type { ClockBody, NightBody } from '@crease/core/draft/draft.schema.js';
import { layOutSlots, type PickAsset } from '@crease/core/draft/order/pick-order.js';
import { newId } from '@crease/core/ids.js';
import { insertPicks, roundsOf } from '../../leagues/draft-picks.tables.js';
import { refuseOtherDraft } from '../../leagues/league-growth.writer.js';
import { lockLeague, type LockedLeague } from '../../leagues/league-lock.tables.js';
import { hasFinalTable } from '../../competition/final-tables.queries.js';
import { findDraftPrecedence } from '../../competition/draft-order.queries.js';
import { growLeague } from '../../settings/growth.writer.js';
import { Database, type Db, type Idempotency, type Transaction } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import type { Member } from '../../platform/http/member.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { DraftLog } from '../draft.log.js';
import { DraftNights } from '../clock/draft-nights.service.js';
import { clockFrom, hashOf, builtName, refuseWrongPhase } from '../draft.parts.js';
import { DraftQueries, type DraftLeague } from '../draft.queries.js';
import { inOrderOf, orderOfDraft } from '../order/draft.orders.js';
import { refusal } from '../draft.refusals.js';
import { requireOpenSheets } from './open-sheets.queries.js';

export interface CreateDraft {
  readonly type: DraftType;
  readonly mock?: boolean | undefined;
  readonly name?: string | undefined;
  readonly order?: 'snake' | 'linear' | undefined;
  readonly clock?: ClockBody | undefined;
  readonly night?: NightBody | undefined;
  /** How many teams an expansion draft brings. */
  readonly teams?: number | undefined;
}

@Injectable()
export class DraftCreation {
  constructor(
    private readonly database: Database,
    private readonly log: DraftLog,
    private readonly queries: DraftQueries,
    private readonly nights: DraftNights,
    private readonly clock: DbClock,
  ) {}

  /** Creates a draft or mock. It stays in the lobby until a commissioner begins it. */
  async create(member: Member, body: CreateDraft, idempotency: Idempotency | null): Promise<{ draft_id: string }> {
    const mock = body.mock === true;
    return this.database.write(async (transaction) => {
      if (!mock && !member.commissioner) throw new RefusalError(refusal('forbidden.create', { kind: 'forbidden' }));
      // Locked, so that teams, rounds and phase stay the same until the draft and its picks are written.
      const locked = await lockLeague(transaction.db, member.leagueId);
      const { current_season: season, ...row } = locked;
      const league: DraftLeague = { ...row, season };
      const startup = league.phase === 'setup' || league.phase === 'startup-drafts';
      if (mock && takesFromTeams(body.type))
        throw new RefusalError(refusal('noMock', { figures: { type: body.type }, field: 'type' }));
      const wrong = wrongPhase(league.phase, body.type, mock);
      if (wrong) throw new RefusalError(wrong);
      const rounds = draftRounds(league.settings, body.type, startup && league.type === 'dynasty');
      if (rounds === null || rounds < 1) {
        throw new RefusalError(refusal('noSuchDraft', { figures: { type: body.type }, field: 'type' }));
      }
      if (!mock && heldBeforeSheets(body.type)) await requireOpenSheets(transaction.db, league.id, league.season);
      if (!mock) await this.requireFirst(transaction.db, league, body.type);
      const joined = bringsTeams(body.type) ? await this.joinedTeams(transaction, locked, member, body) : null;
      const id = newId(randomBytes);
      const seed = randomBytes(32).toString('hex');
      const night = body.night ? await this.nights.wished(league.id, body.night) : null;
      const teams = mock
        ? (await this.queries.table(league, { id, type: body.type, kind: 'mock' }, transaction.db)).teams
        : await this.queries.teams(league.id, league.season, transaction.db);
      const picking = joined ?? teams.map((team) => team.id);
      const picks = await this.ensurePicks(transaction.db, league, body.type, rounds, picking);
      const order = await this.firstOrder(transaction.db, league, startup, body, picking, seed);
      const rules = await this.queries.rules(league, body.type, transaction.db);
      const typed = body.name?.trim() ?? '';
      const state: DraftState = {
        id,
        leagueId: league.id,
        season: league.season,
        type: body.type,
        kind: mock ? 'mock' : startup ? 'startup' : 'annual',
        ...storedName(
          typed === '' ? { name: '', built: builtName(league, body.type, startup, mock) } : { name: typed },
        ),
        createdBy: member.userId,
        seq: 0,
        status: 'lobby',
        rounds,
        clock: firstClock(body.clock, rules, league),
        rules,
        order,
        teams: mock ? this.mockTeams(teams, member) : teams,
        slots: layOutSlots(order.kind, order.teamIds, picks),
        onClock: null,
        outage: this.clock.lastOutage,
      };
      await insertDraft(transaction.db, state, seed, night);
      await this.log.create(
        transaction,
        state,
        member.userId,
        night ? [{ type: 'nightChanged', night, before: null }] : [],
      );
      return { draft_id: id };
    }, idempotency);
  }

  /** Refuses a second draft of the season, and a general draft before the keepers are known. */
  private async requireFirst(db: Db, league: DraftLeague, type: CreateDraft['type']): Promise<void> {
    if (await this.queries.counting(league.id, league.season, type, db))
      throw new RefusalError(refusal('draftExists', { figures: { type, season: league.season } }));
    if (bringsTeams(type)) await refuseOtherDraft(db, league.id, league.season);
    if (type === 'general' && (await this.queries.keepersOpen(db, league)))
      throw new RefusalError(refusal('keepersOpen'));
  }

  /** The new teams of an expansion draft. An archive brings teams along, but no draft that has not begun. */
  private async joinedTeams(
    transaction: Transaction,
    league: LockedLeague,
    { userId: by }: Member,
    { teams: added = 0 }: CreateDraft,
  ): Promise<readonly string[]> {
    const waiting = await this.queries.joinedTeams(league.id, league.current_season, transaction.db);
    return waiting.length > 0 ? waiting : growLeague(transaction, league, { added, by });
  }

  /**
   * The order a draft starts with. A further draft has the order of the settings, as far as that is known. Other drafts
   * of the season go by its standings so far, annual drafts of a dynasty by those of last season. A startup draft goes
   * by last season's table when it was imported. The winner of a loser's bracket is first where that is its prize.
   * Otherwise, or when that season has no points, the order is drawn at random before the draft begins. `seed` is the
   * seed of that draw; only its hash is published here.
   */
  private async firstOrder(
    db: Db,
    league: DraftLeague,
    startup: boolean,
    { type, order: wished }: Pick<CreateDraft, 'type' | 'order'>,
    teamIds: readonly string[],
    seed: string,
  ): Promise<DraftOrder> {
    const other = orderFrom(type, league.settings);
    const same = other === null ? null : await orderOfDraft({ queries: this.queries, log: this.log }, league, other);
    const proof = { seed: null, seedHash: null, nextSeedHash: hashOf(seed) };
    if (same !== null) {
      const kind = wished ?? (same.kind === 'snake' ? 'snake' : 'linear');
      return { kind, source: 'same', teamIds: inOrderOf(same, teamIds), ...proof };
    }
    const rule = orderRule(type, league.settings) ?? 'table';
    const last = tableSeason(type, league.season);
    const byTable =
      !bringsTeams(type) &&
      (heldInSeason(type) || (league.type === 'dynasty' && (!startup || (await hasFinalTable(db, league.id, last)))));
    const kind: OrderKind = wished ?? (byTable && rule !== 'random' ? 'linear' : 'snake');
    const found =
      byTable && (rule === 'table' || rule === 'best') ? await findDraftPrecedence(db, league.id, type, last) : null;
    const worstFirst = found && [...found.ahead, ...found.others];
    return {
      kind,
      source: worstFirst === null ? 'undrawn' : rule === 'best' ? 'best' : 'standings',
      teamIds: (rule === 'best' ? worstFirst?.toReversed() : worstFirst) ?? teamIds,
      ...proof,
    };
  }

  /** In a mock only its creator has a seat at first; others take theirs by switching Auto off. */
  private mockTeams(teams: DraftTeam[], member: Member): DraftTeam[] {
    return teams.map((team) => ({ ...team, auto: team.id === member.teamId ? 'off' : 'empty' }));
  }

  /** The draft's picks; creates those that are missing. */
  private async ensurePicks(
    db: Db,
    league: DraftLeague,
    type: DraftType,
    rounds: number,
    teamIds: readonly string[],
  ): Promise<PickAsset[]> {
    const { id, season } = league;
    await insertPicks(db, id, roundsOf([{ season, type, rounds }]), teamIds);
    return this.queries.picks(id, season, type, rounds, db);
  }
}

/**
 * The refusal of a draft in a phase in which it cannot be prepared; null when it can. A draft between seasons can be
 * prepared from protection on. In the offseason the next season and its picks do not exist yet.
 */
function wrongPhase(phase: LeaguePhase, type: DraftType, mock: boolean): Refusal | null {
  if (isOptional(type)) return draftPhases(type).includes(phase) ? null : refuseWrongPhase(phase, type);
  return !mock && (phase === 'in-season' || phase === 'offseason')
    ? refusal('wrongPhase.create', { figures: { phase } })
    : null;
}

/** The clock that the commissioner chose, else the default: in an auction the nomination clock of the settings. */
function firstClock(body: ClockBody | undefined, { auction }: DraftRules, { settings }: DraftLeague): ClockSettings {
  const clock = clockFrom(body);
  return body || auction === undefined ? clock : { ...clock, seconds: nominationSeconds(settings) };
}

const insertDraft = (db: Db, state: DraftState, seed: string, night: DraftNight | null) =>
  db
    .insertInto('draft')
    .values({
      id: state.id,
      league_id: state.leagueId,
      season: state.season,
      type: state.type,
      kind: state.kind,
      name: state.built === undefined ? state.name : null,
      built: state.built === undefined ? null : json(state.built),
      status: 'lobby',
      seq: night ? 2 : 1,
      rounds: state.rounds,
      picks: state.slots.length,
      seed,
      seed_hash: hashOf(seed),
      created_by: state.createdBy,
      night_at: night && new Date(night.at),
    })
    .execute();
